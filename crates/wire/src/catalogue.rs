//! What can be played: boards with their drawing data, seasons, cards and options.

use serde::Serialize;
use summiteer_rules::games::k2::{Library, Options};
use summiteer_rules::mountain::{Board, CardKind, Day, Deck, Sky, SpaceKind, Weather};

/// Everything that a set-up of K2 can name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct CatalogueWire {
    /// Boards.
    pub boards: Vec<BoardWire>,
    /// Seasons.
    pub weathers: Vec<WeatherWire>,
    /// The kinds of cards in a deck.
    pub cards: Vec<CardWire>,
    /// Options with their values, the default first.
    pub options: Vec<OptionWire>,
    /// Fewest and most seats.
    pub seats: (u8, u8),
}

/// A board with what is needed to draw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct WeatherWire {
    /// Its id.
    pub id: String,
    /// The days of each tile.
    pub tiles: Vec<Vec<DayWire>>,
}

/// A day of a tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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
        };
        Self { sky: sky.to_owned(), zones: day.zones.clone(), lungs: day.lungs, boots: day.boots }
    }
}

/// A kind of card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
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

/// An option.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct OptionWire {
    /// Its name.
    pub name: String,
    /// Its values, the default first.
    pub values: Vec<String>,
}

/// The catalogue of a library.
pub fn catalogue(library: &Library) -> CatalogueWire {
    CatalogueWire {
        boards: library.boards.iter().map(board).collect(),
        weathers: library.weathers.iter().map(weather).collect(),
        cards: library.decks.iter().flat_map(cards).collect(),
        options: options(),
        seats: (1, 5),
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
        SpaceKind::Route => "route",
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
            CardKind::Movement { points } => ("movement", points, None),
            CardKind::Rope { up, down } => ("rope", up, Some(down)),
            CardKind::Acclimatization { points } => ("acclimatization", points, None),
        };
        CardWire { id: kind.text(), kind: name.to_owned(), points, down, count: deck.counts.0[index] }
    };
    deck.kinds.iter().enumerate().map(card).collect()
}

fn options() -> Vec<OptionWire> {
    let values = |name: &str| match name {
        "limits" => vec!["relaxed", "strict"],
        "passing-scores" => vec!["on", "off"],
        "first" => vec!["random", "A", "B", "C", "D", "E"],
        _ => vec!["off", "on"],
    };
    let option = |name: &str| OptionWire {
        name: name.to_owned(),
        values: values(name).into_iter().map(str::to_owned).collect(),
    };
    Options::NAMES.iter().map(|name| option(name)).collect()
}
