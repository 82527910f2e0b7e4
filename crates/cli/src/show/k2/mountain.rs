//! The mountain: its altitude bands from the top down, their spaces, and who stands there.

use summiteer_rules::games::k2::{Climber, View};
use summiteer_rules::mountain::{SpaceId, ZoneId};

use super::names;
use crate::show::columns::aligned;
use crate::texts::Texts;

/// Columns: id, name, cost, night, points, room, ropes, who stands there.
type Row = [String; 8];

/// The mountain as lines.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let zones = (0..view.game.board().zones.len() as u8).rev().map(ZoneId);
    let bands: Vec<(String, Vec<Row>)> =
        zones.map(|zone| (band_title(view, zone, texts), band(view, zone, texts))).collect();
    // All bands together, so that their columns stand below each other.
    let rows: Vec<Row> =
        std::iter::once(head(texts)).chain(bands.iter().flat_map(|(_, rows)| rows.clone())).collect();
    let lines = aligned(&rows, 2);
    let mut lines = lines.lines();
    let mut text = format!("{}\n", lines.next().unwrap_or_default());
    for (title, rows) in &bands {
        text += &format!("{title}\n");
        lines.by_ref().take(rows.len()).for_each(|line| text += &format!("{line}\n"));
    }
    text + &texts.say("cli-legend") + "\n"
}

fn head(texts: &Texts) -> Row {
    [
        String::new(),
        texts.say("cli-column-space"),
        texts.say("cli-column-cost"),
        texts.say("cli-column-night"),
        texts.say("cli-column-points"),
        texts.say("cli-column-room"),
        texts.say("cli-column-ropes"),
        texts.say("cli-column-climbers"),
    ]
}

fn band_title(view: &View, zone: ZoneId, texts: &Texts) -> String {
    texts.say(&format!("zone-{}", view.game.board().zones[usize::from(zone.0)].id))
}

fn band(view: &View, zone: ZoneId, texts: &Texts) -> Vec<Row> {
    let board = view.game.board();
    let mut spaces: Vec<SpaceId> = board.ids().filter(|space| board.space(*space).zone == zone).collect();
    spaces.sort_by_key(|space| std::cmp::Reverse(board.space(*space).altitude));
    spaces.into_iter().map(|space| row(view, space, texts)).collect()
}

fn row(view: &View, id: SpaceId, texts: &Texts) -> Row {
    let (game, public) = (&view.game, &view.public);
    let space = game.board().space(id);
    let boots = public.boots(game, id);
    let cost = if boots == 0 { space.cost.to_string() } else { format!("{}+{boots}", space.cost) };
    let room = game.limit(id).map(|limit| usize::from(limit).saturating_sub(public.standing(id)));
    let ropes: Vec<_> = space.neighbours.iter().map(|to| game.board().space(*to).id.as_str()).collect();
    [
        space.id.clone(),
        names::space_name(game.board(), id, texts),
        cost,
        signed(space.acclimatization),
        space.points.to_string(),
        room.map_or_else(|| "∞".to_owned(), |room| room.to_string()),
        ropes.join(" "),
        standing(view, id),
    ]
}

/// `+1`, `0`, `-2`.
fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}

/// Climbers with their levels, and tents: `A1:4 ^B2`.
fn standing(view: &View, space: SpaceId) -> String {
    let public = &view.public;
    let climbers = Climber::all(view.game.seats());
    let here = climbers.clone().filter(|c| public.lives(*c) && public.climber(*c).space == space);
    let tents = climbers.filter(|c| public.climber(*c).tent == Some(space));
    let climbers = here.map(|c| format!("{c}:{}", public.climber(c).level));
    climbers.chain(tents.map(|c| format!("^{c}"))).collect::<Vec<_>>().join(" ")
}
