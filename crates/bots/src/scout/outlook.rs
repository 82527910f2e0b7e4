//! What a climber can still make of the days ahead: a table of expected points, worked backwards from the last day.
//!
//! The model is one climber alone with an average ration of points each day, on a mountain without others. Days of
//! open tiles have their printed weather; a later day has that of the tiles that may lie there, as likely as they are.
//! Where a landslide leaves a choice the climber slides to where it is best off; its tent stays in the model.

use summiteer_rules::games::k2::lhotse::slides_to;
use summiteer_rules::games::k2::{Game, NIGHT_CAP, Public};
use summiteer_rules::mountain::{SpaceId, TileId};

use super::tiles::{PossibleDay, Tiles};

/// Levels that a climber may have in the morning.
const LEVELS: usize = NIGHT_CAP as usize;
/// What a climber has on a day, movement points and levels, each as likely as the others.
const RATIONS: [(usize, usize); 5] = [(0, 0), (1, 1), (2, 0), (3, 1), (4, 0)];
/// The most movement points of a ration.
const MOST_MOVES: usize = 4;
/// The most levels of a ration.
const MAX_GAIN: usize = 1;
/// Levels that a climber may have in the evening.
const EVENING_LEVELS: usize = LEVELS + MAX_GAIN;

/// The tents of a seat, as bits by space.
pub(super) type Tents = u64;

/// The tables that belong to one state of the weather and one set of tents.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    spaces: usize,
    fields: usize,
    first_day: u8,
    /// By day from `first_day` on, space, level and field of the track.
    values: Vec<f32>,
}

impl Outlook {
    /// Works out the table from today to the end.
    pub(super) fn new(game: &Game, public: &Public, unseen: &Tiles, tents: Tents, death: f32) -> Self {
        let (spaces, fields) = (game.board().spaces.len(), game.track().len());
        let mut outlook = Self { spaces, fields, first_day: public.day, values: Vec::new() };
        let days = usize::from(game.days() + 1 - public.day) + 1;
        outlook.values = vec![0.0; days * outlook.day_size()];
        let last = outlook.day_size() * (days - 1);
        for (index, value) in outlook.values[last..].iter_mut().enumerate() {
            *value = f32::from(game.track()[index % fields]);
        }
        let mut reach = ReachCache { public, by_boots: Vec::new() };
        for ahead in (0..days - 1).rev() {
            outlook.fill_day(game, ahead, &unseen.on_day(public, ahead), tents, &mut reach, death);
        }
        outlook
    }

    /// Expected points of a climber in the morning of this day.
    pub(super) fn value(&self, day: u8, space: SpaceId, level: u8, field: usize) -> f32 {
        let ahead = usize::from(day - self.first_day);
        self.values[self.index(ahead, usize::from(space.0), usize::from(level.min(NIGHT_CAP)), field)]
    }

    fn day_size(&self) -> usize {
        self.spaces * LEVELS * self.fields
    }

    fn index(&self, ahead: usize, space: usize, level: usize, field: usize) -> usize {
        ((ahead * self.spaces + space) * LEVELS + level - 1) * self.fields + field
    }

    /// Fills in the mornings of a day from the mornings of the next one.
    fn fill_day(
        &mut self,
        game: &Game,
        ahead: usize,
        weather: &[PossibleDay],
        tents: Tents,
        reach: &mut ReachCache<'_>,
        death: f32,
    ) {
        let mut best = vec![0.0; self.fields];
        for PossibleDay { tile, day, chance } in weather {
            let share = chance / RATIONS.len() as f32;
            let evenings = self.evenings(game, ahead, (*tile, *day), tents, death);
            let reach = reach.of(game, *tile, *day);
            for space in 0..self.spaces {
                for level in 1..=LEVELS {
                    let morning = self.index(ahead, space, level, 0);
                    let mornings = &mut self.values[morning..morning + self.fields];
                    for (moves, gain) in RATIONS {
                        let ends = &reach[space * (MOST_MOVES + 1) + moves];
                        evenings.best_of(ends, level + gain, &mut best);
                        mornings.iter_mut().zip(&best).for_each(|(value, best)| *value += share * *best);
                    }
                }
            }
        }
    }

    /// The evenings of a day with the weather of this tile.
    fn evenings(
        &self,
        game: &Game,
        ahead: usize,
        (tile, day): (TileId, usize),
        tents: Tents,
        death: f32,
    ) -> Evenings {
        let mut values = Vec::with_capacity(self.spaces * EVENING_LEVELS * self.fields);
        for space in game.board().ids() {
            let night = game.night(tile, day, space, tents >> space.0 & 1 == 1);
            let flag = field_of(game, game.board().space(space).points);
            let mornings = mornings_after(game, tile, day, space);
            for level in 1..=EVENING_LEVELS as u8 {
                let after = usize::from(night.after(level));
                let best = |field: usize| {
                    let morning =
                        |to: &SpaceId| self.values[self.index(ahead + 1, usize::from(to.0), after, field)];
                    mornings.iter().map(morning).fold(f32::MIN, f32::max)
                };
                values.extend(
                    (0..self.fields).map(|field| if after < 1 { death } else { best(field.max(flag)) }),
                );
            }
        }
        Evenings { fields: self.fields, values }
    }
}

/// Values in the evening, after the walk and before the night.
struct Evenings {
    fields: usize,
    /// By space, level and the field before the walk.
    values: Vec<f32>,
}

