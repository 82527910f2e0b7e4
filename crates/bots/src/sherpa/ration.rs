//! What a day is taken to bring: a few typical sets of cards, each as likely as the others.

use summiteer_rules::games::everest::Game;
use summiteer_rules::mountain::{CardCounts, CardKind, Direction, PLAYED};

use super::walk::Points;

/// Sets of cards that stand for all.
const RATIONS: usize = 8;

/// Cards that a day brings, of which three are played.
const CARDS: usize = 4;
/// One day's points: a rope card can be used in either direction, so there are several ways to use the cards.
pub(super) type Ration = Vec<Points>;

/// Typical days of a main deck. A seat chooses from its hand and saves what it will need, so a day is a few cards more
/// than are played, of which any may stay behind.
pub(super) fn rations(game: &Game, deck: &CardCounts) -> Vec<Ration> {
    let cards: Vec<CardKind> = deck.iter().map(|card| game.kind(card)).collect();
    let sum =
        |set: &Vec<CardKind>, direction| -> u8 { set.iter().map(|kind| kind.points(Some(direction))).sum() };
    let mut hands = sets(&cards, CARDS);
    hands.sort_by_key(|set| (sum(set, Direction::Up), sum(set, Direction::Down)));
    let typical = (0..RATIONS).map(|i| &hands[(2 * i + 1) * hands.len() / (2 * RATIONS)]);
    typical.map(|hand| sets(hand, PLAYED).iter().flat_map(|set| ways(set)).collect()).map(best_of).collect()
}

/// Without those that another one covers.
fn best_of(ways: Vec<Points>) -> Ration {
    let mut best: Ration = Vec::new();
    for way in ways {
        if !best.iter().any(|known| known.covers(way)) {
            best.retain(|known| !way.covers(*known));
            best.push(way);
        }
    }
    best
}

/// All sets of so many cards.
fn sets(cards: &[CardKind], count: usize) -> Vec<Vec<CardKind>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, card) in cards.iter().enumerate() {
        for mut set in sets(&cards[i + 1..], count - 1) {
            set.push(*card);
            all.push(set);
        }
    }
    all
}

/// The ways to name rope cards.
fn ways(cards: &[CardKind]) -> Ration {
    let mut ways = vec![Points::default()];
    for kind in cards {
        let directions = match kind {
            CardKind::Rope { .. } => &Direction::BOTH[..],
            CardKind::Movement { .. } => &Direction::BOTH[..1],
            CardKind::Acclimatization { .. } => continue,
        };
        ways = ways.iter().flat_map(|way| directions.iter().map(|d| way.with(*kind, *d))).collect();
    }
    ways
}
