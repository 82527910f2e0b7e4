//! The weather draft of the South Face: two tiles to each seat, of which it keeps one in secret (LH-009 to LH-013).

use super::{Scenario, TILES_DEALT};
use crate::core::{MAX_SEATS, Seat, SeatSet, Weighted};
use crate::expedition::Deal;
use crate::games::k2::action::Action;
use crate::games::k2::event::Event;
use crate::games::k2::game::Game;
use crate::games::k2::refusal::Refusal;
use crate::games::k2::state::{Phase, Public, Stage, State};
use crate::mountain::{TileId, TileSet};

impl State {
    /// Who is dealt the next tile; nobody once each seat has its two.
    fn next_dealt(&self) -> Option<Seat> {
        let place = usize::from(self.public.lhotse.dealt) / TILES_DEALT;
        (place < self.game.seats()).then(|| Seat::new(place))
    }

    fn tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.game.weather().tiles.len() as u8).map(TileId)
    }

    fn all_dealt(&self) -> TileSet {
        self.hidden.lhotse.dealt.0.iter().flatten().flatten().copied().collect()
    }

    /// The tiles that chance may deal to the next seat.
    pub(in crate::games::k2) fn draft_deals(&self) -> Vec<Weighted<Deal>> {
        let dealt = self.all_dealt();
        let rest = self.tiles().filter(|tile| !dealt.contains(*tile));
        rest.map(Deal::Tile).map(Weighted::even).collect()
    }

    /// Deals a tile to the next seat.
    ///
    /// # Errors
    /// If it is no tile that is there.
    pub(in crate::games::k2) fn deal_draft(
        &mut self,
        deal: Deal,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal> {
        let (Some(seat), Deal::Tile(tile)) = (self.next_dealt(), deal) else {
            return Err(Refusal::NoSuchChance);
        };
        if !self.draft_deals().iter().any(|weighted| weighted.outcome == deal) {
            return Err(Refusal::NoSuchChance);
        }
        self.hidden.lhotse.dealt[seat][usize::from(self.public.lhotse.dealt) % TILES_DEALT] = Some(tile);
        self.public.lhotse.dealt += 1;
        events.push(Event::TileDealt { seat, tile: Some(tile) });
        if self.next_dealt().is_none() {
            self.public.phase = Phase::Draft;
        }
        Ok(())
    }

    pub(in crate::games::k2) fn check_keep(&self, seat: Seat, tile: TileId) -> Result<(), Refusal> {
        self.check_secret_choice(seat)?;
        match self.hidden.lhotse.dealt[seat].contains(&Some(tile)) {
            true => Ok(()),
            false => Err(Refusal::TileNotDealt { tile }),
        }
    }

    /// Locks in the tile to keep; when all have kept one, the six are laid out.
    pub(in crate::games::k2) fn keep(&mut self, seat: Seat, tile: TileId, events: &mut Vec<Event>) {
        self.hidden.lhotse.kept[seat] = Some(tile);
        events.push(Event::Kept(seat));
        if self.lock_in(seat) {
            events.push(Event::DraftEnded);
            self.public.phase = Phase::Deal(Stage::Choose);
        }
    }

    /// A choice that all seats make at once and in secret is still due from this one.
    pub(in crate::games::k2) fn check_secret_choice(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.game.seats() {
            return Err(Refusal::NotNow { seat });
        }
        if self.public.seats[seat].chosen { Err(Refusal::AlreadyChosen) } else { Ok(()) }
    }

    /// Locks in a seat's secret choice; whether it was the last one due, so that a new round of choices can begin.
    pub(in crate::games::k2) fn lock_in(&mut self, seat: Seat) -> bool {
        self.public.seats[seat].chosen = true;
        let is_done = self.public.choosing(&self.game).is_empty();
        if is_done {
            Seat::all(self.game.seats()).for_each(|seat| self.public.seats[seat].chosen = false);
        }
        is_done
    }

    /// The tiles that may be turned up next, with their odds. The six of the South Face are the kept ones and others from
    /// those not dealt, with five seats from the discarded ones (LH-010, LH-011): which, is settled only when one is
    /// turned up. In other games all that were not seen are alike.
    pub(in crate::games::k2) fn tiles_to_come(&self) -> Vec<Weighted<Deal>> {
        let seen = self.public.tiles_seen;
        let unseen = self.tiles().filter(|tile| !seen.contains(*tile));
        if self.game.scenario() != Some(Scenario::SouthFace) {
            return unseen.map(Deal::Tile).map(Weighted::even).collect();
        }
        let kept: TileSet = self.hidden.lhotse.kept.0.iter().flatten().copied().collect();
        let pool = self.pool();
        let unseen: Vec<TileId> =
            unseen.filter(|tile| kept.contains(*tile) || pool.contains(*tile)).collect();
        let kept_left = unseen.iter().filter(|tile| kept.contains(**tile)).count();
        let to_add = (self.game.parts().tiles - seen.len()).saturating_sub(kept_left);
        // Each place of the pile is as likely as any other to be the next: so a kept tile weighs as many as could be
        // added, and one of those as many as are.
        let addable = if to_add == 0 { 1 } else { unseen.len() - kept_left };
        let weight = |tile: TileId| if kept.contains(tile) { addable } else { to_add } as u32;
        let weighted =
            unseen.into_iter().map(|tile| Weighted { outcome: Deal::Tile(tile), weight: weight(tile) });
        weighted.filter(|tile| tile.weight > 0).collect()
    }

    /// The tiles from which the kept ones are filled up to six.
    pub(in crate::games::k2) fn pool(&self) -> TileSet {
        let kept = &self.hidden.lhotse.kept;
        let dealt = self.all_dealt();
        if self.game.seats() < MAX_SEATS {
            return self.tiles().filter(|tile| !dealt.contains(*tile)).collect();
        }
        dealt.iter().filter(|tile| !kept.0.contains(&Some(*tile))).collect()
    }
}

impl Public {
    /// The seats that still have a choice to make which all make at once: a tile to keep, cards to discard.
    pub(in crate::games::k2) fn choosing(&self, game: &Game) -> SeatSet {
        Seat::all(game.seats()).filter(|seat| self.is_choosing(*seat)).collect()
    }

    pub(in crate::games::k2) fn is_choosing(&self, seat: Seat) -> bool {
        !self.seats[seat].chosen
    }
}

/// The actions of a seat that was dealt these tiles.
pub(in crate::games::k2) fn keepable(dealt: [Option<TileId>; TILES_DEALT]) -> impl Iterator<Item = Action> {
    let mut tiles: Vec<TileId> = dealt.into_iter().flatten().collect();
    tiles.sort_unstable();
    tiles.into_iter().map(|tile| Action::Keep { tile })
}
