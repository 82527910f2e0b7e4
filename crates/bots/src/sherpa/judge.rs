//! The worth of a position, in expected points at the end of the game.
//!
//! The cards of a seat move one guide well or two guides badly, so the days to come are thought of in schemes: one guide
//! goes first and the other waits where it is until the first has done its work, or both share the cards. A guide with
//! a tent goes first to pitch it somewhere. A position is worth what the best scheme makes of it.

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Camp, Game, Guide, Public, TENTS};
use summiteer_rules::mountain::{DAYS, PAWNS_PER_SEAT, Pawn, SpaceId};

use super::outlook::Tents;
use super::outlooks::Outlooks;
use super::ration::Share;
use super::row::Row;

/// Rows of a guide board.
const ROWS: usize = 4;
/// Movement points that a guide with all cards gets on a day, upwards and downwards.
const CLIMB: f32 = 5.8;
const DESCENT: f32 = 8.3;
/// The lowest altitude at which a tent is planned.
const LOWEST_CAMP: i64 = 6400;
/// What a bottle in a tent is worth, by the cards that it shows.
const BOTTLE: [f32; 4] = [0.0, 0.3, 0.8, 1.5];
/// The part of it that a bottle on its way is worth.
const CARRIED: f32 = 0.7;
/// What a tent is worth that no scheme has a place for.
const SPARE_TENT: f32 = 0.1;

/// All of a seat's that a turn can change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) guides: [Guide; PAWNS_PER_SEAT],
    pub(super) camps: [Option<Camp>; TENTS],
    pub(super) score: f32,
}

impl Standing {
    pub(super) fn of(public: &Public, seat: Seat) -> Self {
        Self {
            guides: Pawn::of(seat).map(|guide| *public.guide(guide)),
            camps: public.seats[seat].camps,
            score: f32::from(public.seats[seat].score),
        }
    }

    fn tents(&self) -> Tents {
        self.camps.iter().flatten().fold(0, |tents, camp| tents | 1 << camp.space.0)
    }
}

/// A way to think of the days to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scheme {
    /// Pitched and planned tents.
    tents: Tents,
    /// The table to look into.
    table: usize,
    /// How many days each guide waits before it goes.
    waits: [f32; PAWNS_PER_SEAT],
    /// What the bottles are worth.
    bottles: f32,
}

/// Weighs positions in the evening of a day, before the night.
pub(super) struct Judge<'a> {
    pub(super) game: &'a Game,
    pub(super) public: &'a Public,
    pub(super) outlooks: &'a mut Outlooks,
}

