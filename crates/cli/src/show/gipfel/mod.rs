//! Gipfelstürmer as text.

mod actions;
mod mountain;
mod names;

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{Action, Event, MAX_ROLLS, Phase, Refusal, State, View};
use summiteer_wire::gipfel::{SeatWire, ViewWire, event_words, refusal_words};

use super::Show;
use crate::texts::Texts;

impl Show for State {
    const HAS_SECRETS: bool = false;

    fn listed(actions: Vec<Action>) -> Vec<Action> {
        // Some of five dice can be picked in 31 ways; only all of them, the beginning of a turn, has a number.
        let begins = actions.len() == 1;
        let roll = |action: &Action| matches!(action, Action::Roll(_));
        actions.into_iter().filter(|action| begins || !roll(action)).collect()
    }

    fn unlisted_words(&self, texts: &Texts) -> Option<String> {
        let left = MAX_ROLLS - self.public().rolls;
        let choosing = matches!(self.public().phase, Phase::Choose(_));
        (choosing && left > 0).then(|| texts.say("gipfel-cli-roll-hint"))
    }

    fn show(view: &View, texts: &Texts) -> String {
        let seats: String = ViewWire::new(view).seats.iter().map(|seat| seat_line(seat, texts)).collect();
        let parts = [headline(view, texts), mountain::show(view, texts), seats, dice(view, texts)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn json(view: &View) -> String {
        serde_json::to_string_pretty(&ViewWire::new(view)).expect("a view always becomes JSON")
    }

    fn action_words(&self, action: Action, texts: &Texts) -> String {
        actions::words(self, action, texts)
    }

    fn event_words(&self, event: &Event, texts: &Texts) -> Option<String> {
        match event {
            // How all dice lie is told when the last one has come to rest.
            Event::TookUp { .. } | Event::Rolled { .. } => None,
            Event::FirstSeat(_)
            | Event::DiceLie { .. }
            | Event::Moved { .. }
            | Event::PushedUp { .. }
            | Event::WashedDown { .. }
            | Event::SetBack { .. }
            | Event::Stuck(_)
            | Event::SummitLeft(_)
            | Event::Arrived { .. }
            | Event::TurnPassed { .. }
            | Event::Won(_) => Some(names::in_words(self.game(), &event_words(self.game(), event), texts)),
        }
    }

    fn refusal_words(&self, refusal: &Refusal, texts: &Texts) -> String {
        let words = refusal_words(self.game(), refusal);
        let reason = names::in_words(self.game(), &words, texts);
        match words.rule {
            Some(rule) => {
                texts.tell("cli-refused-by-rule", [("reason", reason.into()), ("rule", rule.into())])
            }
            None => reason,
        }
    }

    fn result_words(&self, texts: &Texts) -> Vec<String> {
        let winner = self.public().winner();
        let line = |seat: Seat| texts.tell("gipfel-end-won", [("seat", seat.to_string().into())]);
        winner.map(line).into_iter().collect()
    }
}

/// The board and who is to do what.
fn headline(view: &View, texts: &Texts) -> String {
    let board = texts.say(&format!("board-{}", view.game.board().id));
    let seated = |key, seat: Seat| texts.tell(key, [("seat", seat.to_string().into())]);
    let phase = match view.public.phase {
        Phase::First => texts.say("gipfel-phase-first"),
        Phase::Roll(seat) => seated("gipfel-phase-roll", seat),
        Phase::Rolling(seat) => seated("gipfel-phase-rolling", seat),
        Phase::Choose(seat) => seated("gipfel-phase-choose", seat),
        Phase::Push { seat, .. } => seated("gipfel-phase-push", seat),
        Phase::Over(_) => texts.say("gipfel-phase-over"),
    };
    format!("{board} · {phase}\n")
}

fn seat_line(seat: &SeatWire, texts: &Texts) -> String {
    let goats = [("village", seat.start.into()), ("way", seat.way.into())];
    let disc = match seat.arrivals {
        0 => "seat-disc-bare",
        1 => "seat-disc-goat",
        _ => "seat-disc-won",
    };
    format!("{}: {}, {}\n", seat.id, texts.tell("seat-goats", goats), texts.say(disc))
}

/// The dice and the rolls left; nothing before the dice are rolled.
fn dice(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    if !public.dice.are_rolled() {
        return String::new();
    }
    let faces = public.dice.0.map(|face| face.to_string()).join(" ");
    let left = texts.tell("dice-left", [("count", (MAX_ROLLS - public.rolls).into())]);
    format!("{}: {faces} ({left})\n", texts.say("dice-title"))
}
