//! A mountain that is divided: sections, paths and where fixed ropes may hang.

use serde::Serialize;
use summiteer_rules::mountain::{Board, Face, Section, SpaceId};

/// What a divided mountain has beyond its spaces.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct FaceWire {
    /// Its sections from west to east.
    pub sections: Vec<SectionWire>,
    /// Ids of the peaks from west to east.
    pub skyline: Vec<String>,
    /// Paths from west to east.
    pub paths: Vec<PathWire>,
    /// Pairs of spaces that a fixed rope may link.
    pub rope_sites: Vec<(String, String)>,
}

/// A section, an upright strip of the drawing.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct SectionWire {
    /// `W`, `C` or `E`.
    pub id: String,
    /// Its left and right edge in the drawing.
    #[cfg_attr(test, ts(type = "[number, number]"))]
    pub across: (i64, i64),
}

/// A path: a chain of printed ropes of one colour.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "mountain/"))]
#[serde(rename_all = "camelCase")]
pub struct PathWire {
    /// Its id, by which texts name it.
    pub id: String,
    /// Its colour, as `#rrggbb`.
    pub color: String,
    /// Ids of its spaces from the foot up.
    pub spaces: Vec<String>,
}

impl FaceWire {
    pub(super) fn new(board: &Board, face: &Face) -> Self {
        let id = |space: SpaceId| board.space(space).id.clone();
        let sections = Section::ALL.into_iter().zip(face.sections);
        Self {
            sections: sections.map(|(one, across)| SectionWire { id: one.id().to_owned(), across }).collect(),
            skyline: face.skyline.iter().map(|peak| id(*peak)).collect(),
            paths: face
                .paths
                .iter()
                .map(|path| PathWire {
                    id: path.id.clone(),
                    color: path.color.clone(),
                    spaces: path.spaces.iter().map(|space| id(*space)).collect(),
                })
                .collect(),
            rope_sites: face.rope_sites.iter().map(|(one, other)| (id(*one), id(*other))).collect(),
        }
    }
}
