//! Positions that cannot be: each is refused with what would be right.

use std::sync::Arc;

use summiteer_rules::games::gipfel::{Board, Game, Setup, State, standard_library};

fn game() -> Arc<Game> {
    Arc::new(Game::new(&Setup::new("gipfel", 2), &standard_library()).unwrap())
}

fn refused(text: &str) -> String {
    match State::from_text(game(), text) {
        Ok(state) => panic!("{text}\nis read as\n{}", state.text()),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_line_that_cannot_be_read_is_answered_with_its_place() {
    for (text, says) in [
        ("day 3", "line 1, column 1: expected one of phase, dice, rolls, goats, arrivals, found `day`"),
        (
            "phase act A",
            "line 1, column 7: expected a phase (first, roll A, rolling A, choose A, push A c2, over A), found `act`",
        ),
        ("phase roll C", "line 1, column 12: expected a seat from A to B, found `C`"),
        ("phase push A", "line 1, column 13: expected a station of gipfel, found the end of the line"),
        ("phase roll A b1", "line 1, column 14: expected the end of the line, found `b1`"),
        (
            "dice 1 2 3 4",
            "line 1, column 13: expected five faces from 1 to 6, or `-` for a die that shows none, found the end of the line",
        ),
        (
            "dice 1 2 3 4 7",
            "line 1, column 14: expected five faces from 1 to 6, or `-` for a die that shows none, found `7`",
        ),
        ("dice 1 2 3 4 5 6", "line 1, column 16: expected the end of the line, found `6`"),
        ("\nrolls 4", "line 2, column 7: expected rolls of this turn, 0 to 3, found `4`"),
        ("goats A s4", "line 1, column 9: expected a station of gipfel, found `s4`"),
        ("goats A a1 a1 a1 a1 a1 a1", "line 1, column 24: expected no more than 5 goats, found `a1`"),
        ("goats A a1\ngoats A a2", "line 2, column 7: expected each seat's goats on one line, found `A`"),
        ("phase first\nphase first", "line 2, column 1: expected each of these lines once, found `phase`"),
        ("rolls 0\nrolls 0", "line 2, column 1: expected each of these lines once, found `rolls`"),
        (
            "arrivals A 1\narrivals A 1",
            "line 2, column 10: expected the arrivals of each seat once, found `A`",
        ),
        ("arrivals A 3", "line 1, column 12: expected arrivals on the summit, 0 to 2, found `3`"),
    ] {
        assert_eq!(refused(text), says, "{text}");
    }
}

#[test]
fn lines_that_contradict_each_other_are_refused() {
    const FACES: &str = "five faces and a number of rolls from 1 to 3";
    const ROLLING: &str =
        "rolls and a die without a face while dice roll; in the first roll, faces from the left";
    const BEFORE: &str = "no dice and no rolls before the turn's first roll";
    const PUSHED: &str = "a pushed goat where several trails lead up";
    for (text, expected) in [
        ("phase roll A\ndice 1 2 3 4 5", BEFORE),
        ("phase roll A\nrolls 1", BEFORE),
        ("phase first\nrolls 1", BEFORE),
        ("phase choose A", FACES),
        ("phase choose A\ndice 1 2 3 4 -", FACES),
        ("phase choose A\ndice 1 2 3 4 5\nrolls 0", FACES),
        ("phase over A\ngoats A summit", FACES),
        ("phase rolling A\ndice 1 2 3 4 5", ROLLING),
        ("phase rolling A\ndice 1 - 3 - -\nrolls 1", ROLLING),
        ("phase rolling A\nrolls 0", ROLLING),
        ("phase push A a3\ndice 1 2 3 4 5\ngoats A a3", PUSHED),
        ("phase push A a3\ndice 1 2 3 4 5\ngoats B a3 a3", PUSHED),
        ("phase push A a4\ndice 1 2 3 4 5\ngoats A a4 a4", PUSHED),
        ("phase push A a2\ndice 1 2 3 4 5\ngoats A a2 a2", PUSHED),
        ("phase push A start\ndice 1 2 3 4 5", PUSHED),
        ("phase push A summit\ndice 1 2 3 4 5\ngoats A summit", PUSHED),
        ("goats A a3 a3", "one goat on a3, not 2"),
        ("goats A a3\ngoats B a3", "one goat on a3, not 2"),
        ("goats A summit\ngoats B summit", "one goat on summit, not 2"),
        ("goats A summit summit\narrivals A 2", "one goat on summit, not 2"),
        ("phase push A a3\ndice 1 2 3 4 5\ngoats A a3 a3\ngoats B a3", "one goat on a3, not 3"),
        ("goats A summit\narrivals A 0", "as many arrivals of seat A as its goats on the summit tell of"),
        ("phase over A\ndice 1 2 3 4 5", "as many arrivals of seat A as its goats on the summit tell of"),
        ("arrivals A 2", "2 arrivals of the winner and of nobody else"),
        (
            "phase over A\ndice 1 2 3 4 5\ngoats A summit\narrivals A 1",
            "2 arrivals of the winner and of nobody else",
        ),
        ("phase first\ngoats A a1", "all goats at the start before the start seat is drawn"),
        ("phase first\narrivals B 1", "all goats at the start before the start seat is drawn"),
    ] {
        let says = refused(text);
        assert!(says.contains(&format!("expected {expected}, found")), "{text}\n{says}");
    }
}

#[test]
fn what_is_left_out_is_that_of_a_game_that_seat_a_begins() {
    let state = State::from_text(game(), "").unwrap();
    let text = "phase roll A\ndice - - - - -\nrolls 0\ngoats A\ngoats B\narrivals A 0\narrivals B 0\n";
    assert_eq!(state.text(), text);
    let over =
        State::from_text(game(), "phase over B\ndice 1 1 1 1 1\ngoats A b1 start\ngoats B summit").unwrap();
    let text =
        "phase over B\ndice 1 1 1 1 1\nrolls 3\ngoats A b1\ngoats B summit\narrivals A 0\narrivals B 2\n";
    assert_eq!(over.text(), text);
}

#[test]
fn a_large_crowd_and_a_winner_with_two_goats_on_the_summit_can_be() {
    for text in [
        "phase push A a2\ndice 1 2 3 3 4\ngoats A a2 a2 a2\ngoats B a2 a2",
        "phase over A\ndice 1 1 1 1 1\ngoats A summit summit",
        "goats A c3 c3 c3 c3 c3\ngoats B c3 c3 c3 c3 c3",
    ] {
        let state = State::from_text(game(), text).unwrap_or_else(|error| panic!("{text}\n{error}"));
        assert_eq!(State::from_text(game(), &state.text()).as_ref(), Ok(&state));
    }
}

#[test]
fn a_board_may_have_stations_to_the_last_number() {
    let ids = |index: usize| format!("s{index}");
    let mut text = "format = 1\nschema = \"dice\"\nid = \"long\"\nname = \"Long\"\ngames = [\"gipfel\"]\nsize = [1, 1]\n"
        .to_owned();
    for index in 0..64 {
        let kind = match index {
            0 => "size = \"large\"\nkind = \"start\"",
            63 => "size = \"large\"\nkind = \"summit\"",
            _ => "size = \"large\"",
        };
        text += &format!("[[station]]\nid = \"{}\"\nat = [0, 0]\n{kind}\n", ids(index));
    }
    for index in 0..63 {
        let (from, to) = (ids(index), ids(index + 1));
        text += &format!("[[trail]]\nfrom = \"{from}\"\nto = \"{to}\"\nsign = \"two-pairs\"\n");
    }
    let board = Board::parse("long.toml", &text).unwrap_or_else(|faults| panic!("{faults}"));
    let game = Arc::new(Game::from_parts(&Setup::new("long", 2), board).unwrap());
    let state = State::from_text(game, "goats A s62 s1\ngoats B s63").unwrap();
    assert!(state.text().contains("goats A s1 s62\ngoats B s63\n"));
}
