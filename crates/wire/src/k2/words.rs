//! K2's events and refusals as words to say.

use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::k2::{Direction, Event, Game, NightReport, Piece, Refusal};
use summiteer_rules::mountain::{SpaceId, TileId};

use super::seats::tile_number;
use crate::Words;

impl Words {
    fn space(self, game: &Game, name: &str, space: SpaceId) -> Self {
        self.text(name, &game.board().space(space).id)
    }

    /// A tile by its id; by its number in a set whose tiles have none.
    fn tile(self, game: &Game, tile: TileId) -> Self {
        match tile_id(game, tile) {
            Some(id) => self.text("tile", id),
            None => self.number("tile", tile_number(tile)),
        }
    }

    /// What a landslide moves: whose it is, and whether it is the `climber` or its `tent`.
    fn piece(self, piece: Piece) -> Self {
        let (climber, kind) = match piece {
            Piece::Climber(climber) => (climber, "climber"),
            Piece::Tent(climber) => (climber, "tent"),
        };
        self.text("climber", climber).text("piece", kind)
    }
}

/// What has happened.
pub fn event_words(game: &Game, event: &Event) -> Words {
    let card = |card| game.deck().card_text(card);
    match *event {
        Event::FirstSeat(seat) => Words::new("event-first-seat").text("seat", seat),
        Event::TileShown(tile) => {
            let key =
                if tile_id(game, tile).is_some() { "event-tile-shown-named" } else { "event-tile-shown" };
            Words::new(key).tile(game, tile)
        }
        Event::TokenShown(risk) => Words::new("event-token-shown").number("risk", risk.0),
        Event::CardDrawn { seat, card: Some(drawn) } => {
            Words::new("event-card-drawn").text("seat", seat).text("card", card(drawn))
        }
        Event::CardDrawn { seat, card: None } => Words::new("event-card-drawn-hidden").text("seat", seat),
        Event::Reshuffled(seat) => Words::new("event-reshuffled").text("seat", seat),
        Event::DayBegan { day, start } => {
            Words::new("event-day-began").number("day", day).text("seat", start)
        }
        Event::Chosen(seat) => Words::new("event-chosen").text("seat", seat),
        Event::Revealed { seat, cards, sum } => {
            let cards: Vec<String> = cards.iter().flatten().map(|played| card(*played)).collect();
            Words::new("event-revealed").text("seat", seat).text("cards", cards.join(" ")).number("sum", sum)
        }
        Event::NoToken => Words::new("event-no-token"),
        Event::MustTake(seat) => Words::new("event-must-take").text("seat", seat),
        Event::TokenTaken { seat, risk } => {
            Words::new("event-token-taken").text("seat", seat).number("risk", risk.0)
        }
        Event::TurnBegan(seat) => Words::new("event-turn-began").text("seat", seat),
        Event::Assigned { card: named, climber, direction, .. } => {
            let words =
                Words::new(if direction.is_some() { "event-assigned-rope" } else { "event-assigned" });
            let words = words.text("card", card(named)).text("climber", climber);
            direction.map_or(words.clone(), |direction| words.text("direction", direction.text()))
        }
        Event::Stepped { climber, from, to, cost } => Words::new("event-stepped")
            .text("climber", climber)
            .space(game, "from", from)
            .space(game, "to", to)
            .number("cost", cost),
        Event::Scored { climber, score } => {
            Words::new("event-scored").text("climber", climber).number("score", score)
        }
        Event::Summited { climber, before } => {
            Words::new("event-summited").text("climber", climber).number("before", before)
        }
        Event::Pitched { climber, space, cost } => Words::new("event-pitched")
            .text("climber", climber)
            .space(game, "space", space)
            .number("cost", cost),
        Event::Acclimatized { climber, points, level } => Words::new("event-acclimatized")
            .text("climber", climber)
            .number("points", points)
            .number("level", level),
        Event::PaidCard { card: paid, .. } => Words::new("event-paid-card").text("card", card(paid)),
        Event::PaidLevel { climber, level } => {
            Words::new("event-paid-level").text("climber", climber).number("level", level)
        }
        Event::Lapsed { seat, points } => {
            Words::new("event-lapsed").text("seat", seat).number("points", points)
        }
        Event::TurnEnded(seat) => Words::new("event-turn-ended").text("seat", seat),
        Event::Night(report) => night_words(game, &report),
        Event::Died(climber) => Words::new("event-died").text("climber", climber),
        Event::Dying(climber) => Words::new("event-dying").text("climber", climber),
        Event::Rescued { climber, to, score } => {
            Words::new("event-rescued").text("climber", climber).space(game, "to", to).number("score", score)
        }
        Event::Declined(seat) => Words::new("event-declined").text("seat", seat),
        Event::NightSettled(seat) => Words::new("event-night-settled").text("seat", seat),
        Event::GameOver => Words::new("event-game-over"),
        Event::TileDealt { seat, tile: Some(tile) } => {
            Words::new("event-tile-dealt").text("seat", seat).tile(game, tile)
        }
        Event::TileDealt { seat, tile: None } => Words::new("event-tile-dealt-hidden").text("seat", seat),
        Event::Kept(seat) => Words::new("event-kept").text("seat", seat),
        Event::DraftEnded => Words::new("event-draft-ended"),
        Event::DiscardChosen(seat) => Words::new("event-discard-chosen").text("seat", seat),
        Event::Discarded { seat, cards } => {
            Words::new("event-discarded").text("seat", seat).text("cards", cards.map(card).join(" "))
        }
        Event::RopeFixed { climber, from, to, cost } => Words::new("event-rope-fixed")
            .text("climber", climber)
            .space(game, "from", from)
            .space(game, "to", to)
            .number("cost", cost),
        Event::Buried { climber, before, after } => Words::new("event-buried")
            .text("climber", climber)
            .number("before", before)
            .number("after", after),
        Event::Slid { piece, from, to } => {
            Words::new("event-slid").piece(piece).space(game, "from", from).space(game, "to", to)
        }
        Event::Icefall(event) => icefall_words(game, event),
    }
}

