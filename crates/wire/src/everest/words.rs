//! Mount Everest's events and refusals as words to say.

use summiteer_rules::core::Seat;
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{
    Client, Event, Gain, Game, Item, NightReport, Place, Refusal, Returned,
};
use summiteer_rules::mountain::{Card, Direction, Pawn, Slot, SpaceId};

use super::load::kind_text;
use crate::Words;

impl Words {
    fn everest(key: &str) -> Self {
        Self::new(&format!("everest-event-{key}"))
    }

    fn seat(self, seat: Seat) -> Self {
        self.text("seat", seat)
    }

    fn guide(self, guide: Pawn) -> Self {
        self.text("guide", guide)
    }

    fn camp(self, camp: u8) -> Self {
        self.number("camp", camp + 1)
    }

    fn at(self, name: &str, game: &Game, space: SpaceId) -> Self {
        self.text(name, &game.board().space(space).id)
    }

    fn card(self, game: &Game, card: Card) -> Self {
        self.text("card", card_text(game, card))
    }

    fn cards(self, game: &Game, cards: impl IntoIterator<Item = Card>) -> Self {
        let texts: Vec<String> = cards.into_iter().map(|card| card_text(game, card)).collect();
        self.text("cards", texts.join(" "))
    }

    fn client(self, client: Client) -> Self {
        self.text("client", client)
    }
}

/// What has happened.
pub fn event_words(game: &Game, event: &Event) -> Words {
    match *event {
        Event::FirstSeat(seat) => Words::everest("first-seat").seat(seat),
        Event::ScorePawn(seat) => Words::everest("score-pawn").seat(seat),
        Event::TileShown(tile) => Words::everest("tile-shown").number("tile", tile.0 + 1),
        Event::TokenShown(risk) => Words::everest("token-shown").number("risk", risk.0),
        Event::Reshuffled(seat) => Words::everest("reshuffled").seat(seat),
        Event::DayBegan { day, start } => Words::everest("day-began").number("day", day).seat(start),
        Event::CardDrawn { seat, card } => secret_words(game, "card-drawn", seat, card),
        Event::OxygenSpent { seat, camp, cards } => {
            Words::everest("oxygen-spent").seat(seat).camp(camp).number("cards", cards)
        }
        Event::AirSeen { seat, card } => secret_words(game, "air-seen", seat, card),
        Event::AirKept { seat, card } => secret_words(game, "air-kept", seat, card),
        Event::AirReturned { seat, count, cards, on_top } => returned_words(game, seat, count, cards, on_top),
        Event::CardRemoved { seat, card } => secret_words(game, "card-removed", seat, card),
        Event::OxygenClosed(seat) => Words::everest("oxygen-closed").seat(seat),
        Event::ChoiceBegan => Words::everest("choice-began"),
        Event::Chosen(seat) => Words::everest("chosen").seat(seat),
        Event::Revealed { seat, cards, sum } => {
            Words::everest("revealed").seat(seat).cards(game, cards.into_iter().flatten()).number("sum", sum)
        }
        Event::NoToken => Words::everest("no-token"),
        Event::MustTake(seat) => Words::everest("must-take").seat(seat),
        Event::TokenTaken { seat, risk } => Words::everest("token-taken").seat(seat).number("risk", risk.0),
        Event::TurnBegan(seat) => Words::everest("turn-began").seat(seat),
        Event::Assigned { card, guide, direction, .. } => assigned_words(game, card, guide, direction),
        Event::Stepped { guide, from, to, cost } => Words::everest("stepped")
            .guide(guide)
            .at("from", game, from)
            .at("to", game, to)
            .number("cost", cost),
        Event::Icefall(event) => icefall_words(game, event),
        Event::Swapped(seat) => Words::everest("swapped").seat(seat),
        Event::Moved { seat, item, from, to } => moved_words(seat, item, from, to),
        Event::Pitched { guide, space, cost } => {
            Words::everest("pitched").guide(guide).at("space", game, space).number("cost", cost)
        }
        Event::Acclimatized { place, client, points, level } => Words::everest("acclimatized")
            .text("place", place.text())
            .client(client)
            .number("points", points)
            .number("level", level),
        Event::LostLevels { guide, levels } => {
            Words::everest("lost-levels").guide(guide).number("levels", levels)
        }
        Event::PaidCard { card, .. } => Words::everest("paid-card").card(game, card),
        Event::PaidLevel { guide } => Words::everest("paid-level").guide(guide),
        Event::Lapsed { seat, points } => Words::everest("lapsed").seat(seat).number("points", points),
        Event::Won { seat, gain, points, score } => {
            let key = match gain {
                Gain::Summit => "won-summit",
                Gain::Return => "won-return",
            };
            Words::everest(key).seat(seat).number("points", points).number("score", score)
        }
        Event::Died { seat, kind } => Words::everest("died").seat(seat).text("kind", kind_text(kind)),
        Event::Lost { seat, points, score } => {
            Words::everest("lost").seat(seat).number("points", points).number("score", score)
        }
        Event::TurnEnded(seat) => Words::everest("turn-ended").seat(seat),
        Event::Night(report) => night_words(&report),
        Event::GameOver => Words::everest("game-over"),
    }
}

/// A card that only its owner may know.
fn secret_words(game: &Game, key: &str, seat: Seat, card: Option<Card>) -> Words {
    match card {
        Some(card) => Words::everest(key).seat(seat).card(game, card),
        None => Words::everest(&format!("{key}-hidden")).seat(seat),
    }
}

