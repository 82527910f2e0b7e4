//! The mountain: its stations from the top down with their trails, rivers and goats.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{Size, StationId, View};

use super::names;
use crate::show::aligned;
use crate::texts::Texts;

/// Columns: id, name, room, river, trails up, who stands there.
type Row = [String; 6];

/// The mountain as lines.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let board = view.game.board();
    let mut stations: Vec<StationId> = board.ids().collect();
    // Drawings have their origin at the top.
    stations.sort_by_key(|station| board.station(*station).at.1);
    let rows: Vec<Row> =
        std::iter::once(head(texts)).chain(stations.into_iter().map(|id| row(view, id, texts))).collect();
    aligned(&rows, 2) + &texts.say("gipfel-cli-legend") + "\n"
}

fn head(texts: &Texts) -> Row {
    [
        String::new(),
        texts.say("gipfel-cli-column-station"),
        texts.say("gipfel-cli-column-room"),
        texts.say("gipfel-cli-column-goats"),
        texts.say("gipfel-cli-column-trails"),
        texts.say("gipfel-cli-column-river"),
    ]
}

fn row(view: &View, id: StationId, texts: &Texts) -> Row {
    let board = view.game.board();
    let station = board.station(id);
    let room = match station.size {
        Size::Small => "1",
        Size::Large => "∞",
    };
    let trails: Vec<String> = station.up.iter().map(|to| trail(view, id, *to, texts)).collect();
    [
        station.id.clone(),
        names::station_name(board, id, texts),
        room.to_owned(),
        standing(view, id),
        trails.join(", "),
        station.river.map(|to| board.station(to).id.clone()).unwrap_or_default(),
    ]
}

/// Where a trail leads and what its sign asks for: `c2 two pairs`, with a star if the dice on the table fit.
fn trail(view: &View, from: StationId, to: StationId, texts: &Texts) -> String {
    let board = view.game.board();
    let sign = board.sign(from, to).expect("a station lists the trails that lead up from it");
    let dice = view.public.dice;
    let fits = dice.are_rolled() && sign.is_met(&dice.counts());
    let star = if fits { "*" } else { "" };
    format!("{} {}{star}", board.station(to).id, names::short_sign(sign, texts))
}

/// Goats by seat: `A2 B`.
fn standing(view: &View, station: StationId) -> String {
    let goats = Seat::all(view.game.seats()).map(|seat| (seat, view.public.goats.of(seat, station)));
    let each = goats.filter(|(_, count)| *count > 0).map(|(seat, count)| match count {
        1 => seat.to_string(),
        _ => format!("{seat}{count}"),
    });
    each.collect::<Vec<_>>().join(" ")
}
