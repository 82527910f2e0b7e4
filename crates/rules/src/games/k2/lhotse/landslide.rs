//! Landslides: who loses levels, and where climbers and tents slide (LH-027 to LH-034).

use std::fmt;

use crate::core::{Seat, Sink};
use crate::games::k2::action::Action;
use crate::games::k2::event::Event;
use crate::games::k2::game::Game;
use crate::games::k2::refusal::Refusal;
use crate::games::k2::state::{Climber, MAX_CLIMBERS, NIGHT_CAP, Phase, Public};
use crate::mountain::SpaceId;

/// Levels that a landslide costs each climber in it, tent or no tent (LH-028).
pub(in crate::games::k2) const LANDSLIDE_LOSS: u8 = 2;

/// The level that a landslide leaves of this one, at most that of the morning (LH-028, Q-LH-03).
pub(in crate::games::k2) fn buried(level: u8, loss: u8) -> u8 {
    level.saturating_sub(loss).min(NIGHT_CAP)
}

/// What a landslide takes along. Text: `A1`, `tent A1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A climber.
    Climber(Climber),
    /// A climber's tent.
    Tent(Climber),
}

impl Piece {
    /// Whose it is.
    pub const fn owner(self) -> Seat {
        match self {
            Self::Climber(climber) | Self::Tent(climber) => climber.seat(),
        }
    }

    /// A seat's pieces in the order in which they slide from one space (Q-LH-10).
    pub fn of(seat: Seat) -> [Self; 4] {
        let [first, second] = Climber::of(seat);
        [Self::Climber(first), Self::Climber(second), Self::Tent(first), Self::Tent(second)]
    }

    const fn bit(self) -> u32 {
        match self {
            Self::Climber(climber) => 1 << climber.index(),
            Self::Tent(climber) => 1 << (MAX_CLIMBERS + climber.index()),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Climber(climber) => write!(f, "{climber}"),
            Self::Tent(climber) => write!(f, "tent {climber}"),
        }
    }
}

/// A set of pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces(u32);

impl Pieces {
    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the piece is in it.
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 & piece.bit() != 0
    }

    /// Adds a piece.
    pub const fn insert(&mut self, piece: Piece) {
        self.0 |= piece.bit();
    }

    /// Takes a piece out.
    pub const fn remove(&mut self, piece: Piece) {
        self.0 &= !piece.bit();
    }
}

impl Public {
    /// Whether there is a landslide on a space on the day that is `ahead` days from today (Q-LH-02).
    pub fn landslide(&self, game: &Game, ahead: usize, space: SpaceId) -> bool {
        self.tile_of(ahead).is_some_and(|(tile, day)| game.landslide(tile, day, space))
    }

    /// Where a piece is; nothing for a climber or a tent that is not on the mountain.
    pub fn place(&self, piece: Piece) -> Option<SpaceId> {
        match piece {
            Piece::Climber(climber) => self.lives(climber).then(|| self.climber(climber).space),
            Piece::Tent(climber) => self.climber(climber).tent,
        }
    }

    /// Each climber in a landslide loses levels, after the night's change of all; then the cap counts (LH-027, LH-028,
    /// Q-LH-03).
    pub(in crate::games::k2) fn lose_to_landslides(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        let climbers =
            self.turn_order(game.seats()).flat_map(Climber::of).filter(|climber| self.lives(*climber));
        let hit: Vec<Climber> =
            climbers.filter(|climber| self.landslide(game, 0, self.climber(*climber).space)).collect();
        for climber in hit {
            let level = &mut self.climbers[climber.index()].level;
            let before = *level;
            *level = buried(before, LANDSLIDE_LOSS);
            events.put(Event::Buried { climber, before, after: *level });
        }
    }

    /// Notes all that tonight's landslides take along, once the levels are lost and the dead are gone (Q-LH-05, Q-LH-06).
    pub(in crate::games::k2) fn begin_slides(&mut self, game: &Game) {
        for piece in Seat::all(game.seats()).flat_map(Piece::of) {
            if self.place(piece).is_some_and(|space| self.landslide(game, 0, space)) {
                self.lhotse.sliding.insert(piece);
            }
        }
    }

    /// The piece that slides next: from the lowest space, there in turn order (LH-031, Q-LH-10).
    pub fn next_slide(&self, game: &Game) -> Option<Piece> {
        if self.lhotse.sliding.is_empty() {
            return None;
        }
        let pieces = self.turn_order(game.seats()).flat_map(Piece::of);
        let sliding = pieces.filter(|piece| self.lhotse.sliding.contains(*piece));
        let placed = sliding.filter_map(|piece| Some((self.place(piece)?, piece)));
        let lowest = placed.min_by_key(|(space, _)| (game.board().space(*space).altitude, *space));
        lowest.map(|(_, piece)| piece)
    }

    /// Lets pieces slide until an owner has to choose; true once none is left.
    pub(in crate::games::k2) fn slide_on(&mut self, game: &Game, events: &mut impl Sink<Event>) -> bool {
        while let Some(piece) = self.next_slide(game) {
            let from = self.place(piece).expect("what slides is on the mountain");
            match *slides_to(game, from) {
                [] => self.lhotse.sliding.remove(piece),
                [to] => self.slide(piece, from, to, events),
                [_, _, ..] => {
                    self.phase = Phase::Slide(piece.owner());
                    return false;
                }
            }
        }
        true
    }

    pub(in crate::games::k2) fn check_slide(
        &self,
        game: &Game,
        piece: Piece,
        to: SpaceId,
    ) -> Result<(), Refusal> {
        let from = self.place(piece).filter(|_| self.next_slide(game) == Some(piece));
        match from {
            None => Err(Refusal::NotSliding { piece }),
            Some(from) if !slides_to(game, from).contains(&to) => Err(Refusal::NoSlide { piece, to }),
            Some(_) => Ok(()),
        }
    }

    /// Lists where the piece that slides next can go.
    pub(in crate::games::k2) fn list_slides(&self, game: &Game, actions: &mut Vec<Action>) {
        if let Some(piece) = self.next_slide(game)
            && let Some(from) = self.place(piece)
        {
            actions.extend(slides_to(game, from).into_iter().map(|to| Action::Slide { piece, to }));
        }
    }

    /// The owner's choice, then on with the night.
    pub(in crate::games::k2) fn choose_slide(
        &mut self,
        game: &Game,
        piece: Piece,
        to: SpaceId,
        events: &mut impl Sink<Event>,
    ) {
        let from = self.place(piece).expect("the slide was checked before");
        self.slide(piece, from, to, events);
        self.settle_night(game, events);
    }

    fn slide(&mut self, piece: Piece, from: SpaceId, to: SpaceId, events: &mut impl Sink<Event>) {
        match piece {
            Piece::Climber(climber) => self.climbers[climber.index()].space = to,
            Piece::Tent(climber) => self.climbers[climber.index()].tent = Some(to),
        }
        self.lhotse.sliding.remove(piece);
        events.put(Event::Slid { piece, from, to });
    }
}

/// Where a landslide can bring a piece from here: one space down a printed rope, within the same section if that is
/// possible (LH-029, LH-030, LH-032, Q-LH-07, Q-LH-09). None if nothing lies lower (Q-LH-08).
pub fn slides_to(game: &Game, from: SpaceId) -> Vec<SpaceId> {
    let board = game.board();
    let space = board.space(from);
    let (same, other): (Vec<SpaceId>, Vec<SpaceId>) = space
        .neighbours
        .iter()
        .filter(|to| board.space(**to).altitude < space.altitude)
        .partition(|to| board.space(**to).section == space.section);
    if same.is_empty() { other } else { same }
}
