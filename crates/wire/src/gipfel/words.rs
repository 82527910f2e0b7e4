//! Events, refusals and signs as a locale key with its arguments.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{DICE, Dice, Event, Face, Game, Places, Refusal, Sign, StationId};

use crate::Words;

impl Words {
    fn station(self, game: &Game, name: &str, station: StationId) -> Self {
        self.text(name, &game.board().station(station).id)
    }
}

/// What has happened.
pub fn event_words(game: &Game, event: &Event) -> Words {
    let by = |key, seat: Seat| Words::new(key).text("seat", seat);
    let way = |key, seat, from, to| by(key, seat).station(game, "from", from).station(game, "to", to);
    match *event {
        Event::FirstSeat(seat) => by("gipfel-event-first-seat", seat),
        Event::TookUp { seat, places: Places::ALL } => by("gipfel-event-took-up-all", seat),
        Event::TookUp { seat, places } => {
            by("gipfel-event-took-up", seat).text("places", places_text(places))
        }
        Event::Rolled { seat, place, face } => {
            by("gipfel-event-rolled", seat).number("place", place as u8 + 1).number("face", face)
        }
        Event::DiceLie { seat, dice } => by("gipfel-event-dice-lie", seat).text("dice", dice_text(dice)),
        Event::Moved { seat, from, to, joker: false } => way("gipfel-event-moved", seat, from, to),
        Event::Moved { seat, from, to, joker: true } => way("gipfel-event-moved-joker", seat, from, to),
        Event::PushedUp { seat, from, to } => way("gipfel-event-pushed-up", seat, from, to),
        Event::WashedDown { seat, from, to } => way("gipfel-event-washed-down", seat, from, to),
        Event::SetBack { seat, from } => by("gipfel-event-set-back", seat).station(game, "from", from),
        Event::Stuck(seat) => by("gipfel-event-stuck", seat),
        Event::SummitLeft(seat) => by("gipfel-event-summit-left", seat),
        Event::Arrived { seat, arrivals, pushed: false } => {
            by("gipfel-event-arrived", seat).number("arrivals", arrivals)
        }
        Event::Arrived { seat, arrivals, pushed: true } => {
            by("gipfel-event-arrived-pushed", seat).number("arrivals", arrivals)
        }
        Event::TurnPassed { to, .. } => by("gipfel-event-turn-passed", to),
        Event::Won(seat) => by("gipfel-event-won", seat),
    }
}

/// Why an action is refused.
pub fn refusal_words(game: &Game, refusal: &Refusal) -> Words {
    let words = Words::new(&format!("gipfel-refusal-{}", refusal.key()));
    let words = match *refusal {
        Refusal::GameOver
        | Refusal::ChanceFirst
        | Refusal::NoSuchChance
        | Refusal::RollAllFirst
        | Refusal::NoRollsLeft
        | Refusal::NoDice
        | Refusal::MustMove
        | Refusal::MustPutBack => words,
        Refusal::NotNow { seat } => words.text("seat", seat),
        Refusal::PushDue { at: station }
        | Refusal::NotPushed { at: station }
        | Refusal::NoGoat { station }
        | Refusal::NotOnTheWay { station } => words.station(game, "station", station),
        Refusal::NoTrail { from, to } => words.station(game, "from", from).station(game, "to", to),
        Refusal::SignNotMet { sign } => words.text("sign", sign.text()),
    };
    Words { rule: refusal.rule().map(str::to_owned), ..words }
}

/// What a sign asks for; its short form has the same key with `-short` behind it.
pub fn sign_words(sign: Sign) -> Words {
    let words = |kind| Words::new(&format!("sign-{kind}"));
    match sign {
        Sign::SumAtMost(sum) => words("sum-at-most").number("sum", sum),
        Sign::SumAtLeast(sum) => words("sum-at-least").number("sum", sum),
        Sign::ThreeOf(face) => words("three-of").number("face", face),
        Sign::TwoPairs => words("two-pairs"),
        Sign::FullHouse => words("full-house"),
        Sign::Straight(length) if usize::from(length) < DICE => words("small-straight"),
        Sign::Straight(_) => words("large-straight"),
        Sign::OfAKind(count) => words("of-a-kind").number("count", count),
    }
}

/// The places of dice, counted from 1.
fn places_text(places: Places) -> String {
    places.iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(" ")
}

fn dice_text(dice: Dice) -> String {
    dice.0.map(|face: Face| face.to_string()).join(" ")
}
