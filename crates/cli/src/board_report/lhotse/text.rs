//! The report as a document.

use summiteer_rules::games::k2::Scenario;
use summiteer_rules::mountain::{Path, SpaceId, TileId};

use super::log::Log;
use super::{Group, Plan, SEATS};
use crate::board_report::mean::{Mean, cell};
use crate::board_report::share::Share;
use crate::board_report::table::{heading, row};

/// The whole document.
pub(super) fn document(plan: &Plan, groups: &[Group]) -> String {
    let Plan { games, seed } = plan;
    let head = format!(
        "# How the boards of Lhotse play\n\n\
         Written by `summiteer board report lhotse --games {games} --seed {seed} > docs/boards/lhotse.md`; the same call \
         gives the same page.\nEvery group of equal players (`scout`) has played {games} games, with the standard discards \
         on the South Col.\nA range (±, brackets) holds the true value in 95 of 100 such measurements; for shares it is \
         Wilson's interval, for means 1.96 standard errors.\n"
    );
    let scenario = |which| groups.iter().filter(move |group| group.game.scenario() == Some(which)).collect();
    let (face, col): (Vec<&Group>, Vec<&Group>) =
        (scenario(Scenario::SouthFace), scenario(Scenario::SouthCol));
    let paths = paths("## Paths of the South Face", &face, &path_rows(&face));
    let summer: Vec<&Group> = col.iter().copied().take(SEATS.len()).collect();
    let ropes = self::paths("## Ropes of the South Col, K2's summer", &summer, &rope_rows(&summer));
    [head, scores(groups), paths, ropes, gear(groups), draft(&face), tiles(groups)].join("\n")
}

fn scores(groups: &[Group]) -> String {
    let mut text = "## Scores and deaths\n\nPoints are those of a seat, its bonus included; the rest is counted a game.\n\n"
        .to_owned();
    text += &heading(&[
        "board",
        "weather",
        "seats",
        "points",
        "best seat",
        "games with a death",
        "climbers dead",
        "tents pitched",
        "fixed ropes placed",
        "slides",
    ]);
    for group in groups {
        let all = |of: &dyn Fn(&Log) -> f64| cell(mean(&group.usual, of));
        let deaths = group.usual.iter().filter(|log| log.dead > 0).count() as u64;
        let mut cells = name(group);
        cells.extend([
            all(&Log::score),
            all(&|log| f64::from(log.scores.iter().copied().max().unwrap_or(0))),
            Share { hits: deaths, of: group.usual.len() as u64 }.to_string(),
            all(&|log| log.dead as f64),
            all(&|log| log.tents as f64),
            all(&|log| log.ropes as f64),
            all(&|log| log.slides as f64),
        ]);
        text += &row(&cells);
    }
    text
}

/// Board, weather and seats of a group.
fn name(group: &Group) -> Vec<String> {
    let (board, weather) = (&group.game.board().id, &group.game.weather().id);
    vec![format!("`{board}`"), format!("`{weather}`"), group.game.seats().to_string()]
}

fn mean(logs: &[Log], of: &dyn Fn(&Log) -> f64) -> Option<Mean> {
    Mean::of(&logs.iter().map(of).collect::<Vec<_>>())
}

/// Ropes that are counted together, by the name of their row.
type Ropes = (String, Vec<(SpaceId, SpaceId)>);

fn path_rows(groups: &[&Group]) -> Vec<Ropes> {
    let faces = groups.iter().take(1).filter_map(|group| group.game.face());
    let path = |path: &Path| {
        (format!("`{}`", path.id), path.spaces.windows(2).map(|ends| (ends[0], ends[1])).collect())
    };
    faces.flat_map(|face| face.paths.iter().map(path)).collect()
}

fn rope_rows(groups: &[&Group]) -> Vec<Ropes> {
    let boards = groups.iter().take(1).map(|group| group.game.board());
    let rows = boards.flat_map(|board| {
        board.ropes.iter().map(|rope| {
            let [a, b] = [rope.0, rope.1].map(|end| board.space(end).id.as_str());
            (format!("`{a}` – `{b}`"), vec![*rope])
        })
    });
    rows.collect()
}

