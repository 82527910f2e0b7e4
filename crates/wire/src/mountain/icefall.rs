//! The icefall in a View.

use serde::Serialize;
use summiteer_rules::expedition::{Fronts, IcefallArea, Probe};
use summiteer_rules::mountain::{Board, Front, IcefallMark, SpaceId};

use super::material::mark_text;

/// A space of the icefall.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct IcefallWire {
    /// The space.
    pub space: String,
    /// The mark of its tile, `I` or `II`.
    pub mark: String,
    /// `cost-1`, `cost-2` or `crevasse`; nothing while the tile lies face down.
    pub front: Option<String>,
}

impl IcefallWire {
    /// The icefall's spaces, in the board's order.
    pub(crate) fn all(board: &Board, area: &IcefallArea, fronts: &Fronts) -> Vec<Self> {
        let wire = |space: &SpaceId| Self {
            space: board.space(*space).id.clone(),
            mark: area.mark(*space).map(mark_text).unwrap_or_default().to_owned(),
            front: area.front(fronts, *space).map(|front| front.text().to_owned()),
        };
        area.spaces().iter().map(wire).collect()
    }
}

/// How many tiles with this mark can still show this front.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct FrontWire {
    /// `I` or `II`.
    pub mark: String,
    /// `cost-1`, `cost-2` or `crevasse`.
    pub front: String,
    /// How many.
    pub count: u8,
}

impl FrontWire {
    /// What tiles that still lie face down can show, those left over at the set-up among them.
    pub(crate) fn all(area: &IcefallArea, fronts: &Fronts) -> Vec<Self> {
        let pairs = IcefallMark::ALL.into_iter().flat_map(|mark| Front::ALL.map(|front| (mark, front)));
        let wire = |(mark, front): (IcefallMark, Front)| Self {
            mark: mark_text(mark).to_owned(),
            front: front.text().to_owned(),
            count: area.unseen(fronts, mark, front),
        };
        pairs.map(wire).collect()
    }
}

/// A pawn before an icefall space whose tile is turned up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct ProbeWire {
    /// Who.
    pub pawn: String,
    /// The space before it.
    pub to: String,
}

impl ProbeWire {
    pub(crate) fn new(board: &Board, probe: Probe) -> Self {
        Self { pawn: probe.pawn.to_string(), to: board.space(probe.to).id.clone() }
    }
}
