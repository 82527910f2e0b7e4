//! Writes a position.

use std::fmt::Write;

use super::super::action::Slot;
use super::super::state::{Climber, Life, Phase, PlayedCard, Stage, State};
use super::lhotse;
use crate::core::Seat;
use crate::mountain::{Card, CardCounts, RiskCounts, SpaceId, TileId};

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
    let gone = public.tiles_seen.iter().filter(|tile| !public.tiles.contains(&Some(*tile)));
    let gone: Vec<String> = gone.map(tile_text).collect();
    let tiles = public.tiles.map(|tile| tile.map_or("-".to_owned(), tile_text));
    let mut lines = vec![
        format!("day {}", public.day),
        format!("start {}", public.start.map_or("?".to_owned(), |seat| seat.to_string())),
        format!("phase {}", phase_text(public.phase)),
        format!("tiles {} {}", tiles[0], tiles[1]),
        format!("gone {}", gone.join(" ")).trim_end().to_owned(),
        format!("shown {}", risks_text(&public.shown)).trim_end().to_owned(),
        format!("face-down {} {} {}", public.face_down.0[0], public.face_down.0[1], public.face_down.0[2]),
    ];
    if let Some((seat, risk)) = public.token {
        lines.push(format!("token {seat} {}", risk.0));
    }
    let rescues: Vec<String> =
        Seat::all(state.game.seats()).filter(|s| public.seats[*s].rescue).map(|s| s.to_string()).collect();
    if state.game.options().family || !rescues.is_empty() {
        lines.push(format!("rescue {}", rescues.join(" ")).trim_end().to_owned());
    }
    lines
}

pub(super) fn phase_text(phase: Phase) -> String {
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
    }
}

pub(super) fn tile_text(tile: TileId) -> String {
    (tile.0 + 1).to_string()
}

fn risks_text(risks: &RiskCounts) -> String {
    let each = risks
        .kinds()
        .flat_map(|risk| std::iter::repeat_n(risk.0.to_string(), usize::from(risks.count(risk))));
    each.collect::<Vec<_>>().join(" ")
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
            lines.push(format!("{name} {seat} {}", state.game.cards_text(cards.iter())));
        }
    };
    pile("hand", &state.hidden.hands[seat]);
    pile("cards", &public.on_table());
    pile("played", &public.played);
    if let Some(cards) = state.hidden.choices[seat] {
        lines.push(format!("chosen {seat} {}", state.game.cards_text(cards)));
    }
    if public.draws > 0 {
        lines.push(format!("draws {seat} {}", public.draws));
    }
    for slot in Slot::ALL {
        let detail = public.card(slot).map(card_text).unwrap_or_default();
        if !detail.is_empty() {
            lines.push(format!("card {seat} {slot}{detail}"));
        }
    }
}

fn card_text(played: &PlayedCard) -> String {
    let mut text = String::new();
    if let Some(climber) = played.climber {
        let _ = write!(text, " {climber}");
    }
    if let Some(direction) = played.direction {
        let _ = write!(text, " {}", direction.text());
    }
    if played.used > 0 {
        let _ = write!(text, " used {}", played.used);
    }
    if played.bound {
        text.push_str(" bound");
    }
    text
}

fn turn_lines(state: &State) -> Vec<String> {
    let public = &state.public;
    let mut lines = Vec::new();
    if let Phase::Act(seat) | Phase::Rescue { seat, night: false } = public.phase {
        lines.push(format!("owed {}", public.owed));
        let eligible = Climber::of(seat).into_iter().filter(|climber| public.eligible[climber.which()]);
        lines.extend(eligible.map(|climber| format!("eligible {climber}")));
        lines.extend(public.mover.map(|climber| format!("mover {climber}")));
    }
    let summit: Vec<String> = public.summit.iter().flatten().map(Climber::to_string).collect();
    if !summit.is_empty() {
        lines.push(format!("summit {}", summit.join(" ")));
    }
    lines
}

/// The cards of a pile in the deck's order.
pub(super) fn in_order(cards: &CardCounts) -> Vec<Card> {
    cards.iter().collect()
}
