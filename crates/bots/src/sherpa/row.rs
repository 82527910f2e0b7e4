//! A row of a guide board as the outlook knows it: free, or with a client.

use summiteer_rules::games::everest::{Client, ClientKind, MAX_LEVEL};

const LEVELS: usize = MAX_LEVEL as usize;

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

    /// Those that a morning can bring: nobody is above the cap of its kind then.
    pub(super) fn of_a_morning() -> impl Iterator<Item = Self> {
        Self::all().filter(|row| match row {
            Self::Free => true,
            Self::Led(client) => client.level <= client.kind.night_cap(),
        })
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

    /// What a walk over the summit makes of it, and the points that it brings.
    pub(super) const fn over_summit(self) -> (Self, u16) {
        match self {
            Self::Led(client) if !client.summited => {
                (Self::Led(Client { summited: true, ..client }), client.kind.reward())
            }
            Self::Led(_) | Self::Free => (self, 0),
        }
    }

    /// What a walk to the base makes of it, and the points that it brings.
    pub(super) const fn to_base(self) -> (Self, u16) {
        match self {
            Self::Led(client) if client.summited => (Self::Free, client.kind.reward()),
            Self::Led(_) | Self::Free => (self, 0),
        }
    }

    /// What the base can make of it: a free row takes a client, and one who was not on the summit may be left.
    pub(super) fn at_base(self) -> impl Iterator<Item = Self> {
        let fresh = ClientKind::ALL.map(|kind| Self::Led(Client::fresh(kind)));
        let free = [Self::Free].into_iter().filter(move |_| self != Self::Free);
        let may_change = match self {
            Self::Free => true,
            Self::Led(client) => !client.summited,
        };
        std::iter::once(self).chain(free.chain(fresh).filter(move |_| may_change))
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
        let texts = |row: Row| row.at_base().collect::<Vec<_>>();
        assert_eq!(texts(Row::Free), [Row::Free, client("m1"), client("t1")]);
        assert_eq!(texts(client("m3")), [client("m3"), Row::Free, client("m1"), client("t1")]);
        assert_eq!(texts(client("m3*")), [client("m3*")]);
    }
}
