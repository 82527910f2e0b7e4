//! Writes a position.

use std::fmt::Write;

use super::super::action::Place;
use super::super::client::Clients;
use super::super::state::{AirStep, Phase, Stage, State};
use crate::core::Seat;
use crate::expedition::position_text::line;
use crate::mountain::{Card, CardCounts, Pawn, SpaceId};

pub(super) fn text(state: &State) -> String {
    let mut lines = open_lines(state);
    for guide in Pawn::all(state.game.seats()) {
        lines.push(guide_line(state, guide));
    }
    for seat in Seat::all(state.game.seats()) {
        seat_lines(state, seat, &mut lines);
        secret_lines(state, seat, &mut lines);
    }
    lines.extend(turn_lines(state));
    lines.join("\n") + "\n"
}

fn open_lines(state: &State) -> Vec<String> {
    let public = &state.public;
    let order = public.order.iter().flatten().map(Seat::to_string);
    let mut lines = public.lines(&phase_text(state, public.phase));
    lines.push(line("order", order));
    lines.extend(state.game.icefall().lines(state.game.board(), &public.icefall));
    lines.extend(public.token_line());
    lines
}

fn id(state: &State, space: SpaceId) -> &str {
    &state.game.board().space(space).id
}

fn phase_text(state: &State, phase: Phase) -> String {
    let board = state.game.board();
    match phase {
        Phase::Deal(Stage::Morning) => "deal morning".to_owned(),
        Phase::Deal(Stage::Act) => "deal act".to_owned(),
        Phase::Oxygen => "oxygen".to_owned(),
        Phase::Choose => "choose".to_owned(),
        Phase::TakeToken(seat) => format!("take {seat}"),
        Phase::Act(seat) => format!("act {seat}"),
        Phase::Probe(probe) => format!("probe {}", probe.text(board)),
        Phase::Fork(probe) => format!("fork {}", probe.text(board)),
        Phase::Over => "over".to_owned(),
    }
}

fn guide_line(state: &State, guide: Pawn) -> String {
    let at = state.public.guide(guide);
    let tent = if at.load.tent { " tent" } else { "" };
    let load = load_text(at.load.oxygen, &at.load.clients);
    format!("guide {guide} {}{tent}{load}", id(state, at.space))
}

fn load_text(oxygen: u8, clients: &Clients) -> String {
    let mut text = if oxygen > 0 { format!(" oxygen {oxygen}") } else { String::new() };
    for client in clients.iter() {
        let _ = write!(text, " {client}");
    }
    text
}

fn seat_lines(state: &State, seat: Seat, lines: &mut Vec<String>) {
    let public = &state.public.seats[seat];
    lines.push(format!("score {seat} {}", public.score));
    for (index, camp) in public.camps.iter().enumerate() {
        lines.extend(camp.as_ref().map(|camp| {
            let load = load_text(camp.oxygen, &camp.clients);
            format!("camp {seat} camp{} {}{load}", index + 1, id(state, camp.space))
        }));
    }
    for (name, number) in [("lost-tents", public.lost_tents), ("draws", public.draws)] {
        if number > 0 {
            lines.push(format!("{name} {seat} {number}"));
        }
    }
    if let Some(step) = step_text(public.step) {
        lines.push(format!("step {seat} {step}"));
    }
    let mut pile = |name: &str, cards: &CardCounts| {
        if cards.total() > 0 {
            lines.push(format!("{name} {seat} {}", state.game.parts().cards_text(cards.iter())));
        }
    };
    pile("cards", &public.on_table());
    pile("played", &public.played);
    pile("out", &public.out);
    lines.extend(public.card_lines(seat, Place::text));
}

fn step_text(step: AirStep) -> Option<String> {
    match step {
        AirStep::Closed => None,
        AirStep::Open => Some("open".to_owned()),
        AirStep::Look(cards) => Some(format!("look {cards}")),
        AirStep::Keep => Some("keep".to_owned()),
        AirStep::Return => Some("return".to_owned()),
        AirStep::Remove => Some("remove".to_owned()),
    }
}

fn secret_lines(state: &State, seat: Seat, lines: &mut Vec<String>) {
    let secret = &state.secrets[seat];
    let mut cards = |name: &str, cards: Vec<Card>| {
        if !cards.is_empty() {
            lines.push(format!("{name} {seat} {}", state.game.parts().cards_text(cards)));
        }
    };
    cards("hand", secret.hand.iter().collect());
    cards("removed", secret.removed.iter().collect());
    cards("air-top", secret.air.top.cards().to_vec());
    cards("air-bottom", secret.air.bottom.cards().to_vec());
    cards("seen", secret.seen.cards().to_vec());
    cards("taken", secret.taken.into_iter().collect());
    cards("chosen", secret.choice.into_iter().flatten().collect());
    if secret.air.middle != state.game.deck().set_aside {
        let middle = state.game.parts().cards_text(secret.air.middle.iter());
        lines.push(format!("air-middle {seat} {middle}").trim_end().to_owned());
    }
}

fn turn_lines(state: &State) -> Vec<String> {
    let public = &state.public;
    let mut lines = Vec::new();
    if let Some(seat) = public.acting() {
        lines.push(format!("owed {}", public.owed));
        let eligible = Pawn::of(seat).into_iter().filter(|guide| public.eligible[guide.which()]);
        lines.extend(eligible.map(|guide| format!("eligible {guide}")));
        lines.extend(public.mover.map(|guide| format!("mover {guide}")));
        lines.extend(public.refuge.map(|space| format!("refuge {}", id(state, space))));
    }
    lines
}
