//! Writes a position.

use super::super::state::{Phase, State};
use crate::core::Seat;

pub(super) fn text(state: &State) -> String {
    let public = &state.public;
    let dice = public.dice.0.map(|face| if face == 0 { "-".to_owned() } else { face.to_string() });
    let mut lines = vec![
        format!("phase {}", phase_text(state)),
        format!("dice {}", dice.join(" ")),
        format!("rolls {}", public.rolls),
    ];
    lines.extend(Seat::all(state.game.seats()).map(|seat| goats_line(state, seat)));
    lines.extend(Seat::all(state.game.seats()).map(|s| format!("arrivals {s} {}", public.arrivals[s])));
    lines.join("\n") + "\n"
}

fn phase_text(state: &State) -> String {
    match state.public.phase {
        Phase::First => "first".to_owned(),
        Phase::Roll(seat) => format!("roll {seat}"),
        Phase::Rolling(seat) => format!("rolling {seat}"),
        Phase::Choose(seat) => format!("choose {seat}"),
        Phase::Push { seat, at } => format!("push {seat} {}", state.game.board().station(at).id),
        Phase::Over(seat) => format!("over {seat}"),
    }
}

/// The stations of the seat's goats in the board's order; those at the start are not named.
fn goats_line(state: &State, seat: Seat) -> String {
    let board = state.game.board();
    let away = board.ids().filter(|id| *id != board.start());
    let each = away.flat_map(|id| {
        let count = usize::from(state.public.goats.of(seat, id));
        std::iter::repeat_n(format!(" {}", board.station(id).id), count)
    });
    format!("goats {seat}{}", each.collect::<String>())
}
