//! Expected points of one row of a guide board, worked backwards from the last day: the guide gets a typical ration of
//! cards each day and walks as is best for this row, on a mountain without others. Days of open tiles have their
//! printed weather; later each tile that may lie there is equally likely, and seen on its first morning.

use std::ops::Range;
use std::sync::Arc;

use summiteer_rules::games::everest::{Client, Game, Public};
use summiteer_rules::mountain::{DAYS, DAYS_PER_TILE, SpaceId, TileId};

use super::ration::Ration;
use super::row::{Row, Toll, Touch};
use super::walk::{Terrain, stops};

/// What a point of tomorrow counts today. A party that is done early leaves the cards to the other guide, and a plan for
/// later days meets hindrances that the table does not know.
pub(super) const TOMORROW: f32 = 0.94;

/// Tents of a seat, as bits by space.
pub(super) type Tents = u64;

/// What the days to come do.
pub(super) struct Sky {
    /// By days from the first one, the tiles that may hold the day, with its place on them.
    days: Vec<Vec<(TileId, usize)>>,
    /// By days from the first one and space, the levels that a night takes on average, rounded up.
    lungs: Vec<Vec<i32>>,
    /// By space, what it gives or takes at night.
    ground: Vec<i32>,
    /// What deaths count.
    pub(super) toll: Toll,
    /// Levels that cards give back to each client on a night that takes some.
    relief: f32,
}

impl Sky {
    /// From today on.
    pub(super) fn new(game: &Game, public: &Public, toll: Toll, relief: f32) -> Self {
        let ahead = 0..usize::from(DAYS + 1 - public.day);
        let days: Vec<_> = ahead.map(|ahead| possible_tiles(game, public, ahead)).collect();
        let mean = |tiles: &Vec<(TileId, usize)>, space| -> i32 {
            let lungs = tiles.iter().map(|(tile, day)| u32::from(game.zone_day(*tile, *day, space).lungs));
            lungs.sum::<u32>().div_ceil(tiles.len() as u32) as i32
        };
        let board = game.board();
        Self {
            lungs: days.iter().map(|tiles| board.ids().map(|space| mean(tiles, space)).collect()).collect(),
            ground: board.ids().map(|space| i32::from(board.space(space).acclimatization)).collect(),
            days,
            toll,
            relief,
        }
    }

    /// What so many nights on one space make of a row, and the points that deaths cost; of a night whose tile is not
    /// known yet the mean counts.
    pub(super) fn rest(&self, row: Row, space: SpaceId, tents: Tents, nights: Range<usize>) -> (Row, f32) {
        let steady = self.ground[usize::from(space.0)] + (tents >> space.0 & 1) as i32;
        let mut rested = (row, 0.0);
        for lungs in self.lungs.iter().take(nights.end).skip(nights.start) {
            let (row, lost) = night(rested.0, steady - lungs[usize::from(space.0)], self.toll);
            rested = (row, rested.1 + lost);
        }
        rested
    }

    /// Evenings on a space with this change at night: cards soften what takes levels.
    fn evening(&self, change: i32, mornings: &Rows) -> Rows {
        let mut rows = [0.0; Row::COUNT];
        let (whole, part) = (self.relief.floor(), self.relief.fract());
        for (relief, part) in [(whole as i32, 1.0 - part), (whole as i32 + 1, part)] {
            let softened = (change + relief).min(0).max(change);
            for row in Row::all() {
                let (after, lost) = night(row, softened, self.toll);
                rows[row.index()] += part * (TOMORROW * mornings[after.index()] - lost);
            }
        }
        rows
    }

    /// The days in blocks that one tile holds.
    fn blocks(&self, first_day: u8) -> Vec<Range<usize>> {
        let (first, count) = (usize::from(first_day - 1), self.days.len());
        let mut blocks = Vec::new();
        let mut from = 0;
        while from < count {
            let to = (from + DAYS_PER_TILE - (first + from) % DAYS_PER_TILE).min(count);
            blocks.push(from..to);
            from = to;
        }
        blocks
    }
}

/// The tiles that may hold the day this many days ahead, with the day's place on them.
fn possible_tiles(game: &Game, public: &Public, ahead: usize) -> Vec<(TileId, usize)> {
    if let Some(known) = public.tile_of(ahead) {
        return vec![known];
    }
    let day = (usize::from(public.day - 1) + ahead) % DAYS_PER_TILE;
    let all = (0..game.weather().tiles.len() as u8).map(TileId);
    all.filter(|tile| !public.tiles_seen.contains(*tile)).map(|tile| (tile, day)).collect()
}

