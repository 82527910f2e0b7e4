//! The worth of a position, in expected points at the end of the game.

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Climber, DAYS, Game, Life, NIGHT_CAP, Public, View};
use summiteer_rules::mountain::{SpaceId, TileId};

use super::outlook::{Outlook, Tents, field_of};
use super::own_seat;

/// Points that a dead climber counts as. It keeps one; what is above stands for a risk that may pay.
pub(super) const DEATH: f32 = 2.0;
/// What a tent that is still packed is worth while many days are left.
const PACKED_TENT: f32 = 0.2;
/// Days left from which on a packed tent keeps its whole worth.
const TENT_DAYS: f32 = 6.0;

/// Outlooks by the tents of a seat, as long as the open weather tiles stay the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlooks {
    /// Board, season and seats, day of the oldest outlook, and open tiles.
    key: Option<(String, String, u8, [Option<TileId>; 2])>,
    by_tents: Vec<(Tents, Outlook)>,
}

impl Outlooks {
    /// Forgets outlooks of another game or weather.
    fn prepare(&mut self, view: &View) {
        let (game, public) = (&view.game, &view.public);
        let known = self.key.as_ref().is_some_and(|(board, weather, day, tiles)| {
            *board == game.board().id
                && *weather == game.weather().id
                && *tiles == public.tiles
                && *day <= public.day
        });
        if !known {
            let key = (game.board().id.clone(), game.weather().id.clone(), public.day, public.tiles);
            *self = Self { key: Some(key), by_tents: Vec::new() };
        }
    }

    fn get(&mut self, game: &Game, public: &Public, tents: Tents) -> &Outlook {
        let place = self.by_tents.iter().position(|(known, _)| *known == tents).unwrap_or_else(|| {
            self.by_tents.push((tents, Outlook::new(game, public, tents, DEATH)));
            self.by_tents.len() - 1
        });
        &self.by_tents[place].1
    }
}

/// A climber as it ends its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// Where.
    pub(super) space: SpaceId,
    /// Its level before the night.
    pub(super) level: u8,
    /// Its points.
    pub(super) score: u8,
    /// Where its tent stands, once pitched.
    pub(super) tent: Option<SpaceId>,
}

/// Weighs positions of one day of one game.
pub(super) struct Judge<'a> {
    /// Rules and board.
    pub(super) game: &'a Game,
    /// What lies open.
    pub(super) public: &'a Public,
    /// The seat's tents that stand already.
    tents: Tents,
    outlooks: &'a mut Outlooks,
}

impl<'a> Judge<'a> {
    /// A judge for the day of this view.
    pub(super) fn new(view: &'a View, outlooks: &'a mut Outlooks) -> Self {
        outlooks.prepare(view);
        Self { game: &view.game, public: &view.public, tents: tents(&view.public, own_seat(view)), outlooks }
    }

    /// The worth of a climber that ends the day so. The night counts every tent of these; the days to come count those
    /// that stood before and the climber's own, which keeps outlooks few.
    pub(super) fn standing(&mut self, climber: Standing, tents: Tents) -> f32 {
        let (tile, day) = self.public.tile_of(0).expect("today's weather lies open");
        let lungs = self.game.effect(tile, day, climber.space).0;
        let tent = i8::from(tents & bit(Some(climber.space)) != 0);
        let change = self.game.board().space(climber.space).acclimatization + tent - lungs as i8;
        let level = (climber.level as i8 + change).min(NIGHT_CAP as i8);
        if level < 1 {
            return DEATH;
        }
        let outlook = self.outlooks.get(self.game, self.public, self.tents | bit(climber.tent));
        let field = field_of(self.game, climber.score);
        let value = outlook.value(self.public.day + 1, climber.space, level as u8, field);
        if climber.tent.is_some() { value } else { value + self.packed_tent() }
    }

    fn packed_tent(&self) -> f32 {
        PACKED_TENT * (f32::from(DAYS - self.public.day) / TENT_DAYS).min(1.0)
    }

    /// The seat's tents that stand already, and one more.
    pub(super) fn tents_with(&self, more: Option<SpaceId>) -> Tents {
        self.tents | bit(more)
    }

    /// The worth of a seat's climbers in a position of the same day.
    pub(super) fn position(&mut self, public: &Public, seat: Seat) -> f32 {
        let tents = tents(public, seat);
        let worth = |climber: &Climber| {
            let state = public.climber(*climber);
            match state.life {
                Life::Alive => self.standing(
                    Standing { space: state.space, level: state.level, score: state.score, tent: state.tent },
                    tents,
                ),
                Life::Dying | Life::Dead => DEATH,
            }
        };
        Climber::of(seat).iter().map(worth).sum()
    }
}

/// The tents that a seat has pitched.
fn tents(public: &Public, seat: Seat) -> Tents {
    Climber::of(seat).into_iter().fold(0, |tents, climber| tents | bit(public.climber(climber).tent))
}

fn bit(space: Option<SpaceId>) -> Tents {
    space.map_or(0, |space| 1 << space.0)
}
