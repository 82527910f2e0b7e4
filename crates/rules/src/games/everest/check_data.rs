//! Whether board, weather, deck and icefall tiles fit each other and the game.

use super::air::AIR_CARDS;
use super::game::mark;
use super::setup::{SEATS, Setup};
use super::state::MAX_ICEFALL;
use crate::expedition::Parts;
use crate::mountain::{Board, CardKind, Deck, Front, Icefall, IcefallMark, SpaceId};

/// Cards in the main deck (EV-025).
const MAIN_CARDS: u8 = 18;
/// Movement cards that cost clients a level (EV-110).
const LOSS_CARDS: u8 = 2;
/// Tiles in a season (EV-009).
pub(super) const TILES: usize = 6;

/// Everything that does not fit.
pub(super) fn check(setup: &Setup, parts: &Parts, icefall: &Icefall) -> Vec<String> {
    let Parts { board, weather, deck, .. } = parts;
    let mut faults = check_setup(setup);
    faults.extend(parts.faults("everest", TILES, MAIN_CARDS));
    faults.extend(parts.lhotse_faults());
    if !icefall.games.iter().any(|game| game == "everest") {
        faults.push(format!("the icefall `{}` is not for the game everest", icefall.id));
    }
    if weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| day.boots > 0) {
        let id = &weather.id;
        faults.push(format!("the weather set `{id}` has boots, which Mount Everest does not know"));
    }
    faults.extend(check_deck(deck));
    for zone in board.zones.iter().filter(|zone| zone.oxygen.is_none()) {
        faults.push(format!("the board `{}` has no oxygen limit in the zone `{}`", board.id, zone.id));
    }
    faults.extend(check_icefall(board, icefall));
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

fn check_icefall(board: &Board, icefall: &Icefall) -> Vec<String> {
    let mut faults = Vec::new();
    let spaces = |of: IcefallMark| board.ids().filter(move |id| mark(board, *id) == Some(of));
    for (back, name) in IcefallMark::ALL.into_iter().zip(["I", "II"]) {
        let (wanted, there) = (spaces(back).count(), usize::from(icefall.total(back)));
        if wanted > there {
            faults.push(format!(
                "the board `{}` has {wanted} icefall spaces {name}, but there are {there} tiles",
                board.id
            ));
        }
    }
    if IcefallMark::ALL.iter().map(|back| spaces(*back).count()).sum::<usize>() > MAX_ICEFALL {
        faults.push(format!("the board `{}` has more than {MAX_ICEFALL} icefall spaces", board.id));
    } else if let Some(closed) = closing_deal(board, icefall) {
        let ids: Vec<&str> = closed.iter().map(|id| board.space(*id).id.as_str()).collect();
        faults.push(format!(
            "crevasses on {} would cut the summit of the board `{}` off from its base",
            ids.join(", "),
            board.id
        ));
    }
    faults
}

/// Spaces that a deal could make crevasses of so that the summit is out of reach; nothing if no deal can.
fn closing_deal(board: &Board, icefall: &Icefall) -> Option<Vec<SpaceId>> {
    let spaces: Vec<SpaceId> = board.ids().filter(|id| mark(board, *id).is_some()).collect();
    let deals = (0..1u32 << spaces.len()).map(|deal| -> Vec<SpaceId> {
        let chosen = spaces.iter().enumerate().filter(|(i, _)| deal >> i & 1 == 1);
        chosen.map(|(_, id)| *id).collect()
    });
    let possible = |deal: &Vec<SpaceId>| {
        IcefallMark::ALL.into_iter().all(|back| {
            let used = deal.iter().filter(|id| mark(board, **id) == Some(back)).count();
            used <= usize::from(icefall.count(back, Front::Crevasse))
        })
    };
    deals.filter(possible).find(|deal| !is_open(board, deal))
}

fn is_open(board: &Board, crevasses: &[SpaceId]) -> bool {
    let mut seen = crevasses.to_vec();
    let mut open = vec![board.start()];
    while let Some(space) = open.pop() {
        if !seen.contains(&space) {
            seen.push(space);
            open.extend(&board.space(space).neighbours);
        }
    }
    !crevasses.contains(&board.summit()) && seen.contains(&board.summit())
}