fn icefall_words(game: &Game, event: IcefallEvent) -> Words {
    match event {
        IcefallEvent::Probed { pawn, to } => {
            Words::new("event-probed").text("climber", pawn).space(game, "to", to)
        }
        IcefallEvent::FrontShown { space, front } => {
            Words::new("event-front-shown").space(game, "space", space).text("front", front.text())
        }
        IcefallEvent::Retreated { pawn, to } => {
            Words::new("event-retreated").text("climber", pawn).space(game, "to", to)
        }
        IcefallEvent::SlidBack { pawn, to } => {
            Words::new("event-slid-back").text("climber", pawn).space(game, "to", to)
        }
    }
}

fn night_words(game: &Game, report: &NightReport) -> Words {
    Words::new("event-night")
        .text("climber", report.climber)
        .space(game, "space", report.space)
        .number("terrain", report.terrain)
        .number("lungs", report.lungs)
        .number("tent", report.tent)
        .number("before", report.before)
        .number("after", report.after)
}

/// Why an action is refused.
pub fn refusal_words(game: &Game, refusal: &Refusal) -> Words {
    let words = Words::new(&format!("refusal-{}", refusal.key()));
    let rule = refusal.rule().map(str::to_owned);
    let slot = |slot: summiteer_rules::games::k2::Slot| i32::from(slot.0) + 1;
    let words = match *refusal {
        Refusal::GameOver
        | Refusal::ChanceFirst
        | Refusal::NoSuchChance
        | Refusal::AlreadyChosen
        | Refusal::CardsUnordered
        | Refusal::NoFixedRopes
        | Refusal::NothingOwed => words,
        Refusal::NotNow { seat } | Refusal::RopeUsed { seat } => words.text("seat", seat),
        Refusal::CardNotInHand { card } => words.text("card", card_text(game, card)),
        Refusal::TokenNotShown { risk } => words.number("risk", risk.0),
        Refusal::NotYourClimber { climber }
        | Refusal::ClimberDead { climber }
        | Refusal::TentUsed { climber }
        | Refusal::NotEligible { climber }
        | Refusal::NotDying { climber } => words.text("climber", climber),
        Refusal::NoSuchCard { slot: s }
        | Refusal::DirectionMissing { slot: s }
        | Refusal::DirectionUnwanted { slot: s }
        | Refusal::AlreadyAssigned { slot: s }
        | Refusal::NotAcclimatization { slot: s }
        | Refusal::NotAssigned { slot: s } => words.number("slot", slot(s)),
        Refusal::CardBound { slot: s, climber } => words.number("slot", slot(s)).text("climber", climber),
        Refusal::DirectionFixed { slot: s, direction } => {
            words.number("slot", slot(s)).text("direction", Direction::text(direction))
        }
        Refusal::CardSpent { slot: s, left } => words.number("slot", slot(s)).number("left", left),
        Refusal::NotJoined { from, to }
        | Refusal::RopeTooSteep { from, to }
        | Refusal::RopePaths { from, to }
        | Refusal::RopeBlocked { from, to } => words.space(game, "from", from).space(game, "to", to),
        Refusal::TooFewPoints { climber, need, have } => {
            words.text("climber", climber).number("need", need).number("have", have)
        }
        Refusal::SpaceFull { space, limit } | Refusal::NoRoom { space, limit } => {
            words.space(game, "space", space).number("limit", limit)
        }
        Refusal::MustLeave { climber, space, limit } => {
            words.text("climber", climber).space(game, "space", space).number("limit", limit)
        }
        Refusal::PenaltyDue { owed } => words.number("owed", owed),
        Refusal::PenaltyUnpayable { owed, payable } => words.number("owed", owed).number("payable", payable),
        Refusal::TooHigh { space }
        | Refusal::Crevasse { space }
        | Refusal::NotOpen { space }
        | Refusal::RopeTooLow { space } => words.space(game, "space", space),
        Refusal::TileNotDealt { tile } => words.tile(game, tile),
        Refusal::NotSliding { piece } => words.piece(piece),
        Refusal::NoSlide { piece, to } => words.piece(piece).space(game, "to", to),
    };
    Words { rule, ..words }
}

/// The id of a tile, in a set whose tiles have one; a tile that the set lacks has none.
fn tile_id(game: &Game, tile: TileId) -> Option<&str> {
    game.weather().tiles.get(usize::from(tile.0))?.id.as_deref()
}

/// A card that the deck lacks has no name.
fn card_text(game: &Game, card: summiteer_rules::mountain::Card) -> String {
    game.deck().kinds.get(usize::from(card.0)).map(|kind| kind.text()).unwrap_or_default()
}
