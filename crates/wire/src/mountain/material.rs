//! What is in the box of a climbing game: boards with their drawing data, seasons and cards.

use super::face::FaceWire;
use serde::Serialize;
use summiteer_rules::expedition::Library;
use summiteer_rules::mountain::{
    Board, CardKind, Day, Deck, IcefallMark, Sky, SpaceKind, Tile, Weather, Zone,
};

/// What a climbing game is played with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct MaterialWire {
    /// Boards.
    pub boards: Vec<BoardWire>,
    /// Seasons.
    pub weathers: Vec<WeatherWire>,
    /// The kinds of cards in a deck.
    pub cards: Vec<CardWire>,
}

/// A board with what is needed to draw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct BoardWire {
    /// Its id.
    pub id: String,
    /// Width and height of the drawing.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub size: (i64, i64),
    /// Spaces.
    pub spaces: Vec<SpaceWire>,
    /// Altitude bands from the foot up.
    pub zones: Vec<ZoneWire>,
    /// Printed ropes, as pairs of space ids.
    pub ropes: Vec<(String, String)>,
    /// Sections, paths and places for fixed ropes; none on a mountain that is not divided.
    pub face: Option<FaceWire>,
}

/// A space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct SpaceWire {
    /// Its id.
    pub id: String,
    /// Where it is drawn.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub at: (i64, i64),
    /// Metres.
    #[cfg_attr(test, ts(type = "number"))]
    pub altitude: i64,
    /// Points to enter it.
    pub cost: u8,
    /// What a night there gives or takes.
    pub acclimatization: i8,
    /// Its flag.
    pub points: u8,
    /// `start`, `route` or `summit`.
    pub kind: String,
    /// In an icefall the mark of its tile, `I` or `II`.
    pub icefall: Option<String>,
    /// The id of its zone.
    pub zone: String,
    /// On a divided mountain its section: `W`, `C` or `E`.
    pub section: Option<String>,
    /// Ids of the spaces joined to it.
    pub neighbours: Vec<String>,
}

/// An altitude band.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct ZoneWire {
    /// Its id.
    pub id: String,
    /// From and to, in metres.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub altitude: (i64, i64),
    /// Most bottles that a guide may carry there; none on a mountain without oxygen.
    pub oxygen: Option<u8>,
}

/// A season.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct WeatherWire {
    /// Its id.
    pub id: String,
    /// Its tiles in their order, numbered from 1 in notation and words.
    pub tiles: Vec<TileWire>,
}

/// A weather tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct TileWire {
    /// Its id, by which texts name it, in a set whose tiles have one.
    pub id: Option<String>,
    /// Its days, of a tile with sections those of the centre.
    pub days: Vec<DayWire>,
    /// Of a tile with sections west and east, day by day.
    pub flanks: Option<Vec<FlanksWire>>,
}

/// A day's weather beside the centre of a divided mountain.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct FlanksWire {
    /// In the west.
    pub west: DayWire,
    /// In the east.
    pub east: DayWire,
}

impl FlanksWire {
    /// A tile's day, counted from 0, in west and east; nothing for a tile without sections.
    pub fn new(tile: &Tile, day: usize) -> Option<Self> {
        let [west, east] = tile.flanks.as_deref()?;
        Some(Self { west: DayWire::new(&west[day]), east: DayWire::new(&east[day]) })
    }
}

/// A day of a tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct DayWire {
    /// `sun`, `cloud`, `snow` or `storm`.
    pub sky: String,
    /// Ids of the zones that it hits.
    pub zones: Vec<String>,
    /// Levels lost there at night.
    pub lungs: u8,
    /// Points that entering costs more there.
    pub boots: u8,
    /// Ids of the zones in which nobody may move, nor enter or leave them.
    pub closed: Vec<String>,
    /// Whether a landslide comes down in `zones` at night.
    pub landslide: bool,
}