impl Judge<'_> {
    /// The worth of what a turn leaves behind.
    pub(super) fn standing(&mut self, standing: &Standing) -> f32 {
        let schemes = self.schemes(standing);
        schemes.iter().map(|scheme| self.by_scheme(standing, scheme)).fold(f32::MIN, f32::max)
    }

    /// The worth under one scheme.
    pub(super) fn by_scheme(&self, standing: &Standing, scheme: &Scheme) -> f32 {
        let guides: f32 = (0..PAWNS_PER_SEAT).map(|i| self.guide(&standing.guides[i], scheme, i)).sum();
        let camps: f32 = standing.camps.iter().flatten().map(|camp| self.camp(camp, scheme)).sum();
        standing.score + guides + camps + scheme.bottles
    }

    /// The worth of a guide under a scheme.
    pub(super) fn guide(&self, guide: &Guide, scheme: &Scheme, which: usize) -> f32 {
        let clients = guide.load.clients.iter().map(Row::Led);
        let free = std::iter::repeat_n(Row::Free, free_rows(guide));
        clients.chain(free).map(|row| self.row(row, guide.space, scheme, scheme.waits[which])).sum()
    }

    /// Clients in a tent wait for a guide that is not there.
    fn camp(&self, camp: &Camp, scheme: &Scheme) -> f32 {
        let worth = |client| {
            let worth = self.row(Row::Led(client), camp.space, scheme, scheme.waits[0].max(scheme.waits[1]) + 1.0);
            if worth > 0.0 { worth * 0.7 } else { worth }
        };
        camp.clients.iter().map(worth).sum()
    }

    /// A row whose guide stays on a space for some days and goes on then.
    fn row(&self, row: Row, space: SpaceId, scheme: &Scheme, wait: f32) -> f32 {
        let (days, part) = (wait.floor(), wait.fract());
        let early = self.row_after(row, space, scheme, days as u8);
        if part == 0.0 {
            return early;
        }
        early * (1.0 - part) + self.row_after(row, space, scheme, days as u8 + 1) * part
    }

    fn row_after(&self, row: Row, space: SpaceId, scheme: &Scheme, wait: u8) -> f32 {
        let table = self.outlooks.table(scheme.table);
        if wait == 0 && space != self.game.board().start() {
            return table.evening(self.public.day, space, row);
        }
        let tonight = self.outlooks.age(self.public);
        let nights = tonight..tonight + usize::from(wait) + 1;
        let (row, lost) = self.outlooks.sky.rest(self.game, row, space, scheme.tents, nights);
        let day = (self.public.day + wait + 1).min(DAYS + 1);
        table.morning(day, space, row) - f32::from(lost)
    }

    /// Every scheme that may be the best one.
    pub(super) fn schemes(&mut self, standing: &Standing) -> Vec<Scheme> {
        let tents = standing.tents();
        let mut schemes = vec![self.scheme(standing, tents, Share::Half, [0.0; 2])];
        for first in 0..PAWNS_PER_SEAT {
            let guide = &standing.guides[first];
            let wait = |days: f32| if first == 0 { [0.0, days] } else { [days, 0.0] };
            let trip = self.trip(guide);
            schemes.push(self.scheme(standing, tents, Share::Whole, wait(trip)));
            if guide.load.tent {
                for space in self.camp_places(tents) {
                    let days = self.days_to_pitch(guide, space);
                    if f32::from(self.public.day) + days < f32::from(DAYS) {
                        let tents = tents | 1 << space.0;
                        let mut scheme = self.scheme(standing, tents, Share::Whole, wait(days));
                        scheme.bottles += f32::from(guide.load.oxygen) * self.bottle(space) * CARRIED;
                        schemes.push(scheme);
                    }
                }
            }
        }
        schemes
    }

    fn scheme(&mut self, standing: &Standing, tents: Tents, share: Share, waits: [f32; 2]) -> Scheme {
        let camps = standing.camps.iter().flatten();
        let bottles: f32 = camps.map(|camp| f32::from(camp.oxygen) * self.bottle(camp.space)).sum();
        let spare = standing.guides.iter().filter(|guide| guide.load.tent).count() as f32 * SPARE_TENT;
        let table = self.outlooks.find(self.game, tents, share);
        Scheme { tents, table, waits, bottles: bottles + spare }
    }

    fn bottle(&self, space: SpaceId) -> f32 {
        BOTTLE[usize::from(self.game.oxygen_cards(space))]
    }

    fn camp_places(&self, tents: Tents) -> Vec<SpaceId> {
        let board = self.game.board();
        let high = board.ids().filter(|id| board.space(*id).altitude >= LOWEST_CAMP && *id != board.summit());
        high.filter(|id| tents >> id.0 & 1 == 0).collect()
    }

    fn days_to_pitch(&self, guide: &Guide, space: SpaceId) -> f32 {
        let pitch = self.outlooks.terrain.cost(space).unwrap_or(u8::MAX);
        f32::from(self.outlooks.cost(guide.space, space).saturating_add(pitch)) / CLIMB
    }

    /// Days until a guide has its clients where they are worth most: back at base, over the summit first.
    fn trip(&self, guide: &Guide) -> f32 {
        let board = self.game.board();
        let cost = |from, to| f32::from(self.outlooks.cost(from, to));
        if guide.load.clients.iter().any(|client| !client.summited) {
            cost(guide.space, board.summit()) / CLIMB + cost(board.summit(), board.start()) / DESCENT
        } else if guide.load.clients.total() > 0 {
            cost(guide.space, board.start()) / DESCENT
        } else {
            0.0
        }
    }
}

fn free_rows(guide: &Guide) -> usize {
    let (oxygen, clients) = (usize::from(guide.load.oxygen), guide.load.clients.total());
    let taken = match (guide.load.tent, oxygen) {
        (true, _) => ROWS - 1 + oxygen,
        (false, 0) => 0,
        (false, _) => oxygen + 1,
    };
    ROWS - taken.min(ROWS) - clients.min(ROWS - taken.min(ROWS))
}
