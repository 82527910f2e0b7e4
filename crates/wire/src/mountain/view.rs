//! Parts of a View that every climbing game has.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::mountain::{CardCounts, Deck, Risk, TileId, Weather};

use super::material::DayWire;

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
    /// Its weather.
    pub weather: DayWire,
}

/// The days that lie open, today first, given today and where the day so far ahead stands on which tile.
pub(crate) fn visible_days(
    weather: &Weather,
    today: u8,
    tile_of: impl Fn(usize) -> Option<(TileId, usize)>,
) -> Vec<VisibleDayWire> {
    let day = |ahead: usize| {
        let (tile, place) = tile_of(ahead)?;
        let weather = DayWire::new(&weather.tile(tile).days[place]);
        Some(VisibleDayWire { day: today + ahead as u8, weather })
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

/// The cards of a pile by their short names.
pub(crate) fn card_texts(deck: &Deck, pile: &CardCounts) -> Vec<String> {
    pile.iter().map(|card| deck.card_text(card)).collect()
}
