//! Reads a board's TOML text.

use std::ops::Range;

use super::board::{Board, MAX_STATIONS, Size, Station, StationId, StationKind, Trail};
use super::board_shape;
use super::sign::{SUMS, Sign};
use crate::core::{Document, Faults, Section};

const ROOT_KEYS: &[&str] =
    &["format", "schema", "id", "name", "provenance", "source", "games", "size", "station", "trail"];

pub(super) fn parse(file: &str, text: &str) -> Result<Board, Faults> {
    let (mut document, root) = Document::parse(file, text)?;
    document.schema(&root, "dice");
    document.known_keys(&root, ROOT_KEYS);
    let id = document.string(&root, "id").unwrap_or_default();
    let games = document.strings(&root, "games").into_iter().map(|(game, _)| game).collect();
    let size = document.pair(&root, "size").unwrap_or_default();
    let stations = read_stations(&mut document, &root);
    let trails = read_trails(&mut document, &root, &stations);
    let mut board = Board { id, games, size, stations, trails };
    for trail in &board.trails {
        board.stations[trail.from.index()].up.push(trail.to);
    }
    if !document.is_faulty() {
        board_shape::check(&mut document, &root, &board);
    }
    document.finish(board)
}

fn read_stations<'a>(document: &mut Document<'a>, root: &Section<'a>) -> Vec<Station> {
    let sections = document.sections(root, "station");
    if sections.len() > MAX_STATIONS {
        document.fault(root.place("station"), format!("a board may have {MAX_STATIONS} stations at most"));
        return Vec::new();
    }
    let mut stations: Vec<Station> = sections.iter().map(|section| read_station(document, section)).collect();
    let places = sections.iter().map(|section| section.place("id"));
    document.unique(stations.iter().map(|station| station.id.as_str()).zip(places));
    let rivers: Vec<_> = sections.iter().map(|section| read_river(document, section, &stations)).collect();
    for (station, river) in stations.iter_mut().zip(rivers) {
        station.river = river;
    }
    stations
}

/// A part that cannot be read has its default, so that one fault brings no others.
fn read_station<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Station {
    document.known_keys(section, &["id", "at", "size", "kind", "river"]);
    Station {
        id: document.id(section).unwrap_or_default(),
        at: document.pair(section, "at").unwrap_or_default(),
        size: read_size(document, section),
        kind: read_kind(document, section),
        river: None,
        up: Vec::new(),
    }
}

fn read_size<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Size {
    match document.string(section, "size").as_deref() {
        Some("small") => Size::Small,
        Some("large") | None => Size::Large,
        Some(_) => {
            document.fault(section.place("size"), "`size` must be \"small\" or \"large\"");
            Size::Large
        }
    }
}

fn read_kind<'a>(document: &mut Document<'a>, section: &Section<'a>) -> StationKind {
    match document.optional_string(section, "kind").as_deref() {
        None => StationKind::Way,
        Some("start") => StationKind::Start,
        Some("summit") => StationKind::Summit,
        Some(_) => {
            document.fault(section.place("kind"), "`kind` must be \"start\" or \"summit\", or be left out");
            StationKind::Way
        }
    }
}

fn read_river<'a>(
    document: &mut Document<'a>,
    section: &Section<'a>,
    stations: &[Station],
) -> Option<StationId> {
    let id = document.optional_string(section, "river")?;
    find(document, stations, &id, section.place("river"))
}

fn read_trails<'a>(document: &mut Document<'a>, root: &Section<'a>, stations: &[Station]) -> Vec<Trail> {
    let mut trails: Vec<Trail> = Vec::new();
    for section in document.sections(root, "trail") {
        let Some(trail) = read_trail(document, &section, stations) else { continue };
        if trail.from == trail.to {
            document.fault(section.span, "a trail must join two different stations");
        } else if trails.iter().any(|other| (other.from, other.to) == (trail.from, trail.to)) {
            let id = |station: StationId| &stations[station.index()].id;
            let message = format!("the trail from `{}` to `{}` stands twice", id(trail.from), id(trail.to));
            document.fault(section.span, message);
        } else {
            trails.push(trail);
        }
    }
    trails
}

fn read_trail<'a>(document: &mut Document<'a>, section: &Section<'a>, stations: &[Station]) -> Option<Trail> {
    document.known_keys(section, &["from", "to", "sign"]);
    let mut end = |key: &str| {
        let id = document.string(section, key)?;
        find(document, stations, &id, section.place(key))
    };
    let (from, to) = (end("from"), end("to"));
    let sign = read_sign(document, section);
    Some(Trail { from: from?, to: to?, sign: sign? })
}

fn read_sign<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Option<Sign> {
    let text = document.string(section, "sign")?;
    let sign = Sign::parse(&text);
    if sign.is_none() {
        let message = format!(
            "`sign` must be sum<=N or sum>=N (N from {} to {}), triple:1 to triple:6, two-pairs, full-house, \
             small-straight, large-straight, three-of-a-kind, four-of-a-kind or five-of-a-kind",
            SUMS.start(),
            SUMS.end()
        );
        document.fault(section.place("sign"), message);
    }
    sign
}

fn find(
    document: &mut Document<'_>,
    stations: &[Station],
    id: &str,
    place: Range<usize>,
) -> Option<StationId> {
    let found = stations.iter().position(|station| station.id == id);
    if found.is_none() && !stations.is_empty() {
        document.fault(place, format!("no station has the id `{id}`"));
    }
    found.map(|index| StationId(index as u8))
}
