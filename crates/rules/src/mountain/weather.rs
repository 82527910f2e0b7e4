//! Weather tiles: three days each, with what they do in which zones.

use std::hash::{Hash, Hasher};

use super::board::Board;
use super::difficulty::Difficulty;
use super::face::Section as Third;
use crate::core::Faults;
use crate::core::{Document, Section};

/// The schema of a set whose tiles have weather for each section.
const WITH_SECTIONS: &str = "section-weather";
/// Days on one tile (K2-056).
pub const DAYS_PER_TILE: usize = 3;

/// A weather tile, by its place in the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

/// The most tiles that a set of tiles can hold.
pub const MAX_TILES: usize = 16;

/// A set of weather tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TileSet(u16);

impl TileSet {
    /// Whether the tile is in it.
    pub const fn contains(self, tile: TileId) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Adds a tile.
    pub const fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.0;
    }

    /// How many tiles are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles in the set's order.
    pub fn iter(self) -> impl Iterator<Item = TileId> + Clone {
        (0..MAX_TILES as u8).map(TileId).filter(move |tile| self.contains(*tile))
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::default();
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

impl Hash for TileSet {
    /// Tiles behind the eighth count only where they occur: positions with fewer keep their hashes.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let [first, rest] = self.0.to_le_bytes();
        first.hash(state);
        if rest > 0 {
            rest.hash(state);
        }
    }
}

/// How the sky is drawn; the effects stand beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sky {
    /// Clear.
    Sun,
    /// Clouded.
    Cloud,
    /// Snowfall.
    Snow,
    /// Storm.
    Storm,
}

/// One day's forecast.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day {
    /// How the sky looks.
    pub sky: Sky,
    /// Ids of the zones that it hits.
    pub zones: Vec<String>,
    /// Levels that each climber there loses at night (K2-057).
    pub lungs: u8,
    /// Movement points that entering a space there, or pitching a tent on it, costs more (K2-058).
    pub boots: u8,
    /// Ids of the zones in which nobody may move, nor enter them (EV-145).
    pub closed: Vec<String>,
    /// Whether there is a landslide in `zones` (LH-027, Q-LH-02).
    pub landslide: bool,
}

/// A tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    /// Its id in data and locales, in a set that has them.
    pub id: Option<String>,
    /// Its days in order; of a tile with sections those of the centre, which a board without sections is all of (LH-018).
    pub days: [Day; DAYS_PER_TILE],
    /// The days of west and east, on a tile with sections (LH-024).
    pub flanks: Option<Box<[[Day; DAYS_PER_TILE]; 2]>>,
}

impl Tile {
    /// The days in a section of the board, in order; a tile without sections has the same everywhere.
    pub fn days_in(&self, section: Third) -> &[Day; DAYS_PER_TILE] {
        match (section, &self.flanks) {
            (Third::West, Some(flanks)) => &flanks[0],
            (Third::East, Some(flanks)) => &flanks[1],
            (Third::Centre, _) | (Third::West | Third::East, None) => &self.days,
        }
    }

    /// Every day in every section.
    pub fn all_days(&self) -> impl Iterator<Item = &Day> {
        self.days.iter().chain(self.flanks.iter().flat_map(|flanks| flanks.iter().flatten()))
    }
}

/// Of the two open tiles the one that holds the day `ahead` days from `day` (counted from 1), and its place on it;
/// nothing if that day is not open (K2-056, EV-142).
pub(crate) fn open_tile(tiles: &[Option<TileId>; 2], day: u8, ahead: usize) -> Option<(TileId, usize)> {
    let index = usize::from(day - 1) % DAYS_PER_TILE + ahead;
    Some(((*tiles.get(index / DAYS_PER_TILE)?)?, index % DAYS_PER_TILE))
}

/// A set of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weather {
    /// Its id.
    pub id: String,
    /// Games that use it.
    pub games: Vec<String>,
    /// For result tables.
    pub difficulty: Difficulty,
    /// The tiles in the file's order.
    pub tiles: Vec<Tile>,
}

