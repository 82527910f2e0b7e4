//! What Lhotse shows beyond K2, which shows all the rest of it: sections, fixed ropes, weather tiles dealt and cards discarded.

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::lhotse::DISCARDED;
use summiteer_rules::games::k2::{Climber, Game, Own, Phase, Piece, View};
use summiteer_rules::mountain::{Board, Card, SpaceId, TileId};

use crate::show::mountain::{names, tile_day};
use crate::texts::Texts;

/// What an id of Lhotse's own stands for: a weather tile's name.
pub(in crate::show) fn of_id(name: &str, id: &str, texts: &Texts) -> Option<String> {
    (name == "tile").then(|| texts.say(&format!("tile-{id}")))
}

/// A weather tile: its name, if it has one, and its number, by which actions call it.
pub(in crate::show) fn tile(game: &Game, tile: TileId, texts: &Texts) -> String {
    let number = tile.0 + 1;
    match &game.weather().tile(tile).id {
        Some(id) => texts
            .tell("cli-tile", [("name", texts.say(&format!("tile-{id}")).into()), ("number", number.into())]),
        None => number.to_string(),
    }
}

/// What is to be done in a phase that only Lhotse has; nothing for one of K2's.
pub(in crate::show) fn phase(phase: Phase, texts: &Texts) -> Option<String> {
    match phase {
        Phase::Draft => Some(texts.say("cli-phase-draft")),
        Phase::Discard => Some(texts.say("cli-phase-discard")),
        Phase::Slide(seat) => Some(texts.tell("cli-phase-slide", [("seat", names::seat(seat))])),
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Act(_)
        | Phase::Rescue { .. }
        | Phase::Probe(_)
        | Phase::Fork(_)
        | Phase::Over => None,
    }
}

/// What can be typed besides the listed actions: three cards of a whole deck can be discarded in some hundred ways.
pub(in crate::show) fn discard_hint(phase: Phase, texts: &Texts) -> Option<String> {
    (phase == Phase::Discard).then(|| texts.say("cli-discard-hint"))
}

/// What keeping a tile does.
pub(in crate::show) fn keep(game: &Game, kept: TileId, texts: &Texts) -> String {
    texts.tell("action-keep", [("tile", tile(game, kept, texts).into())])
}

/// What putting cards into the box does.
pub(in crate::show) fn discard(game: &Game, cards: [Card; DISCARDED], texts: &Texts) -> String {
    texts.tell("action-discard", [("cards", names::cards(game.deck(), cards))])
}

/// What placing a fixed rope does.
pub(in crate::show) fn fix(game: &Game, climber: Climber, to: SpaceId, texts: &Texts) -> String {
    let space = names::space(game.board(), to, texts);
    texts.tell("action-fix", [("climber", names::pawn(climber)), ("space", space)])
}

/// What a slide does.
pub(in crate::show) fn slide(game: &Game, piece: Piece, to: SpaceId, texts: &Texts) -> String {
    let (climber, kind) = match piece {
        Piece::Climber(climber) => (climber, "climber"),
        Piece::Tent(climber) => (climber, "tent"),
    };
    let space = names::space(game.board(), to, texts);
    texts.tell("action-slide", [("climber", names::pawn(climber)), ("piece", kind.into()), ("space", space)])
}

/// A space's name, on a divided mountain with its section.
pub(in crate::show) fn name_in_section(board: &Board, space: SpaceId, texts: &Texts) -> String {
    let name = names::space_name(board, space, texts);
    if board.face.is_none() {
        return name;
    }
    let section = texts.say(&format!("section-{}", board.space(space).section.id()));
    texts.tell("cli-space-in-section", [("name", name.into()), ("section", section.into())])
}

/// The spaces to which fixed ropes lead from here, marked as the legend says.
pub(in crate::show) fn fixed_ropes(view: &View, space: SpaceId) -> impl Iterator<Item = String> + '_ {
    view.public.lhotse.roped(space).map(|to| format!("={}", view.game.board().space(to).id))
}

/// What the marks of fixed ropes mean, where there can be any.
pub(in crate::show) fn legend(game: &Game, texts: &Texts) -> String {
    game.face().map_or_else(String::new, |_| texts.say("cli-legend-fixed-ropes") + "\n")
}

/// A seat's fixed rope and the cards it has put into the box.
pub(in crate::show) fn seat_lines(view: &View, seat: Seat, texts: &Texts) -> String {
    let (game, lhotse) = (&view.game, &view.public.lhotse);
    let mut text = String::new();
    if game.face().is_some() {
        let space = |id| names::space(game.board(), id, texts);
        let line = match lhotse.ropes[seat] {
            Some((from, to)) => texts.tell("cli-rope-fixed", [("from", space(from)), ("to", space(to))]),
            None => texts.say("cli-rope-packed"),
        };
        text += &format!("  {line}\n");
    }
    if let Some(cards) = lhotse.discarded[seat] {
        let bonus = view.public.bonus(game, seat);
        let cards = names::cards(game.deck(), cards);
        let line = texts.tell("cli-discarded", [("cards", cards), ("bonus", bonus.into())]);
        text += &format!("  {line}\n");
    }
    text
}

/// The weather tiles dealt to the observer, day by day, and what it has locked in.
pub(in crate::show) fn own_lines(view: &View, own: &Own, texts: &Texts) -> String {
    let game = &view.game;
    let mut text = String::new();
    for dealt in own.dealt.into_iter().flatten() {
        let key = if own.kept == Some(dealt) { "cli-tile-kept" } else { "cli-tile-dealt" };
        text += &(texts.tell(key, [("tile", tile(game, dealt, texts).into())]) + "\n");
        let facts = game.weather().tile(dealt);
        for place in 0..facts.days.len() {
            text += &format!("  {}: {}\n", place + 1, tile_day(game.board(), facts, place, texts));
        }
    }
    if let Some(cards) = own.discards {
        text += &(texts.tell("cli-discards", [("cards", names::cards(game.deck(), cards))]) + "\n");
    }
    text
}

/// With which table a solo game of Lhotse was judged, as no source names it.
pub(in crate::show) fn level_table(game: &Game, texts: &Texts) -> Option<String> {
    game.scenario().map(|_| texts.say(&format!("levels-{}", game.level_table().key())))
}
