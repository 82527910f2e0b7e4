//! Whether board, weather and deck fit each other and the game.

use super::lhotse::{self, Edition, Scenario};
use super::setup::{SEATS, Setup};
use crate::mountain::{Board, CardKind, Deck, Weather};

/// Cards in a full deck (K2-009).
const DECK_SIZE: u8 = 18;
/// Tiles in a season (K2-005).
const SEASON: usize = 6;
/// Tiles of Lhotse (LH-012).
const LHOTSE_TILES: usize = 10;

/// Everything that does not fit.
pub(super) fn check(setup: &Setup, board: &Board, weather: &Weather, deck: &Deck) -> Vec<String> {
    let mut faults = Vec::new();
    if !SEATS.contains(&setup.seats) {
        let name = match setup.edition {
            Edition::K2 => "K2",
            Edition::Lhotse => "Lhotse",
        };
        faults.push(format!("{name} has 1 to 5 seats, not {}", setup.seats));
    }
    faults.extend(setup.options.first.fault(setup.seats));
    let game = setup.edition.id();
    for (kind, id, games) in [
        ("board", &board.id, &board.games),
        ("weather set", &weather.id, &weather.games),
        ("deck", &deck.id, &deck.games),
    ] {
        if !games.iter().any(|g| g == game) {
            faults.push(format!("the {kind} `{id}` is not for the game {game}"));
        }
    }
    faults.extend(check_weather(weather));
    faults.extend(check_deck(deck));
    faults.extend(check_edition(setup, board, weather, deck));
    for zone in weather.unknown_zones(board) {
        faults
            .push(format!("the weather set `{}` speaks of a zone `{zone}` that the board lacks", weather.id));
    }
    faults
}

fn check_weather(weather: &Weather) -> Vec<String> {
    let mut faults = Vec::new();
    let id = &weather.id;
    let tiles = if weather.has_sections() { LHOTSE_TILES } else { SEASON };
    if weather.tiles.len() != tiles {
        faults.push(format!("the weather set `{id}` must have {tiles} tiles, not {}", weather.tiles.len()));
    }
    if weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| !day.closed.is_empty()) {
        faults.push(format!("the weather set `{id}` closes zones, which K2 does not know (Q-EK-06)"));
    }
    faults
}

fn check_deck(deck: &Deck) -> Vec<String> {
    let mut faults = Vec::new();
    let id = &deck.id;
    if deck.counts.total() != DECK_SIZE {
        faults.push(format!("the deck `{id}` must have {DECK_SIZE} cards, not {}", deck.counts.total()));
    }
    if deck.set_aside.total() > 0 {
        faults.push(format!("the deck `{id}` sets cards aside, which K2 does not know"));
    }
    if deck.kinds.iter().any(|kind| matches!(kind, CardKind::Movement { loss: 1.., .. })) {
        faults.push(format!("the deck `{id}` has cards that cost clients a level; K2 has no clients"));
    }
    faults
}

/// What belongs to K2 alone, or to one scenario of Lhotse.
fn check_edition(setup: &Setup, board: &Board, weather: &Weather, deck: &Deck) -> Vec<String> {
    let mut faults = Vec::new();
    let scenario = Scenario::of(setup.edition, board);
    let (starts, wanted) = (board.starts().len(), if scenario.is_none() { 1 } else { 2 });
    if starts != wanted {
        faults.push(format!(
            "the board `{}` has {starts} start spaces, where {wanted} are needed (LH-007)",
            board.id
        ));
    }
    if scenario.is_none() && weather.tiles.iter().any(|tile| tile.all_days().any(|day| day.landslide)) {
        faults.push(format!("the weather set `{}` has landslides, which K2 does not know", weather.id));
    }
    if scenario == Some(Scenario::SouthFace) && !weather.has_sections() {
        faults.push(format!("the board `{}` needs weather for its sections (LH-008)", board.id));
    }
    if scenario == Some(Scenario::SouthCol) && lhotse::standard_discards(deck).is_none() {
        faults.push(format!("the deck `{}` lacks an acclimatization card of 2, 1 or 0 (LH-020)", deck.id));
    }
    faults
}
