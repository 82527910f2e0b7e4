//! What a day is taken to bring: a few typical sets of cards, each as likely as the others.

use summiteer_rules::games::everest::Game;
use summiteer_rules::mountain::{CardKind, Direction};

use super::walk::Points;

/// Sets of cards that stand for all.
const RATIONS: usize = 8;

/// How much of a seat's cards a guide gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// All three a day.
    Whole,
    /// One or two a day, in turn.
    Half,
}

impl Share {
    /// Both.
    pub(super) const ALL: [Self; 2] = [Self::Whole, Self::Half];
}

/// One day's points: a rope card can be used in either direction, so there are several ways to use the cards.
pub(super) type Ration = Vec<Points>;

/// Typical days of the main deck.
pub(super) fn rations(game: &Game, share: Share) -> Vec<Ration> {
    let cards: Vec<CardKind> = game.deck().counts.iter().map(|card| game.kind(card)).collect();
    match share {
        Share::Whole => typical(sets(&cards, 3), RATIONS),
        Share::Half => {
            let mut days = typical(sets(&cards, 1), RATIONS / 2);
            days.extend(typical(sets(&cards, 2), RATIONS / 2));
            days
        }
    }
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

/// Sets spread evenly from the weakest to the strongest.
fn typical(mut sets: Vec<Vec<CardKind>>, count: usize) -> Vec<Ration> {
    let sum = |set: &Vec<CardKind>, direction| -> u8 {
        set.iter().map(|kind| kind.points(Some(direction))).sum()
    };
    sets.sort_by_key(|set| (sum(set, Direction::Up), sum(set, Direction::Down)));
    (0..count).map(|i| ways(&sets[(2 * i + 1) * sets.len() / (2 * count)])).collect()
}

/// The ways to name rope cards.
fn ways(cards: &[CardKind]) -> Ration {
    let mut ways = vec![Points::default()];
    for kind in cards {
        let directions = match kind {
            CardKind::Rope { .. } => &Direction::BOTH[..],
            CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &Direction::BOTH[..1],
        };
        ways = ways.iter().flat_map(|way| directions.iter().map(|d| way.with(*kind, *d))).collect();
    }
    ways
}