impl Weather {
    /// Reads a weather set from its TOML text; `file` names the text in faults.
    ///
    /// # Errors
    /// All faults of the text at once, each with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, Faults> {
        let (mut document, root) = Document::parse(file, text)?;
        let has_sections = document.optional_string(&root, "schema").as_deref() == Some(WITH_SECTIONS);
        document.schema(&root, if has_sections { WITH_SECTIONS } else { "weather" });
        document.known_keys(
            &root,
            &["format", "schema", "id", "name", "provenance", "source", "games", "difficulty", "tile"],
        );
        let sections = document.sections(&root, "tile");
        let weather = Self {
            id: document.string(&root, "id").unwrap_or_default(),
            games: document.strings(&root, "games").into_iter().map(|(game, _)| game).collect(),
            difficulty: Difficulty::read(&mut document, &root),
            tiles: sections.iter().filter_map(|tile| read_tile(&mut document, tile, has_sections)).collect(),
        };
        let ids = sections.iter().filter(|tile| tile.has("id"));
        let ids: Vec<_> = ids.filter_map(|tile| Some((document.id(tile)?, tile.place("id")))).collect();
        document.unique(ids.iter().map(|(id, place)| (id.as_str(), place.clone())));
        document.finish(weather)
    }

    /// Ids of zones that its days name and the board lacks, in order.
    pub(crate) fn unknown_zones(&self, board: &Board) -> Vec<String> {
        let days = self.tiles.iter().flat_map(Tile::all_days);
        let named = days.flat_map(|day| day.zones.iter().chain(&day.closed));
        let mut unknown: Vec<String> =
            named.filter(|zone| board.find_zone(zone).is_none()).cloned().collect();
        unknown.sort();
        unknown.dedup();
        unknown
    }

    /// Whether its tiles tell the sections of a face apart (LH-024).
    pub fn has_sections(&self) -> bool {
        self.tiles.iter().any(|tile| tile.flanks.is_some())
    }

    /// A tile.
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }
}

fn read_tile<'a>(document: &mut Document<'a>, tile: &Section<'a>, has_sections: bool) -> Option<Tile> {
    document.known_keys(tile, &["id", "days"]);
    let days = document.sections(tile, "days");
    if days.len() != DAYS_PER_TILE {
        let message = format!("a tile has {DAYS_PER_TILE} days, this one {}", days.len());
        document.fault(tile.place("days"), message);
        return None;
    }
    let id = document.optional_string(tile, "id");
    if !has_sections {
        return Some(Tile { id, days: read_days(document, &days)?, flanks: None });
    }
    days.iter().for_each(|day| document.known_keys(day, &Third::ALL.map(Third::id)));
    let [west, centre, east] = Third::ALL.map(|third| {
        let entries: Vec<_> = days.iter().filter_map(|day| document.section(day, third.id())).collect();
        read_days(document, &entries)
    });
    Some(Tile { id, days: centre?, flanks: Some(Box::new([west?, east?])) })
}

fn read_days<'a>(document: &mut Document<'a>, days: &[Section<'a>]) -> Option<[Day; DAYS_PER_TILE]> {
    let days: Vec<Option<Day>> = days.iter().map(|day| read_day(document, day)).collect();
    let days: Vec<Day> = days.into_iter().collect::<Option<_>>()?;
    days.try_into().ok()
}

fn read_day<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Option<Day> {
    document.known_keys(section, &["sky", "zones", "lungs", "boots", "closed", "landslide"]);
    let sky = read_sky(document, section);
    let mut list = |key: &str| match section.has(key) {
        true => document.strings(section, key).into_iter().map(|(zone, _)| zone).collect(),
        false => Vec::new(),
    };
    let (zones, closed): (Vec<String>, Vec<String>) = (list("zones"), list("closed"));
    let mut effect = |key: &str| match section.has(key) {
        true => document.number_in(section, key, 0..10).map(|n| n as u8),
        false => Some(0),
    };
    let (lungs, boots) = (effect("lungs"), effect("boots"));
    let landslide = document.flag(section, "landslide");
    let (lungs, boots) = (lungs?, boots?);
    if zones.is_empty() != (lungs == 0 && boots == 0 && !landslide) {
        let message = "a day has zones together with `lungs`, `boots` or `landslide`, or none of them";
        document.fault(section.span.clone(), message);
    }
    Some(Day { sky: sky?, zones, lungs, boots, closed, landslide })
}

fn read_sky<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Option<Sky> {
    match document.string(section, "sky")?.as_str() {
        "sun" => Some(Sky::Sun),
        "cloud" => Some(Sky::Cloud),
        "snow" => Some(Sky::Snow),
        "storm" => Some(Sky::Storm),
        _ => {
            document.fault(section.place("sky"), "`sky` must be \"sun\", \"cloud\", \"snow\" or \"storm\"");
            None
        }
    }
}
