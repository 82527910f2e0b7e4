//! The worth of a position, in expected points at the end of the game.

use summiteer_rules::core::{BySeat, Seat};
use summiteer_rules::expedition::Fronts;
use summiteer_rules::games::k2::{Climber, ClimberState, Game, Life, Public, View};
use summiteer_rules::mountain::{SpaceId, TileId};

use super::outlook::{Outlook, Tents, field_of, mornings_after};
use super::own_seat;
use super::tiles::Tiles;

/// Points that a dead climber counts as. It keeps one; what is above stands for a risk that may pay.
pub(super) const DEATH: f32 = 2.0;
/// What a tent that is still packed is worth while many days are left.
const PACKED_TENT: f32 = 0.2;
/// Days left from which on a packed tent keeps its whole worth.
const TENT_DAYS: f32 = 6.0;

/// Outlooks by the tents of a seat and the fixed ropes, as long as the open weather tiles stay the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlooks {
    key: Option<Key>,
    /// The oldest day of an outlook.
    first_day: u8,
    known: Vec<(Tents, Ropes, Outlook)>,
}

/// By seat, its fixed rope.
type Ropes = BySeat<Option<(SpaceId, SpaceId)>>;

/// What all outlooks that are kept have in common.
#[derive(Clone, Debug, PartialEq)]
struct Key {
    board: String,
    weather: String,
    open: [Option<TileId>; 2],
    unseen: Tiles,
    fronts: Fronts,
}

impl Outlooks {
    /// Forgets outlooks of another game or weather.
    fn prepare(&mut self, game: &Game, public: &Public, unseen: Tiles) {
        let (board, weather) = (game.board().id.clone(), game.weather().id.clone());
        let key = Some(Key { board, weather, open: public.tiles, unseen, fronts: public.icefall.fronts });
        if self.key != key || public.day < self.first_day {
            *self = Self { key, first_day: public.day, known: Vec::new() };
        }
    }

    fn get(&mut self, game: &Game, public: &Public, tents: Tents) -> &Outlook {
        let ropes = public.lhotse.ropes;
        let place = self.known.iter().position(|known| (known.0, known.1) == (tents, ropes));
        let place = place.unwrap_or_else(|| {
            let unseen = &self.key.as_ref().expect("a judge prepares the outlooks").unseen;
            self.known.push((tents, ropes, Outlook::new(game, public, unseen, tents, DEATH)));
            self.known.len() - 1
        });
        &self.known[place].2
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
        let (game, public) = (&view.game, &view.public);
        Self::expecting(view, outlooks, Tiles::unseen(game, public, view.own.as_ref()))
    }

    /// A judge that expects these tiles.
    pub(super) fn expecting(view: &'a View, outlooks: &'a mut Outlooks, unseen: Tiles) -> Self {
        let (game, public) = (&view.game, &view.public);
        outlooks.prepare(game, public, unseen);
        Self { game, public, tents: tents(public, own_seat(view)), outlooks }
    }

    /// The same judge with the fixed ropes of another position.
    pub(super) fn with_ropes<'b>(&'b mut self, public: &'b Public) -> Judge<'b> {
        Judge { game: self.game, public, tents: self.tents, outlooks: self.outlooks }
    }

    /// The worth of a climber that ends the day so. The night counts every tent of these; the days to come count those
    /// that stood before and the climber's own, which keeps outlooks few.
    pub(super) fn standing(&mut self, climber: Standing, tents: Tents) -> f32 {
        let (tile, day) = self.public.tile_of(0).expect("today's weather lies open");
        let has_tent = tents & bit(Some(climber.space)) != 0;
        let level = self.game.night(tile, day, climber.space, has_tent).after(climber.level);
        let mornings = mornings_after(self.game, tile, day, climber.space);
        let best = mornings
            .into_iter()
            .map(|space| self.morning(Standing { space, level, ..climber }))
            .fold(f32::MIN, f32::max);
        let value = if level < 1 { DEATH } else { best };
        if climber.tent.is_some() || level < 1 { value } else { value + self.packed_tent() }
    }

    /// The worth of a climber that wakes up so tomorrow.
    fn morning(&mut self, climber: Standing) -> f32 {
        if climber.level < 1 {
            return DEATH;
        }
        let outlook = self.outlooks.get(self.game, self.public, self.tents | bit(climber.tent));
        let field = field_of(self.game, climber.score);
        outlook.value(self.public.day + 1, climber.space, climber.level, field)
    }

    fn packed_tent(&self) -> f32 {
        PACKED_TENT * (f32::from(self.game.days() - self.public.day) / TENT_DAYS).min(1.0)
    }

    /// The seat's tents that stand already, and one more.
    pub(super) fn tents_with(&self, more: Option<SpaceId>) -> Tents {
        self.tents | bit(more)
    }

    /// The worth of a seat's climbers in a position of the same day, before the night.
    pub(super) fn position(&mut self, public: &Public, seat: Seat) -> f32 {
        let tents = tents(public, seat);
        living(public, seat)
            .map(|climber| climber.map_or(DEATH, |climber| self.standing(climber, tents)))
            .sum()
    }

    /// The worth of a seat's climbers once the night has changed their levels.
    pub(super) fn after_night(&mut self, public: &Public, seat: Seat) -> f32 {
        living(public, seat).map(|climber| climber.map_or(DEATH, |climber| self.morning(climber))).sum()
    }

    /// The worth of a seat's climbers this morning, before they have done anything.
    pub(super) fn beginning(&mut self, seat: Seat) -> f32 {
        let (game, public) = (self.game, self.public);
        let outlook = self.outlooks.get(game, public, self.tents);
        let value =
            |one: Standing| outlook.value(public.day, one.space, one.level, field_of(game, one.score));
        living(public, seat).flatten().map(value).sum()
    }
}

/// A seat's climbers, nothing for one that is dead or dying.
fn living(public: &Public, seat: Seat) -> impl Iterator<Item = Option<Standing>> {
    Climber::of(seat).into_iter().map(|climber| {
        let ClimberState { space, level, score, tent, life } = *public.climber(climber);
        match life {
            Life::Alive => Some(Standing { space, level, score, tent }),
            Life::Dying | Life::Dead => None,
        }
    })
}

/// The tents that a seat has pitched.
fn tents(public: &Public, seat: Seat) -> Tents {
    Climber::of(seat).into_iter().fold(0, |tents, climber| tents | bit(public.climber(climber).tent))
}

fn bit(space: Option<SpaceId>) -> Tents {
    space.map_or(0, |space| 1 << space.0)
}
