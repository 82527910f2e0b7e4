//! The worth of a position, in expected points at the end of the game.
//!
//! The cards of a seat move one guide well and two guides badly, so the days to come are thought of in schemes: one guide
//! goes first and the other waits where it is until the first has done its work. A guide with a tent goes first to pitch
//! it somewhere. A position is worth what the best scheme makes of it.

use std::ops::Range;

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Camp, Client, ClientKind, Game, Guide, Load, Public, TENTS};
use summiteer_rules::mountain::{DAYS, PAWNS_PER_SEAT, Pawn, SpaceId};

use super::outlook::{TOMORROW, Tents};
use super::outlooks::Outlooks;
use super::row::Row;

/// Rows of a guide board.
const ROWS: usize = 4;
/// Movement points that a guide with all cards makes use of on a day, upwards and downwards.
const CLIMB: f32 = 5.0;
const DESCENT: f32 = 7.5;
/// Altitudes at which a tent is planned: high up there is room for too few guides.
const CAMPS: Range<i64> = 6400..8000;
/// What an idle guide costs that takes all the room of a space; less where there is room for more guides.
const IN_THE_WAY: f32 = 1.5;
/// The altitude from which on every space is on the way of those who go to the summit.
const NARROW: i64 = 7000;
/// The last day on which pitching a tent is thought of.
const LAST_PITCH: f32 = 10.0;
/// What a bottle in a tent is worth, by the cards that it shows.
const BOTTLE: [f32; 4] = [0.0, 0.3, 0.8, 1.5];
/// The part of it that a bottle on its way is worth.
const CARRIED: f32 = 0.7;
/// What a tent is worth early on that was pitched too low.
const SPARE_TENT: f32 = 1.0;
/// Days left from which on it keeps its whole worth.
const TENT_DAYS: f32 = 12.0;

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

    /// Tents that the guides carry.
    fn carried(&self) -> u8 {
        self.guides.iter().map(|guide| u8::from(guide.load.tent)).sum()
    }

    fn tents(&self) -> Tents {
        self.camps.iter().flatten().fold(0, |tents, camp| tents | 1 << camp.space.0)
    }
}

