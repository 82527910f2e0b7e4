//! The report as a document.

use std::fmt::Write as _;

use super::Plan;
use super::watched::Watched;
use crate::board_report::table::{heading, row};

/// The whole document: `tables` are groups of equal players, `duels` one ibex among rushers.
pub(super) fn document(plan: &Plan<'_>, tables: &[Watched], duels: &[Watched]) -> String {
    let Plan { board, games, seed } = plan;
    let head = format!(
        "# How the board `{board}` plays\n\n\
         Written by `summiteer board report {board} --games {games} --seed {seed} > docs/boards/{board}.md`; the same \
         call gives the same page.\nEvery group of players has played {games} games in which each player sat in every \
         seat equally often and chance chose who began.\nIn brackets stands the range that holds the true share in 95 \
         of 100 such counts (Wilson's interval).\n"
    );
    let parts = [head, balance(tables), trails(tables), comparison(duels)];
    parts.join("\n")
}

fn balance(tables: &[Watched]) -> String {
    let mut text = "## Length, first seat, pushes\n\nTurns are those of all seats together.\n\n".to_owned();
    text += &heading(&[
        "players",
        "turns, median",
        "turns, 10th to 90th of 100",
        "wins of the seat that begins",
        "fair share",
        "arrivals by a push",
        "washed down a game",
        "put back a game",
    ]);
    for table in tables {
        let seats = table.players().len();
        text += &row(&[
            format!("{seats} {}", table.players()[0]),
            table.turns(0.5).to_string(),
            format!("{}–{}", table.turns(0.1), table.turns(0.9)),
            table.wins_of_first_seat().to_string(),
            fair_share(seats),
            table.arrivals_by_push().to_string(),
            format!("{:.1}", table.washed_down()),
            format!("{:.1}", table.set_back()),
        ]);
    }
    text
}

fn fair_share(seats: usize) -> String {
    format!("{:.1} %", 100.0 / seats as f64)
}

fn trails(tables: &[Watched]) -> String {
    let mut text =
        "## Trails\n\nGoats that moved along each trail in a game, and goats that were pushed along it.\n\n"
            .to_owned();
    let players = tables.iter().map(|table| format!("{} {}", table.players().len(), table.players()[0]));
    let names: Vec<String> = ["trail".to_owned(), "sign".to_owned()].into_iter().chain(players).collect();
    text += &heading(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let Some(board) = tables.first().map(Watched::board) else { return text };
    for (index, trail) in board.trails.iter().enumerate() {
        let ends = [trail.from, trail.to].map(|station| board.station(station).id.as_str());
        let mut cells = vec![ends.join(" to "), format!("`{}`", trail.sign.text())];
        cells.extend(tables.iter().map(|table| {
            let (moved, pushed) = table.steps(index);
            format!("{moved:.2} + {pushed:.2}")
        }));
        text += &row(&cells);
    }
    text
}

fn comparison(duels: &[Watched]) -> String {
    let mut text = "## Ibex and rusher\n\nOne ibex against rushers in all other seats.\n\n".to_owned();
    text += &heading(&["seats", "games", "wins of ibex", "fair share"]);
    for duel in duels {
        let seats = duel.players().len();
        let cells =
            [seats.to_string(), duel.games().to_string(), duel.wins(0).to_string(), fair_share(seats)];
        let _ = write!(text, "{}", row(&cells));
    }
    text
}
