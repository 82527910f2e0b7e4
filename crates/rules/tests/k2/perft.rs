//! The number of distinct ends of fixed turns. The files of `tests/perft` are counted twice: by the planner, and by
//! playing every legal action in every order.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::k2::planner::plan;
use summiteer_rules::games::k2::{Game, Setup, State, standard_library};

use crate::support::brute;

/// The most positions within a turn that are tried.
const MOST: usize = 2_000_000;

/// A file: what it is about, a set-up, an empty line, a position, and the count.
fn read(file: &Path) -> (State, usize) {
    let text = std::fs::read_to_string(file).expect("the file is readable");
    let lines: Vec<&str> = text.lines().skip_while(|line| line.starts_with(';')).collect();
    let gap = lines.iter().position(|line| line.is_empty()).expect("an empty line follows the set-up");
    let header = format!("summit 1\ngame: k2\n{}\n\n", lines[..gap].join("\n"));
    let (header, _) = Header::read(&header).expect("the set-up is readable");
    let setup = Setup::from_header(&header).expect("the set-up is good");
    let (last, position) = lines[gap..].split_last().expect("a count comes last");
    let count = last.strip_prefix("ends ").and_then(|count| count.parse().ok()).expect("a count `ends N`");
    let game = Arc::new(Game::new(&setup, &standard_library()).expect("the set-up is good"));
    (State::from_text(game, &position.join("\n")).unwrap_or_else(|error| panic!("{error}")), count)
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

#[test]
fn planner_and_brute_force_count_the_ends_that_the_files_state() {
    let files = files();
    assert!(files.len() >= 6, "files are missing");
    for file in files {
        let (state, stated) = read(&file);
        let planned = plan(state.game(), state.public(), Seat::new(0)).len();
        let tried =
            brute::ends(&state, Seat::new(0), MOST).expect("few enough positions for brute force").len();
        assert_eq!((planned, tried), (stated, stated), "{}", file.display());
    }
}
