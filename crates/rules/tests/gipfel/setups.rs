//! Set-ups: which are good, and what is said of those that are not.

use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::gipfel::{FirstSeat, Game, Options, Setup, standard_library};

fn refused(header: &str) -> String {
    let text = format!("summit 1\n{header}\n\n");
    let (header, _) = Header::read(&text).expect("the header is one");
    Setup::from_header(&header).expect_err("the set-up is bad").to_string()
}

#[test]
fn every_fault_of_a_header_is_named_at_its_place() {
    for (header, says) in [
        ("game: k2\nboard: gipfel\nseats: 2", "line 2, column 7: expected gipfel as `game`, found `k2`"),
        (
            "game: gipfel\nseats: 2",
            "line 1, column 1: expected the id of a board as `board`, found the end of the line",
        ),
        (
            "game: gipfel\nboard: gipfel",
            "line 1, column 1: expected the number of seats as `seats`, found the end of the line",
        ),
        (
            "game: gipfel\nboard: gipfel\nseats: 5",
            "line 4, column 8: expected a number from 2 to 4 as `seats`, found `5`",
        ),
        (
            "game: gipfel\nboard: gipfel\nseats: 1",
            "line 4, column 8: expected a number from 2 to 4 as `seats`, found `1`",
        ),
        (
            "game: gipfel\nboard: gipfel\nseats: 2\noption first: E",
            "line 5, column 15: expected random, A, B, C or D as `option first`, found `E`",
        ),
        (
            "game: gipfel\nboard: gipfel\nseats: 2\noption family: on",
            "line 5, column 16: expected no option but first as `option family`, found `on`",
        ),
        (
            "game: gipfel\nboard: gipfel\nseats: 2\nweather: k2-summer",
            "line 5, column 10: expected no such key as `weather`, found `k2-summer`",
        ),
    ] {
        assert_eq!(refused(header), says);
    }
}

#[test]
fn keys_for_people_pass() {
    let text =
        "summit 1\ngame: gipfel\nboard: gipfel\nseats: 3\nplayer A: Ada\nnote: rainy\noption first: C\n\n";
    let (header, _) = Header::read(text).unwrap();
    let options = Options { first: FirstSeat::Seat(Seat::new(2)) };
    assert_eq!(Setup::from_header(&header), Ok(Setup { options, ..Setup::new("gipfel", 3) }));
}

#[test]
fn all_faults_of_a_set_up_are_told_at_once() {
    let mut board = standard_library().boards.remove(0);
    board.games = vec!["k2".to_owned()];
    let options = Options { first: FirstSeat::Seat(Seat::new(3)) };
    let setup = Setup { options, ..Setup::new("gipfel", 1) };
    let faults = Game::from_parts(&setup, board).expect_err("three faults");
    let messages: Vec<&str> = faults.0.iter().map(|fault| fault.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "Gipfelstürmer has 2 to 4 seats, not 1",
            "seat D cannot start at a table of 1",
            "the board `gipfel` is not for the game gipfel",
        ]
    );
}

#[test]
fn a_board_that_is_not_there_is_named_with_those_that_are() {
    let faults = Game::new(&Setup::new("eiger", 2), &standard_library()).expect_err("no such board");
    assert_eq!(faults.to_string(), "set-up: no board has the id `eiger`; there are: gipfel");
}

#[test]
fn each_option_is_set_and_told_by_its_name() {
    for name in Options::NAMES {
        assert!(!Options::values(name).is_empty());
        assert!(!Options::default().set(name, "nonsense"));
    }
    let mut options = Options::default();
    assert!(options.set("first", "B") && options.changed() == [("first", "B".to_owned())]);
    assert!(options.set("first", "random") && options.changed().is_empty());
    assert!(!options.set("last", "B") && Options::values("last").is_empty());
}
