//! Reads and checks a board's TOML text.

use std::ops::Range;

use super::board::{Board, IcefallMark, MAX_SPACES, Space, SpaceId, SpaceKind, Zone, ZoneId};
use super::difficulty::Difficulty;
use super::face_text;
use crate::core::Faults;
use crate::core::{Document, Section};

const ROOT_KEYS: &[&str] = &[
    "format",
    "schema",
    "id",
    "name",
    "provenance",
    "source",
    "games",
    "difficulty",
    "size",
    "ropes",
    "zone",
    "space",
    "skyline",
    "rope_sites",
    "section",
    "path",
];
const SPACE_KEYS: &[&str] =
    &["id", "at", "altitude", "cost", "acclimatization", "points", "kind", "section", "paths"];
/// The altitude of a zone whose altitude cannot be read.
const UNREAD: (i64, i64) = (i64::MAX, i64::MIN);
/// Climbers that a space may hold.
const LIMITS: Range<i64> = 1..11;
/// Oxygen bottles that a guide may carry (EV-073).
const OXYGEN: Range<i64> = 0..4;
const LIMIT_KEYS: &[&str] = &["2", "3", "4", "5", "5-relaxed"];

pub(super) fn parse(file: &str, text: &str) -> Result<Board, Faults> {
    let (mut document, root) = Document::parse(file, text)?;
    document.schema(&root, "mountain");
    document.known_keys(&root, ROOT_KEYS);
    let zones = read_zones(&mut document, &root);
    let tables = document.sections(&root, "space");
    let spaces = read_spaces(&mut document, &root, &tables, &zones);
    let ropes = read_ropes(&mut document, &root, &spaces);
    let face = face_text::read(&mut document, &root, &tables, &spaces, &ropes);
    let mut board = Board {
        id: document.string(&root, "id").unwrap_or_default(),
        games: document.strings(&root, "games").into_iter().map(|(game, _)| game).collect(),
        difficulty: Difficulty::read(&mut document, &root),
        size: document.pair(&root, "size").unwrap_or_default(),
        spaces,
        zones,
        ropes,
        face,
    };
    join(&mut board);
    if !document.is_faulty() {
        check_shape(&mut document, &root, &board);
    }
    document.finish(board)
}

fn read_zones<'a>(document: &mut Document<'a>, root: &Section<'a>) -> Vec<Zone> {
    let sections = document.sections(root, "zone");
    let zones: Vec<Zone> = sections.iter().map(|section| read_zone(document, section)).collect();
    let places = sections.iter().map(|section| section.place("id"));
    document.unique(zones.iter().map(|zone| zone.id.as_str()).zip(places));
    check_cover(document, &sections, &zones);
    zones
}

/// A part that cannot be read has its default, so that one fault brings no others.
fn read_zone<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Zone {
    document.known_keys(section, &["id", "altitude", "climbers", "oxygen"]);
    let (climbers, climbers_relaxed) = document
        .section(section, "climbers")
        .map(|limits| read_limits(document, &limits))
        .unwrap_or_default();
    Zone {
        id: document.string(section, "id").unwrap_or_default(),
        altitude: document.pair(section, "altitude").unwrap_or(UNREAD),
        climbers,
        climbers_relaxed,
        oxygen: document.optional_number_in(section, "oxygen", OXYGEN).map(|n| n as u8),
    }
}

fn read_limits<'a>(document: &mut Document<'a>, limits: &Section<'a>) -> ([u8; 4], Option<u8>) {
    document.known_keys(limits, LIMIT_KEYS);
    let mut climbers = [0; 4];
    for (limit, key) in climbers.iter_mut().zip(LIMIT_KEYS) {
        *limit = document.number_in(limits, key, LIMITS).unwrap_or_default() as u8;
    }
    let relaxed = document.optional_number_in(limits, "5-relaxed", LIMITS).map(|n| n as u8);
    if relaxed.is_some_and(|relaxed| relaxed < climbers[3]) {
        document
            .fault(limits.place("5-relaxed"), "the relaxed limit for five must not be below the strict one");
    }
    (climbers, relaxed)
}

/// Zones must follow each other without gap or overlap.
fn check_cover<'a>(document: &mut Document<'a>, sections: &[Section<'a>], zones: &[Zone]) {
    let places = || sections.iter().map(|section| section.place("altitude"));
    for (zone, place) in zones.iter().zip(places()) {
        if zone.altitude.0 >= zone.altitude.1 && zone.altitude != UNREAD {
            document.fault(place, format!("zone `{}` must end above its beginning", zone.id));
        }
    }
    for (pair, place) in zones.windows(2).zip(places().skip(1)) {
        let is_read = pair.iter().all(|zone| zone.altitude != UNREAD);
        if is_read && pair[0].altitude.1 != pair[1].altitude.0 {
            let message = format!(
                "zone `{}` must begin at {} m, where `{}` ends (zones stand from the foot up)",
                pair[1].id, pair[0].altitude.1, pair[0].id
            );
            document.fault(place, message);
        }
    }
}

fn read_spaces<'a>(
    document: &mut Document<'a>,
    root: &Section<'a>,
    sections: &[Section<'a>],
    zones: &[Zone],
) -> Vec<Space> {
    if sections.len() > MAX_SPACES {
        document.fault(root.place("space"), format!("a board may have {MAX_SPACES} spaces at most"));
        return Vec::new();
    }
    let spaces: Vec<Space> = sections.iter().map(|section| read_space(document, section, zones)).collect();
    let places = sections.iter().map(|section| section.place("id"));
    document.unique(spaces.iter().map(|space| space.id.as_str()).zip(places));
    spaces
}

