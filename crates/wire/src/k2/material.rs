//! What the game's box holds: boards with their drawing data, seasons and cards.

use serde::Serialize;
use summiteer_rules::games::k2::Library;
use summiteer_rules::mountain::{Board, CardKind, Day, Deck, Sky, SpaceKind, Weather};

/// What K2 is played with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
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
}

/// A space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
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
    /// The id of its zone.
    pub zone: String,
    /// Ids of the spaces joined to it.
    pub neighbours: Vec<String>,
}

/// An altitude band.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct ZoneWire {
    /// Its id.
    pub id: String,
    /// From and to, in metres.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub altitude: (i64, i64),
}

/// A season.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct WeatherWire {
    /// Its id.
    pub id: String,
    /// The days of each tile.
    pub tiles: Vec<Vec<DayWire>>,
}

/// A day of a tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct DayWire {
    /// `sun`, `cloud` or `snow`.
    pub sky: String,
    /// Ids of the zones that it hits.
    pub zones: Vec<String>,
    /// Levels lost there at night.
    pub lungs: u8,
    /// Points that entering costs more there.
    pub boots: u8,
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
        Self { sky: sky.to_owned(), zones: day.zones.clone(), lungs: day.lungs, boots: day.boots }
    }
}

/// A kind of card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "k2/"))]
#[serde(rename_all = "camelCase")]
pub struct CardWire {
    /// Its short name: `m2`, `r1/3`, `a1`.
    pub id: String,
    /// `movement`, `rope` or `acclimatization`.
    pub kind: String,
    /// Its points; of a rope those up.
    pub points: u8,
    /// Of a rope the points down.
    pub down: Option<u8>,
    /// How many a deck has.
    pub count: u8,
}

/// The boards, seasons and cards of a library.
pub fn material(library: &Library) -> MaterialWire {
    MaterialWire {
        boards: library.boards.iter().map(board).collect(),
        weathers: library.weathers.iter().map(weather).collect(),
        cards: library.decks.iter().flat_map(cards).collect(),
    }
}

fn board(board: &Board) -> BoardWire {
    let id = |space| board.space(space).id.clone();
    BoardWire {
        id: board.id.clone(),
        size: board.size,
        zones: board.zones.iter().map(|z| ZoneWire { id: z.id.clone(), altitude: z.altitude }).collect(),
        ropes: board.ropes.iter().map(|(a, b)| (id(*a), id(*b))).collect(),
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
                    zone: board.zone(space).id.clone(),
                    neighbours: facts.neighbours.iter().map(|n| id(*n)).collect(),
                }
            })
            .collect(),
    }
}

fn kind(kind: SpaceKind) -> &'static str {
    match kind {
        SpaceKind::Start => "start",
        SpaceKind::Route | SpaceKind::Icefall(_) => "route",
        SpaceKind::Summit => "summit",
    }
}

fn weather(weather: &Weather) -> WeatherWire {
    let days = |tile: &summiteer_rules::mountain::Tile| tile.days.iter().map(DayWire::new).collect();
    WeatherWire { id: weather.id.clone(), tiles: weather.tiles.iter().map(days).collect() }
}

fn cards(deck: &Deck) -> Vec<CardWire> {
    let card = |(index, kind): (usize, &CardKind)| {
        let (name, points, down) = match *kind {
            CardKind::Movement { points, .. } => ("movement", points, None),
            CardKind::Rope { up, down } => ("rope", up, Some(down)),
            CardKind::Acclimatization { points } => ("acclimatization", points, None),
        };
        CardWire { id: kind.text(), kind: name.to_owned(), points, down, count: deck.counts.0[index] }
    };
    deck.kinds.iter().enumerate().map(card).collect()
}
