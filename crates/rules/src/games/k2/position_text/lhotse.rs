//! The lines of a position that only Lhotse has, and whether they fit each other and the game.

use std::sync::Arc;

use super::super::lhotse::{DISCARDED, Discards, Piece, TILES_DEALT, standard_discards};
use super::super::state::{Climber, Phase, Stage, State};
use super::read::{LHOTSE_KEYS, Reader};
use crate::core::{Cursor, MAX_SEATS, ParseError, Seat};
use crate::expedition::position_text::{line, read_pile};
use crate::mountain::{Card, TileId, TileSet};

impl Reader {
    pub(super) fn read_lhotse_line(
        &mut self,
        key: &str,
        start: &Cursor<'_>,
        words: &mut Cursor<'_>,
    ) -> Result<(), ParseError> {
        match key {
            "dealt" => self.read_dealt(words),
            "kept" => self.read_kept(words),
            "discards" => {
                let (seat, cards) = self.read_three(words)?;
                self.state.hidden.lhotse.discards[seat] = Some(cards);
                self.state.public.seats[seat].chosen = true;
                Ok(())
            }
            "box" => {
                let (seat, cards) = self.read_three(words)?;
                self.state.public.lhotse.discarded[seat] = Some(cards);
                Ok(())
            }
            "rope" => self.read_rope(words),
            "sliding" => self.read_sliding(words),
            _ => Err(start.error(LHOTSE_KEYS)),
        }
    }

    fn read_dealt(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.parts().read_seat(words)?;
        let mut count = 0;
        while words.peek().is_some() && count < TILES_DEALT {
            let start = words.clone();
            let tile = self.state.game.parts().read_tile(words)?;
            if self.state.hidden.lhotse.dealt.0.iter().flatten().any(|dealt| *dealt == Some(tile)) {
                return Err(start.error("each tile dealt only once"));
            }
            self.state.hidden.lhotse.dealt[seat][count] = Some(tile);
            count += 1;
        }
        self.state.public.lhotse.dealt += count as u8;
        Ok(())
    }

    fn read_kept(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.parts().read_seat(words)?;
        self.state.hidden.lhotse.kept[seat] = Some(self.state.game.parts().read_tile(words)?);
        Ok(())
    }

    fn read_three(&mut self, words: &mut Cursor<'_>) -> Result<(Seat, [Card; DISCARDED]), ParseError> {
        let start = words.clone();
        if self.state.game.discards() != Some(Discards::Free) {
            return Err(start.error("discarded cards only where each seat chooses them"));
        }
        let seat = self.state.game.parts().read_seat(words)?;
        let game = Arc::clone(&self.state.game);
        let cards: Vec<Card> = read_pile(game.parts(), &game.deck().counts, words)?.iter().collect();
        let cards = cards.try_into().map_err(|_| start.error("three cards"))?;
        Ok((seat, cards))
    }

    fn read_rope(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.parts().read_seat(words)?;
        let ends = (self.state.game.parts().read_space(words)?, self.state.game.parts().read_space(words)?);
        if !self.state.game.face().is_some_and(|face| face.is_rope_site(ends.0, ends.1)) {
            return Err(start.error("two spaces that a fixed rope may link"));
        }
        self.state.public.lhotse.ropes[seat] = Some(ends);
        Ok(())
    }

    fn read_sliding(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        while words.peek().is_some() {
            let is_tent = words.take("tent");
            let start = words.clone();
            let climber: Climber = self.climber(words)?;
            let piece = if is_tent { Piece::Tent(climber) } else { Piece::Climber(climber) };
            if self.state.public.lhotse.sliding.contains(piece) {
                return Err(start.error("each piece only once"));
            }
            self.state.public.lhotse.sliding.insert(piece);
        }
        Ok(())
    }

    /// Before the open tiles are noted: none lie open while tiles are dealt to keep one.
    pub(super) fn prepare_lhotse(&mut self) {
        if !self.tiles_given && matches!(self.state.public.phase, Phase::Draft | Phase::Deal(Stage::Draft)) {
            self.state.public.tiles = [None; 2];
        }
    }

    /// Fills in what the lines leave out: the draft, and the standard discards.
    pub(super) fn complete_lhotse(&mut self) {
        let phase = self.state.public.phase;
        let is_before_draft = phase == Phase::Deal(Stage::Draft);
        if self.state.game.face().is_some() && self.state.public.lhotse.dealt == 0 && !is_before_draft {
            self.deal_by_default(phase != Phase::Draft);
        }
        for seat in Seat::all(self.state.game.seats()) {
            if phase == Phase::Draft {
                self.state.public.seats[seat].chosen = self.state.hidden.lhotse.kept[seat].is_some();
            }
            let has_discarded = !matches!(phase, Phase::Discard | Phase::Deal(Stage::Discard));
            let discarded = &mut self.state.public.lhotse.discarded[seat];
            if self.state.game.discards() == Some(Discards::Free) && has_discarded && discarded.is_none() {
                *discarded = standard_discards(self.state.game.deck());
            }
        }
    }

    /// The seats have kept the first of the tiles that lie or lay open and then of the others, and discarded the last.
    fn deal_by_default(&mut self, is_over: bool) {
        let seen = self.state.public.tiles_seen;
        let rest = (0..self.state.game.weather().tiles.len() as u8).map(TileId);
        let order: Vec<TileId> = seen.iter().chain(rest.filter(|tile| !seen.contains(*tile))).collect();
        for seat in Seat::all(self.state.game.seats()) {
            let (kept, other) = (order[seat.index()], order[order.len() - 1 - seat.index()]);
            self.state.hidden.lhotse.dealt[seat] = [Some(kept), Some(other)];
            if is_over {
                self.state.hidden.lhotse.kept[seat] = Some(kept);
            }
        }
        self.state.public.lhotse.dealt = (self.state.game.seats() * TILES_DEALT) as u8;
    }
}

