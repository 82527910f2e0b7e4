use summiteer_rules::games::k2::{Game, Setup, standard_library};
use summiteer_rules::mountain::{Board, Weather};

use crate::edit::Edit;

const GOOD: &str = include_str!("../../../../data/weather/k2-winter.toml");
const BOARD: &str = include_str!("../../../../data/boards/k2-easy.toml");

#[test]
fn every_fault_of_a_weather_set_is_named_at_its_place() {
    let edits = [
        Edit {
            old: "\"weather\"",
            new: "\"deck\"",
            at: "\"deck\"",
            says: "`schema` must be \"weather\" for this kind of file",
        },
        Edit {
            old: "games",
            new: "game = 1\ngames",
            at: "game",
            says: "unknown key `game`; known here: format, schema, id, name, provenance, source, games, difficulty, tile",
        },
        Edit {
            old: "\"hard\"",
            new: "\"harder\"",
            at: "\"harder\"",
            says: "`difficulty` must be \"easy\" or \"hard\"",
        },
        Edit { old: "[\n  { sky = \"sun\" },\n", new: "[\n", at: "[", says: "a tile has 3 days, this one 2" },
        Edit {
            old: "{ sky = \"sun\" }",
            new: "{ sky = \"fog\" }",
            at: "\"fog\"",
            says: "`sky` must be \"sun\", \"cloud\", \"snow\" or \"storm\"",
        },
        Edit { old: "{ sky = \"sun\" }", new: "{ }", at: "{", says: "`sky` is missing" },
        Edit {
            old: "{ sky = \"sun\" }",
            new: "{ sky = \"sun\", wind = 1 }",
            at: "wind",
            says: "unknown key `wind`; known here: sky, zones, lungs, boots, closed, landslide",
        },
        Edit {
            old: "{ sky = \"sun\" }",
            new: "{ sky = \"sun\", lungs = 1 }",
            at: "{",
            says: "a day has zones together with `lungs`, `boots` or `landslide`, or none of them",
        },
        Edit {
            old: "{ sky = \"sun\" }",
            new: "{ sky = \"sun\", zones = [\"6000\"] }",
            at: "{",
            says: "a day has zones together with `lungs`, `boots` or `landslide`, or none of them",
        },
        Edit { old: "lungs = 2", new: "lungs = 10", at: "10", says: "`lungs` must be from 0 to 9" },
        Edit { old: "boots = 1", new: "boots = -1", at: "-1", says: "`boots` must be from 0 to 9" },
        Edit {
            old: "[\"6000\", \"7000\", \"8000\"]",
            new: "[6000, \"7000\", \"8000\"]",
            at: "6000",
            says: "`zones` must be a string",
        },
    ];
    for edit in edits {
        edit.assert(GOOD, Weather::parse);
    }
}

#[test]
fn a_weather_set_has_tiles() {
    let without = &GOOD[..GOOD.find("[[tile]]").unwrap()];
    let faults = Weather::parse("some.toml", &format!("{without}tile = []\n")).unwrap_err();
    assert_eq!(faults.0.len(), 1, "{faults}");
    assert_eq!(faults.0[0].message, "`tile` must be a list of tables with at least one entry");
}

#[test]
fn what_does_not_fit_the_game_is_named_at_once() {
    let library = standard_library();
    let text = GOOD.replacen("\"8000\"", "\"9000\"", 1).replacen("[\"k2\", \"lhotse\"]", "[\"lhotse\"]", 1);
    let text = &text[..text.rfind("[[tile]]").unwrap()];
    let weather = Weather::parse("some.toml", text).unwrap();
    let board = Board::parse("board.toml", &BOARD.replacen("games = [\"k2\"]", "games = []", 1)).unwrap();
    let mut deck = library.decks[0].clone();
    deck.counts.0[0] += 1;
    let faults =
        Game::from_parts(&Setup::solo("k2-easy", "k2-winter").with_seats(6), board, weather, deck, None)
            .unwrap_err();
    let messages: Vec<&str> = faults.0.iter().map(|fault| fault.message.as_str()).collect();
    let expected = [
        "K2 has 1 to 5 seats, not 6",
        "the board `k2-easy` is not for the game k2",
        "the weather set `k2-winter` is not for the game k2",
        "the weather set `k2-winter` must have 6 tiles, not 5",
        "the deck `k2` must have 18 cards, not 19",
        "the weather set `k2-winter` speaks of a zone `9000` that the board lacks",
    ];
    assert_eq!(messages, expected);
}

#[test]
fn a_game_of_unknown_parts_says_what_there_is() {
    let message = |setup: Setup| Game::new(&setup, &standard_library()).unwrap_err().0[0].message.clone();
    assert_eq!(
        message(Setup::solo("k3", "k2-summer")),
        "no board has the id `k3`; there are: k2-easy, k2-hard, everest-easy, everest-hard"
    );
    let weather = message(Setup::solo("k2-easy", "spring"));
    assert_eq!(weather, "no weather set has the id `spring`; there are: k2-summer, k2-winter");
}
