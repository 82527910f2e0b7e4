//! Where a guide can get with points at hand.

use summiteer_rules::games::everest::{Game, Public};
use summiteer_rules::mountain::{CardKind, Direction, SpaceId};

use super::row::Touch;

/// What an icefall space is taken to cost while its tile is hidden.
const HIDDEN: u8 = 2;

/// Movement points of cards named for one guide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Points {
    /// For any step, and for a tent.
    pub(super) plain: u8,
    /// Of ropes named for climbing: for steps up, and for a tent.
    pub(super) up: u8,
    /// Of ropes named for descending: for steps down.
    pub(super) down: u8,
    /// As plain ones, but the first of them costs every client aboard levels.
    pub(super) hard: u8,
    /// How many levels.
    pub(super) loss: u8,
    /// Levels for the clients.
    pub(super) gain: u8,
}

impl Points {
    /// With a card more.
    pub(super) fn with(mut self, kind: CardKind, direction: Direction) -> Self {
        match (kind, direction) {
            (CardKind::Movement { points, loss: 0 }, _) => self.plain += points,
            (CardKind::Movement { points, loss }, _) => {
                self.hard += points;
                self.loss += loss;
            }
            (CardKind::Rope { up, .. }, Direction::Up) => self.up += up,
            (CardKind::Rope { down, .. }, Direction::Down) => self.down += down,
            (CardKind::Acclimatization { points }, _) => self.gain += points,
        }
        self
    }

    /// What is left after a step or a tent: rope points go first, those that cost levels last.
    pub(super) fn spend(self, cost: u8, is_up: bool) -> Option<Self> {
        let rope = if is_up { self.up } else { self.down };
        let from_rope = rope.min(cost);
        let from_plain = self.plain.min(cost - from_rope);
        let hard = self.hard.checked_sub(cost - from_rope - from_plain)?;
        let (up, down) = if is_up { (rope - from_rope, self.down) } else { (self.up, rope - from_rope) };
        Some(Self { plain: self.plain - from_plain, up, down, hard, ..self })
    }

    /// The ways to do without one point.
    pub(super) fn one_less(self) -> impl Iterator<Item = Self> {
        let less = |points: u8| points.checked_sub(1);
        [
            less(self.plain).map(|plain| Self { plain, ..self }),
            less(self.up).map(|up| Self { up, ..self }),
            less(self.down).map(|down| Self { down, ..self }),
            less(self.hard).map(|hard| Self { hard, ..self }),
            less(self.gain).map(|gain| Self { gain, ..self }),
        ]
        .into_iter()
        .flatten()
    }

    /// Whether whoever has the other points can do no more.
    pub(super) const fn covers(self, other: Self) -> bool {
        self.plain >= other.plain
            && self.up >= other.up
            && self.down >= other.down
            && self.hard >= other.hard
            && self.loss <= other.loss
            && self.gain >= other.gain
    }
}

/// The mountain of one day: what entering a space costs, nothing where nobody can enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terrain {
    /// By space.
    pub(super) costs: Vec<Option<u8>>,
    /// By space, whether nobody may move there.
    pub(super) closed: Vec<bool>,
}

impl Terrain {
    /// As the icefall lies open now, on a day without closed zones.
    pub(super) fn new(game: &Game, public: &Public) -> Self {
        let cost = |space| match public.is_hidden(game, space) {
            true => Some(HIDDEN),
            false => public.cost(game, space),
        };
        let costs: Vec<Option<u8>> = game.board().ids().map(cost).collect();
        Self { closed: vec![false; costs.len()], costs }
    }

    /// The same with these spaces closed.
    pub(super) fn with_closed(&self, closed: Vec<bool>) -> Self {
        Self { closed, ..self.clone() }
    }

    pub(super) fn cost(&self, space: SpaceId) -> Option<u8> {
        self.costs[usize::from(space.0)]
    }

    fn is_closed(&self, space: SpaceId) -> bool {
        self.closed[usize::from(space.0)]
    }
}

/// A place that a walk leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// Where.
    pub(super) space: SpaceId,
    /// What the way there did.
    pub(super) touch: Touch,
    /// What is left.
    left: Points,
}

impl Stop {
    fn replaces(&self, other: &Self) -> bool {
        self.space == other.space
            && (self.touch.summit, self.touch.base) == (other.touch.summit, other.touch.base)
            && self.touch.loss <= other.touch.loss
            && self.left.covers(other.left)
    }
}

/// Every place that walks from a space lead to with these points, the space itself first. A space may occur more than
/// once, with other points left or other places entered. Limits are not looked at.
pub(super) fn stops(game: &Game, terrain: &Terrain, from: SpaceId, points: Points) -> Vec<Stop> {
    let board = game.board();
    let mut stops = vec![Stop { space: from, touch: Touch::default(), left: points }];
    let mut next = 0;
    while next < stops.len() {
        let at = stops[next];
        next += 1;
        if terrain.is_closed(at.space) {
            continue;
        }
        for to in &board.space(at.space).neighbours {
            let cost = terrain.cost(*to).filter(|_| !terrain.is_closed(*to));
            let left = cost.and_then(|cost| at.left.spend(cost, board.is_up(at.space, *to)));
            let Some(left) = left else { continue };
            let stop = Stop {
                space: *to,
                touch: Touch {
                    summit: at.touch.summit || *to == game.summit(),
                    base: at.touch.base || *to == game.base(),
                    loss: if left.hard < points.hard { points.loss } else { 0 },
                },
                left,
            };
            if !stops.iter().any(|known| known.replaces(&stop)) {
                stops.push(stop);
            }
        }
    }
    stops
}
