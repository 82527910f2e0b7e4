//! What Everest's files have beyond K2's.

use summiteer_rules::mountain::{Board, Deck, IcefallMark, Sky, SpaceKind, Weather};

use crate::edit::Edit;

const BOARD: &str = include_str!("../../../../data/boards/everest-easy.toml");
const DECK: &str = include_str!("../../../../data/decks/everest.toml");
const WEATHER: &str = include_str!("../../../../data/weather/everest-winter.toml");

#[test]
fn a_zone_says_how_much_oxygen_a_guide_may_carry_there() {
    let board = Board::parse("some.toml", BOARD).unwrap();
    let limits: Vec<Option<u8>> = board.zones.iter().map(|zone| zone.oxygen).collect();
    assert_eq!(limits, [Some(3), Some(3), Some(2), Some(1)]);
    let says = "`oxygen` must be from 0 to 3";
    Edit { old: "oxygen = 3", new: "oxygen = 4", at: "4", says }.assert(BOARD, Board::parse);
    Edit { old: "oxygen = 3", new: "oxygen = -1", at: "-1", says }.assert(BOARD, Board::parse);
}

#[test]
fn icefall_spaces_have_one_of_two_marks() {
    let board = Board::parse("some.toml", BOARD).unwrap();
    let count = |mark| board.spaces.iter().filter(|space| space.kind == SpaceKind::Icefall(mark)).count();
    assert_eq!(IcefallMark::ALL.map(count), [5, 7]);
}

#[test]
fn a_deck_has_cards_that_cost_a_level_and_cards_set_aside() {
    let deck = Deck::parse("some.toml", DECK).unwrap();
    assert_eq!((deck.counts.total(), deck.set_aside.total()), (18, 6));
    let card = deck.find("m4-1").unwrap();
    assert_eq!((deck.counts.count(card), deck.card_text(card)), (1, "m4-1".to_owned()));
    assert!(deck.find("m4").is_none() && deck.find("m3") != deck.find("m3-1"));
}

#[test]
fn every_fault_of_everests_deck_is_named_at_its_place() {
    let edits = [
        Edit {
            old: "deck = \"main\"",
            new: "deck = \"other\"",
            at: "\"other\"",
            says: "`deck` must be \"main\" or \"acclimatization\"",
        },
        Edit {
            old: "client_loss = 1",
            new: "client_loss = 0",
            at: "0",
            says: "`client_loss` must be from 1 to 9",
        },
        Edit {
            old: "up = 1\n",
            new: "up = 1\nclient_loss = 1\n",
            at: "1\ndown",
            says: "only a movement card has a `client_loss`",
        },
        Edit {
            old: "client_loss = 1",
            new: "loss = 1",
            at: "loss",
            says: "unknown key `loss`; known here: kind, points, up, down, client_loss, count, deck",
        },
    ];
    // The first loss card without its loss would stand twice.
    edits[..3].iter().for_each(|edit| edit.assert(DECK, Deck::parse));
    let faults = Deck::parse("some.toml", &DECK.replacen(edits[3].old, edits[3].new, 1)).unwrap_err();
    assert_eq!(faults.0[0].message, edits[3].says);
}

#[test]
fn a_day_may_close_zones() {
    let weather = Weather::parse("some.toml", WEATHER).unwrap();
    let day = &weather.tiles[3].days[1];
    assert_eq!((day.sky, day.lungs), (Sky::Storm, 1));
    assert_eq!((&day.zones, &day.closed), (&vec!["7000".to_owned(), "8000".to_owned()], &day.zones));
    Edit {
        old: "closed = [\"8000\"]",
        new: "closed = 1",
        at: "1",
        says: "`closed` must be a list of strings",
    }
    .assert(WEATHER, Weather::parse);
}