fn returned_words(game: &Game, seat: Seat, count: u8, cards: Returned, on_top: bool) -> Words {
    let end = if on_top { "top" } else { "bottom" };
    let told = cards.iter().any(Option::is_some);
    let words = Words::everest(if told { "air-returned" } else { "air-returned-hidden" });
    let words = words.seat(seat).number("count", count).text("end", end);
    if told { words.cards(game, cards.into_iter().flatten()) } else { words }
}

fn icefall_words(game: &Game, event: IcefallEvent) -> Words {
    match event {
        IcefallEvent::Probed { pawn, to } => Words::everest("probed").guide(pawn).at("to", game, to),
        IcefallEvent::FrontShown { space, front } => {
            Words::everest("front-shown").at("space", game, space).text("front", front.text())
        }
        IcefallEvent::Retreated { pawn, to } => Words::everest("retreated").guide(pawn).at("to", game, to),
        IcefallEvent::SlidBack { pawn, to } => Words::everest("slid").guide(pawn).at("to", game, to),
    }
}

fn assigned_words(game: &Game, card: Card, guide: Pawn, direction: Option<Direction>) -> Words {
    let words = Words::everest(if direction.is_some() { "assigned-rope" } else { "assigned" });
    let words = words.card(game, card).guide(guide);
    direction.map_or(words.clone(), |direction| words.text("direction", direction.text()))
}

/// What a move of an item is called depends on where it goes.
fn moved_words(seat: Seat, item: Item, from: Place, to: Place) -> Words {
    let words = |key: &str| Words::everest(key).seat(seat).text("item", item.text());
    match (from, to) {
        (Place::Base, Place::Guide(guide)) => words("loaded").guide(guide),
        (Place::Camp(camp), Place::Guide(guide)) => words("fetched").guide(guide).camp(camp),
        (Place::Guide(guide), Place::Guide(other)) => words("handed").guide(guide).text("other", other),
        (Place::Guide(guide), Place::Camp(camp)) => words("stored").guide(guide).camp(camp),
        (Place::Guide(guide), Place::Base) => words("unloaded").guide(guide),
        (Place::Guide(guide), Place::Lost) => words("abandoned").guide(guide),
        (Place::Lost, _) | (Place::Base | Place::Camp(_), Place::Base | Place::Camp(_) | Place::Lost) => {
            unreachable!("items go from or to a guide (EV-061 to EV-078)")
        }
    }
}

fn night_words(report: &NightReport) -> Words {
    Words::everest("night")
        .seat(report.seat)
        .text("place", report.place.text())
        .client(report.client)
        .number("terrain", report.terrain)
        .number("lungs", report.lungs)
        .number("tent", report.tent)
        .number("before", report.client.level)
        .number("after", report.after)
}

/// Why an action is refused.
pub fn refusal_words(game: &Game, refusal: &Refusal) -> Words {
    let words = Words::new(&format!("everest-refusal-{}", refusal.key()));
    let rule = refusal.rule().map(str::to_owned);
    let slot = |slot: Slot| i32::from(slot.0) + 1;
    let words = match *refusal {
        Refusal::GameOver
        | Refusal::ChanceFirst
        | Refusal::NoSuchChance
        | Refusal::AirDeckEmpty
        | Refusal::ReturnAll
        | Refusal::AlreadyChosen
        | Refusal::CardsUnordered
        | Refusal::NothingToSwap
        | Refusal::NotThere
        | Refusal::NoTransfer
        | Refusal::CampFull
        | Refusal::NothingOwed => words,
        Refusal::NotNow { seat } => words.seat(seat),
        Refusal::NoOxygen { camp } | Refusal::TooLow { camp } => words.camp(camp),
        Refusal::CardNotSeen { card } | Refusal::JustTaken { card } | Refusal::CardNotInHand { card } => {
            words.card(game, card)
        }
        Refusal::TokenNotShown { risk } => words.number("risk", risk.0),
        Refusal::NotYourGuide { guide }
        | Refusal::NotHere { guide }
        | Refusal::NoRoom { guide }
        | Refusal::Overloaded { guide }
        | Refusal::NoTent { guide }
        | Refusal::NotEligible { guide } => words.guide(guide),
        Refusal::NoSuchCard { slot: s }
        | Refusal::CardBound { slot: s }
        | Refusal::DirectionMissing { slot: s }
        | Refusal::DirectionUnwanted { slot: s }
        | Refusal::AlreadyAssigned { slot: s }
        | Refusal::NotMovement { slot: s }
        | Refusal::NotAcclimatization { slot: s } => words.number("slot", slot(s)),
        Refusal::DirectionFixed { slot: s, direction } => {
            words.number("slot", slot(s)).text("direction", direction.text())
        }
        Refusal::CardSpent { slot: s, left } => words.number("slot", slot(s)).number("left", left),
        Refusal::NotJoined { from, to } => words.at("from", game, from).at("to", game, to),
        Refusal::ZoneClosed { space } | Refusal::Crevasse { space } => words.at("space", game, space),
        Refusal::TooMuchOxygen { guide, limit } => words.guide(guide).number("limit", limit),
        Refusal::TooFewPoints { guide, need, have } => {
            words.guide(guide).number("need", need).number("have", have)
        }
        Refusal::SpaceFull { space, limit } => words.at("space", game, space).number("limit", limit),
        Refusal::MustLeave { guide, space, limit } => {
            words.guide(guide).at("space", game, space).number("limit", limit)
        }
        Refusal::PenaltyDue { owed } => words.number("owed", owed),
        Refusal::PenaltyUnpayable { owed, payable } => words.number("owed", owed).number("payable", payable),
    };
    Words { rule, ..words }
}

/// A card that the deck lacks has no name.
fn card_text(game: &Game, card: Card) -> String {
    game.deck().kinds.get(usize::from(card.0)).map(|kind| kind.text()).unwrap_or_default()
}
