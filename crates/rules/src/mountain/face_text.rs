//! Reads and checks what only a face has: sections, paths, the skyline and places for fixed ropes.

use std::ops::Range;

use super::board::{Space, SpaceId};
use super::board_text::{find_space, read_pairs};
use super::face::{FIXED_ROPES_ABOVE, Face, Path, Section};
use crate::core::{Document, Section as Table};

/// What a board with a face must have.
const FACE_KEYS: [&str; 4] = ["skyline", "rope_sites", "section", "path"];

/// The section that a space names; none is the centre.
pub(super) fn read_section<'a>(document: &mut Document<'a>, table: &Table<'a>) -> Section {
    let Some(id) = document.optional_string(table, "section") else { return Section::Centre };
    Section::parse(&id).unwrap_or_else(|| {
        document.fault(table.place("section"), "`section` must be \"W\", \"C\" or \"E\"");
        Section::Centre
    })
}

/// Reads the face; nothing on a board without one. `tables` are those of the spaces.
pub(super) fn read<'a>(
    document: &mut Document<'a>,
    root: &Table<'a>,
    tables: &[Table<'a>],
    spaces: &[Space],
    ropes: &[(SpaceId, SpaceId)],
) -> Option<Face> {
    if !FACE_KEYS.iter().any(|key| root.has(key)) {
        check_absence(document, tables);
        return None;
    }
    let sections = read_sections(document, root);
    let paths = read_paths(document, root, spaces);
    let sites = read_pairs(document, root, "rope_sites", "rope site", spaces);
    let face = Face {
        sections,
        skyline: read_skyline(document, root, spaces),
        paths,
        rope_sites: sites.iter().map(|(site, _)| *site).collect(),
    };
    if !document.is_faulty() {
        check_spaces(document, tables, spaces, &face);
        check_ropes(document, root, spaces, ropes, &face);
        for ((a, b), place) in sites {
            check_site(document, spaces, ropes, &face, (a, b), place);
        }
    }
    Some(face)
}

/// A space can lie in a section or on a path only where the board has some.
fn check_absence<'a>(document: &mut Document<'a>, tables: &[Table<'a>]) {
    for table in tables {
        for key in ["section", "paths"].into_iter().filter(|key| table.has(key)) {
            document.fault(table.place(key), format!("this board has no `{key}`"));
        }
    }
}

fn read_sections<'a>(document: &mut Document<'a>, root: &Table<'a>) -> [(i64, i64); 3] {
    let tables = document.sections(root, "section");
    let mut found = [(0, 0); 3];
    let ids: Vec<Option<String>> = tables.iter().map(|table| document.string(table, "id")).collect();
    if !tables.is_empty() && !ids.iter().flatten().map(String::as_str).eq(Section::ALL.map(Section::id)) {
        document
            .fault(root.place("section"), "a face has the sections \"W\", \"C\" and \"E\", in this order");
    }
    for (place, table) in found.iter_mut().zip(&tables) {
        document.known_keys(table, &["id", "x"]);
        *place = document.pair(table, "x").unwrap_or_default();
    }
    for (pair, table) in found.windows(2).zip(tables.iter().skip(1)) {
        if pair[0].1 != pair[1].0 {
            document.fault(
                table.place("x"),
                format!("the section must begin at {}, where the last one ends", pair[0].1),
            );
        }
    }
    found
}

fn read_skyline<'a>(document: &mut Document<'a>, root: &Table<'a>, spaces: &[Space]) -> Vec<SpaceId> {
    let ids = document.strings(root, "skyline");
    ids.iter().filter_map(|(id, place)| find_space(document, spaces, id, place)).collect()
}

fn read_paths<'a>(document: &mut Document<'a>, root: &Table<'a>, spaces: &[Space]) -> Vec<Path> {
    let tables = document.sections(root, "path");
    let paths: Vec<Path> = tables.iter().map(|table| read_path(document, table, spaces)).collect();
    let places = tables.iter().map(|table| table.place("id"));
    document.unique(paths.iter().map(|path| path.id.as_str()).zip(places));
    for (index, table) in tables.iter().enumerate() {
        let order = document.number(table, "order");
        if order.is_some_and(|order| order != index as i64 + 1) {
            document.fault(
                table.place("order"),
                format!("`order` must be {}: paths stand from left to right", index + 1),
            );
        }
    }
    paths
}

