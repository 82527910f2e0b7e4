//! What the game's box holds: boards with their drawing data.

use serde::Serialize;
use summiteer_rules::games::gipfel::{Board, Library, Sign, Size, StationId, StationKind, Trail};

use crate::Words;

/// What Gipfelstürmer is played with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct MaterialWire {
    /// Boards.
    pub boards: Vec<BoardWire>,
}

/// A board with what is needed to draw it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct BoardWire {
    /// Its id.
    pub id: String,
    /// Width and height of the drawing.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub size: (i64, i64),
    /// Stations.
    pub stations: Vec<StationWire>,
    /// Trails, each from its lower to its upper end.
    pub trails: Vec<TrailWire>,
}

/// A station.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct StationWire {
    /// Its id.
    pub id: String,
    /// Where it is drawn.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub at: (i64, i64),
    /// `small` or `large`.
    pub size: String,
    /// `start`, `way` or `summit`.
    pub kind: String,
    /// Of a small station, the station that its river leads to.
    pub river: Option<String>,
}

/// A trail.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct TrailWire {
    /// The station it leaves.
    pub from: String,
    /// The station it leads up to.
    pub to: String,
    /// What the dice must show.
    pub sign: SignWire,
}

/// A sign.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "gipfel/"))]
#[serde(rename_all = "camelCase")]
pub struct SignWire {
    /// Its notation, such as `sum<=13`; arguments called `sign` are of this form.
    pub id: String,
    /// `sum-at-most`, `sum-at-least`, `three-of`, `two-pairs`, `full-house`, `small-straight`, `large-straight` or
    /// `of-a-kind`.
    pub kind: String,
    /// The sign in words.
    pub words: Words,
    /// The sign as short as it stands on the mountain.
    pub short: Words,
}

impl SignWire {
    /// A sign as plain values.
    pub fn new(sign: Sign) -> Self {
        let kind = kind(sign);
        let words = |ending: &str| Words { rule: Some(rule(sign).to_owned()), ..words(sign, kind, ending) };
        Self { id: sign.text(), kind: kind.to_owned(), words: words(""), short: words("-short") }
    }
}

const fn kind(sign: Sign) -> &'static str {
    match sign {
        Sign::SumAtMost(_) => "sum-at-most",
        Sign::SumAtLeast(_) => "sum-at-least",
        Sign::ThreeOf(_) => "three-of",
        Sign::TwoPairs => "two-pairs",
        Sign::FullHouse => "full-house",
        Sign::Straight(length) => {
            if length < 5 {
                "small-straight"
            } else {
                "large-straight"
            }
        }
        Sign::OfAKind(_) => "of-a-kind",
    }
}

/// The rule that says what the sign means.
const fn rule(sign: Sign) -> &'static str {
    match sign {
        Sign::SumAtMost(_) => "GS-019",
        Sign::SumAtLeast(_) => "GS-020",
        Sign::ThreeOf(_) => "GS-021",
        Sign::Straight(_) => "GS-022",
        Sign::TwoPairs => "GS-023",
        Sign::FullHouse => "GS-024",
        Sign::OfAKind(_) => "GS-025",
    }
}

fn words(sign: Sign, kind: &str, ending: &str) -> Words {
    let words = Words::new(&format!("sign-{kind}{ending}"));
    match sign {
        Sign::SumAtMost(sum) | Sign::SumAtLeast(sum) => words.number("sum", sum),
        Sign::ThreeOf(face) => words.number("face", face),
        Sign::OfAKind(count) => words.number("count", count),
        Sign::TwoPairs | Sign::FullHouse | Sign::Straight(_) => words,
    }
}

/// The boards of a library.
pub fn material(library: &Library) -> MaterialWire {
    MaterialWire { boards: library.boards.iter().map(board).collect() }
}

fn board(board: &Board) -> BoardWire {
    BoardWire {
        id: board.id.clone(),
        size: board.size,
        stations: board.ids().map(|id| station(board, id)).collect(),
        trails: board.trails.iter().map(|one| trail(board, one)).collect(),
    }
}

fn station(board: &Board, id: StationId) -> StationWire {
    let facts = board.station(id);
    let size = match facts.size {
        Size::Small => "small",
        Size::Large => "large",
    };
    let kind = match facts.kind {
        StationKind::Start => "start",
        StationKind::Way => "way",
        StationKind::Summit => "summit",
    };
    StationWire {
        id: facts.id.clone(),
        at: facts.at,
        size: size.to_owned(),
        kind: kind.to_owned(),
        river: facts.river.map(|river| board.station(river).id.clone()),
    }
}

fn trail(board: &Board, trail: &Trail) -> TrailWire {
    let id = |station| board.station(station).id.clone();
    TrailWire { from: id(trail.from), to: id(trail.to), sign: SignWire::new(trail.sign) }
}
