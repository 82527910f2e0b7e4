//! What guides carry and tents hold.

use super::client::Clients;
use crate::mountain::SpaceId;

/// Rows of a guide board (EV-072).
pub(super) const ROWS: usize = 4;
/// The most clients, and the most bottles, in one tent. The rules set no limit (Q-EV-44); this one only keeps numbers
/// small, far beyond what eighteen days can use.
pub const CAMP_MAX: usize = 120;

/// A guide's load (EV-029).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Load {
    /// Whether it carries a tent.
    pub tent: bool,
    /// Bottles of oxygen.
    pub oxygen: u8,
    /// The clients it leads.
    pub clients: Clients,
}

impl Load {
    /// Whether the guide board has room for all of it (EV-073): with a tent one bottle or client; the first of several
    /// bottles needs two rows, everything else one.
    pub fn fits(&self) -> bool {
        has_room(self.tent, usize::from(self.oxygen), self.clients.total())
    }

    /// Whether two guide boards have room for everything on them if it is divided anew (EV-064).
    pub fn fits_beside(&self, other: &Self) -> bool {
        let tents = [self, other].into_iter().filter(|load| load.tent).count();
        let oxygen = usize::from(self.oxygen) + usize::from(other.oxygen);
        let clients = self.clients.total() + other.clients.total();
        let tent = |board: usize| tents > board;
        (0..=oxygen).any(|bottles| {
            (0..=clients).any(|led| {
                has_room(tent(0), bottles, led) && has_room(tent(1), oxygen - bottles, clients - led)
            })
        })
    }
}

fn has_room(tent: bool, oxygen: usize, clients: usize) -> bool {
    match (tent, oxygen) {
        (true, _) => oxygen + clients <= 1,
        (false, 0) => clients <= ROWS,
        (false, _) => oxygen + 1 + clients <= ROWS,
    }
}

/// A pitched tent (EV-076, EV-077).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Camp {
    /// Where it stands.
    pub space: SpaceId,
    /// Bottles of oxygen that lie at it.
    pub oxygen: u8,
    /// The clients in it.
    pub clients: Clients,
}
