//! Parts of a View that every climbing game has.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::expedition::Reach;
use summiteer_rules::mountain::{Board, Card, Deck, Risk, TileId, Weather};

use super::material::{DayWire, FlanksWire};

/// Where the day stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct PhaseWire {
    /// The name of the phase; which there are each game's `ViewWire` says.
    pub kind: String,
    /// Whose decision it is.
    pub seat: Option<String>,
}

impl PhaseWire {
    /// The phase of this name, in which this seat, if any, decides alone.
    pub(crate) fn new(kind: &str, seat: Option<Seat>) -> Self {
        Self { kind: kind.to_owned(), seat: seat.map(|seat| seat.to_string()) }
    }
}

/// A day that lies open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct VisibleDayWire {
    /// Its number.
    pub day: u8,
    /// The number of its tile, from 1.
    pub tile: u8,
    /// Its weather, on a divided mountain that of the centre.
    pub weather: DayWire,
    /// Its weather in the west and the east of a divided mountain.
    pub flanks: Option<FlanksWire>,
}

/// The days that lie open, today first, given today and where the day so far ahead stands on which tile.
pub(crate) fn visible_days(
    board: &Board,
    weather: &Weather,
    today: u8,
    tile_of: impl Fn(usize) -> Option<(TileId, usize)>,
) -> Vec<VisibleDayWire> {
    let day = |ahead: usize| {
        let (tile, place) = tile_of(ahead)?;
        let facts = weather.tile(tile);
        Some(VisibleDayWire {
            day: today + ahead as u8,
            tile: tile.0 + 1,
            weather: DayWire::new(&facts.days[place]),
            flanks: board.face.as_ref().and_then(|_| FlanksWire::new(facts, place)),
        })
    };
    (0..).map_while(day).collect()
}

/// A taken token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct TokenWire {
    /// Who took it.
    pub seat: String,
    /// Its penalty.
    pub risk: u8,
}

impl TokenWire {
    pub(crate) fn new((seat, risk): (Seat, Risk)) -> Self {
        Self { seat: seat.to_string(), risk: risk.0 }
    }
}

/// A night to come.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct ForecastWire {
    /// The day before the night.
    pub day: u8,
    /// What the space gives or takes.
    pub terrain: i8,
    /// What the weather takes.
    pub lungs: u8,
    /// What a tent gives.
    pub tent: u8,
    /// What a landslide takes.
    pub landslide: u8,
    /// The level after the night; 0 is death.
    pub level: u8,
}

/// A space within reach.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct ReachWire {
    /// Where.
    pub space: String,
    /// What the cheapest way costs.
    pub cost: u8,
    /// Points left after it.
    pub left: u8,
    /// What to do, as notation.
    pub actions: Vec<String>,
}

impl ReachWire {
    /// A way by actions with this notation.
    pub(crate) fn new<A>(board: &Board, way: Reach<A>, text: impl Fn(A) -> String) -> Self {
        Self {
            space: board.space(way.space).id.clone(),
            cost: way.cost,
            left: way.left,
            actions: way.actions.into_iter().map(text).collect(),
        }
    }
}

/// Cards by their short names.
pub(crate) fn card_texts(deck: &Deck, cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| deck.card_text(card)).collect()
}