/// A part that cannot be read has its default, so that one fault brings no others.
fn read_space<'a>(document: &mut Document<'a>, section: &Section<'a>, zones: &[Zone]) -> Space {
    document.known_keys(section, SPACE_KEYS);
    let id = document.id(section);
    let at = document.pair(section, "at");
    let altitude = document.number(section, "altitude");
    let zone = altitude.and_then(|altitude| find_zone(document, section, zones, altitude));
    let mut number = |key: &str, range| document.number_in(section, key, range).unwrap_or_default();
    Space {
        id: id.unwrap_or_default(),
        at: at.unwrap_or_default(),
        altitude: altitude.unwrap_or_default(),
        cost: number("cost", 1..10) as u8,
        acclimatization: number("acclimatization", -9..10) as i8,
        points: number("points", 1..100) as u8,
        kind: read_kind(document, section),
        section: face_text::read_section(document, section),
        zone: zone.unwrap_or_default(),
        neighbours: Vec::new(),
    }
}

fn read_kind<'a>(document: &mut Document<'a>, section: &Section<'a>) -> SpaceKind {
    match document.optional_string(section, "kind").as_deref() {
        None => SpaceKind::Route,
        Some("start") => SpaceKind::Start,
        Some("summit") => SpaceKind::Summit,
        // A peak is a space like any other (Q-LH-28); the skyline says which spaces are peaks.
        Some("peak") => SpaceKind::Route,
        Some("icefall-1") => SpaceKind::Icefall(IcefallMark::One),
        Some("icefall-2") => SpaceKind::Icefall(IcefallMark::Two),
        Some(_) => {
            let message = "`kind` must be \"start\", \"summit\", \"peak\", \"icefall-1\" or \"icefall-2\", or be left out";
            document.fault(section.place("kind"), message);
            SpaceKind::Route
        }
    }
}

fn find_zone<'a>(
    document: &mut Document<'a>,
    section: &Section<'a>,
    zones: &[Zone],
    altitude: i64,
) -> Option<ZoneId> {
    let found = zones.iter().position(|zone| (zone.altitude.0..zone.altitude.1).contains(&altitude));
    let is_read = !zones.is_empty() && zones.iter().all(|zone| zone.altitude != UNREAD);
    if found.is_none() && is_read {
        document.fault(section.place("altitude"), format!("no zone covers {altitude} m"));
    }
    found.map(|index| ZoneId(index as u8))
}

fn read_ropes<'a>(
    document: &mut Document<'a>,
    root: &Section<'a>,
    spaces: &[Space],
) -> Vec<(SpaceId, SpaceId)> {
    read_pairs(document, root, "ropes", "rope", spaces).into_iter().map(|(pair, _)| pair).collect()
}

/// A list of pairs of different spaces, none twice, each with its place.
pub(super) fn read_pairs<'a>(
    document: &mut Document<'a>,
    root: &Section<'a>,
    key: &str,
    what: &str,
    spaces: &[Space],
) -> Vec<((SpaceId, SpaceId), Range<usize>)> {
    let mut pairs: Vec<((SpaceId, SpaceId), Range<usize>)> = Vec::new();
    for ends in document.string_lists(root, key) {
        let [(from, from_place), (to, to_place)] = ends.as_slice() else {
            document.fault(root.place(key), format!("each {what} must be two space ids, [\"a\", \"b\"]"));
            continue;
        };
        let a = find_space(document, spaces, from, from_place);
        let b = find_space(document, spaces, to, to_place);
        let (Some(a), Some(b)) = (a, b) else { continue };
        if a == b {
            document.fault(from_place.clone(), format!("a {what} must join two different spaces"));
        } else if pairs.iter().any(|(pair, _)| *pair == (a, b) || *pair == (b, a)) {
            document.fault(from_place.clone(), format!("the {what} from `{from}` to `{to}` stands twice"));
        } else {
            pairs.push(((a, b), from_place.clone()));
        }
    }
    pairs
}

/// The space with this id; a board whose spaces cannot be read has no other fault for it.
pub(super) fn find_space(
    document: &mut Document<'_>,
    spaces: &[Space],
    id: &str,
    place: &Range<usize>,
) -> Option<SpaceId> {
    let found = spaces.iter().position(|space| space.id == id);
    if found.is_none() && !spaces.is_empty() {
        document.fault(place.clone(), format!("no space has the id `{id}`"));
    }
    found.map(|index| SpaceId(index as u8))
}

fn join(board: &mut Board) {
    for (a, b) in board.ropes.clone() {
        board.spaces[usize::from(a.0)].neighbours.push(b);
        board.spaces[usize::from(b.0)].neighbours.push(a);
    }
}

/// A start or two, one summit, and every space within reach of the start.
fn check_shape<'a>(document: &mut Document<'a>, root: &Section<'a>, board: &Board) {
    for (kind, name, most, number) in [
        (SpaceKind::Start, "start", 2, "one or two spaces"),
        (SpaceKind::Summit, "summit", 1, "exactly one space"),
    ] {
        let count = board.spaces.iter().filter(|space| space.kind == kind).count();
        if !(1..=most).contains(&count) {
            let message = format!("a board needs {number} of kind \"{name}\", this one has {count}");
            document.fault(root.place("space"), message);
            return;
        }
    }
    let reached = reachable(board, board.start());
    for id in board.ids().filter(|id| !reached[usize::from(id.0)]) {
        let what = if id == board.summit() { "the summit" } else { "the space" };
        let message = format!("{what} `{}` cannot be reached from the start by ropes", board.space(id).id);
        document.fault(root.place("ropes"), message);
    }
}

fn reachable(board: &Board, from: SpaceId) -> Vec<bool> {
    let mut reached = vec![false; board.spaces.len()];
    let mut open = vec![from];
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut reached[usize::from(id.0)], true) {
            open.extend(&board.space(id).neighbours);
        }
    }
    reached
}
