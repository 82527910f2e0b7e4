//! How often each draft is sampled, against an exact enumeration.

use std::collections::HashMap;

use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::games::k2::{Discards, Edition, Options, Setup, State};
use summiteer_rules::mountain::{Card, CardCounts, TileId, TileSet};

use super::support::face;
use crate::samples::{SAMPLES, assert_frequencies, subsets};
use crate::support::games::game_of;

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

/// Of the eight tiles that A does not know any two may be B's, and either of them kept.
#[test]
fn while_the_draft_goes_on_a_locked_choice_may_be_either_tile() {
    let text = "phase draft\ndealt A 1 2\ndealt B 3 4\nkept B 3";
    let state = State::from_text(face(2, false), text).expect("a position");
    let mut expected: HashMap<Draft, f64> = HashMap::new();
    for kept in (2..10).map(TileId) {
        for other in (2..10).map(TileId).filter(|tile| *tile != kept) {
            expected.insert(([kept, other].into_iter().collect(), kept), 1.0);
        }
    }
    let (view, mut source) = (state.view(Observer::Seat(Seat::new(0))), SplitMix(3));
    let mut found: HashMap<(Draft, bool), usize> = HashMap::new();
    for _ in 0..SAMPLES {
        let own = view.sample(&mut source).view(Observer::Seat(Seat::new(1))).own.expect("secrets");
        let kept = own.kept.expect("it is locked in");
        let draft = (own.dealt.into_iter().flatten().collect(), kept);
        *found.entry((draft, own.dealt[0] == Some(kept))).or_insert(0) += 1;
    }
    let expected = expected.into_keys().flat_map(|draft| [((draft, true), 1.0), ((draft, false), 1.0)]);
    assert_frequencies(&expected.collect(), &found);
}

#[test]
fn locked_discards_are_sampled_as_often_as_if_drawn_from_the_deck() {
    let options = Options { discards: Discards::Free, ..Options::default() };
    let setup = Setup::solo_of(Edition::Lhotse, "lhotse-col", "k2-summer").with_seats(2);
    let game = game_of(&Setup { options, ..setup });
    let deck: Vec<Card> = game.deck().counts.iter().collect();
    let state = State::from_text(game, "phase discard\ndiscards B m1 m1 a0").expect("a position");
    let mut expected: HashMap<CardCounts, f64> = HashMap::new();
    for discards in subsets(&deck, 3) {
        *expected.entry(discards).or_insert(0.0) += 1.0;
    }
    let (view, mut source) = (state.view(Observer::Spectator), SplitMix(4));
    let mut found: HashMap<CardCounts, usize> = HashMap::new();
    for _ in 0..SAMPLES {
        let own = view.sample(&mut source).view(Observer::Seat(Seat::new(1))).own.expect("secrets");
        let discards = own.discards.expect("they are locked in");
        *found.entry(discards.into_iter().collect()).or_insert(0) += 1;
    }
    assert_frequencies(&expected, &found);
}
