//! The part of `docs/notation.md` about this game is true.

use std::path::Path;
use std::sync::Arc;

use summiteer_rules::core::{Cursor, Rules, Seat};
use summiteer_rules::games::gipfel::{Game, Setup, Sign, State, standard_library};

/// The part of the page that is about this game.
fn document() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let page = std::fs::read_to_string(path).expect("the notation is documented");
    let part = page.split_once("\n## Gipfelstürmer\n").expect("the game has its part").1;
    part.split_once("\n## Mount Everest\n").expect("another game follows").0.to_owned()
}

/// The texts in back-ticks in the first cells of the table under this heading.
fn cells(heading: &str) -> Vec<String> {
    let document = document();
    let table = document.split_once(&format!("| {heading} |")).expect("the table is there").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = rows.map(|row| row.split('|').nth(1).unwrap_or_default());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn state() -> State {
    State::start(Arc::new(Game::new(&Setup::new("gipfel", 2), &standard_library()).unwrap()))
}

#[test]
fn every_action_and_outcome_in_the_tables_is_readable() {
    let state = state();
    let (actions, outcomes) = (cells("action"), cells("outcome"));
    assert_eq!((actions.len(), outcomes.len()), (6, 2));
    for text in actions {
        let mut words = Cursor::new(1, &text);
        let action = state.read_action(Seat::new(0), &mut words).expect("an action");
        assert_eq!((state.action_text(action), words.end()), (text.clone(), Ok(())));
    }
    for text in outcomes {
        let mut words = Cursor::new(1, &text);
        let outcome = state.read_outcome(&mut words).expect("an outcome");
        assert_eq!((state.outcome_text(outcome), words.end()), (text.clone(), Ok(())));
    }
}

#[test]
fn every_kind_of_sign_is_documented() {
    let signs: Vec<Sign> = cells("text").iter().filter_map(|text| Sign::parse(text)).collect();
    assert_eq!(signs.len(), 3 + 4 + 3);
    for trail in &state().game().board().trails {
        let kind = std::mem::discriminant(&trail.sign);
        assert!(signs.iter().any(|sign| std::mem::discriminant(sign) == kind), "{}", trail.sign.text());
    }
}

#[test]
fn every_line_of_a_position_is_documented_and_every_documented_line_is_one() {
    let lines = cells("line");
    let keys = |text: &str| -> Vec<String> {
        let words = text.lines().filter_map(|line| line.split_whitespace().next());
        words.map(str::to_owned).collect()
    };
    let mut written = keys(&state().text());
    written.dedup();
    assert_eq!(keys(&lines.join("\n")), written);
}
