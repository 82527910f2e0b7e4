//! Writes a position.

use std::fmt::Write;

use super::super::state::{Climber, Life, Phase, Stage, State};
use super::lhotse;
use crate::core::Seat;
use crate::expedition::position_text::line;
use crate::mountain::{Board, CardCounts, SpaceId};

pub(super) fn text(state: &State) -> String {
    let mut lines = open_lines(state);
    for climber in Climber::all(state.game.seats()) {
        lines.push(climber_line(state, climber));
    }
    for seat in Seat::all(state.game.seats()) {
        seat_lines(state, seat, &mut lines);
    }
    lines.extend(turn_lines(state));
    lines.extend(lhotse::lines(state));
    lines.join("\n") + "\n"
}

fn open_lines(state: &State) -> Vec<String> {
    let public = &state.public;
    let mut lines = public.lines(&phase_text(state.game.board(), public.phase));
    let open = state.game.icefall().map(|area| area.lines(state.game.board(), &public.icefall.fronts));
    lines.extend(open.into_iter().flatten());
    lines.extend(public.token_line());
    let rescues: Vec<String> =
        Seat::all(state.game.seats()).filter(|s| public.seats[*s].rescue).map(|s| s.to_string()).collect();
    if state.game.options().family || !rescues.is_empty() {
        lines.push(line("rescue", rescues));
    }
    lines
}

fn phase_text(board: &Board, phase: Phase) -> String {
    match phase {
        Phase::Deal(Stage::Choose) => "deal choose".to_owned(),
        Phase::Deal(Stage::Act) => "deal act".to_owned(),
        Phase::Choose => "choose".to_owned(),
        Phase::TakeToken(seat) => format!("take {seat}"),
        Phase::Act(seat) => format!("act {seat}"),
        Phase::Rescue { seat, night: false } => format!("rescue {seat}"),
        Phase::Rescue { seat, night: true } => format!("rescue {seat} night"),
        Phase::Over => "over".to_owned(),
        Phase::Deal(Stage::Draft) => "deal draft".to_owned(),
        Phase::Deal(Stage::Discard) => "deal discard".to_owned(),
        Phase::Draft => "draft".to_owned(),
        Phase::Discard => "discard".to_owned(),
        Phase::Slide(seat) => format!("slide {seat}"),
        Phase::Probe(probe) => format!("probe {}", probe.text(board)),
        Phase::Fork(probe) => format!("fork {}", probe.text(board)),
    }
}

fn climber_line(state: &State, climber: Climber) -> String {
    let c = state.public.climber(climber);
    let space = |id: SpaceId| state.game.board().space(id).id.clone();
    let mut line = match c.life {
        Life::Alive => format!("climber {climber} {} level {} score {}", space(c.space), c.level, c.score),
        Life::Dying => format!("climber {climber} dying {} score {}", space(c.space), c.score),
        Life::Dead => format!("climber {climber} dead"),
    };
    if let Some(tent) = c.tent {
        let _ = write!(line, " tent {}", space(tent));
    }
    line
}

fn seat_lines(state: &State, seat: Seat, lines: &mut Vec<String>) {
    let public = &state.public.seats[seat];
    let mut pile = |name: &str, cards: &CardCounts| {
        if cards.total() > 0 {
            lines.push(format!("{name} {seat} {}", state.game.parts().cards_text(cards.iter())));
        }
    };
    pile("hand", &state.hidden.hands[seat]);
    pile("cards", &public.on_table());
    pile("played", &public.played);
    if let Some(cards) = state.hidden.choices[seat] {
        lines.push(format!("chosen {seat} {}", state.game.parts().cards_text(cards)));
    }
    if public.draws > 0 {
        lines.push(format!("draws {seat} {}", public.draws));
    }
    lines.extend(public.card_lines(seat, |climber| climber.to_string()));
}

fn turn_lines(state: &State) -> Vec<String> {
    let public = &state.public;
    let mut lines = Vec::new();
    if let Some(seat) = public.acting() {
        lines.push(format!("owed {}", public.owed));
        let eligible = Climber::of(seat).into_iter().filter(|climber| public.eligible[climber.which()]);
        lines.extend(eligible.map(|climber| format!("eligible {climber}")));
        lines.extend(public.mover.map(|climber| format!("mover {climber}")));
        let refuge = public.icefall.refuge;
        lines.extend(refuge.map(|space| format!("refuge {}", state.game.board().space(space).id)));
    }
    let summit: Vec<String> = public.summit.iter().flatten().map(Climber::to_string).collect();
    if !summit.is_empty() {
        lines.push(format!("summit {}", summit.join(" ")));
    }
    lines
}