impl Evenings {
    /// Field by field, the best value of a climber with this level that may walk to any of these spaces.
    fn best_of(&self, spaces: &[usize], level: usize, best: &mut [f32]) {
        best.fill(f32::MIN);
        for space in spaces {
            let evening = (space * EVENING_LEVELS + level - 1) * self.fields;
            for (best, value) in best.iter_mut().zip(&self.values[evening..evening + self.fields]) {
                // Unlike `f32::max` this is one instruction; no value is NaN.
                *best = if *value > *best { *value } else { *best };
            }
        }
    }
}

/// Where a climber on this space may be in the morning after this day of a tile.
pub(super) fn mornings_after(game: &Game, tile: TileId, day: usize, space: SpaceId) -> Vec<SpaceId> {
    let slides = if game.landslide(tile, day, space) { slides_to(game, space) } else { Vec::new() };
    if slides.is_empty() { vec![space] } else { slides }
}

/// By space and movement points, the spaces where a walk may end.
type Reach = Vec<Vec<usize>>;

/// Reaches by the boots that each space has.
struct ReachCache<'a> {
    /// Which fixed ropes hang, and which icefall tiles lie open.
    public: &'a Public,
    by_boots: Vec<(Vec<u8>, Reach)>,
}

impl ReachCache<'_> {
    fn of(&mut self, game: &Game, tile: TileId, day: usize) -> &Reach {
        let boots: Vec<u8> = game.board().ids().map(|space| game.effect(tile, day, space).1).collect();
        let place = self.by_boots.iter().position(|(known, _)| *known == boots);
        let place = place.unwrap_or_else(|| {
            let reach = reach(game, self.public, &boots);
            self.by_boots.push((boots, reach));
            self.by_boots.len() - 1
        });
        &self.by_boots[place].1
    }
}

fn reach(game: &Game, public: &Public, boots: &[u8]) -> Reach {
    let board = game.board();
    let mut reach = Vec::new();
    for from in board.ids() {
        let costs = costs_from(game, public, boots, from);
        for moves in 0..=MOST_MOVES {
            let ends = board.ids().filter(|to| usize::from(costs[usize::from(to.0)]) <= moves);
            reach.push(ends.map(|to| usize::from(to.0)).collect());
        }
    }
    reach
}

/// The field of the track with these points, or the last one below.
pub(super) fn field_of(game: &Game, points: u8) -> usize {
    game.track().iter().rposition(|field| *field <= points).unwrap_or(0)
}

/// What it costs to walk to each space; more than a ration where it is far.
fn costs_from(game: &Game, public: &Public, boots: &[u8], from: SpaceId) -> Vec<u8> {
    let board = game.board();
    let mut costs = vec![u8::MAX; board.spaces.len()];
    costs[usize::from(from.0)] = 0;
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        for to in public.linked(game, at) {
            let index = usize::from(to.0);
            let Some(ground) = public.ground_cost(game, to) else { continue };
            let cost = costs[usize::from(at.0)] + ground + boots[index];
            if usize::from(cost) <= MOST_MOVES && cost < costs[index] {
                costs[index] = cost;
                waiting.push(to);
            }
        }
    }
    costs
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use summiteer_rules::games::k2::{Setup, State, standard_library};

    use super::*;

    const DEATH: f32 = 1.0;

    fn outlook(given: &str, tents: &[&str]) -> (Arc<Game>, Outlook) {
        let setup = Setup::solo("k2-easy", "k2-summer");
        let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
        let state = State::from_text(Arc::clone(&game), given).unwrap();
        let tents = tents.iter().fold(0, |tents, id| tents | 1 << game.board().find(id).unwrap().0);
        let outlook =
            Outlook::new(&game, state.public(), &Tiles::unseen(&game, state.public(), None), tents, DEATH);
        (game, outlook)
    }

    fn value(outlook: &(Arc<Game>, Outlook), day: u8, space: &str, level: u8, score: u8) -> f32 {
        let (game, outlook) = outlook;
        outlook.value(day, game.board().find(space).unwrap(), level, field_of(game, score))
    }

    #[test]
    fn after_the_last_night_only_the_score_counts() {
        let outlook = outlook("day 18\ntiles 3 -\ngone 1 2 4 5 6", &[]);
        assert_eq!(value(&outlook, 19, "base", 1, 7), 7.0);
        assert_eq!(value(&outlook, 19, "summit", 1, 10), 10.0);
    }

    #[test]
    fn a_climber_that_cannot_live_through_the_last_night_counts_as_dead() {
        // Level 1 on the summit: the night takes 2, and no ration leads to where it takes less and gives enough back.
        let outlook = outlook("day 18\ntiles 3 -\ngone 1 2 4 5 6", &[]);
        assert!((value(&outlook, 18, "summit", 1, 10) - DEATH).abs() < 1.0e-4);
        // At level 6 it stays alive whatever the ration.
        assert!((value(&outlook, 18, "summit", 6, 10) - 10.0).abs() < 1.0e-4);
    }

    #[test]
    fn more_levels_a_tent_and_more_days_never_hurt() {
        let (bare, camp) = (outlook("tiles 1 2", &[]), outlook("tiles 1 2", &["s21"]));
        for level in 1..6 {
            assert!(value(&bare, 9, "s21", level, 5) <= value(&bare, 9, "s21", level + 1, 5) + 1.0e-4);
            assert!(value(&bare, 9, "s21", level, 5) <= value(&camp, 9, "s21", level, 5) + 1.0e-4);
        }
        assert!(value(&bare, 1, "base", 1, 1) > value(&bare, 12, "base", 1, 1));
    }
}
