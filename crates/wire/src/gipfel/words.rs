//! Gipfelstürmer's events and refusals as words to say.

use summiteer_rules::games::gipfel::{Event, Game, Places, Refusal, StationId};

use crate::Words;

impl Words {
    fn station(self, game: &Game, name: &str, station: StationId) -> Self {
        self.text(name, &game.board().station(station).id)
    }
}

/// What has happened.
pub fn event_words(game: &Game, event: &Event) -> Words {
    let words = Words::new(&format!("gipfel-event-{}", event_key(event)));
    match *event {
        Event::FirstSeat(seat) | Event::Stuck(seat) | Event::SummitLeft(seat) | Event::Won(seat) => {
            words.text("seat", seat)
        }
        Event::TookUp { seat, places } => {
            words.text("seat", seat).text("places", spaced(places.iter().map(|place| place + 1)))
        }
        Event::Rolled { seat, place, face } => {
            words.text("seat", seat).number("place", place as i32 + 1).number("face", face)
        }
        Event::DiceLie { seat, dice } => words.text("seat", seat).text("dice", spaced(dice.0)),
        Event::Moved { seat, from, to, .. }
        | Event::PushedUp { seat, from, to }
        | Event::WashedDown { seat, from, to } => {
            words.text("seat", seat).station(game, "from", from).station(game, "to", to)
        }
        Event::SetBack { seat, from } => words.text("seat", seat).station(game, "from", from),
        Event::Arrived { seat, arrivals, .. } => words.text("seat", seat).number("arrivals", arrivals),
        Event::TurnPassed { to, .. } => words.text("seat", to),
    }
}

/// What the event's key ends with.
fn event_key(event: &Event) -> &'static str {
    match event {
        Event::FirstSeat(_) => "first-seat",
        Event::TookUp { places: Places::ALL, .. } => "took-up-all",
        Event::TookUp { .. } => "took-up",
        Event::Rolled { .. } => "rolled",
        Event::DiceLie { .. } => "dice-lie",
        Event::Moved { joker: false, .. } => "moved",
        Event::Moved { joker: true, .. } => "moved-joker",
        Event::PushedUp { .. } => "pushed-up",
        Event::WashedDown { .. } => "washed-down",
        Event::SetBack { .. } => "set-back",
        Event::Stuck(_) => "stuck",
        Event::SummitLeft(_) => "summit-left",
        Event::Arrived { pushed: false, .. } => "arrived",
        Event::Arrived { pushed: true, .. } => "arrived-pushed",
        Event::TurnPassed { .. } => "turn-passed",
        Event::Won(_) => "won",
    }
}

/// Why an action is refused. An argument called `sign` is the sign's notation.
pub fn refusal_words(game: &Game, refusal: &Refusal) -> Words {
    let words = Words::new(&format!("gipfel-refusal-{}", refusal.key()));
    let rule = refusal.rule().map(str::to_owned);
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
        Refusal::PushDue { at } | Refusal::NotPushed { at } => words.station(game, "station", at),
        Refusal::NoTrail { from, to } => words.station(game, "from", from).station(game, "to", to),
        Refusal::NoGoat { station } | Refusal::NotOnTheWay { station } => {
            words.station(game, "station", station)
        }
        Refusal::SignNotMet { sign } => words.text("sign", sign.text()),
    };
    Words { rule, ..words }
}

/// Numbers with a space between them.
fn spaced<T: ToString>(numbers: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    texts.join(" ")
}
