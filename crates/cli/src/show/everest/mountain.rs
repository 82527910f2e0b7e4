//! The mountain: its altitude bands from the top down, their spaces, and who and what is there.

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::View;
use summiteer_rules::mountain::{Pawn, SpaceId};

use crate::show::mountain::{Bands, icefall, names, signed};
use crate::texts::Texts;

/// Columns: id, name, cost, night, room, bottles a guide may carry, ropes, who and what is there.
type Row = [String; 8];

/// The mountain as lines.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let row = |space: SpaceId| row(view, space, texts);
    let bands = Bands { board: view.game.board(), head: head(texts), row: &row };
    bands.show(texts) + &texts.say("everest-cli-legend") + "\n"
}

fn head(texts: &Texts) -> Row {
    [
        String::new(),
        texts.say("cli-column-space"),
        texts.say("cli-column-cost"),
        texts.say("cli-column-night"),
        texts.say("cli-column-room"),
        texts.say("everest-cli-column-oxygen"),
        texts.say("cli-column-ropes"),
        texts.say("everest-cli-column-there"),
    ]
}

fn row(view: &View, id: SpaceId, texts: &Texts) -> Row {
    let (game, public) = (&view.game, &view.public);
    let space = game.board().space(id);
    let standing = public.standing(game, id);
    let room = game.limit(id).map(|limit| usize::from(limit).saturating_sub(standing));
    let ropes: Vec<_> = space.neighbours.iter().map(|to| game.board().space(*to).id.as_str()).collect();
    [
        space.id.clone(),
        names::space_name(game.board(), id, texts),
        cost(view, id),
        signed(space.acclimatization),
        room.map_or_else(|| "∞".to_owned(), |room| room.to_string()),
        game.oxygen_limit(id).to_string(),
        ropes.join(" "),
        there(view, id),
    ]
}

/// What entering costs; `?I` where a tile with this mark lies face down, `×` in a crevasse, `!` where nobody may move.
fn cost(view: &View, space: SpaceId) -> String {
    let (game, public) = (&view.game, &view.public);
    let hidden = game.icefall().mark(space).filter(|_| public.is_hidden(game, space));
    let cost = icefall::cost(hidden, public.cost(game, space));
    if public.is_closed(game, space) { cost + "!" } else { cost }
}

/// Guides and pitched tents: `A1 ^A:1`.
fn there(view: &View, space: SpaceId) -> String {
    let public = &view.public;
    let guides = Pawn::all(view.game.seats()).filter(|guide| public.guide(*guide).space == space);
    let camps = Seat::all(view.game.seats()).flat_map(|seat| {
        let camps = public.seats[seat].camps.iter().flatten().enumerate();
        camps.filter(|(_, camp)| camp.space == space).map(move |(place, _)| format!("^{seat}:{}", place + 1))
    });
    guides.map(|guide| guide.to_string()).chain(camps).collect::<Vec<_>>().join(" ")
}
