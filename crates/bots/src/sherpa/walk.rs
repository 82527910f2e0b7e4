//! Where a guide can get with points at hand.

use summiteer_rules::games::everest::{Game, Public};
use summiteer_rules::mountain::{CardKind, Direction, SpaceId};

/// What an icefall space is taken to cost while its tile is hidden.
const HIDDEN: u8 = 2;

/// Movement points of cards named for one guide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Points {
    /// For any step, and for a tent.
    pub(super) plain: u8,
    /// Of ropes named for climbing: for steps up, and for a tent.
    pub(super) up: u8,
    /// Of ropes named for descending: for steps down.
    pub(super) down: u8,
}

impl Points {
    /// With a card more; acclimatization moves nobody.
    pub(super) fn with(mut self, kind: CardKind, direction: Direction) -> Self {
        match (kind, direction) {
            (CardKind::Movement { points, .. }, _) => self.plain += points,
            (CardKind::Rope { up, .. }, Direction::Up) => self.up += up,
            (CardKind::Rope { down, .. }, Direction::Down) => self.down += down,
            (CardKind::Acclimatization { .. }, _) => {}
        }
        self
    }

    /// What is left after a step or a tent: rope points go first.
    pub(super) fn spend(self, cost: u8, is_up: bool) -> Option<Self> {
        let rope = if is_up { self.up } else { self.down };
        let from_rope = rope.min(cost);
        let plain = self.plain.checked_sub(cost - from_rope)?;
        Some(if is_up {
            Self { plain, up: rope - from_rope, ..self }
        } else {
            Self { plain, down: rope - from_rope, ..self }
        })
    }

    /// Whether whoever has the other points can do no more.
    pub(super) const fn covers(self, other: Self) -> bool {
        self.plain >= other.plain && self.up >= other.up && self.down >= other.down
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
    /// Whether the summit was entered on the way.
    pub(super) summit: bool,
    /// Whether the base was entered on the way.
    pub(super) base: bool,
    /// What is left.
    pub(super) left: Points,
}

impl Stop {
    fn replaces(&self, other: &Self) -> bool {
        self.space == other.space
            && self.summit == other.summit
            && self.base == other.base
            && self.left.covers(other.left)
    }
}

/// Every place that walks from a space lead to with these points, the space itself first. A space may occur more than
/// once, with other points left or other places entered. Limits are not looked at.
pub(super) fn stops(game: &Game, terrain: &Terrain, from: SpaceId, points: Points) -> Vec<Stop> {
    let board = game.board();
    let mut stops = vec![Stop { space: from, summit: false, base: false, left: points }];
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
                summit: at.summit || *to == board.summit(),
                base: at.base || *to == board.start(),
                left,
            };
            if !stops.iter().any(|known| known.replaces(&stop)) {
                stops.push(stop);
            }
        }
    }
    stops
}