fn paths(title: &str, groups: &[&Group], rows: &[Ropes]) -> String {
    let mut text = format!("{title}\n\nSteps up a seat and game, by number of seats.\n\n");
    text += &by_seats("ropes", groups);
    let mut add = |name: &str, of: &dyn Fn(&Log) -> u64| {
        let a_seat = |group: &&Group| {
            let steps: u64 = group.usual.iter().map(of).sum();
            format!("{:.2}", steps as f64 / (group.usual.len() * group.game.seats()) as f64)
        };
        text += &row(&[name.to_owned()].into_iter().chain(groups.iter().map(a_seat)).collect::<Vec<_>>());
    };
    for (name, ropes) in rows {
        add(name, &|log| ropes.iter().map(|rope| log.ups_along(*rope)).sum());
    }
    if groups.iter().any(|group| group.game.face().is_some()) {
        add("fixed ropes, either way", &|log| log.fixed_steps);
    }
    text
}

fn by_seats(first: &str, groups: &[&Group]) -> String {
    let seats = groups.iter().map(|group| group.game.seats().to_string());
    let names: Vec<String> = [first.to_owned()].into_iter().chain(seats).collect();
    heading(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

fn gear(groups: &[Group]) -> String {
    let mut text = "## Worth of fixed ropes and tents\n\nHow many points a seat has more than in games from the same seeds in \
                    which nobody places fixed ropes, or nobody pitches tents: the mean of the differences game by game.\n\n"
        .to_owned();
    text += &heading(&["board", "weather", "seats", "fixed ropes", "tents"]);
    for group in groups {
        let worth = |without: &[Log]| {
            let pairs = group.usual.iter().zip(without);
            cell(Mean::of(&pairs.map(|(with, without)| with.score() - without.score()).collect::<Vec<_>>()))
        };
        let mut cells = name(group);
        cells.push(group.without_ropes.as_deref().map_or("none here".to_owned(), worth));
        cells.push(worth(&group.without_tents));
        text += &row(&cells);
    }
    text
}

fn draft(face: &[&Group]) -> String {
    let mut text =
        "## The weather draft\n\nHow often a tile was kept by those to whom it was dealt.\n\n".to_owned();
    text += &by_seats("tile", face);
    let Some(group) = face.first() else { return text };
    for (index, _) in group.game.weather().tiles.iter().enumerate() {
        let tile = TileId(index as u8);
        let share = |group: &&Group| {
            let drafted = group.usual.iter().flat_map(|log| &log.drafted).filter(|dealt| dealt.0 == tile);
            let kept: Vec<bool> = drafted.map(|dealt| dealt.1).collect();
            let hits = kept.iter().filter(|kept| **kept).count() as u64;
            if kept.is_empty() { "–".to_owned() } else { Share { hits, of: kept.len() as u64 }.to_string() }
        };
        text += &row(&[tile_name(group, tile)].into_iter().chain(face.iter().map(share)).collect::<Vec<_>>());
    }
    text
}

fn tile_name(group: &Group, tile: TileId) -> String {
    let index = usize::from(tile.0);
    let tile = &group.game.weather().tiles[index];
    tile.id.as_ref().map_or_else(|| (index + 1).to_string(), |id| format!("`{id}`"))
}

fn tiles(groups: &[Group]) -> String {
    let with_sections: Vec<&Group> =
        groups.iter().filter(|group| group.game.weather().has_sections()).collect();
    let mut text = "## Worth of the weather tiles\n\nHow many points a seat had more in games in which the tile came than in \
                    those in which it did not. Which tiles come follows from the draft too; K2's own tiles all come but \
                    one, and are left out.\n\n"
        .to_owned();
    let names =
        with_sections.iter().map(|group| format!("`{}` {}", group.game.board().id, group.game.seats()));
    let names: Vec<String> = ["tile".to_owned()].into_iter().chain(names).collect();
    text += &heading(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let Some(first) = with_sections.first() else { return text };
    for index in 0..first.game.weather().tiles.len() {
        let tile = TileId(index as u8);
        let cells = with_sections.iter().map(|group| worth_of_tile(&group.usual, tile));
        text += &row(&[tile_name(first, tile)].into_iter().chain(cells).collect::<Vec<_>>());
    }
    text
}

fn worth_of_tile(logs: &[Log], tile: TileId) -> String {
    let scores = |came: bool| {
        let games = logs.iter().filter(|log| log.tiles.contains(&tile) == came);
        Mean::of(&games.map(Log::score).collect::<Vec<_>>())
    };
    cell(scores(true).zip(scores(false)).map(|(with, without)| with.above(without)))
}
