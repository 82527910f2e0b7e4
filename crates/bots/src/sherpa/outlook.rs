//! Expected points of one row of a guide board, worked backwards from the last day: the guide gets a typical ration of
//! cards each day and walks as is best for this row, on a mountain without others. Days of open tiles have their
//! printed weather; on a later day each tile that may lie there is equally likely, and no zone is closed.

use summiteer_rules::games::everest::{Client, Game, Public};
use summiteer_rules::mountain::{DAYS, DAYS_PER_TILE, SpaceId, TileId};

use super::ration::Ration;
use super::row::Row;
use super::walk::{Terrain, stops};

/// How much worse than its points a death counts.
const DEATH: f32 = 1.3;

/// Tents of a seat, as bits by space.
pub(super) type Tents = u64;

/// What the days to come do.
pub(super) struct Sky {
    /// By days from the first one, the tiles that may hold the day, with its place on them.
    days: Vec<Vec<(TileId, usize)>>,
}

impl Sky {
    /// From today on.
    pub(super) fn new(game: &Game, public: &Public) -> Self {
        let days = usize::from(DAYS + 1 - public.day);
        Self { days: (0..days).map(|ahead| possible_tiles(game, public, ahead)).collect() }
    }

    /// The levels that a night takes or gives on a space, one for each tile that may lie there.
    fn nights<'a>(
        &'a self,
        game: &'a Game,
        ahead: usize,
        space: SpaceId,
        tents: Tents,
    ) -> impl Iterator<Item = i32> + 'a {
        let tent = (tents >> space.0 & 1) as i32;
        let steady = i32::from(game.board().space(space).acclimatization) + tent;
        let tiles = self.days[ahead].iter();
        tiles.map(move |(tile, day)| steady - i32::from(game.zone_day(*tile, *day, space).lungs))
    }

    /// Spaces closed on a day whose tile is known.
    fn closed(&self, game: &Game, ahead: usize) -> Vec<bool> {
        let known = match self.days[ahead][..] {
            [known] => Some(known),
            _ => None,
        };
        let is_closed = |space| known.is_some_and(|(tile, day)| game.zone_day(tile, day, space).closed);
        game.board().ids().map(is_closed).collect()
    }
}

/// The tiles that may hold the day this many days ahead, with the day's place on them.
fn possible_tiles(game: &Game, public: &Public, ahead: usize) -> Vec<(TileId, usize)> {
    if let Some(known) = public.tile_of(ahead) {
        return vec![known];
    }
    let day = (usize::from(public.day - 1) + ahead) % DAYS_PER_TILE;
    let all = (0..game.weather().tiles.len() as u8).map(TileId);
    all.filter(|tile| public.tiles_seen >> tile.0 & 1 == 0).map(|tile| (tile, day)).collect()
}

/// Where a day's walk may end: the space, and whether summit and base were entered.
type EndOfWalk = (usize, bool, bool);

/// By space and ration, where walks may end.
pub(super) struct Reach {
    rations: usize,
    ends: Vec<Vec<EndOfWalk>>,
}

impl Reach {
    pub(super) fn new(game: &Game, terrain: &Terrain, rations: &[Ration]) -> Self {
        let spaces = game.board().ids();
        let ends = spaces.flat_map(|from| rations.iter().map(move |ration| (from, ration)));
        let ends = ends.map(|(from, ration)| {
            let ways = ration.iter().flat_map(|points| stops(game, terrain, from, *points));
            let mut ends: Vec<EndOfWalk> =
                ways.map(|stop| (usize::from(stop.space.0), stop.summit, stop.base)).collect();
            ends.sort_unstable();
            ends.dedup();
            ends
        });
        Self { rations: rations.len(), ends: ends.collect() }
    }

    fn of(&self, space: usize) -> &[Vec<EndOfWalk>] {
        &self.ends[space * self.rations..(space + 1) * self.rations]
    }
}

/// The table of one state of the weather and the icefall, one set of tents and one share of cards.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    spaces: usize,
    first_day: u8,
    /// By day from `first_day` on, space and row.
    mornings: Vec<f32>,
    evenings: Vec<f32>,
}

impl Outlook {
    /// Works out the table from today to the end.
    pub(super) fn new(
        game: &Game,
        public: &Public,
        sky: &Sky,
        tents: Tents,
        reach: &mut dyn FnMut(Vec<bool>) -> std::sync::Arc<Reach>,
    ) -> Self {
        let spaces = game.board().spaces.len();
        let days = sky.days.len();
        let size = (days + 1) * spaces * Row::COUNT;
        let mut outlook =
            Self { spaces, first_day: public.day, mornings: vec![0.0; size], evenings: vec![0.0; size] };
        for ahead in (0..days).rev() {
            outlook.fill_evenings(game, sky, ahead, tents);
            let reach = reach(sky.closed(game, ahead));
            outlook.fill_mornings(game, ahead, &reach);
        }
        outlook
    }

