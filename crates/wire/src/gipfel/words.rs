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
    let words = Words::new(event_key(event));
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

fn event_key(event: &Event) -> &'static str {
    match event {
        Event::FirstSeat(_) => "gipfel-event-first-seat",
        Event::TookUp { places: Places::ALL, .. } => "gipfel-event-took-up-all",
        Event::TookUp { .. } => "gipfel-event-took-up",
        Event::Rolled { .. } => "gipfel-event-rolled",
        Event::DiceLie { .. } => "gipfel-event-dice-lie",
        Event::Moved { joker: false, .. } => "gipfel-event-moved",
        Event::Moved { joker: true, .. } => "gipfel-event-moved-joker",
        Event::PushedUp { .. } => "gipfel-event-pushed-up",
        Event::WashedDown { .. } => "gipfel-event-washed-down",
        Event::SetBack { .. } => "gipfel-event-set-back",
        Event::Stuck(_) => "gipfel-event-stuck",
        Event::SummitLeft(_) => "gipfel-event-summit-left",
        Event::Arrived { pushed: false, .. } => "gipfel-event-arrived",
        Event::Arrived { pushed: true, .. } => "gipfel-event-arrived-pushed",
        Event::TurnPassed { .. } => "gipfel-event-turn-passed",
        Event::Won(_) => "gipfel-event-won",
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
