//! The mountain: its altitude bands from the top down, their spaces, and who stands there.

use summiteer_rules::games::k2::{Climber, View};
use summiteer_rules::mountain::SpaceId;

use crate::show::lhotse;
use crate::show::mountain::{Bands, icefall, signed};
use crate::texts::Texts;

/// Columns: id, name, cost, night, points, room, ropes, who stands there.
type Row = [String; 8];

/// The mountain as lines.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let row = |space: SpaceId| row(view, space, texts);
    let bands = Bands { board: view.game.board(), head: head(texts), row: &row };
    let tiles = view.game.icefall().map(|_| texts.say("cli-legend-icefall") + "\n").unwrap_or_default();
    bands.show(texts) + &texts.say("cli-legend") + "\n" + &tiles + &lhotse::legend(&view.game, texts)
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

fn row(view: &View, id: SpaceId, texts: &Texts) -> Row {
    let (game, public) = (&view.game, &view.public);
    let space = game.board().space(id);
    let boots = public.boots(game, id);
    let hidden = game.icefall().and_then(|area| area.mark(id)).filter(|_| public.is_hidden(game, id));
    let ground = icefall::cost(hidden, public.ground_cost(game, id));
    let cost = if boots == 0 { ground } else { format!("{ground}+{boots}") };
    let room = game.limit(id).map(|limit| usize::from(limit).saturating_sub(public.standing(id)));
    let printed = space.neighbours.iter().map(|to| game.board().space(*to).id.clone());
    let ropes: Vec<String> = printed.chain(lhotse::fixed_ropes(view, id)).collect();
    [
        space.id.clone(),
        lhotse::name_in_section(game.board(), id, texts),
        cost,
        signed(space.acclimatization),
        space.points.to_string(),
        room.map_or_else(|| "∞".to_owned(), |room| room.to_string()),
        ropes.join(" "),
        standing(view, id),
    ]
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
