//! What guides carry and tents hold.

use super::client::Clients;
use crate::mountain::SpaceId;

/// Rows of a guide board (EV-072).
const ROWS: usize = 4;
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
        let (oxygen, clients) = (usize::from(self.oxygen), self.clients.total());
        match (self.tent, oxygen) {
            (true, _) => oxygen + clients <= 1,
            (false, 0) => clients <= ROWS,
            (false, _) => oxygen + 1 + clients <= ROWS,
        }
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
