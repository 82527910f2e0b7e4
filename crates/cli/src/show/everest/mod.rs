//! Mount Everest as text.

mod actions;
mod mountain;
mod names;
mod seats;

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Action, Event, Game, Phase, Refusal, State, View};
use summiteer_rules::mountain::DAYS;

use super::Show;
use super::mountain::{Ids, Sky, in_words, refused};
use crate::texts::Texts;

impl Show for State {
    const HAS_SECRETS: bool = true;

    fn show(view: &View, texts: &Texts) -> String {
        let parts = [
            headline(view, texts),
            sky(view, texts),
            mountain::show(view, texts),
            seats::show(view, texts),
            seats::show_own(view, texts),
        ];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn json(view: &View) -> String {
        serde_json::to_string_pretty(&summiteer_wire::everest::ViewWire::new(view))
            .expect("a view always becomes JSON")
    }

    fn action_words(&self, action: Action, texts: &Texts) -> String {
        actions::words(self, action, texts)
    }

    fn event_words(&self, event: &Event, texts: &Texts) -> Option<String> {
        let words = summiteer_wire::everest::event_words(self.game(), event);
        Some(in_words(&ids(self.game()), &words, texts))
    }

    fn refusal_words(&self, refusal: &Refusal, texts: &Texts) -> String {
        refused(&ids(self.game()), &summiteer_wire::everest::refusal_words(self.game(), refusal), texts)
    }

    /// Each seat's points, then who won.
    fn result_words(&self, texts: &Texts) -> Vec<String> {
        let Some(result) = self.public().result(self.game()) else { return Vec::new() };
        let line = |(seat, score): (Seat, &u16)| {
            texts.tell("cli-result-seat", [("seat", seat.to_string().into()), ("score", (*score).into())])
        };
        let mut lines: Vec<String> = Seat::all(self.game().seats()).zip(&result.scores).map(line).collect();
        let winner = result.ranking[0].to_string();
        lines.push(texts.tell("cli-result-winners", [("seats", winner.into()), ("count", 1.into())]));
        lines
    }
}

fn ids(game: &Game) -> Ids<'_> {
    Ids { board: game.board(), deck: game.deck(), own: names::of_id }
}

/// The day and who is to do what.
fn headline(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    let board = texts.say(&format!("board-{}", view.game.board().id));
    let season = texts.say(&format!("weather-{}", view.game.weather().id));
    let day = texts.tell("cli-day-of-game", [("day", public.day.into()), ("last", DAYS.into())]);
    let tell = |key: &str, seat: Seat| texts.tell(key, [("seat", seat.to_string().into())]);
    let phase = match public.phase {
        Phase::Deal(_) => texts.say("cli-phase-deal"),
        Phase::Oxygen => texts.say("everest-cli-phase-oxygen"),
        Phase::Choose => texts.say("cli-phase-choose"),
        Phase::TakeToken(seat) => tell("cli-phase-take-token", seat),
        Phase::Act(seat) => tell("cli-phase-act", seat),
        Phase::Probe(probe) => tell("cli-phase-probe", probe.pawn.seat()),
        Phase::Fork(probe) => tell("cli-phase-fork", probe.pawn.seat()),
        Phase::Over => texts.say("cli-phase-over"),
    };
    format!("{board} · {season} · {day} · {phase}\n")
}

fn sky(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    let sky = Sky {
        board: view.game.board(),
        weather: view.game.weather(),
        today: public.day,
        tile_of: &|ahead| public.tile_of(ahead),
        shown: &public.shown,
    };
    sky.show(texts)
}