    /// Expected points of a row in the morning of a day; nothing after the last one.
    pub(super) fn morning(&self, day: u8, space: SpaceId, row: Row) -> f32 {
        if day > DAYS { 0.0 } else { self.mornings[self.place(self.ahead(day), usize::from(space.0)) + row.index()] }
    }

    /// Expected points of a row in the evening of a day, when the walk is over and the night is still to come.
    pub(super) fn evening(&self, day: u8, space: SpaceId, row: Row) -> f32 {
        if day > DAYS { 0.0 } else { self.evenings[self.place(self.ahead(day), usize::from(space.0)) + row.index()] }
    }

    fn ahead(&self, day: u8) -> usize {
        usize::from(day - self.first_day)
    }

    fn place(&self, ahead: usize, space: usize) -> usize {
        (ahead * self.spaces + space) * Row::COUNT
    }

    fn fill_evenings(&mut self, game: &Game, sky: &Sky, ahead: usize, tents: Tents) {
        for space in game.board().ids() {
            let nights: Vec<i32> = sky.nights(game, ahead, space, tents).collect();
            let (tonight, tomorrow) =
                (self.place(ahead, usize::from(space.0)), self.place(ahead + 1, usize::from(space.0)));
            for row in Row::all() {
                let after = nights.iter().map(|change| match night(row, *change) {
                    (row, lost) => self.mornings[tomorrow + row.index()] - DEATH * f32::from(lost),
                });
                self.evenings[tonight + row.index()] = after.sum::<f32>() / nights.len() as f32;
            }
            if space == game.board().start() {
                let raw: Vec<f32> = self.evenings[tonight..tonight + Row::COUNT].to_vec();
                for row in Row::all() {
                    let best = row.at_base().map(|row| raw[row.index()]).fold(f32::MIN, f32::max);
                    self.evenings[tonight + row.index()] = best;
                }
            }
        }
    }

    fn fill_mornings(&mut self, game: &Game, ahead: usize, reach: &Reach) {
        let start = usize::from(game.board().start().0);
        let rows: Vec<Row> = Row::of_a_morning().collect();
        let walks: Vec<[Walk; 3]> = rows.iter().map(|row| walks(*row)).collect();
        for space in 0..self.spaces {
            let morning = self.place(ahead, space);
            for ends in reach.of(space) {
                for (row, walks) in rows.iter().zip(&walks) {
                    let mut best = f32::MIN;
                    for (to, summit, base) in ends {
                        let walk = &walks[usize::from(*summit) + usize::from(*base && !*summit) * 2];
                        let value = self.evenings[self.place(ahead, *to) + walk.row] + walk.points;
                        best = if value > best { value } else { best };
                    }
                    self.mornings[morning + row.index()] += best / reach.rations as f32;
                }
            }
            if space == start {
                let raw: Vec<f32> = self.mornings[morning..morning + Row::COUNT].to_vec();
                for row in &rows {
                    let best = row.at_base().map(|row| raw[row.index()]).fold(f32::MIN, f32::max);
                    self.mornings[morning + row.index()] = best;
                }
            }
        }
    }
}

/// What a walk makes of a row.
#[derive(Clone, Copy)]
struct Walk {
    row: usize,
    points: f32,
}

/// By walks that touch neither summit nor base, the summit, the base.
fn walks(row: Row) -> [Walk; 3] {
    [(row, 0), row.over_summit(), row.to_base()]
        .map(|(row, points)| Walk { row: row.index(), points: f32::from(points) })
}

/// What a night with this change makes of a row, and the points that a death costs.
pub(super) fn night(row: Row, change: i32) -> (Row, u16) {
    let Row::Led(client) = row else { return (row, 0) };
    let level = (i32::from(client.level) + change).min(i32::from(client.kind.night_cap()));
    match u8::try_from(level) {
        Ok(level @ 1..) => (Row::Led(Client { level, ..client }), 0),
        Ok(0) | Err(_) => (Row::Free, client.kind.loss()),
    }
}

impl Sky {
    /// What so many nights on one space make of a row, and the points that deaths cost; of a night whose tile is not
    /// known yet the mean counts, rounded down.
    pub(super) fn rest(&self, game: &Game, row: Row, space: SpaceId, tents: Tents, nights: std::ops::Range<usize>) -> (Row, u16) {
        let mut rested = (row, 0);
        for ahead in nights.take_while(|ahead| *ahead < self.days.len()) {
            let changes: Vec<i32> = self.nights(game, ahead, space, tents).collect();
            let mean = changes.iter().sum::<i32>().div_euclid(changes.len() as i32);
            let (row, lost) = night(rested.0, mean);
            rested = (row, rested.1 + lost);
        }
        rested
    }
}
