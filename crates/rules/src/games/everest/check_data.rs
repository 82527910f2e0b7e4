//! Whether board, weather, deck and icefall tiles fit each other and the game.

use super::air::AIR_CARDS;
use super::setup::{SEATS, Setup};
use crate::expedition::{Parts, icefall};
use crate::mountain::{CardKind, Deck, Icefall};

/// Cards in the main deck (EV-025).
const MAIN_CARDS: u8 = 18;
/// Movement cards that cost clients a level (EV-110).
const LOSS_CARDS: u8 = 2;
/// Tiles in a season (EV-009).
pub(super) const TILES: usize = 6;

/// Everything that does not fit.
pub(super) fn check(setup: &Setup, parts: &Parts, tiles: &Icefall) -> Vec<String> {
    let Parts { board, weather, deck, .. } = parts;
    let mut faults = check_setup(setup);
    faults.extend(parts.faults("everest", TILES, MAIN_CARDS));
    faults.extend(parts.lhotse_faults());
    if weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| day.boots > 0) {
        let id = &weather.id;
        faults.push(format!("the weather set `{id}` has boots, which Mount Everest does not know"));
    }
    faults.extend(check_deck(deck));
    for zone in board.zones.iter().filter(|zone| zone.oxygen.is_none()) {
        faults.push(format!("the board `{}` has no oxygen limit in the zone `{}`", board.id, zone.id));
    }
    faults.extend(icefall::faults(board, tiles, "everest"));
    faults
}

fn check_setup(setup: &Setup) -> Vec<String> {
    let few_or_many = !SEATS.contains(&setup.seats);
    let seats = few_or_many.then(|| format!("Mount Everest has 2 to 5 seats, not {}", setup.seats));
    seats.into_iter().chain(setup.options.first.fault(setup.seats)).collect()
}

fn check_deck(deck: &Deck) -> Vec<String> {
    let (id, mut faults) = (&deck.id, Vec::new());
    let mut count = |what: &str, wanted: usize, found: u8| {
        if usize::from(found) != wanted {
            faults.push(format!("the deck `{id}` must have {wanted} {what}, not {found}"));
        }
    };
    count("acclimatization cards of its own deck", AIR_CARDS, deck.set_aside.total());
    let losses =
        deck.counts.iter().filter(|card| matches!(deck.kind(*card), CardKind::Movement { loss: 1.., .. }));
    count("cards that cost clients a level", usize::from(LOSS_CARDS), losses.count() as u8);
    let is_air = |card: &_| matches!(deck.kind(*card), CardKind::Acclimatization { .. });
    if deck.counts.iter().any(|card| is_air(&card)) || !deck.set_aside.iter().all(|card| is_air(&card)) {
        faults
            .push(format!("the deck `{id}` must have its acclimatization cards, and only those, set aside"));
    }
    faults
}
