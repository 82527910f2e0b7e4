//! Whether the stations of a board make a mountain on which every climb and every push comes to an end.

use super::board::{Board, Size, Station, StationId, StationKind};
use crate::core::{Document, Section};

/// Checks a board whose parts could all be read.
pub(super) fn check<'a>(document: &mut Document<'a>, root: &Section<'a>, board: &Board) {
    let stations = document.sections(root, "station");
    let trails = document.sections(root, "trail");
    if !check_ends(document, root, &stations, board) {
        return;
    }
    for (station, section) in board.stations.iter().zip(&stations) {
        check_river(document, section, board, station);
    }
    for (trail, section) in board.trails.iter().zip(&trails) {
        if trail.to == board.start() {
            document.fault(section.place("to"), "no trail may lead up to the start");
        }
        if trail.from == board.summit() {
            document.fault(section.place("from"), "no trail may lead on from the summit");
        }
    }
    if !document.is_faulty() {
        check_ways(document, root, &stations, board);
    }
}

/// Exactly one start and one summit, both large (GS-006).
fn check_ends<'a>(
    document: &mut Document<'a>,
    root: &Section<'a>,
    sections: &[Section<'a>],
    board: &Board,
) -> bool {
    let mut fits = true;
    for (kind, name) in [(StationKind::Start, "start"), (StationKind::Summit, "summit")] {
        let ends: Vec<StationId> = board.ids().filter(|id| board.station(*id).kind == kind).collect();
        if let [end] = ends.as_slice() {
            if board.station(*end).size == Size::Small {
                document.fault(sections[end.index()].place("size"), format!("the {name} must be large"));
            }
        } else {
            let count = ends.len();
            let message =
                format!("a board needs exactly one station of kind \"{name}\", this one has {count}");
            document.fault(root.place("station"), message);
            fits = false;
        }
    }
    fits
}

/// Goats are pushed away from small stations only, so these and no others have a river (C.7, Q-GS-23).
fn check_river<'a>(document: &mut Document<'a>, section: &Section<'a>, board: &Board, station: &Station) {
    match (station.size, station.river) {
        (Size::Small, None) => {
            let message = format!("the small station `{}` needs a river", station.id);
            document.fault(section.span.clone(), message);
        }
        (Size::Large, Some(_)) => {
            document.fault(section.place("river"), "only a small station has a river");
        }
        (Size::Small, Some(river)) if river == board.summit() => {
            document.fault(section.place("river"), "no river may lead to the summit");
        }
        (Size::Small, Some(_)) | (Size::Large, None) => {}
    }
}

/// Trails and rivers lead in no circle (Q-GS-25), and every trail is part of a way from the start to the summit.
fn check_ways<'a>(document: &mut Document<'a>, root: &Section<'a>, sections: &[Section<'a>], board: &Board) {
    let up = |id: StationId| board.station(id).up.clone();
    let down = |id: StationId| board.station(id).river.into_iter().collect();
    for (key, what, circle) in
        [("trail", "trails", circle(board, up)), ("station", "rivers", circle(board, down))]
    {
        if !circle.is_empty() {
            let ids: Vec<&str> = circle.iter().map(|id| board.station(*id).id.as_str()).collect();
            let message = format!("these stations' {what} lead in a circle: {}", ids.join(", "));
            document.fault(root.place(key), message);
        }
    }
    let reached = reachable(board);
    for id in board.ids() {
        let (station, section) = (board.station(id), &sections[id.index()]);
        if !reached[id.index()] {
            let message = format!("no way of trails leads from the start to `{}`", station.id);
            document.fault(section.span.clone(), message);
        }
        if station.up.is_empty() && id != board.summit() {
            document.fault(section.span.clone(), format!("no trail leads on from `{}`", station.id));
        }
    }
}

/// The stations on circles, and those between two of them: what is left over when stations that nothing leads to, or
/// that lead to nothing, are struck out again and again.
fn circle(board: &Board, next: impl Fn(StationId) -> Vec<StationId>) -> Vec<StationId> {
    let mut left: Vec<StationId> = board.ids().collect();
    loop {
        let before = left.clone();
        let comes_from = |id: StationId| before.iter().any(|from| next(*from).contains(&id));
        let leads_on = |id: StationId| next(id).iter().any(|to| before.contains(to));
        left.retain(|id| comes_from(*id) && leads_on(*id));
        if left.len() == before.len() {
            return left;
        }
    }
}

fn reachable(board: &Board) -> Vec<bool> {
    let mut reached = vec![false; board.stations.len()];
    let mut open = vec![board.start()];
    while let Some(id) = open.pop() {
        if !std::mem::replace(&mut reached[id.index()], true) {
            open.extend(&board.station(id).up);
        }
    }
    reached
}
