//! A row of a guide board as the outlook knows it: free, or with a client.

use summiteer_rules::games::everest::{Client, ClientKind, MAX_LEVEL};

const LEVELS: usize = MAX_LEVEL as usize;

/// How much worse than its points a death counts.
const DEATH: f32 = 1.4;
/// What is at stake with a guide board full of mountaineers.
const STAKE: f32 = 12.0;

/// What deaths count. A score never drops below 1 (EV-139), so a seat with few points can lose only a part of what the
/// deaths of a whole party cost; once the party was on the summit it has the points to lose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Toll {
    climbing: f32,
}

impl Toll {
    /// Of a seat with so many points.
    pub(super) fn new(score: u16) -> Self {
        Self { climbing: DEATH * (f32::from(score.saturating_sub(1)) / STAKE).min(1.0) }
    }

    /// The points that a client's death counts.
    pub(super) fn of(self, client: Client) -> f32 {
        let part = if client.summited { DEATH } else { self.climbing };
        part * f32::from(client.kind.loss())
    }
}

/// What a walk does to the clients on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Touch {
    /// Whether the summit was entered.
    pub(super) summit: bool,
    /// Whether the base was entered.
    pub(super) base: bool,
    /// Levels that the cards used cost every client aboard.
    pub(super) loss: u8,
}

/// A row of a guide board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// Nobody is in it.
    Free,
    /// A client.
    Led(Client),
}

impl Row {
    /// How many there are.
    pub(super) const COUNT: usize = 1 + 4 * LEVELS;

    /// Every one, by its index.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Free).chain(Client::all().map(Self::Led))
    }

    /// Its place in a table.
    pub(super) const fn index(self) -> usize {
        match self {
            Self::Free => 0,
            Self::Led(client) => {
                let sort = client.kind as usize * 2 + client.summited as usize;
                1 + sort * LEVELS + client.level as usize - 1
            }
        }
    }

    /// What cards that cost levels make of it, and what a death counts.
    fn tired(self, loss: u8, toll: Toll) -> (Self, f32) {
        match self {
            Self::Led(client) if client.level > loss => {
                (Self::Led(Client { level: client.level - loss, ..client }), 0.0)
            }
            Self::Led(client) => (Self::Free, toll.of(client)),
            Self::Free => (self, 0.0),
        }
    }

    /// What a walk makes of it, and the points that it brings.
    pub(super) fn after(self, touch: &Touch, toll: Toll) -> (Self, f32) {
        let (row, lost) = self.tired(touch.loss, toll);
        let (row, won) = if touch.summit { row.over_summit() } else { (row, 0) };
        let (row, more) = if touch.base { row.to_base() } else { (row, 0) };
        (row, f32::from(won + more) - lost)
    }

    /// What a walk over the summit makes of it, and the points that it brings.
    const fn over_summit(self) -> (Self, u16) {
        match self {
            Self::Led(client) if !client.summited => {
                (Self::Led(Client { summited: true, ..client }), client.kind.reward())
            }
            Self::Led(_) | Self::Free => (self, 0),
        }
    }

    /// What a walk to the base makes of it, and the points that it brings.
    const fn to_base(self) -> (Self, u16) {
        match self {
            Self::Led(client) if client.summited => (Self::Free, client.kind.reward()),
            Self::Led(_) | Self::Free => (self, 0),
        }
    }

    /// What the base can make of it: a free row may take a client, and a client who was not on the summit may be left or
    /// changed for another one.
    pub(super) fn at_base(self) -> impl Iterator<Item = Self> {
        let may_change = match self {
            Self::Free => true,
            Self::Led(client) => !client.summited,
        };
        let fresh = ClientKind::ALL.map(|kind| Self::Led(Client::fresh(kind)));
        let others = std::iter::once(Self::Free).chain(fresh);
        std::iter::once(self).chain(others.filter(move |_| may_change))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_its_own_place() {
        assert!(Row::all().map(Row::index).eq(0..Row::COUNT));
    }

    #[test]
    fn the_base_changes_whoever_was_not_on_the_summit() {
        let client = |text| Row::Led(Client::parse(text).expect("a client"));
        let rows = |row: Row| row.at_base().collect::<Vec<_>>();
        let fresh = [Row::Free, client("m1"), client("t1")];
        assert_eq!(rows(Row::Free)[1..], fresh);
        assert_eq!(rows(client("m3")), [&[client("m3")], &fresh[..]].concat());
        assert_eq!(rows(client("m3*")), [client("m3*")]);
    }

    #[test]
    fn a_seat_with_few_points_has_few_to_lose_on_the_way_up() {
        let toll = |score, text| Toll::new(score).of(Client::parse(text).expect("a client"));
        assert_eq!(toll(1, "m2"), 0.0);
        assert!(toll(5, "m2") < toll(9, "m2"));
        assert_eq!(toll(13, "m2"), toll(40, "m2"));
        assert_eq!(toll(1, "t2*"), toll(40, "t2"), "the summit has brought the points to lose");
    }
}
