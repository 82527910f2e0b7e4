//! Which set-ups and data make a game of Lhotse, and which do not.

use summiteer_rules::core::{Header, Rules};
use summiteer_rules::games::k2::{
    Edition, Game, LevelTable, Levels, Options, Scenario, Setup, lhotse_library, standard_library,
};
use summiteer_rules::mountain::{Board, Weather};

use crate::support::games::{game_of, new_table};

fn setup(board: &str, weather: &str) -> Setup {
    Setup::solo_of(Edition::Lhotse, board, weather)
}

/// What is wrong with a game made of these parts.
fn faults(setup: &Setup, board: &Board, weather: &Weather) -> Vec<String> {
    let deck = standard_library().decks.remove(0);
    let made = Game::from_parts(setup, board.clone(), weather.clone(), deck, None);
    made.expect_err("the parts do not fit").0.into_iter().map(|fault| fault.message).collect()
}

#[test]
fn the_board_decides_which_scenario_is_played() {
    let game = game_of(&setup("lhotse-face", "lhotse"));
    assert_eq!((game.scenario(), game.days()), (Some(Scenario::SouthFace), 18));
    assert!(game.face().is_some() && game.discards().is_none());
    for weather in ["lhotse", "k2-summer", "k2-winter"] {
        let game = game_of(&setup("lhotse-col", weather));
        assert_eq!((game.scenario(), game.days()), (Some(Scenario::SouthCol), 15));
        assert!(game.face().is_none() && game.discards().is_some());
    }
    let game = game_of(&Setup::solo("k2-easy", "k2-summer"));
    assert_eq!((game.scenario(), game.days(), game.discards()), (None, 18, None));
}

#[test]
fn lhotses_options_are_not_k2s() {
    for (game, board, weather, is_good) in
        [("lhotse", "lhotse-col", "lhotse", true), ("k2", "k2-easy", "k2-summer", false)]
    {
        for option in ["discards: free", "levels: measured"] {
            let text = format!(
                "summit 1\ngame: {game}\nboard: {board}\nweather: {weather}\nseats: 1\noption {option}\n\n"
            );
            let (header, _) = Header::read(&text).unwrap();
            assert_eq!(Setup::from_header(&header).is_ok(), is_good, "{game} {option}");
        }
    }
    let mut options = Options::default();
    assert!(!options.set("levels", "best") && !options.set("discards", "none"));
    for levels in Levels::ALL {
        assert!(options.set("levels", levels.text()));
        assert_eq!(options.levels, levels);
    }
}

#[test]
fn k2_refuses_what_is_lhotses() {
    let library = lhotse_library();
    let (face, lhotse) = (&library.boards[0], &library.weathers[0]);
    let found = faults(&Setup::solo("lhotse-face", "lhotse"), face, lhotse);
    let expected = [
        "the board `lhotse-face` is not for the game k2",
        "the weather set `lhotse` is not for the game k2",
        "the board `lhotse-face` has 2 start spaces, as only Lhotse has (LH-007)",
        "the weather set `lhotse` has sections or landslides, as only Lhotse has",
    ];
    assert_eq!(found, expected);
}

#[test]
fn lhotse_refuses_a_board_with_one_start_and_a_pile_that_is_not_whole() {
    let k2 = standard_library();
    let mut lhotse = lhotse_library();
    let found = faults(&setup("k2-easy", "k2-summer"), &k2.boards[0], &k2.weathers[0]);
    assert_eq!(
        found,
        [
            "the board `k2-easy` is not for the game lhotse",
            "the board `k2-easy` must have two start spaces, not 1 (LH-007)"
        ]
    );
    lhotse.weathers[0].tiles.pop();
    let found = faults(&setup("lhotse-face", "lhotse"), &lhotse.boards[0], &lhotse.weathers[0]);
    assert_eq!(found, ["the weather set `lhotse` must have 10 tiles, not 9"]);
}

#[test]
fn the_race_needs_the_cards_that_everybody_discards() {
    let mut library = lhotse_library();
    let a0 = library.decks[0].find("a0").expect("the deck has one");
    let m1 = library.decks[0].find("m1").expect("the deck has some");
    library.decks[0].counts.0[usize::from(a0.0)] -= 1;
    library.decks[0].counts.0[usize::from(m1.0)] += 1;
    let made = Game::new(&setup("lhotse-col", "lhotse"), &library);
    let faults = made.expect_err("no a0 is there");
    assert_eq!(faults.0[0].message, "the deck `k2` lacks an acclimatization card of 2, 1 or 0 (LH-020)");
    assert!(Game::new(&setup("lhotse-face", "lhotse"), &library).is_ok());
}

#[test]
fn the_table_of_levels_follows_scenario_season_and_option() {
    let table = |board, weather, levels| {
        let options = Options { levels, ..Options::default() };
        game_of(&Setup { options, ..setup(board, weather) }).level_table()
    };
    assert_eq!(table("lhotse-col", "k2-summer", Levels::Printed), LevelTable::First);
    assert_eq!(table("lhotse-col", "k2-winter", Levels::Printed), LevelTable::Second);
    assert_eq!(table("lhotse-col", "lhotse", Levels::Printed), LevelTable::Second);
    assert_eq!(table("lhotse-face", "lhotse", Levels::Printed), LevelTable::Second);
    assert_eq!(table("lhotse-face", "lhotse", Levels::First), LevelTable::First);
    assert_eq!(table("lhotse-col", "k2-summer", Levels::Second), LevelTable::Second);
    assert_eq!(table("lhotse-face", "lhotse", Levels::Measured), LevelTable::Measured { more: 0 });
}

#[test]
fn a_header_of_lhotse_names_the_game() {
    let table = new_table(&setup("lhotse-face", "lhotse").with_seats(5));
    assert_eq!(table.header().get("game"), Some("lhotse"));
    assert_eq!(table.state().seats(), 5);
}
