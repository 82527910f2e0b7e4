//! Cases of K2: the set-up, the moves and what is refused.

use std::sync::Arc;

use summiteer_rules::core::{Rules, Table};
use summiteer_rules::games::k2::{Game, Library, Options, Setup, State, standard_library};
use summiteer_rules::mountain::{Board, Weather};

use crate::expect;
use crate::file::{Case, Refused};
use crate::run::Mismatch;

/// Runs a case; `None` if it holds.
pub(crate) fn run(case: &Case) -> Option<Mismatch> {
    verdict(case).err()
}

fn verdict(case: &Case) -> Result<(), Mismatch> {
    let game = match (game(case), &case.fault) {
        (Ok(game), None) => game,
        (Err(fault), Some(part)) if fault.contains(part.as_str()) => return Ok(()),
        (Ok(_), Some(part)) => return Err(mismatch(&format!("the set-up rejected: {part}"), "accepted")),
        (Err(fault), _) => return Err(mismatch("a set-up", &fault)),
    };
    let mut table = table(case, game)?;
    let lines = case.moves.iter().enumerate().map(|(index, line)| (index + 1, line.as_str()));
    table.play_lines(lines).map_err(|error| mismatch("every move legal", &error.to_string()))?;
    case.expect.iter().try_for_each(|line| expect::check(table.state(), line))?;
    case.refused.iter().try_for_each(|refused| check_refused(&table, refused))
}

pub(crate) fn mismatch(expected: &str, got: &str) -> Mismatch {
    Mismatch { expected: expected.to_owned(), got: got.to_owned() }
}

fn game(case: &Case) -> Result<Game, String> {
    let mut library = standard_library();
    let mut setup = Setup::solo(&case.setup.board, &case.setup.weather).with_seats(case.setup.seats);
    own_data(case, &mut setup, &mut library)?;
    for (name, value) in &case.setup.options {
        if !setup.options.set(name, value) {
            let values = Options::values(name);
            return Err(format!("option {name}: {value} (known: {}; {values})", Options::NAMES.join(", ")));
        }
    }
    Game::new(&setup, &library).map_err(|faults| faults.to_string())
}

fn own_data(case: &Case, setup: &mut Setup, library: &mut Library) -> Result<(), String> {
    if let Some(text) = &case.board {
        let board = Board::parse("the case's board", text).map_err(|faults| faults.to_string())?;
        setup.board.clone_from(&board.id);
        library.boards.push(board);
    }
    if let Some(text) = &case.weather {
        let weather = Weather::parse("the case's weather", text).map_err(|faults| faults.to_string())?;
        setup.weather.clone_from(&weather.id);
        library.weathers.push(weather);
    }
    Ok(())
}

fn table(case: &Case, game: Game) -> Result<Table<State>, Mismatch> {
    let header = game.setup().header();
    let game = Arc::new(game);
    let start = match &case.given {
        Some(text) => State::from_text(game, text)
            .map_err(|error| mismatch("a position in `given`", &error.to_string()))?,
        None => State::start(game),
    };
    Ok(Table::new(header, start))
}

fn check_refused(table: &Table<State>, refused: &Refused) -> Result<(), Mismatch> {
    let mut copy = table.clone();
    let expected = format!("`{}` refused: {}", refused.line, refused.reason);
    let Err(error) = copy.play_lines([(1, refused.line.as_str())].into_iter()) else {
        return Err(mismatch(&expected, "it was done"));
    };
    let error = error.to_string();
    let reason = error.rsplit(": ").next().and_then(|why| why.split_whitespace().next());
    if reason != Some(refused.reason.as_str()) {
        return Err(mismatch(&expected, &error));
    }
    let unchanged = copy.state() == table.state() && copy.state().hash64() == table.state().hash64();
    if unchanged { Ok(()) } else { Err(mismatch(&expected, "refused, but the position has changed")) }
}
