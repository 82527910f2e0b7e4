//! K2 and Lhotse as text.

mod actions;
mod mountain;
mod seats;

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Action, Event, Game, Phase, Refusal, State, View};

use super::mountain::{Ids, Sky, in_words, names, refused};
use super::{Show, lhotse};
use crate::texts::Texts;

impl Show for State {
    const HAS_SECRETS: bool = true;

    fn listed(actions: Vec<Action>) -> Vec<Action> {
        // Three cards of a whole deck can be discarded in some hundred ways.
        actions.into_iter().filter(|action| !matches!(action, Action::Discard { .. })).collect()
    }

    fn unlisted_words(&self, texts: &Texts) -> Option<String> {
        lhotse::discard_hint(self.public().phase, texts)
    }

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
        serde_json::to_string_pretty(&summiteer_wire::k2::ViewWire::new(view))
            .expect("a view always becomes JSON")
    }

    fn action_words(&self, action: Action, texts: &Texts) -> String {
        actions::words(self, action, texts)
    }

    fn event_words(&self, event: &Event, texts: &Texts) -> Option<String> {
        match event {
            // What the rescue card did was said already.
            Event::NightSettled(_) => None,
            told => {
                Some(in_words(&ids(self.game()), &summiteer_wire::k2::event_words(self.game(), told), texts))
            }
        }
    }

    fn refusal_words(&self, refusal: &Refusal, texts: &Texts) -> String {
        refused(&ids(self.game()), &summiteer_wire::k2::refusal_words(self.game(), refusal), texts)
    }

    fn result_words(&self, texts: &Texts) -> Vec<String> {
        let Some(result) = self.public().result(self.game()) else { return Vec::new() };
        let mut lines: Vec<String> = Seat::all(self.game().seats())
            .zip(&result.scores)
            .map(|(seat, score)| {
                texts.tell("cli-result-seat", [("seat", names::seat(seat)), ("score", (*score).into())])
            })
            .collect();
        if let Some(level) = result.solo {
            lines.push(
                texts
                    .tell("cli-result-solo", [("level", texts.say(&format!("solo-{}", level.key())).into())]),
            );
            lines.extend(lhotse::level_table(self.game(), texts));
            return lines;
        }
        let winners: Vec<String> = result.winners.iter().map(|seat| seat.to_string()).collect();
        let variables = [("seats", winners.join(", ").into()), ("count", winners.len().into())];
        lines.push(match result.by_summit {
            true => texts.tell("cli-result-by-summit", variables),
            false => texts.tell("cli-result-winners", variables),
        });
        lines
    }
}

/// The day and who is to do what.
fn headline(view: &View, texts: &Texts) -> String {
    let public = &view.public;
    let board = texts.say(&format!("board-{}", view.game.board().id));
    let season = texts.say(&format!("weather-{}", view.game.weather().id));
    let day = texts.tell("cli-day-of-game", [("day", public.day.into()), ("last", view.game.days().into())]);
    let phase = match public.phase {
        Phase::Deal(_) => texts.say("cli-phase-deal"),
        Phase::Draft | Phase::Discard | Phase::Slide(_) => {
            lhotse::phase(public.phase, texts).unwrap_or_default()
        }
        Phase::Choose => texts.say("cli-phase-choose"),
        Phase::TakeToken(seat) => texts.tell("cli-phase-take-token", [("seat", names::seat(seat))]),
        Phase::Act(seat) => texts.tell("cli-phase-act", [("seat", names::seat(seat))]),
        Phase::Rescue { seat, .. } => texts.tell("cli-phase-rescue", [("seat", names::seat(seat))]),
        Phase::Probe(probe) => texts.tell("cli-phase-probe", [("seat", names::seat(probe.pawn.seat()))]),
        Phase::Fork(probe) => texts.tell("cli-phase-fork", [("seat", names::seat(probe.pawn.seat()))]),
        Phase::Over => texts.say("cli-phase-over"),
    };
    format!("{board} · {season} · {day} · {phase}\n")
}

fn ids(game: &Game) -> Ids<'_> {
    Ids { board: game.board(), deck: game.deck(), own: lhotse::of_id }
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
