//! Seats at a table.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, written `A` to `E` in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted from 0.
    ///
    /// # Panics
    /// If the number is [`MAX_SEATS`] or more.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Self(index as u8)
    }

    /// The seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's letter, `A` to `E`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat with this letter, if there is one.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::all(MAX_SEATS).find(|seat| seat.letter() == letter)
    }

    /// The first `count` seats in order.
    pub fn all(count: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..count.min(MAX_SEATS)).map(Self::new)
    }

    /// The left neighbour at a table of `count` seats.
    pub const fn next(self, count: usize) -> Self {
        Self::new((self.index() + 1) % count)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set of one seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the set has no seat.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_numbers_agree() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(Seat::from_letter(seat.letter()), Some(seat));
        }
        assert_eq!(Seat::from_letter('F'), None);
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [Seat::new(0), Seat::new(3)].into_iter().collect();
        assert_eq!(set.len(), 2);
        set.remove(Seat::new(0));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(3)]);
    }
}
