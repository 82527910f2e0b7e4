//! The five dice.

/// How many dice there are (GS-002).
pub const DICE: usize = 5;
/// How many faces a die has.
pub const FACES: usize = 6;
/// Rolls in a turn at most: the first and two re-rolls (GS-010, GS-011).
pub const MAX_ROLLS: u8 = 3;

/// A face of a die, 1 to 6.
pub type Face = u8;

/// The dice by their place on the table: a face each, or 0 for a die that has not been rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice(pub [Face; DICE]);

impl Dice {
    /// No die rolled yet.
    pub const UNROLLED: Self = Self([0; DICE]);

    /// How often each face lies on the table.
    pub fn counts(self) -> Counts {
        let mut counts = Counts::default();
        self.0.into_iter().filter(|face| *face != 0).for_each(|face| counts.add(face));
        counts
    }

    /// Whether every die shows a face.
    pub fn are_rolled(self) -> bool {
        self.0.iter().all(|face| *face != 0)
    }
}

/// Dice without their order: how often each face is there. All that a sign looks at.
///
/// ```
/// use summiteer_rules::games::gipfel::Dice;
/// let counts = Dice([2, 2, 2, 5, 5]).counts();
/// assert_eq!((counts.of(2), counts.of(5), counts.total(), counts.sum()), (3, 2, 5, 16));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts(pub [u8; FACES]);

impl Counts {
    /// How many dice show this face, 1 to 6.
    pub const fn of(&self, face: Face) -> u8 {
        self.0[face as usize - 1]
    }

    /// Adds a die that shows this face, 1 to 6.
    pub const fn add(&mut self, face: Face) {
        self.0[face as usize - 1] += 1;
    }

    /// How many dice there are.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The sum of all faces.
    pub fn sum(&self) -> u8 {
        self.0.iter().zip(1..).map(|(count, face)| count * face).sum()
    }

    /// The most dice that show one face.
    pub fn most(&self) -> u8 {
        self.0.iter().copied().max().unwrap_or_default()
    }
}

/// A set of dice by their places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Places(u8);

impl Places {
    /// No die.
    pub const NONE: Self = Self(0);
    /// All five.
    pub const ALL: Self = Self((1 << DICE) - 1);

    /// Every set of at least one die, in the order of their binary numbers (place 0 is the lowest bit).
    pub fn any() -> impl Iterator<Item = Self> {
        (1..=Self::ALL.0).map(Self)
    }

    /// Whether the set has the die at this place, counted from 0.
    pub const fn contains(self, place: usize) -> bool {
        place < DICE && self.0 & (1 << place) != 0
    }

    /// The set with the die at this place, counted from 0 and below [`DICE`].
    #[must_use]
    pub const fn with(self, place: usize) -> Self {
        Self(self.0 | (1 << place))
    }

    /// The set without the die at this place, counted from 0 and below [`DICE`].
    #[must_use]
    pub const fn without(self, place: usize) -> Self {
        Self(self.0 & !(1 << place))
    }

    /// Whether the set has no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in order, counted from 0.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..DICE).filter(move |place| self.contains(*place))
    }
}

impl FromIterator<usize> for Places {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::NONE, Self::with)
    }
}