/// A way to think of the days to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scheme {
    /// Tents that stand by now.
    pitched: Tents,
    /// The table to look into.
    table: usize,
    /// How many days each guide waits before it goes.
    pub(super) waits: [f32; PAWNS_PER_SEAT],
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
    /// A position with the loads of guides at base that are worth most; so many tents can be loaded there.
    pub(super) fn loaded(&mut self, standing: &Standing, tents: u8) -> Standing {
        let start = self.game.base();
        let [first, second] = standing.guides.map(|guide| match guide.space == start {
            true => menu(&guide.load),
            false => vec![guide.load],
        });
        let mut best = (f32::MIN, *standing);
        for first in &first {
            for second in &second {
                let mut loaded = *standing;
                loaded.guides[0].load = *first;
                loaded.guides[1].load = *second;
                let worth = if loaded.carried() > standing.carried() + tents {
                    f32::MIN
                } else {
                    self.standing(&loaded)
                };
                if worth > best.0 {
                    best = (worth, loaded);
                }
            }
        }
        best.1
    }

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
        let rows: f32 = rows(guide).map(|row| self.row(row, guide.space, scheme, scheme.waits[which])).sum();
        rows - self.hindrance(guide)
    }

    /// What a guide costs that carries nothing and leads nobody, high up where room is scarce.
    fn hindrance(&self, guide: &Guide) -> f32 {
        let is_high = self.game.board().space(guide.space).altitude >= NARROW;
        let room = self.game.limit(guide.space).filter(|_| is_high && guide.load == Load::default());
        room.map_or(0.0, |room| IN_THE_WAY / f32::from(room))
    }

    /// Clients in a tent wait for a guide that is not there: they count only as far as they are in danger.
    fn camp(&self, camp: &Camp, scheme: &Scheme) -> f32 {
        let worth = |client| {
            let wait = scheme.waits[0].max(scheme.waits[1]) + 1.0;
            self.row(Row::Led(client), camp.space, scheme, wait).min(0.0)
        };
        camp.clients.iter().map(worth).sum()
    }

    /// A row whose guide stays on a space for some days and goes on then.
    pub(super) fn row(&self, row: Row, space: SpaceId, scheme: &Scheme, wait: f32) -> f32 {
        let (days, part) = (wait.floor(), wait.fract());
        let early = self.row_after(row, space, scheme, days as u8);
        if part == 0.0 {
            return early;
        }
        early * (1.0 - part) + self.row_after(row, space, scheme, days as u8 + 1) * part
    }

    fn row_after(&self, row: Row, space: SpaceId, scheme: &Scheme, wait: u8) -> f32 {
        let table = self.outlooks.table(scheme.table);
        if wait == 0 && space != self.game.base() {
            return table.evening(self.public.day, space, row);
        }
        let tonight = self.outlooks.age(self.public);
        let nights = tonight..tonight + usize::from(wait) + 1;
        let (row, lost) = self.outlooks.sky.rest(row, space, scheme.pitched, nights);
        let day = (self.public.day + wait + 1).min(DAYS + 1);
        TOMORROW.powi(i32::from(wait) + 1) * table.morning(day, space, row) - lost
    }

    /// Every scheme that may be the best one. Whoever carries a tent pitches it first, as long as the days suffice: a
    /// tent that waits for a better moment comes too late.
    pub(super) fn schemes(&mut self, standing: &Standing) -> Vec<Scheme> {
        let mut schemes = Vec::new();
        for first in 0..PAWNS_PER_SEAT {
            if standing.guides[first].load.tent {
                self.list_pitching(standing, first, &mut schemes);
            }
        }
        if schemes.is_empty() {
            for first in 0..PAWNS_PER_SEAT {
                let trip = self.trip(&standing.guides[first]);
                schemes.push(self.scheme(standing, standing.tents(), waits(first, trip)));
            }
        }
        schemes
    }

    /// Schemes in which this guide pitches its tent somewhere before the other one goes.
    fn list_pitching(&mut self, standing: &Standing, first: usize, schemes: &mut Vec<Scheme>) {
        let guide = &standing.guides[first];
        for space in self.camp_places(standing.tents()) {
            let days = self.days_to_pitch(guide, space);
            if f32::from(self.public.day) + days < LAST_PITCH {
                let tents = standing.tents() | 1 << space.0;
                let mut scheme = self.scheme(standing, tents, waits(first, days));
                scheme.bottles += f32::from(guide.load.oxygen) * self.bottle(space) * CARRIED;
                schemes.push(scheme);
            }
        }
    }

    fn scheme(&mut self, standing: &Standing, tents: Tents, waits: [f32; 2]) -> Scheme {
        let camps = standing.camps.iter().flatten();
        let bottles: f32 = camps.map(|camp| f32::from(camp.oxygen) * self.bottle(camp.space)).sum();
        let low = |camp: &&Camp| self.game.board().space(camp.space).altitude < CAMPS.start;
        let wasted = standing.camps.iter().flatten().filter(low).count() as f32;
        let spare = -wasted * SPARE_TENT * (f32::from(DAYS - self.public.day) / TENT_DAYS).min(1.0);
        let table = self.outlooks.find(self.game, tents);
        Scheme { pitched: standing.tents(), table, waits, bottles: bottles + spare }
    }

    fn bottle(&self, space: SpaceId) -> f32 {
        BOTTLE[usize::from(self.game.oxygen_cards(space))]
    }

    fn camp_places(&self, tents: Tents) -> Vec<SpaceId> {
        let board = self.game.board();
        let high = board.ids().filter(|id| CAMPS.contains(&board.space(*id).altitude));
        high.filter(|id| tents >> id.0 & 1 == 0).collect()
    }

    fn days_to_pitch(&self, guide: &Guide, space: SpaceId) -> f32 {
        let pitch = self.outlooks.terrain.cost(space).unwrap_or(u8::MAX);
        f32::from(self.outlooks.cost(guide.space, space).saturating_add(pitch)) / CLIMB
    }

    /// Days until a guide has its clients where they are worth most: back at base, over the summit first.
    fn trip(&self, guide: &Guide) -> f32 {
        let (base, summit) = (self.game.base(), self.game.summit());
        let cost = |from, to| f32::from(self.outlooks.cost(from, to));
        if guide.load.clients.iter().any(|client| !client.summited) {
            cost(guide.space, summit) / CLIMB + cost(summit, base) / DESCENT
        } else if guide.load.clients.total() > 0 {
            cost(guide.space, base) / DESCENT
        } else {
            0.0
        }
    }
}

/// What a guide at base may want to carry: what it has, the same filled up with clients of one kind, or a tent with a
/// bottle. Whoever has clients with more than one level keeps them.
fn menu(load: &Load) -> Vec<Load> {
    let fill = |mut load: Load, kind| {
        let fresh = Client::fresh(kind);
        loop {
            let mut more = load;
            more.clients.add(fresh);
            if !more.fits() {
                return load;
            }
            load = more;
        }
    };
    let mut loads = vec![*load];
    let only_clients = Load { tent: false, oxygen: 0, ..*load };
    loads.extend(ClientKind::ALL.map(|kind| fill(only_clients, kind)));
    if load.clients.iter().all(|client| client.level == 1) {
        let tent = Load { tent: true, ..Load::default() };
        loads.push(Load { oxygen: 1, ..tent });
        loads.extend(ClientKind::ALL.map(|kind| fill(Load::default(), kind)));
    }
    loads
}

/// How long the guides wait if this one goes first and is done after so many days.
fn waits(first: usize, days: f32) -> [f32; PAWNS_PER_SEAT] {
    if first == 0 { [0.0, days] } else { [days, 0.0] }
}

/// The rows of a guide board that are free or have a client.
fn rows(guide: &Guide) -> impl Iterator<Item = Row> {
    let free = std::iter::repeat_n(Row::Free, free_rows(guide));
    guide.load.clients.iter().map(Row::Led).chain(free)
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
