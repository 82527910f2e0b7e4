//! Counting what happens in the games of one group of players.

use summiteer_rules::core::Seat;
use summiteer_rules::games::gipfel::{Board, Event, StationId};

use crate::board_report::share::Share;

/// What happened in all games of one group of players.
pub(super) struct Watched {
    players: Vec<&'static str>,
    board: Board,
    first: Option<Seat>,
    turns_now: u64,
    turns: Vec<u64>,
    wins_of_first_seat: u64,
    /// By player.
    wins: Vec<u64>,
    arrivals: u64,
    arrivals_by_push: u64,
    washed_down: u64,
    set_back: u64,
    /// By trail: goats that moved along it, and goats that were pushed.
    moved: Vec<u64>,
    pushed: Vec<u64>,
}

impl Watched {
    /// Nothing yet.
    pub(super) fn new(players: &[&'static str], board: &Board) -> Self {
        let none = vec![0; board.trails.len()];
        Self {
            players: players.to_vec(),
            board: board.clone(),
            first: None,
            turns_now: 0,
            turns: Vec::new(),
            wins_of_first_seat: 0,
            wins: vec![0; players.len()],
            arrivals: 0,
            arrivals_by_push: 0,
            washed_down: 0,
            set_back: 0,
            moved: none.clone(),
            pushed: none,
        }
    }

    /// Counts an event.
    pub(super) fn see(&mut self, event: &Event) {
        match *event {
            Event::FirstSeat(seat) => self.first = Some(seat),
            Event::Moved { from, to, .. } => self.step(from, to, [1, 0]),
            Event::PushedUp { from, to, .. } => self.step(from, to, [0, 1]),
            Event::WashedDown { .. } => self.washed_down += 1,
            Event::SetBack { .. } => self.set_back += 1,
            Event::Arrived { pushed, .. } => {
                self.arrivals += 1;
                self.arrivals_by_push += u64::from(pushed);
            }
            Event::TurnPassed { .. } | Event::Won(_) => self.turns_now += 1,
            Event::TookUp { .. }
            | Event::Rolled { .. }
            | Event::DiceLie { .. }
            | Event::Stuck(_)
            | Event::SummitLeft(_) => {}
        }
    }

    /// Counts the end of a game that a player has won in a seat.
    pub(super) fn end_game(&mut self, winner: Seat, player: usize) {
        self.wins_of_first_seat += u64::from(self.first == Some(winner));
        self.wins[player] += 1;
        self.turns.push(std::mem::take(&mut self.turns_now));
    }

    fn step(&mut self, from: StationId, to: StationId, [moved, pushed]: [u64; 2]) {
        let mut trails = self.board.trails.iter();
        let trail = trails.position(|trail| (trail.from, trail.to) == (from, to));
        let trail = trail.expect("goats climb along trails");
        self.moved[trail] += moved;
        self.pushed[trail] += pushed;
    }

    /// Who played.
    pub(super) fn players(&self) -> &[&'static str] {
        &self.players
    }

    /// The board.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// Games.
    pub(super) const fn games(&self) -> u64 {
        self.turns.len() as u64
    }

    /// The number of turns that this part of the games, from 0 to 1, does not exceed.
    pub(super) fn turns(&self, part: f64) -> u64 {
        let mut turns = self.turns.clone();
        turns.sort_unstable();
        turns[((turns.len() - 1) as f64 * part).round() as usize]
    }

    /// Games won by the seat that began.
    pub(super) const fn wins_of_first_seat(&self) -> Share {
        Share { hits: self.wins_of_first_seat, of: self.games() }
    }

    /// Games won by a player.
    pub(super) fn wins(&self, player: usize) -> Share {
        Share { hits: self.wins[player], of: self.games() }
    }

    /// Arrivals on the summit by a push.
    pub(super) const fn arrivals_by_push(&self) -> Share {
        Share { hits: self.arrivals_by_push, of: self.arrivals }
    }

    /// Goats washed down, a game.
    pub(super) fn washed_down(&self) -> f64 {
        self.per_game(self.washed_down)
    }

    /// Goats put back to the start, a game.
    pub(super) fn set_back(&self) -> f64 {
        self.per_game(self.set_back)
    }

    /// Goats that moved along a trail and goats pushed along it, a game.
    pub(super) fn steps(&self, trail: usize) -> (f64, f64) {
        (self.per_game(self.moved[trail]), self.per_game(self.pushed[trail]))
    }

    fn per_game(&self, count: u64) -> f64 {
        count as f64 / self.games() as f64
    }
}
