//! What boards, seasons, decks and icefall tiles must be so that Mount Everest can be played with them.

use summiteer_rules::games::everest::{Game, Library, Setup, standard_library};
use summiteer_rules::mountain::{Board, Deck, Front, Icefall, IcefallMark, Weather};

const BOARD: &str = include_str!("../../../../data/boards/everest-easy.toml");
const DECK: &str = include_str!("../../../../data/decks/everest.toml");
const WEATHER: &str = include_str!("../../../../data/weather/everest-winter.toml");
const ICEFALL: &str = include_str!("../../../../data/icefall/everest.toml");

fn setup() -> Setup {
    Setup::new("everest-easy", "everest-winter", 2)
}

/// The faults of a game with these files.
fn faults(board: &str, deck: &str, weather: &str, icefall: &str) -> Vec<String> {
    let library = Library {
        boards: vec![Board::parse("board", board).unwrap()],
        decks: vec![Deck::parse("deck", deck).unwrap()],
        weathers: vec![Weather::parse("weather", weather).unwrap()],
        icefalls: vec![Icefall::parse("icefall", icefall).unwrap()],
    };
    match Game::new(&setup(), &library) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.0.into_iter().map(|fault| fault.message).collect(),
    }
}

#[test]
fn all_built_in_boards_and_seasons_go_together() {
    for board in ["everest-easy", "everest-hard"] {
        for weather in ["everest-summer", "everest-winter"] {
            for seats in 2..=5 {
                assert!(Game::new(&Setup::new(board, weather, seats), &standard_library()).is_ok());
            }
        }
    }
    assert_eq!(faults(BOARD, DECK, WEATHER, ICEFALL), [""; 0]);
}

#[test]
fn one_or_six_cannot_play() {
    for seats in [1, 6] {
        let faults = Game::new(&Setup::new("everest-easy", "everest-summer", seats), &standard_library());
        let message = format!("Mount Everest has 2 to 5 seats, not {seats}");
        assert_eq!(faults.unwrap_err().0[0].message, message);
    }
}

#[test]
fn no_deal_of_crevasses_may_close_the_icefall() {
    let tiles = ICEFALL.replacen("front = \"crevasse\"\ncount = 1", "front = \"crevasse\"\ncount = 4", 1);
    let expected =
        "crevasses on i1, i2, i3, i4 would cut the summit of the board `everest-easy` off from its base";
    assert_eq!(faults(BOARD, DECK, WEATHER, &tiles), [expected]);
}

#[test]
fn there_must_be_a_tile_for_every_icefall_space() {
    let tiles = ICEFALL.replacen("count = 2", "count = 1", 1);
    let expected = "the board `everest-easy` has 5 icefall spaces I, but there are 4 tiles";
    assert_eq!(faults(BOARD, DECK, WEATHER, &tiles), [expected]);
}

#[test]
fn every_zone_must_say_how_much_oxygen_a_guide_may_carry() {
    let board = BOARD.replacen("oxygen = 1", "", 1);
    let expected = "the board `everest-easy` has no oxygen limit in the zone `8000`";
    assert_eq!(faults(&board, DECK, WEATHER, ICEFALL), [expected]);
}

#[test]
fn the_deck_has_eighteen_and_six_cards_and_two_that_cost_a_level() {
    let more = DECK.replacen("points = 1\ncount = 2", "points = 1\ncount = 3", 1);
    assert_eq!(faults(BOARD, &more, WEATHER, ICEFALL), ["the deck `everest` must have 18 cards, not 19"]);
    let losses = DECK.replacen("client_loss = 1\n", "client_loss = 2\n", 1).replacen(
        "points = 4\nclient_loss = 1",
        "points = 4",
        1,
    );
    let expected = "the deck `everest` must have 2 cards that cost clients a level, not 1";
    assert_eq!(faults(BOARD, &losses, WEATHER, ICEFALL), [expected]);
    let mixed =
        DECK.replacen("points = 1\ncount = 1\ndeck = \"acclimatization\"", "points = 1\ncount = 1", 1);
    assert_eq!(faults(BOARD, &mixed, WEATHER, ICEFALL).len(), 3);
}

#[test]
fn the_season_has_six_tiles_no_boots_and_known_zones() {
    let boots = WEATHER.replacen("lungs = 1", "boots = 1", 1);
    let expected = "the weather set `everest-winter` has boots, which Mount Everest does not know";
    assert_eq!(faults(BOARD, DECK, &boots, ICEFALL), [expected]);
    let zones = WEATHER.replacen("closed = [\"8000\"]", "closed = [\"9000\"]", 1);
    let expected = "the weather set `everest-winter` speaks of a zone `9000` that the board lacks";
    assert_eq!(faults(BOARD, DECK, &zones, ICEFALL), [expected]);
}

#[test]
fn icefall_tiles_are_counted_by_back_and_front_and_faults_are_named() {
    let icefall = Icefall::parse("some.toml", ICEFALL).unwrap();
    assert_eq!(IcefallMark::ALL.map(|mark| icefall.total(mark)), [5, 7]);
    assert_eq!(Front::ALL.map(|front| icefall.count(IcefallMark::Two, front)), [2, 3, 2]);
    for (old, new, says) in [
        ("\"I\"", "\"III\"", "`back` must be \"I\" or \"II\""),
        ("= \"cost-1\"", "= \"cost-3\"", "`front` must be \"cost-1\", \"cost-2\" or \"crevasse\""),
        ("= \"cost-1\"", "= \"cost-2\"", "this tile stands twice; raise its count"),
        ("count = 2", "count = 0", "`count` must be from 1 to 49"),
    ] {
        let faults = Icefall::parse("some.toml", &ICEFALL.replacen(old, new, 1)).unwrap_err();
        assert_eq!(faults.0[0].message, says);
    }
}