/// Where a day's walk may end, and by its kind what it makes of a row.
type EndOfWalk = (usize, usize);

/// Kinds of walks: what they touch, and the levels that they cost.
const KINDS: usize = 3 * LOSSES;
/// No walk, one or both of the cards that cost a level.
const LOSSES: usize = 3;

fn kind(touch: &Touch) -> usize {
    let touched = if touch.summit { 1 } else { usize::from(touch.base) * 2 };
    touched * LOSSES + usize::from(touch.loss).min(LOSSES - 1)
}

/// By space and ration, where walks may end.
pub(super) struct Reach {
    rations: usize,
    ends: Vec<Vec<EndOfWalk>>,
}

impl Reach {
    fn new(game: &Game, terrain: &Terrain, rations: &[Ration]) -> Self {
        let spaces = game.board().ids();
        let ends = spaces.flat_map(|from| rations.iter().map(move |ration| (from, ration)));
        let ends = ends.map(|(from, ration)| {
            let ways = ration.iter().flat_map(|points| stops(game, terrain, from, *points));
            let mut ends: Vec<EndOfWalk> =
                ways.map(|stop| (usize::from(stop.space.0), kind(&stop.touch))).collect();
            ends.sort_unstable();
            ends.dedup();
            ends
        });
        Self { rations: rations.len(), ends: ends.collect() }
    }

    fn from(&self, space: usize) -> &[Vec<EndOfWalk>] {
        &self.ends[space * self.rations..(space + 1) * self.rations]
    }
}

/// By kind of walk and row, which row it becomes and the points that this brings.
pub(super) struct Walks([[(usize, f32); Row::COUNT]; KINDS]);

impl Walks {
    pub(super) fn new(toll: Toll) -> Self {
        Self(std::array::from_fn(|kind| {
            let (touched, loss) = (kind / LOSSES, (kind % LOSSES) as u8);
            let touch = Touch { summit: touched == 1, base: touched == 2, loss };
            let mut ends = [(0, 0.0); Row::COUNT];
            for row in Row::all() {
                let (end, won) = row.after(&touch, toll);
                ends[row.index()] = (end.index(), won);
            }
            ends
        }))
    }

    /// Values in the evening by the kind of the walk.
    fn before(&self, evening: &Rows) -> [Rows; KINDS] {
        self.0.map(|ends| ends.map(|(end, won)| evening[end] + won))
    }
}

/// Reaches by the spaces that are closed.
pub(super) struct Reaches<'a> {
    pub(super) game: &'a Game,
    pub(super) terrain: &'a Terrain,
    pub(super) rations: &'a [Ration],
    pub(super) walks: &'a Walks,
    pub(super) known: &'a mut Vec<(Vec<bool>, Arc<Reach>)>,
}

impl Reaches<'_> {
    fn of(&mut self, closed: Vec<bool>) -> Arc<Reach> {
        if let Some((_, reach)) = self.known.iter().find(|(known, _)| *known == closed) {
            return Arc::clone(reach);
        }
        let terrain = self.terrain.with_closed(closed.clone());
        let reach = Arc::new(Reach::new(self.game, &terrain, self.rations));
        self.known.push((closed, Arc::clone(&reach)));
        reach
    }
}

/// Days of one tile.
struct Block {
    /// By days from the first one of the table.
    days: Range<usize>,
    tile: TileId,
    /// How likely it lies there.
    weight: f32,
}

/// Expected points by row.
type Rows = [f32; Row::COUNT];

/// The table of one state of the weather and the icefall and one set of tents.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    spaces: usize,
    first_day: u8,
    /// By day from `first_day` on and space.
    mornings: Vec<Rows>,
    evenings: Vec<Rows>,
}

impl Outlook {
    /// Works out the table from a day to the end. A tile is known on its first morning.
    pub(super) fn new(game: &Game, first_day: u8, sky: &Sky, tents: Tents, reach: &mut Reaches<'_>) -> Self {
        let spaces = game.board().spaces.len();
        let size = (sky.days.len() + 1) * spaces;
        let empty = vec![[0.0; Row::COUNT]; size];
        let mut outlook = Self { spaces, first_day, mornings: empty.clone(), evenings: empty };
        for block in sky.blocks(first_day).into_iter().rev() {
            let tiles = sky.days[block.start].iter().map(|(tile, _)| *tile);
            let tiles: Vec<TileId> = tiles.collect();
            let weight = 1.0 / tiles.len() as f32;
            for tile in tiles {
                outlook.add_block(&Block { days: block.clone(), tile, weight }, sky, tents, reach);
            }
        }
        outlook
    }

