//! Whether board, weather and deck fit each other and the game.

use super::lhotse::{self, Edition, Scenario};
use super::setup::{SEATS, Setup};
use crate::expedition::{Parts, icefall};
use crate::mountain::{CardKind, Icefall};

/// Cards in a full deck (K2-009).
const DECK_SIZE: u8 = 18;
/// Tiles in a season (K2-005).
const SEASON: usize = 6;
/// Tiles of Lhotse (LH-012).
const LHOTSE_TILES: usize = 10;

/// Everything that does not fit.
pub(super) fn check(
    setup: &Setup,
    parts: &Parts,
    scenario: Option<Scenario>,
    tiles: Option<&Icefall>,
) -> Vec<String> {
    let season = if parts.weather.has_sections() { LHOTSE_TILES } else { SEASON };
    let mut faults = foreign(setup, parts);
    faults.extend(setup.options.first.fault(setup.seats));
    faults.extend(parts.faults(setup.edition.id(), season, DECK_SIZE));
    faults.extend(of_scenario(parts, scenario));
    faults.extend(of_icefall(setup, parts, tiles));
    faults
}

/// Whether the tiles that a table wants to play with fit its mountain (Q-EK-01).
fn of_icefall(setup: &Setup, parts: &Parts, tiles: Option<&Icefall>) -> Vec<String> {
    let (board, id) = (&parts.board, &parts.board.id);
    match (setup.options.icefall, tiles) {
        (true, _) if !icefall::has_spaces(board) => {
            vec![format!("the board `{id}` has no icefall: the option `icefall` needs one (Q-EK-01)")]
        }
        (true, Some(tiles)) => icefall::faults(board, tiles, setup.edition.id()),
        (true, None) => vec!["the option `icefall` needs a set of icefall tiles (Q-EK-01)".to_owned()],
        (false, None) => Vec::new(),
        (false, Some(_)) => vec!["icefall tiles need the option `icefall` (Q-EK-01)".to_owned()],
    }
}

/// What neither K2 nor Lhotse knows.
fn foreign(setup: &Setup, parts: &Parts) -> Vec<String> {
    let (season, deck) = (&parts.weather.id, &parts.deck.id);
    let name = match setup.edition {
        Edition::K2 => "K2",
        Edition::Lhotse => "Lhotse",
    };
    let closes_zones =
        parts.weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| !day.closed.is_empty());
    let has_losses = parts.deck.kinds.iter().any(|kind| matches!(kind, CardKind::Movement { loss: 1.., .. }));
    named([
        (!SEATS.contains(&setup.seats), format!("{name} has 1 to 5 seats, not {}", setup.seats)),
        (closes_zones, format!("the weather set `{season}` closes zones, which K2 does not know (Q-EK-06)")),
        (
            parts.deck.set_aside.total() > 0,
            format!("the deck `{deck}` sets cards aside, which K2 does not know"),
        ),
        (has_losses, format!("the deck `{deck}` has cards that cost clients a level; K2 has no clients")),
    ])
}

/// What one scenario of Lhotse needs, and what K2 does not know of it.
fn of_scenario(parts: &Parts, scenario: Option<Scenario>) -> Vec<String> {
    let Parts { board, weather, deck, .. } = parts;
    let Some(scenario) = scenario else { return parts.lhotse_faults() };
    let starts = board.starts().len();
    let is_face = scenario == Scenario::SouthFace;
    let is_race = scenario == Scenario::SouthCol;
    named([
        (starts != 2, format!("the board `{}` must have two start spaces, not {starts} (LH-007)", board.id)),
        (
            is_face && !weather.has_sections(),
            format!("the board `{}` needs weather by section, unlike `{}` (LH-008)", board.id, weather.id),
        ),
        (
            is_race && lhotse::standard_discards(deck).is_none(),
            format!("the deck `{}` lacks an acclimatization card of 2, 1 or 0 (LH-020)", deck.id),
        ),
    ])
}

fn named(faults: impl IntoIterator<Item = (bool, String)>) -> Vec<String> {
    faults.into_iter().filter(|(is_fault, _)| *is_fault).map(|(_, what)| what).collect()
}
