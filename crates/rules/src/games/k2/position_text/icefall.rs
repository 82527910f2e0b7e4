//! The lines of a position that only an icefall with tiles has, and whether they fit the others (Q-EK-10).

use std::sync::Arc;

use super::super::game::Game;
use super::super::state::{Climber, Life, Phase, Probe, State};
use super::read::Reader;
use crate::core::{Cursor, ParseError};
use crate::expedition::IcefallArea;
use crate::expedition::icefall::shows_too_many;

/// What a line may begin with.
pub(super) const ICEFALL_KEYS: &str = "one of day, start, phase, tiles, gone, shown, face-down, token, owed, climber, hand, \
                            chosen, cards, card, played, draws, eligible, mover, summit, rescue, icefall, refuge";

/// The phases.
pub(super) const ICEFALL_PHASES: &str = "a phase (choose, take A, act A, probe A1 i1, fork A1 i1, rescue A, rescue A night, \
                              deal choose, deal act, over)";

impl Reader {
    /// A tile that lies open, or the mover's way back.
    pub(super) fn read_icefall_line(
        &mut self,
        area: &IcefallArea,
        key: &str,
        words: &mut Cursor<'_>,
    ) -> Result<(), ParseError> {
        let game = Arc::clone(&self.state.game);
        let open = &mut self.state.public.icefall;
        match key {
            "icefall" => area.read_line(game.parts(), &mut open.fronts, words)?,
            _ => open.refuge = Some(game.parts().read_space(words)?),
        }
        Ok(())
    }

    pub(super) fn read_probe(&self, game: &Game, words: &mut Cursor<'_>) -> Result<Probe, ParseError> {
        Ok(Probe { pawn: self.climber(words)?, to: game.parts().read_space(words)? })
    }
}

/// Whether tiles, climbers and tents can lie and stand so.
pub(super) fn check(state: &State, end: &Cursor<'_>) -> Result<(), ParseError> {
    let (game, public) = (&state.game, &state.public);
    let Some(area) = game.icefall() else { return Ok(()) };
    if public.icefall.refuge.is_some() != public.overfull(game).is_some() {
        return Err(end.error("refuge while the mover passes a full space, and only then"));
    }
    if let Phase::Probe(probe) | Phase::Fork(probe) = public.phase {
        let at = (public.climber(probe.pawn).space, probe);
        let decides = matches!(public.phase, Phase::Fork(_));
        if !public.lives(probe.pawn) || !area.fits(game.board(), &public.icefall.fronts, at, decides) {
            return Err(end.error("a living climber beside the icefall space that it looks at"));
        }
    }
    for climber in Climber::all(game.seats()) {
        let at = public.climber(climber);
        let stands = at.life == Life::Dead || public.is_open(game, at.space);
        if !stands || !at.tent.is_none_or(|tent| public.is_open(game, tent)) {
            return Err(end.error(&format!("climber {climber} and its tent on open spaces")));
        }
    }
    if shows_too_many(area, &public.icefall.fronts) {
        return Err(end.error("no more icefall tiles of a kind than there are"));
    }
    Ok(())
}
