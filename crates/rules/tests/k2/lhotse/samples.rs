//! How often each draft is sampled, against an exact enumeration.

use std::collections::HashMap;

use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::k2::State;
use summiteer_rules::mountain::{TileId, TileSet};

use super::support::face;
use crate::samples::{SAMPLES, assert_frequencies};

/// What seat B was dealt, and which of it it kept.
type Draft = (TileSet, TileId);

/// Seat A was dealt tiles 1 and 2; tiles 3 and 4 lie open, and perhaps more.
fn position(seats: usize, tiles: &str) -> State {
    let mut text = format!("day 4\nphase choose\n{tiles}\n");
    for (index, letter) in ["A", "B", "C", "D", "E"].iter().take(seats).enumerate() {
        let (kept, other) = draft(seats, index);
        text += &format!("dealt {letter} {kept} {other}\nkept {letter} {kept}\n");
    }
    State::from_text(face(seats, false), &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Kept and other tile of a seat, so that 3 and 4 can lie open.
fn draft(seats: usize, index: usize) -> (usize, usize) {
    match (index, seats) {
        (0, _) => (1, 2),
        (1, _) => (3, 10),
        (2, _) => (4, 9),
        (index, _) => (2 + index, 11 - index),
    }
}

/// Every way of laying the eight tiles that A does not know into two places a seat and those not dealt.
fn orders(tiles: &[TileId]) -> Vec<Vec<TileId>> {
    if tiles.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in 0..tiles.len() {
        let mut rest = tiles.to_vec();
        let tile = rest.remove(first);
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.push(tile);
            order
        }));
    }
    all
}

/// How many of the ways to add tiles agree with what lies open: for less than five seats the first of those not dealt are
/// added, with five the discarded tile of any seat, A's being tile 2.
fn ways(order: &[TileId], seats: usize, seen: TileSet) -> usize {
    let others = seats - 1;
    let (kept, rest) = order.split_at(others);
    let (discarded, undealt) = rest.split_at(others);
    let unknown: Vec<TileId> = seen.iter().filter(|tile| tile.0 > 1).collect();
    let fits = |added: &[TileId]| unknown.iter().all(|tile| kept.contains(tile) || added.contains(tile));
    if seats < 5 {
        return usize::from(fits(&undealt[..6 - seats]));
    }
    let own = if seen.contains(TileId(1)) { 1 } else { 0 };
    match own {
        1 => usize::from(fits(&[])),
        _ => usize::from(fits(&[])) + discarded.iter().filter(|tile| fits(&[**tile])).count(),
    }
}

fn compare(seats: usize, tiles: &str) {
    let state = position(seats, tiles);
    let seen = state.public().tiles_seen;
    let unknown: Vec<TileId> = (2..10).map(TileId).collect();
    let mut expected: HashMap<Draft, f64> = HashMap::new();
    for order in orders(&unknown) {
        let ways = ways(&order, seats, seen);
        if ways > 0 {
            let draft = ([order[0], order[seats - 1]].into_iter().collect(), order[0]);
            *expected.entry(draft).or_insert(0.0) += ways as f64;
        }
    }
    let (view, mut source) = (state.view(Observer::Seat(Seat::new(0))), SplitMix(seats as u64));
    let mut found: HashMap<Draft, usize> = HashMap::new();
    for _ in 0..SAMPLES {
        let own = view.sample(&mut source).view(Observer::Seat(Seat::new(1))).own.expect("secrets");
        let kept = own.kept.expect("the draft is over");
        *found.entry((own.dealt.into_iter().flatten().collect(), kept)).or_insert(0) += 1;
    }
    assert_frequencies(&expected, &found);
}

#[test]
fn with_two_seats_drafts_are_sampled_as_often_as_they_are_possible() {
    compare(2, "tiles 3 4");
    compare(2, "tiles 3 4\ngone 1 5");
}

#[test]
fn with_four_seats_drafts_are_sampled_as_often_as_they_are_possible() {
    compare(4, "tiles 3 4");
}

#[test]
fn with_five_seats_it_matters_whose_discarded_tile_was_added() {
    compare(5, "tiles 3 4");
    compare(5, "tiles 3 4\ngone 1 2");
    compare(5, "tiles 3 4\ngone 10 5");
}
