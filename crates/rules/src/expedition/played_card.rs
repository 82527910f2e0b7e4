//! A card that lies open before a seat: for whom it is named, and the points that are left on it.

use crate::mountain::{Card, CardKind, Direction, Use};

/// A card that lies open before a seat today; `T` is whom it can be named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayedCard<T> {
    /// Which.
    pub card: Card,
    /// Points spent or paid from it.
    pub used: u8,
    /// For whom it is named.
    pub target: Option<T>,
    /// Of a rope card, which value is named.
    pub direction: Option<Direction>,
    /// Whether a point was spent for the target, so that the card can serve no other (Q-K2-34, Q-EV-18).
    pub bound: bool,
}

/// Why a card cannot be named or pay so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CardRefusal<T> {
    /// It is bound to another.
    Bound(T),
    /// A point of it is spent in this direction.
    DirectionFixed(Direction),
    DirectionMissing,
    DirectionUnwanted,
    AlreadyAssigned,
    /// It has only so many points left.
    Spent(u8),
}

impl<T: Copy + PartialEq> PlayedCard<T> {
    /// A card just turned up.
    pub const fn new(card: Card) -> Self {
        Self { card, used: 0, target: None, direction: None, bound: false }
    }

    /// Points left on it: of a rope card without direction the larger value.
    pub fn left(&self, kind: CardKind) -> u8 {
        kind.points(self.direction).saturating_sub(self.used)
    }

    /// Points that it could still pay: of a rope card that nothing is used of, the larger value, whatever direction it
    /// is named for (the direction is fixed by the first point, Q-K2-34, Q-EV-21).
    pub(crate) fn payable(&self, kind: CardKind) -> u8 {
        match kind {
            CardKind::Rope { up, down } if self.used == 0 => up.max(down),
            CardKind::Rope { .. } | CardKind::Movement { .. } | CardKind::Acclimatization { .. } => {
                self.left(kind)
            }
        }
    }

    /// Whether it can serve the target, named for it or not.
    pub(crate) fn is_free_for(&self, target: T) -> bool {
        !self.bound || self.target == Some(target)
    }

    /// Whether its points, as it is named, serve the target for this.
    pub(crate) fn serves(&self, kind: CardKind, target: T, usage: Use) -> bool {
        self.target == Some(target) && usage.takes(kind, self.direction)
    }

    /// Levels that its next point would cost the clients with its target: those of a card that is not bound yet
    /// (Q-EV-22).
    pub(crate) fn new_loss(&self, kind: CardKind) -> u8 {
        match kind {
            CardKind::Movement { loss, .. } if !self.bound => loss,
            CardKind::Movement { .. } | CardKind::Rope { .. } | CardKind::Acclimatization { .. } => 0,
        }
    }

    /// Whether it can be named for the target (K2-029, EV-085).
    pub(crate) fn check_assign(
        &self,
        kind: CardKind,
        target: T,
        direction: Option<Direction>,
    ) -> Result<(), CardRefusal<T>> {
        check_direction(kind, direction)?;
        if let Some(owner) = self.target.filter(|_| !self.is_free_for(target)) {
            return Err(CardRefusal::Bound(owner));
        }
        if let Some(fixed) = self.direction.filter(|fixed| self.used > 0 && direction != Some(*fixed)) {
            return Err(CardRefusal::DirectionFixed(fixed));
        }
        if self.target == Some(target) && self.direction == direction {
            return Err(CardRefusal::AlreadyAssigned);
        }
        (Self { direction, ..*self }).check_points(kind, 1)
    }

    /// Names it for the target, and a rope card that nothing is used of with this direction; it must be free for it.
    pub(crate) fn name_freely(&mut self, kind: CardKind, target: T, direction: Direction) {
        self.target = Some(target);
        if matches!(kind, CardKind::Rope { .. }) && self.used == 0 {
            self.direction = Some(direction);
        }
    }

    /// Whether so many points are left on it.
    pub(crate) fn check_points(&self, kind: CardKind, points: u8) -> Result<(), CardRefusal<T>> {
        let left = self.left(kind);
        if points == 0 || points > left { Err(CardRefusal::Spent(left)) } else { Ok(()) }
    }

    /// Whether it can pay a penalty point (K2-052, EV-130).
    pub(crate) fn check_pay(
        &self,
        kind: CardKind,
        direction: Option<Direction>,
    ) -> Result<(), CardRefusal<T>> {
        match (self.direction, direction) {
            (Some(_), Some(_)) => return Err(CardRefusal::DirectionUnwanted),
            (Some(_), None) => {}
            (None, given) => check_direction(kind, given)?,
        }
        (Self { direction: self.direction.or(direction), ..*self }).check_points(kind, 1)
    }

    /// What can be said of its direction when it pays: that of a rope card is named at last.
    pub(crate) fn pay_directions(&self, kind: CardKind) -> &'static [Option<Direction>] {
        if self.direction.is_some() { &[None] } else { Direction::of(kind) }
    }

    /// Pays a point.
    pub(crate) fn pay(&mut self, direction: Option<Direction>) {
        self.direction = self.direction.or(direction);
        self.used += 1;
    }

    /// Spends points for whom it is named.
    pub(crate) fn spend(&mut self, points: u8) {
        self.used += points;
        self.bound = true;
    }
}

/// A rope card wants a direction, others have none (K2-030, EV-091).
fn check_direction<T>(kind: CardKind, direction: Option<Direction>) -> Result<(), CardRefusal<T>> {
    match (kind, direction) {
        (CardKind::Rope { .. }, None) => Err(CardRefusal::DirectionMissing),
        (CardKind::Movement { .. } | CardKind::Acclimatization { .. }, Some(_)) => {
            Err(CardRefusal::DirectionUnwanted)
        }
        (CardKind::Rope { .. }, Some(_))
        | (CardKind::Movement { .. } | CardKind::Acclimatization { .. }, None) => Ok(()),
    }
}
