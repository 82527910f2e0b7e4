//! The part of `docs/notation.md` about this game is true.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use summiteer_rules::core::{Cursor, Header, Rules, Seat, Table};
use summiteer_rules::games::everest::{Game, Phase, Setup, State, standard_library};
use summiteer_rules::mountain::Pawn;

use crate::support::games::Start;

/// The part of the page that is about this game.
fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the notation is documented");
    page.split_once("\n## Mount Everest\n").expect("the game has its part").1.to_owned()
}

fn example(kind: &str) -> String {
    let document = document();
    let rest = document.split_once(&format!("```{kind}\n")).expect("there is an example").1;
    rest.split_once("```").expect("it ends").0.to_owned()
}

/// The texts in back-ticks in the first cells of the table under this heading.
fn cells(heading: &str) -> Vec<String> {
    let document = document();
    let table = document.split_once(&format!("| {heading} |")).expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = rows.map(|row| row.split('|').nth(1).unwrap_or_default());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn game() -> Arc<Game> {
    Arc::new(Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library()).unwrap())
}

#[test]
fn the_game_plays_to_the_second_morning() {
    let text = example("summit");
    let (header, lines) = Header::read(&text).unwrap();
    let setup = Setup::from_header(&header).unwrap();
    let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
    let mut table = Table::new(header, State::start(Arc::clone(&game)));
    table.play_lines(lines).unwrap_or_else(|error| panic!("{error}"));
    let public = table.state().public();
    let at = |which| game.board().space(public.guide(Pawn::new(Seat::new(0), which)).space).id.as_str();
    assert_eq!((public.day, public.phase, at(0), at(1)), (2, Phase::Choose, "i1", "i4"));
}

#[test]
fn the_position_says_what_the_page_says_of_it() {
    let state = State::from_text(game(), &example("position")).unwrap_or_else(|error| panic!("{error}"));
    let legal: Vec<String> =
        state.legal(Seat::new(0)).into_iter().map(|action| state.action_text(action)).collect();
    assert!(legal.contains(&"move m2 camp1 A1".to_owned()), "{legal:?}");
    assert!(legal.contains(&"end".to_owned()), "{legal:?}");
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = State::start(game());
    let (actions, outcomes) = (cells("action"), cells("outcome"));
    assert_eq!((actions.len(), outcomes.len()), (22, 7));
    for text in actions {
        let mut words = Cursor::new(1, &text);
        let action = state.read_action(Seat::new(0), &mut words).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((state.action_text(action), words.end()), (text.clone(), Ok(())));
    }
    for text in outcomes {
        let mut words = Cursor::new(1, &text);
        let outcome = state.read_outcome(&mut words).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((state.outcome_text(outcome), words.end()), (text.clone(), Ok(())));
    }
}

#[test]
fn every_line_of_a_position_is_documented_and_every_documented_line_is_one() {
    let keys = |text: &str| -> BTreeSet<String> {
        text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
    };
    let documented = keys(&cells("line").join("\n"));
    let mut written = BTreeSet::new();
    for seed in 0..40 {
        let setup = Setup::new("everest-easy", "everest-summer", 2);
        for state in (Start { setup, high: true, seed }).states() {
            written.extend(keys(&state.text()));
        }
    }
    assert_eq!(documented, written);
}