impl DayWire {
    /// A day's forecast.
    pub fn new(day: &Day) -> Self {
        let sky = match day.sky {
            Sky::Sun => "sun",
            Sky::Cloud => "cloud",
            Sky::Snow => "snow",
            Sky::Storm => "storm",
        };
        Self {
            sky: sky.to_owned(),
            zones: day.zones.clone(),
            lungs: day.lungs,
            boots: day.boots,
            closed: day.closed.clone(),
            landslide: day.landslide,
        }
    }
}

/// A kind of card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct CardWire {
    /// Its short name: `m2`, `m3-1`, `r1/3`, `a1`.
    pub id: String,
    /// `movement`, `rope` or `acclimatization`.
    pub kind: String,
    /// Its points; of a rope those up.
    pub points: u8,
    /// Of a rope the points down.
    pub down: Option<u8>,
    /// Levels that its use costs every client with the guide.
    pub loss: u8,
    /// How many a seat has of it.
    pub count: u8,
}

impl MaterialWire {
    /// The boards, seasons and cards of a library.
    pub fn new(library: &Library) -> Self {
        Self {
            boards: library.boards.iter().map(board).collect(),
            weathers: library.weathers.iter().map(weather).collect(),
            cards: library.decks.iter().flat_map(cards).collect(),
        }
    }
}

fn board(board: &Board) -> BoardWire {
    let id = |space| board.space(space).id.clone();
    BoardWire {
        id: board.id.clone(),
        size: board.size,
        zones: board.zones.iter().map(zone).collect(),
        ropes: board.ropes.iter().map(|(a, b)| (id(*a), id(*b))).collect(),
        face: board.face.as_ref().map(|face| FaceWire::new(board, face)),
        spaces: board
            .ids()
            .map(|space| {
                let facts = board.space(space);
                SpaceWire {
                    id: facts.id.clone(),
                    at: facts.at,
                    altitude: facts.altitude,
                    cost: facts.cost,
                    acclimatization: facts.acclimatization,
                    points: facts.points,
                    kind: kind(facts.kind).to_owned(),
                    icefall: mark(facts.kind),
                    zone: board.zone(space).id.clone(),
                    section: board.face.as_ref().map(|_| facts.section.id().to_owned()),
                    neighbours: facts.neighbours.iter().map(|n| id(*n)).collect(),
                }
            })
            .collect(),
    }
}

fn zone(zone: &Zone) -> ZoneWire {
    ZoneWire { id: zone.id.clone(), altitude: zone.altitude, oxygen: zone.oxygen }
}

fn kind(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Start => "start",
        SpaceKind::Route | SpaceKind::Icefall(_) => "route",
        SpaceKind::Summit => "summit",
    }
}

fn mark(kind: SpaceKind) -> Option<String> {
    match kind {
        SpaceKind::Icefall(mark) => Some(mark_text(mark).to_owned()),
        SpaceKind::Start | SpaceKind::Route | SpaceKind::Summit => None,
    }
}

/// How the mark is printed.
pub(super) const fn mark_text(mark: IcefallMark) -> &'static str {
    match mark {
        IcefallMark::One => "I",
        IcefallMark::Two => "II",
    }
}

fn weather(weather: &Weather) -> WeatherWire {
    WeatherWire { id: weather.id.clone(), tiles: weather.tiles.iter().map(tile).collect() }
}

fn tile(tile: &Tile) -> TileWire {
    TileWire {
        id: tile.id.clone(),
        days: tile.days.iter().map(DayWire::new).collect(),
        flanks: (0..tile.days.len()).map(|day| FlanksWire::new(tile, day)).collect(),
    }
}

fn cards(deck: &Deck) -> Vec<CardWire> {
    let card = |(index, kind): (usize, &CardKind)| {
        let (name, points, down, loss) = match *kind {
            CardKind::Movement { points, loss } => ("movement", points, None, loss),
            CardKind::Rope { up, down } => ("rope", up, Some(down), 0),
            CardKind::Acclimatization { points } => ("acclimatization", points, None, 0),
        };
        let count = deck.counts.0[index] + deck.set_aside.0[index];
        CardWire { id: kind.text(), kind: name.to_owned(), points, down, loss, count }
    };
    deck.kinds.iter().enumerate().map(card).collect()
}
