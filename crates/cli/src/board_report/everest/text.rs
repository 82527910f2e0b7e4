//! The report as a document.

use summiteer_rules::games::everest::State;
use summiteer_rules::mountain::SpaceId;

use super::log::Log;
use super::{Group, Plan, SHERPA};
use crate::board_report::mean::{Mean, cell};
use crate::board_report::table::{heading, row};
use crate::simulate::Scored;

/// The whole document.
pub(super) fn document(plan: &Plan, groups: &[Group]) -> String {
    let Plan { games, seed } = plan;
    let head = format!(
        "# How the boards of Mount Everest play\n\n\
         Written by `summiteer board report everest --games {games} --seed {seed} > docs/boards/everest.md`; the same call \
         gives the same page.\nEvery group of two equal players has played {games} games. All numbers but shares are those of \
         a seat in a game.\nA range (±) holds the true mean in 95 of 100 such measurements: 1.96 standard errors, a game \
         being one measurement.\n"
    );
    let planned: Vec<&Group> = groups.iter().filter(|group| group.player == SHERPA).collect();
    let boards = planned.chunk_by(|a, b| a.game.board().id == b.game.board().id).map(spaces);
    [head, scores(groups)].into_iter().chain(boards).chain([days(&planned)]).collect::<Vec<_>>().join("\n")
}

fn scores(groups: &[Group]) -> String {
    let mut text = "## Points and clients\n\nWhat is counted is called as `summiteer simulate` calls it: clients taken above \
                    the base, clients that died, that reached the summit, that came back from it, and bottles used.\n\n"
        .to_owned();
    let mut names = vec!["board", "weather", "player", "points"];
    names.extend(State::COUNTED);
    names.push("lost of those taken");
    text += &heading(&names);
    for group in groups {
        let ids = [&group.game.board().id, &group.game.weather().id].map(|id| format!("`{id}`"));
        let mut cells = ids.to_vec();
        cells.extend([group.player.to_owned(), mean(group, &|log| log.score)]);
        cells.extend(State::COUNTED.iter().map(|name| mean(group, &|log| log.count(name))));
        cells.push(lost_of_taken(&group.logs));
        text += &row(&cells);
    }
    text
}

fn mean(group: &Group, of_all: &dyn Fn(&Log) -> u64) -> String {
    let a_seat = group.logs.iter().map(|log| log.a_seat(of_all(log)));
    cell(Mean::of(&a_seat.collect::<Vec<_>>()))
}

/// Without a range: the clients of one game share their fate.
fn lost_of_taken(logs: &[Log]) -> String {
    let sum = |name| logs.iter().map(|log| log.count(name)).sum::<u64>();
    let (lost, taken) = (sum("clients_lost"), sum("clients_taken"));
    if taken == 0 { "–".to_owned() } else { format!("{:.1} %", 100.0 * lost as f64 / taken as f64) }
}

/// Where the guides of one board climb and camp.
fn spaces(groups: &[&Group]) -> String {
    let board = groups[0].game.board();
    let mut text = format!(
        "## Routes and camps of `{}`\n\nHow often {SHERPA} enters each space by a step up (a level one counts as up), and how \
         many tents it pitches there.\n\n",
        board.id
    );
    let columns =
        |of: &str| groups.iter().map(|group| format!("{of}, `{}`", group.game.weather().id)).collect();
    let [steps, tents]: [Vec<String>; 2] = ["steps up", "tents"].map(columns);
    let names: Vec<String> = ["space".to_owned()].into_iter().chain(steps).chain(tents).collect();
    text += &heading(&names.iter().map(String::as_str).collect::<Vec<_>>());
    for space in board.ids().filter(|space| *space != board.start()) {
        let share = |of: fn(&Log) -> &[SpaceId]| groups.iter().map(move |group| a_seat(group, of, &space));
        let (steps, tents) = (share(|log| &log.ups), share(|log| &log.pitched));
        let id = format!("`{}`", board.space(space).id);
        text += &row(&[id].into_iter().chain(steps).chain(tents).collect::<Vec<_>>());
    }
    text
}

/// How many entries of a list are this one, a seat and game.
fn a_seat<T: PartialEq>(group: &Group, list: fn(&Log) -> &[T], entry: &T) -> String {
    let equal = |log: &Log| list(log).iter().filter(|one| *one == entry).count() as u64;
    let sum: f64 = group.logs.iter().map(|log| log.a_seat(equal(log))).sum();
    format!("{:.2}", sum / group.logs.len() as f64)
}

fn days(groups: &[&Group]) -> String {
    let mut text =
        format!("## Days of the summits\n\nHow many clients of {SHERPA} reach the summit on each day.\n\n");
    let names =
        groups.iter().map(|group| format!("`{}`, `{}`", group.game.board().id, group.game.weather().id));
    let names: Vec<String> = ["day".to_owned()].into_iter().chain(names).collect();
    text += &heading(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let last = groups.iter().flat_map(|group| &group.logs).map(|log| log.last_day).max().unwrap_or(0);
    for day in 1..=last {
        let summits = groups.iter().map(|group| a_seat(group, |log| &log.summits, &day));
        text += &row(&[day.to_string()].into_iter().chain(summits).collect::<Vec<_>>());
    }
    text
}
