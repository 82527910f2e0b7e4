//! What happened in one game.

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::k2::{Climber, Direction, Event, Game, State};
use summiteer_rules::mountain::{SpaceId, TileId};

/// A game, as far as the report asks.
pub(super) struct Log {
    /// By seat.
    pub(super) scores: Vec<u8>,
    /// Climbers that died.
    pub(super) dead: u64,
    /// Steps up, from where to where, along printed ropes.
    pub(super) ups: Vec<(SpaceId, SpaceId)>,
    /// Steps along fixed ropes, up and down.
    pub(super) fixed_steps: u64,
    /// Fixed ropes placed.
    pub(super) ropes: u64,
    /// Tents pitched.
    pub(super) tents: u64,
    /// Pieces that slid.
    pub(super) slides: u64,
    /// Weather tiles that came.
    pub(super) tiles: Vec<TileId>,
    /// Tiles dealt in the draft, and whether they were kept.
    pub(super) drafted: Vec<(TileId, bool)>,
}

impl Log {
    /// Nothing yet.
    pub(super) fn new(game: &Game) -> Self {
        Self {
            scores: vec![0; game.seats()],
            dead: 0,
            ups: Vec::new(),
            fixed_steps: 0,
            ropes: 0,
            tents: 0,
            slides: 0,
            tiles: Vec::new(),
            drafted: Vec::new(),
        }
    }

    /// Takes note of what happened.
    pub(super) fn see(&mut self, now: &State, events: &[Event]) {
        for event in events {
            if let Event::Stepped { from, to, .. } = *event {
                self.step(now, from, to);
            } else if let Event::TileShown(tile) = *event {
                self.tiles.push(tile);
            }
            self.ropes += u64::from(matches!(event, Event::RopeFixed { .. }));
            self.tents += u64::from(matches!(event, Event::Pitched { .. }));
            self.slides += u64::from(matches!(event, Event::Slid { .. }));
        }
    }

    fn step(&mut self, now: &State, from: SpaceId, to: SpaceId) {
        if !now.game().board().joined(from, to) {
            self.fixed_steps += 1;
        } else if now.public().step_direction(now.game(), from, to) == Direction::Up {
            self.ups.push((from, to));
        }
    }

    /// Takes note of the end.
    pub(super) fn end(&mut self, end: &State) {
        let result = end.public().result(end.game()).expect("the game is over");
        self.scores = result.scores;
        let climbers = Climber::all(end.game().seats());
        self.dead = climbers.filter(|climber| !end.public().lives(*climber)).count() as u64;
        for seat in Seat::all(end.game().seats()) {
            let own = end.view(Observer::Seat(seat)).own.expect("a seat sees its own");
            self.drafted.extend(own.dealt.into_iter().flatten().map(|tile| (tile, own.kept == Some(tile))));
        }
    }

    /// Points of a seat.
    pub(super) fn score(&self) -> f64 {
        self.scores.iter().map(|score| f64::from(*score)).sum::<f64>() / self.scores.len() as f64
    }

    /// Steps up along the rope between two spaces.
    pub(super) fn ups_along(&self, rope: (SpaceId, SpaceId)) -> u64 {
        let (a, b) = rope;
        self.ups.iter().filter(|step| **step == (a, b) || **step == (b, a)).count() as u64
    }
}