    /// Expected points of a row in the morning of a day; nothing after the last one.
    pub(super) fn morning(&self, day: u8, space: SpaceId, row: Row) -> f32 {
        if day > DAYS { 0.0 } else { self.mornings[self.place(day, space)][row.index()] }
    }

    /// Expected points of a row in the evening of a day, when the walk is over and the night is still to come.
    pub(super) fn evening(&self, day: u8, space: SpaceId, row: Row) -> f32 {
        if day > DAYS { 0.0 } else { self.evenings[self.place(day, space)][row.index()] }
    }

    fn place(&self, day: u8, space: SpaceId) -> usize {
        usize::from(day - self.first_day) * self.spaces + usize::from(space.0)
    }

    /// Adds the days of a tile that may lie there.
    fn add_block(&mut self, block: &Block, sky: &Sky, tents: Tents, reach: &mut Reaches<'_>) {
        let game = reach.game;
        let after = block.days.end * self.spaces;
        let mut mornings = self.mornings[after..after + self.spaces].to_vec();
        for ahead in block.days.clone().rev() {
            let (_, day) = sky.days[ahead][0];
            let nights = game.board().ids().map(|space| {
                let tent = (tents >> space.0 & 1) as i32;
                let lungs = i32::from(game.zone_day(block.tile, day, space).lungs);
                sky.ground[usize::from(space.0)] + tent - lungs
            });
            let evenings: Vec<Rows> =
                nights.zip(&mornings).map(|(change, rows)| sky.evening(change, rows)).collect();
            let closed =
                game.board().ids().map(|space| game.zone_day(block.tile, day, space).closed).collect();
            mornings = self::mornings(game, &evenings, reach.walks, &reach.of(closed));
            let today = ahead * self.spaces;
            for space in 0..self.spaces {
                add(&mut self.evenings[today + space], &evenings[space], block.weight);
                add(&mut self.mornings[today + space], &mornings[space], block.weight);
            }
        }
    }
}

fn add(sum: &mut Rows, rows: &Rows, weight: f32) {
    sum.iter_mut().zip(rows).for_each(|(sum, value)| *sum += weight * value);
}

/// Mornings from the evenings of the same day.
fn mornings(game: &Game, evenings: &[Rows], walks: &Walks, reach: &Reach) -> Vec<Rows> {
    let start = usize::from(game.base().0);
    let after: Vec<[Rows; KINDS]> = evenings.iter().map(|evening| walks.before(evening)).collect();
    let mut mornings = vec![[0.0; Row::COUNT]; evenings.len()];
    for (space, morning) in mornings.iter_mut().enumerate() {
        for ends in reach.from(space) {
            let mut best = [f32::MIN; Row::COUNT];
            for (to, walk) in ends {
                for (best, value) in best.iter_mut().zip(&after[*to][*walk]) {
                    // Unlike `f32::max` this is one instruction; no value is NaN.
                    *best = if *value > *best { *value } else { *best };
                }
            }
            add(morning, &best, 1.0 / reach.rations as f32);
        }
    }
    let raw = mornings[start];
    for row in Row::all() {
        let best = row.at_base().map(|row| raw[row.index()]).fold(f32::MIN, f32::max);
        mornings[start][row.index()] = best;
    }
    mornings
}

/// What a night with this change makes of a row, and what a death counts.
pub(super) fn night(row: Row, change: i32, toll: Toll) -> (Row, f32) {
    let Row::Led(client) = row else { return (row, 0.0) };
    let level = (i32::from(client.level) + change).min(i32::from(client.kind.night_cap()));
    match u8::try_from(level) {
        Ok(level @ 1..) => (Row::Led(Client { level, ..client }), 0.0),
        Ok(0) | Err(_) => (Row::Free, toll.of(client)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sky(relief: f32) -> Sky {
        Sky { days: Vec::new(), lungs: Vec::new(), ground: Vec::new(), toll: Toll::new(5), relief }
    }

    #[test]
    fn cards_soften_what_a_night_takes_and_nothing_else() {
        let mut mornings = [0.0; Row::COUNT];
        Row::all().for_each(|row| mornings[row.index()] = row.index() as f32);
        let evening = |relief, change| sky(relief).evening(change, &mornings);
        assert_eq!(evening(1.0, -2), evening(0.0, -1));
        assert_eq!(evening(3.0, -2), evening(0.0, 0));
        assert_eq!(evening(3.0, 1), evening(0.0, 1));
        let (half, mild, hard) = (evening(0.5, -1), evening(0.0, 0), evening(0.0, -1));
        assert!(Row::all().all(|row| {
            let place = row.index();
            (half[place] - (mild[place] + hard[place]) / 2.0).abs() < 1e-4
        }));
    }
}
