//! The mountain of the goats: stations joined by trails that lead up and rivers that lead down.

use super::sign::Sign;
use crate::core::Faults;

/// The most stations a board may have.
pub const MAX_STATIONS: usize = 64;

/// A station of a board (a field in the rules), by its place in the board's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StationId(pub u8);

impl StationId {
    /// Its place in the board's list.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How many goats find room on a station (GS-029).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Exactly one goat (GS-031).
    Small,
    /// Any number of goats of all seats (GS-030).
    Large,
}

/// What is special about a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StationKind {
    /// The village at the foot, where all goats begin (GS-005).
    Start,
    /// A station on the way.
    Way,
    /// The top.
    Summit,
}

/// A station.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Station {
    /// Its id in data, notation and locales.
    pub id: String,
    /// Where it is drawn, in the board's units.
    pub at: (i64, i64),
    /// How many goats find room.
    pub size: Size,
    /// Start, on the way or summit.
    pub kind: StationKind,
    /// Of a small station, where its river (the white arrow) leads (GS-038, Q-GS-23).
    pub river: Option<StationId>,
    /// The stations that a trail leads up to from here, in the board's order.
    pub up: Vec<StationId>,
}

/// A trail (a black arrow) from one station up to another (GS-017).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trail {
    /// From.
    pub from: StationId,
    /// To.
    pub to: StationId,
    /// What the dice must show (GS-016).
    pub sign: Sign,
}

/// A mountain, checked: all stations can be reached, every way up ends on the summit and every river on a large station.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// Games that can be played on it.
    pub games: Vec<String>,
    /// Width and height of the drawing.
    pub size: (i64, i64),
    /// Stations in the file's order.
    pub stations: Vec<Station>,
    /// Trails in the file's order; no two join the same stations.
    pub trails: Vec<Trail>,
}

impl Board {
    /// Reads a board from its TOML text; `file` names the text in faults.
    ///
    /// # Errors
    /// All faults of the text at once, each with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, Faults> {
        super::board_text::parse(file, text)
    }

    /// A station.
    pub fn station(&self, id: StationId) -> &Station {
        &self.stations[id.index()]
    }

    /// The station with this id, if the board has it.
    pub fn find(&self, id: &str) -> Option<StationId> {
        self.ids().find(|station| self.station(*station).id == id)
    }

    /// All stations in order.
    pub fn ids(&self) -> impl Iterator<Item = StationId> + Clone + use<> {
        (0..self.stations.len() as u8).map(StationId)
    }

    /// The sign on the trail between two stations, if one leads from the first to the second.
    pub fn sign(&self, from: StationId, to: StationId) -> Option<Sign> {
        self.trails.iter().find(|trail| (trail.from, trail.to) == (from, to)).map(|trail| trail.sign)
    }

    /// Where all goats begin.
    pub fn start(&self) -> StationId {
        self.of_kind(StationKind::Start)
    }

    /// The top.
    pub fn summit(&self) -> StationId {
        self.of_kind(StationKind::Summit)
    }

    fn of_kind(&self, kind: StationKind) -> StationId {
        self.ids()
            .find(|id| self.station(*id).kind == kind)
            .expect("a checked board has a start and a summit")
    }
}