fn read_path<'a>(document: &mut Document<'a>, table: &Table<'a>, spaces: &[Space]) -> Path {
    document.known_keys(table, &["id", "order", "color", "spaces"]);
    let color = document.string(table, "color").unwrap_or_default();
    let is_color =
        color.len() == 7 && color.starts_with('#') && color[1..].chars().all(|c| c.is_ascii_hexdigit());
    if table.has("color") && !is_color {
        document.fault(table.place("color"), "`color` must be \"#rrggbb\"");
    }
    let ids = document.strings(table, "spaces");
    Path {
        id: document.id(table).unwrap_or_default(),
        color,
        spaces: ids.iter().filter_map(|(id, place)| find_space(document, spaces, id, place)).collect(),
    }
}

/// Each space lies in its section and names its paths; peaks are the spaces of the skyline below the summit.
fn check_spaces<'a>(document: &mut Document<'a>, tables: &[Table<'a>], spaces: &[Space], face: &Face) {
    for (index, (table, space)) in tables.iter().zip(spaces).enumerate() {
        let id = SpaceId(index as u8);
        let (from, to) = face.sections[space.section as usize];
        if !table.has("section") {
            document.fault(table.span.clone(), "`section` is missing");
        } else if !(from..to).contains(&space.at.0) {
            document.fault(
                table.place("section"),
                format!("the section goes from {from} to {to}; the space is at {}", space.at.0),
            );
        }
        let named: Vec<String> = document.strings(table, "paths").into_iter().map(|(path, _)| path).collect();
        let through: Vec<&str> = face.paths_of(id).map(|place| face.paths[place].id.as_str()).collect();
        if named != through {
            let message =
                format!("the paths through `{}` are, from left to right: {}", space.id, through.join(", "));
            document.fault(table.place("paths"), message);
        }
        let kind = document.optional_string(table, "kind");
        let is_top = matches!(kind.as_deref(), Some("peak" | "summit"));
        if is_top != face.skyline.contains(&id) {
            document.fault(
                table.span.clone(),
                "the skyline is made of all peaks and the summit, and of nothing else",
            );
        }
    }
}

/// Each printed rope has the colour of exactly one path, and a path goes along printed ropes.
fn check_ropes<'a>(
    document: &mut Document<'a>,
    root: &Table<'a>,
    spaces: &[Space],
    ropes: &[(SpaceId, SpaceId)],
    face: &Face,
) {
    let name = |id: SpaceId| spaces[usize::from(id.0)].id.as_str();
    let is_one = |(a, b): (SpaceId, SpaceId), pair: &[SpaceId]| pair == [a, b] || pair == [b, a];
    for rope in ropes {
        let count = face
            .paths
            .iter()
            .flat_map(|path| path.spaces.windows(2))
            .filter(|pair| is_one(*rope, pair))
            .count();
        if count != 1 {
            let message = format!(
                "the rope from `{}` to `{}` must be on one path, not on {count}",
                name(rope.0),
                name(rope.1)
            );
            document.fault(root.place("ropes"), message);
        }
    }
    for pair in face.paths.iter().flat_map(|path| path.spaces.windows(2)) {
        if !ropes.iter().any(|rope| is_one(*rope, pair)) {
            let message = format!(
                "a path goes from `{}` to `{}`, where there is no rope",
                name(pair[0]),
                name(pair[1])
            );
            document.fault(root.place("path"), message);
        }
    }
}

/// What can be seen of a place for fixed ropes without looking at the drawing (LH-044, LH-045, LH-047).
fn check_site(
    document: &mut Document<'_>,
    spaces: &[Space],
    ropes: &[(SpaceId, SpaceId)],
    face: &Face,
    (a, b): (SpaceId, SpaceId),
    place: Range<usize>,
) {
    let [low, high] = [a, b].map(|id| &spaces[usize::from(id.0)]);
    if low.altitude < FIXED_ROPES_ABOVE || high.altitude < FIXED_ROPES_ABOVE {
        document.fault(place, format!("both ends of a fixed rope must be above {FIXED_ROPES_ABOVE} m"));
    } else if low.points.abs_diff(high.points) > 1 {
        document.fault(place, "the points of the ends of a fixed rope may differ by 1 at most");
    } else if !face.on_adjacent_paths(a, b) {
        document
            .fault(place, "the ends of a fixed rope must lie on two different paths that follow each other");
    } else if ropes.contains(&(a, b)) || ropes.contains(&(b, a)) {
        document.fault(place, "the ends of a fixed rope must not be joined in print already");
    }
}
