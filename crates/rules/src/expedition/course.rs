//! The course of the days: who begins, which weather and which risk tokens lie open.

use crate::core::{FirstSeat, Seat};
use crate::mountain::{DAYS_PER_TILE, Risk, RiskCounts, TileId, TileSet, open_tile};

/// What lies open beside the mountain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Course {
    /// The day, 1 to 18.
    pub day: u8,
    /// Who starts today; nobody before chance has decided.
    pub start: Option<Seat>,
    /// The two open tiles, left and right (K2-015, EV-014).
    pub tiles: [Option<TileId>; 2],
    /// Every tile that lies or lay open.
    pub tiles_seen: TileSet,
    /// Face-up risk tokens (K2-016, EV-019).
    pub shown: RiskCounts,
    /// Face-down risk tokens.
    pub face_down: RiskCounts,
    /// Who took which token today.
    pub token: Option<(Seat, Risk)>,
}

impl Course {
    /// Before anything is dealt.
    pub(crate) fn new(first: FirstSeat) -> Self {
        Self {
            day: 1,
            start: first.seat(),
            tiles: [None; 2],
            tiles_seen: TileSet::default(),
            shown: RiskCounts::default(),
            face_down: RiskCounts::ALL,
            token: None,
        }
    }

    /// The seats of a table of so many in turn order, from the start player (K2-025, EV-058).
    pub fn turn_order(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = self.start.map_or(0, Seat::index);
        (0..seats).map(move |i| Seat::new((first + i) % seats))
    }

    /// The seats whose turns come after this one's today.
    pub(crate) fn after(&self, seat: Seat, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        self.turn_order(seats).skip_while(move |other| *other != seat).skip(1)
    }

    /// Which of the open tiles holds the day that is `ahead` days from today, and its place on it.
    pub fn tile_of(&self, ahead: usize) -> Option<(TileId, usize)> {
        open_tile(&self.tiles, self.day, ahead)
    }

    /// Of a season of so many tiles those that have not lain open.
    pub(crate) fn unseen_tiles(&self, tiles: usize) -> impl Iterator<Item = TileId> + use<> {
        let seen = self.tiles_seen;
        (0..tiles as u8).map(TileId).filter(move |tile| !seen.contains(*tile))
    }

    /// A seat takes a face-up token (K2-022, EV-054).
    pub(crate) fn take_token(&mut self, seat: Seat, risk: Risk) {
        self.shown.take(risk);
        self.token = Some((seat, risk));
    }

    /// Penalty points of the token that a seat holds.
    pub(crate) fn penalty(&self, seat: Seat) -> u8 {
        self.token.filter(|(holder, _)| *holder == seat).map_or(0, |(_, risk)| risk.0)
    }

    /// The next morning: another seat starts, the token is gone, a used up tile too (K2-071 to K2-073, EV-153 to
    /// EV-157).
    pub(crate) fn next_day(&mut self, seats: usize) {
        self.start = self.start.map(|seat| seat.next(seats));
        self.day += 1;
        self.token = None;
        if usize::from(self.day - 1).is_multiple_of(DAYS_PER_TILE) {
            self.tiles = [self.tiles[1], None];
        }
    }
}

/// The seat with the strictly highest sum, if there is one (K2-022, K2-023, EV-054, EV-056).
pub(crate) fn sole_highest(sums: impl Iterator<Item = (Seat, u8)> + Clone) -> Option<Seat> {
    let (seat, highest) = sums.clone().max_by_key(|(_, sum)| *sum)?;
    (sums.filter(|(_, sum)| *sum == highest).count() == 1).then_some(seat)
}
