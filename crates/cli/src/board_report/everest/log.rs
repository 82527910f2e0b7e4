//! What happened in one game.

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Event, State};
use summiteer_rules::mountain::SpaceId;

use crate::simulate::{Counter, Scored};

/// What `summiteer simulate` counts of a client on the summit.
const SUMMITS: &str = "summits";

/// A game, as far as the report asks. Counts are those of all seats together.
pub(super) struct Log {
    pub(super) seats: usize,
    /// Points.
    pub(super) score: u64,
    /// In the order of the names of what is counted.
    pub(super) counts: Vec<u64>,
    /// Spaces entered by a step up, one entry a step.
    pub(super) ups: Vec<SpaceId>,
    /// Spaces on which a tent was pitched, one entry a tent.
    pub(super) pitched: Vec<SpaceId>,
    /// The days on which clients reached the summit, one entry a client.
    pub(super) summits: Vec<u8>,
    /// The day on which the game ended.
    pub(super) last_day: u8,
}

/// A game while it is played.
pub(super) struct Watch {
    counter: <State as Scored>::Counter,
    day: u8,
    ups: Vec<SpaceId>,
    pitched: Vec<SpaceId>,
    summits: Vec<u8>,
}

impl Watch {
    /// Nothing yet.
    pub(super) fn new(start: &State) -> Self {
        let (counter, day) = (start.counter(), start.public().day);
        Self { counter, day, ups: Vec::new(), pitched: Vec::new(), summits: Vec::new() }
    }

    /// Takes note of what an action or outcome brought about.
    pub(super) fn see(&mut self, now: &State, events: &[Event]) {
        let board = now.game().board();
        for event in events {
            if let Event::Stepped { from, to, .. } = *event
                && board.is_up(from, to)
            {
                self.ups.push(to);
            } else if let Event::Pitched { space, .. } = *event {
                self.pitched.push(space);
            }
        }
        self.counter.note(now, events);
        let summits = counts(now, &self.counter)[place_of(SUMMITS)];
        // Guides walk before the night, so these are summits of the day on which the action was taken.
        self.summits.resize(summits as usize, self.day);
        self.day = now.public().day;
    }

    /// The game as it ended.
    pub(super) fn end(self, end: &State) -> Log {
        let seats = end.game().seats();
        let scores = Seat::all(seats).map(|seat| u64::from(end.outcome(seat, &self.counter).score));
        let (score, counts) = (scores.sum(), counts(end, &self.counter));
        let Self { ups, pitched, summits, day: last_day, .. } = self;
        Log { seats, score, counts, ups, pitched, summits, last_day }
    }
}

impl Log {
    /// What is counted by this name, of all seats.
    pub(super) fn count(&self, name: &str) -> u64 {
        self.counts[place_of(name)]
    }

    /// Of a number of all seats, what falls to one.
    pub(super) fn a_seat(&self, of_all: u64) -> f64 {
        of_all as f64 / self.seats as f64
    }
}

fn counts(state: &State, counter: &<State as Scored>::Counter) -> Vec<u64> {
    let mut sum = vec![0; State::COUNTED.len()];
    for seat in Seat::all(state.game().seats()) {
        let counts = state.outcome(seat, counter).counts;
        sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    }
    sum
}

fn place_of(name: &str) -> usize {
    State::COUNTED.iter().position(|counted| *counted == name).expect("a name of what is counted")
}
