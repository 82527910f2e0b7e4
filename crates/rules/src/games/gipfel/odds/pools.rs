//! Every multiset of up to five dice, and how they lead to each other.

use crate::games::gipfel::{Counts, DICE, FACES, Face};

/// How many multisets of five dice there are.
pub const ROLLED: usize = 252;
/// How many multisets of five dice or fewer there are.
pub(super) const POOLS: usize = 462;
/// The multiset without dice.
pub(super) const EMPTY: usize = POOLS - 1;

/// The tables that all dice mathematics rests on. They are the same for every board; build them once.
#[derive(Clone, Debug)]
pub struct Odds {
    /// The multisets, those of more dice first; the first [`ROLLED`] have all five.
    pools: Vec<Counts>,
    /// By multiset of fewer than five dice (counted from [`ROLLED`]) and face: which one it is with that die.
    with_face: Vec<[u16; FACES]>,
    /// By multiset of five dice: all smaller ones that are part of it, the most dice first.
    parts: Vec<Vec<u16>>,
    /// By multiset: all that one die less makes of it.
    with_one_less: Vec<Vec<u16>>,
}

impl Default for Odds {
    fn default() -> Self {
        Self::new()
    }
}

impl Odds {
    /// Builds the tables.
    pub fn new() -> Self {
        let pools: Vec<Counts> = (0..=DICE as u8).rev().flat_map(pools_of).collect();
        debug_assert_eq!(pools.len(), POOLS);
        let with_face = pools[ROLLED..].iter().map(|pool| successors(&pools, pool)).collect();
        let parts = pools[..ROLLED].iter().map(|rolled| parts(&pools, rolled)).collect();
        let with_one_less = pools.iter().map(|pool| predecessors(&pools, pool)).collect();
        Self { pools, with_face, parts, with_one_less }
    }

    /// The multisets of five dice, in the order of every table of final values.
    pub fn rolled(&self) -> &[Counts] {
        &self.pools[..ROLLED]
    }

    /// The multisets of fewer than five dice by their number, those of more dice first, with the six multisets that
    /// one die more makes of each.
    pub(super) fn unrolled(&self) -> impl Iterator<Item = (usize, &[u16; FACES])> {
        (ROLLED..).zip(&self.with_face)
    }

    /// The multiset with this number.
    pub(super) fn pool(&self, index: usize) -> Counts {
        self.pools[index]
    }

    /// What can be kept of these five dice when some are rolled: four of them first, none last.
    pub(super) fn parts(&self, rolled: usize) -> impl Iterator<Item = usize> {
        self.parts[rolled].iter().map(|kept| usize::from(*kept))
    }

    /// What becomes of a multiset if one of its dice is taken away, each once.
    pub(super) fn with_one_less(&self, index: usize) -> impl Iterator<Item = usize> {
        self.with_one_less[index].iter().map(|less| usize::from(*less))
    }

    /// The number of a multiset of at most five dice.
    pub(super) fn index(&self, dice: &Counts) -> usize {
        let mut index = EMPTY;
        for (count, face) in dice.0.into_iter().zip(0..) {
            (0..count).for_each(|_| index = usize::from(self.with_face[index - ROLLED][face as usize]));
        }
        index
    }
}

/// All multisets of so many dice, the low faces first.
fn pools_of(total: u8) -> Vec<Counts> {
    let mut pools = Vec::new();
    fill(Counts::default(), 1, total, &mut pools);
    pools
}

/// Adds `left` dice of this face and the higher ones in every way.
fn fill(pool: Counts, face: Face, left: u8, pools: &mut Vec<Counts>) {
    if left == 0 {
        pools.push(pool);
    } else if usize::from(face) <= FACES {
        let mut more = pool;
        more.add(face);
        fill(more, face, left - 1, pools);
        fill(pool, face + 1, left, pools);
    }
}

fn successors(pools: &[Counts], pool: &Counts) -> [u16; FACES] {
    std::array::from_fn(|face| {
        let mut more = *pool;
        more.add(face as Face + 1);
        pools.iter().position(|other| *other == more).expect("every multiset is listed") as u16
    })
}

fn predecessors(pools: &[Counts], pool: &Counts) -> Vec<u16> {
    let is_one_less = |less: &Counts| less.total() + 1 == pool.total() && is_part(less, pool);
    (0..).zip(pools).filter(|(_, less)| is_one_less(less)).map(|(index, _)| index).collect()
}

fn is_part(part: &Counts, pool: &Counts) -> bool {
    part.0.iter().zip(pool.0).all(|(kept, lies)| *kept <= lies)
}

fn parts(pools: &[Counts], rolled: &Counts) -> Vec<u16> {
    (ROLLED..POOLS).filter(|pool| is_part(&pools[*pool], rolled)).map(|index| index as u16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gipfel::Dice;

    #[test]
    fn there_are_252_rolls_and_462_multisets_each_with_its_own_number() {
        let odds = Odds::new();
        assert_eq!(odds.pools.len(), POOLS);
        assert!(odds.rolled().iter().all(|pool| pool.total() == 5));
        assert!(odds.pools[ROLLED..].iter().all(|pool| pool.total() < 5));
        for (index, pool) in odds.pools.iter().enumerate() {
            assert_eq!(odds.index(pool), index);
        }
        assert_eq!(odds.index(&Counts::default()), EMPTY);
    }

    #[test]
    fn every_smaller_part_of_a_roll_can_be_kept() {
        let odds = Odds::new();
        let kept = |dice: [Face; DICE]| odds.parts(odds.index(&Dice(dice).counts())).collect::<Vec<_>>();
        assert_eq!(kept([1, 2, 3, 4, 5]).len(), 31);
        assert_eq!(kept([2, 2, 2, 5, 5]).len(), 4 * 3 - 1);
        let same = kept([6; DICE]);
        let sizes: Vec<u8> = same.iter().map(|index| odds.pool(*index).total()).collect();
        assert_eq!(sizes, [4, 3, 2, 1, 0]);
    }
}
