//! The mountain: spaces joined by printed ropes, in altitude zones.

use super::difficulty::Difficulty;
use super::face::{Face, Section};
use crate::core::Faults;

/// The most spaces a board may have.
pub const MAX_SPACES: usize = 64;

/// A space of a board, by its place in the board's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpaceId(pub u8);

/// A zone of a board, by its place from the foot up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ZoneId(pub u8);

/// The mark on the back of an icefall tile, and on the space that it lies on (EV-008, EV-017).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum IcefallMark {
    /// I.
    One,
    /// II.
    Two,
}

impl IcefallMark {
    /// Both marks.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];
}

/// What is special about a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceKind {
    /// Climbers begin here; it has no limit (Q-K2-03).
    Start,
    /// An ordinary space of the route.
    Route,
    /// Part of an icefall: a place for a tile with this mark. Games without tiles take it as an ordinary space (Q-EK-01).
    Icefall(IcefallMark),
    /// The top.
    Summit,
}

/// A space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// Its id in data, notation and locales.
    pub id: String,
    /// Where it is drawn, in the board's units.
    pub at: (i64, i64),
    /// Metres above the sea; decides up and down (Q-K2-04) and the zone (Q-K2-14).
    pub altitude: i64,
    /// Movement points to enter it, or to pitch a tent on it (K2-028, K2-043).
    pub cost: u8,
    /// What it adds to a climber's level at night (K2-061).
    pub acclimatization: i8,
    /// The flag: points for a climber who reaches it (K2-038).
    pub points: u8,
    /// Start, route, icefall or summit.
    pub kind: SpaceKind,
    /// The zone its centre lies in.
    pub zone: ZoneId,
    /// The section of the face that it lies in; the centre on a board without sections (LH-018).
    pub section: Section,
    /// The spaces joined to it by a printed rope, in the board's order.
    pub neighbours: Vec<SpaceId>,
}

/// An altitude band.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Its id in data and locales.
    pub id: String,
    /// From this altitude (inclusive) to that one (exclusive), in metres.
    pub altitude: (i64, i64),
    /// Most climbers on one space with 2, 3, 4 and 5 players (K2-037).
    pub climbers: [u8; 4],
    /// The larger limit for five that the board prints in red, if it prints one (K2-035).
    pub climbers_relaxed: Option<u8>,
    /// Most oxygen bottles that one guide may carry here, if the board says so (EV-074).
    pub oxygen: Option<u8>,
}

/// A mountain, checked: every reference resolves, the summit can be reached, zones cover every altitude.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// Games that can be played on it.
    pub games: Vec<String>,
    /// For result tables.
    pub difficulty: Difficulty,
    /// Width and height of the drawing.
    pub size: (i64, i64),
    /// Spaces in the file's order.
    pub spaces: Vec<Space>,
    /// Zones from the foot up.
    pub zones: Vec<Zone>,
    /// Printed ropes.
    pub ropes: Vec<(SpaceId, SpaceId)>,
    /// Sections, paths and places for fixed ropes, if the board has them.
    pub face: Option<Face>,
}

impl Board {
    /// Reads a board from its TOML text; `file` names the text in faults.
    ///
    /// # Errors
    /// All faults of the text at once, each with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, Faults> {
        super::board_text::parse(file, text)
    }

    /// A space.
    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[usize::from(id.0)]
    }

    /// The space with this id, if the board has it.
    pub fn find(&self, id: &str) -> Option<SpaceId> {
        self.ids().find(|space| self.space(*space).id == id)
    }

    /// All spaces in order.
    pub fn ids(&self) -> impl Iterator<Item = SpaceId> + use<> {
        (0..self.spaces.len() as u8).map(SpaceId)
    }

    /// The zone of a space.
    pub fn zone(&self, space: SpaceId) -> &Zone {
        &self.zones[usize::from(self.space(space).zone.0)]
    }

    /// The zone with this id, if the board has it.
    pub fn find_zone(&self, id: &str) -> Option<ZoneId> {
        self.zones.iter().position(|zone| zone.id == id).map(|index| ZoneId(index as u8))
    }

    /// Where climbers begin: the start space, the western one of two.
    pub fn start(&self) -> SpaceId {
        let starts = self.of_kind(SpaceKind::Start);
        starts.min_by_key(|start| self.space(*start).at).expect("a checked board has a start")
    }

    /// The start spaces from left to right, one or two (LH-007).
    pub fn starts(&self) -> Vec<SpaceId> {
        let mut starts: Vec<SpaceId> = self.of_kind(SpaceKind::Start).collect();
        starts.sort_by_key(|start| self.space(*start).at);
        starts
    }

    /// The top.
    pub fn summit(&self) -> SpaceId {
        self.of_kind(SpaceKind::Summit).next().expect("a checked board has a summit")
    }

    /// Most pawns on a space with so many players; alone as with two (K2-081), with five and `relaxed` by the red figure
    /// where one is printed (K2-035). `None` on the start, which has no limit (Q-K2-03, Q-EV-64).
    pub fn limit(&self, space: SpaceId, seats: usize, relaxed: bool) -> Option<u8> {
        let zone = self.zone(space);
        let strict = zone.climbers[seats.max(2) - 2];
        let limit = if relaxed && seats == 5 { zone.climbers_relaxed.unwrap_or(strict) } else { strict };
        match self.space(space).kind {
            SpaceKind::Start => None,
            SpaceKind::Route | SpaceKind::Icefall(_) | SpaceKind::Summit => Some(limit),
        }
    }

    /// Whether a rope joins the two spaces.
    pub fn joined(&self, a: SpaceId, b: SpaceId) -> bool {
        self.space(a).neighbours.contains(&b)
    }

    /// Whether a step along a printed rope counts as up: by altitude, level counts as up (Q-K2-04).
    pub fn is_up(&self, from: SpaceId, to: SpaceId) -> bool {
        self.space(to).altitude >= self.space(from).altitude
    }

    /// The fields of the points track, lowest first: the distinct flags of the board (K2-086).
    pub fn track(&self) -> Vec<u8> {
        let mut fields: Vec<u8> = self.spaces.iter().map(|space| space.points).collect();
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    fn of_kind(&self, kind: SpaceKind) -> impl Iterator<Item = SpaceId> {
        self.ids().filter(move |id| self.space(*id).kind == kind)
    }
}