/// Checks what only Lhotse has.
pub(super) fn check(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    if state.game.face().is_some() {
        check_draft(state, end)?;
    }
    let public = &state.public;
    if public.tiles_seen.len() > state.game.parts().tiles {
        return Err(end.error(&format!("{} tiles open or gone at most", state.game.parts().tiles)));
    }
    let is_discarding = matches!(public.phase, Phase::Discard | Phase::Deal(Stage::Discard));
    for seat in Seat::all(state.game.seats()) {
        let (chosen, discarded) = (state.hidden.lhotse.discards[seat], public.lhotse.discarded[seat]);
        if chosen.is_some() && public.phase != Phase::Discard || discarded.is_some() && is_discarding {
            return Err(
                end.error("cards being discarded only in the phase discard, and in the box only after it")
            );
        }
    }
    check_sliding(state, end)
}

fn check_draft(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let lhotse = &state.hidden.lhotse;
    let is_dealing = state.public.phase == Phase::Deal(Stage::Draft);
    let is_before = is_dealing || state.public.phase == Phase::Draft;
    let mut dealt = usize::from(state.public.lhotse.dealt);
    for seat in Seat::all(state.game.seats()) {
        let count = lhotse.dealt[seat].iter().flatten().count();
        let kept = lhotse.kept[seat];
        let due = dealt.min(TILES_DEALT);
        dealt -= due;
        let fits = count == due
            && (is_dealing || count == TILES_DEALT)
            && (is_before || kept.is_some())
            && kept.is_none_or(|tile| !is_dealing && lhotse.dealt[seat].contains(&Some(tile)));
        if !fits {
            return Err(end.error("two tiles dealt to each seat in order, and one of them kept"));
        }
    }
    let kept: TileSet = lhotse.kept.0.iter().flatten().copied().collect();
    let pool = state.pool();
    let added = state.public.tiles_seen.iter().filter(|tile| !kept.contains(*tile));
    let is_from_pool = added.clone().all(|tile| pool.contains(tile));
    match is_before {
        true if !state.public.tiles_seen.is_empty() => Err(end.error("no tile open before all are kept")),
        false if !is_from_pool || added.count() > state.game.parts().tiles - state.game.seats() => {
            let from = if state.game.seats() < MAX_SEATS { "not dealt" } else { "discarded" };
            Err(end.error(&format!("only kept tiles open or gone, and no more tiles {from} than are added")))
        }
        true | false => Ok(()),
    }
}

fn check_sliding(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let public = &state.public;
    let pieces = Seat::all(state.game.seats()).flat_map(Piece::of);
    let mut sliding = pieces.filter(|piece| public.lhotse.sliding.contains(*piece));
    let fits = match public.phase {
        Phase::Slide(seat) => {
            let mut actions = Vec::new();
            public.list_slides(&state.game, &mut actions);
            public.next_slide(&state.game).map(Piece::owner) == Some(seat) && actions.len() > 1
        }
        Phase::Rescue { night: true, .. } => true,
        Phase::Deal(_)
        | Phase::Choose
        | Phase::TakeToken(_)
        | Phase::Act(_)
        | Phase::Rescue { night: false, .. }
        | Phase::Over
        | Phase::Draft
        | Phase::Discard
        | Phase::Probe(_)
        | Phase::Fork(_) => public.lhotse.sliding.is_empty(),
    };
    if fits && sliding.all(|piece| public.place(piece).is_some()) {
        Ok(())
    } else {
        Err(end.error(
            "pieces sliding only while a landslide goes on, and phase slide with one that has a choice",
        ))
    }
}

fn tile_text(tile: TileId) -> String {
    (tile.0 + 1).to_string()
}

/// The lines that a position of Lhotse has besides K2's.
pub(super) fn lines(state: &State) -> Vec<String> {
    let mut lines = Vec::new();
    let lhotse = &state.public.lhotse;
    let space = |id| &state.game.board().space(id).id;
    for seat in Seat::all(state.game.seats()) {
        let dealt: Vec<String> =
            state.hidden.lhotse.dealt[seat].into_iter().flatten().map(tile_text).collect();
        if !dealt.is_empty() {
            lines.push(line(&format!("dealt {seat}"), dealt));
        }
        lines.extend(state.hidden.lhotse.kept[seat].map(|tile| format!("kept {seat} {}", tile_text(tile))));
        let cards = |key: &str, cards| format!("{key} {seat} {}", state.game.parts().cards_text(cards));
        lines.extend(state.hidden.lhotse.discards[seat].map(|chosen| cards("discards", chosen)));
        let is_free = state.game.discards() == Some(Discards::Free);
        lines.extend(lhotse.discarded[seat].filter(|_| is_free).map(|discarded| cards("box", discarded)));
        lines.extend(
            lhotse.ropes[seat].map(|(from, to)| format!("rope {seat} {} {}", space(from), space(to))),
        );
    }
    let sliding =
        Seat::all(state.game.seats()).flat_map(Piece::of).filter(|piece| lhotse.sliding.contains(*piece));
    let sliding: Vec<String> = sliding.map(|piece| piece.to_string()).collect();
    if !sliding.is_empty() {
        lines.push(line("sliding", sliding));
    }
    lines
}
