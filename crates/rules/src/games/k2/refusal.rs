//! Why an action is refused: a typed reason with its numbers, which an interface can put into words.

use std::fmt;

use super::action::{Direction, Slot};
use super::lhotse::Piece;
use super::state::Climber;
use crate::core::{Seat, write_reason};
use crate::expedition::CardRefusal;
use crate::mountain::{Card, Risk, SpaceId, TileId};

/// Why an action or outcome is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Chance has its turn.
    ChanceFirst,
    /// Chance does not have its turn, or cannot bring this outcome.
    NoSuchChance,
    /// Another seat, or another kind of decision, is due.
    NotNow {
        /// The seat that tried.
        seat: Seat,
    },
    /// The seat has locked in its choice already.
    AlreadyChosen,
    /// The cards must be three, lowest first, and in the hand (K2-020).
    CardNotInHand {
        /// The first that is missing.
        card: Card,
    },
    /// The cards are not in the deck's order.
    CardsUnordered,
    /// No such token lies face up (K2-022).
    TokenNotShown {
        /// Its penalty.
        risk: Risk,
    },
    /// The climber is another seat's.
    NotYourClimber {
        /// Which.
        climber: Climber,
    },
    /// The climber is dead.
    ClimberDead {
        /// Which.
        climber: Climber,
    },
    /// The seat has played no such card.
    NoSuchCard {
        /// Which.
        slot: Slot,
    },
    /// The card is bound to the other climber: points of it are spent (K2-032).
    CardBound {
        /// Which card.
        slot: Slot,
        /// To whom it is bound.
        climber: Climber,
    },
    /// The rope card's direction is fixed (K2-030, Q-K2-34).
    DirectionFixed {
        /// Which card.
        slot: Slot,
        /// Its direction.
        direction: Direction,
    },
    /// A rope card needs a direction.
    DirectionMissing {
        /// Which card.
        slot: Slot,
    },
    /// The direction is given already, or the card is no rope.
    DirectionUnwanted {
        /// Which card.
        slot: Slot,
    },
    /// The card is named just so already.
    AlreadyAssigned {
        /// Which card.
        slot: Slot,
    },
    /// The card is no acclimatization card.
    NotAcclimatization {
        /// Which card.
        slot: Slot,
    },
    /// The card is not named for a climber yet.
    NotAssigned {
        /// Which card.
        slot: Slot,
    },
    /// The card has no such number of points left.
    CardSpent {
        /// Which card.
        slot: Slot,
        /// Points left on it.
        left: u8,
    },
    /// No rope joins the two spaces (K2-027).
    NotJoined {
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// The cards named for the climber give too few points (K2-028, K2-058).
    TooFewPoints {
        /// Who.
        climber: Climber,
        /// Points needed.
        need: u8,
        /// Points that can be used for it.
        have: u8,
    },
    /// The climber could not leave the full space again today (K2-036).
    SpaceFull {
        /// Which.
        space: SpaceId,
        /// Most climbers there.
        limit: u8,
    },
    /// Another climber must leave the full space first (Q-K2-34).
    MustLeave {
        /// Who.
        climber: Climber,
        /// From where.
        space: SpaceId,
        /// Most climbers there.
        limit: u8,
    },
    /// The climber's one tent is pitched (K2-045).
    TentUsed {
        /// Who.
        climber: Climber,
    },
    /// No penalty is owed.
    NothingOwed,
    /// The climber neither moved nor gained points from cards today (K2-054).
    NotEligible {
        /// Who.
        climber: Climber,
    },
    /// The penalty must be paid before the turn ends (K2-050).
    PenaltyDue {
        /// Points owed.
        owed: u8,
    },
    /// After this the penalty could not be paid any more (Q-K2-19).
    PenaltyUnpayable {
        /// Points owed.
        owed: u8,
        /// Points that could still be paid afterwards.
        payable: u8,
    },
    /// The climber is not dying.
    NotDying {
        /// Who.
        climber: Climber,
    },
    /// The rescue card brings only below 6000 m (K2-068).
    TooHigh {
        /// Where.
        space: SpaceId,
    },
    /// No room for the rescued climber (Q-K2-22).
    NoRoom {
        /// Where.
        space: SpaceId,
        /// Most climbers there.
        limit: u8,
    },
    /// Nobody can enter: the icefall tile shows a crevasse (Q-EK-10).
    Crevasse {
        /// Where.
        space: SpaceId,
    },
    /// The rescue card brings nobody where a tile lies face down or a crevasse gapes (Q-EK-13).
    NotOpen {
        /// Where.
        space: SpaceId,
    },
    /// The tile was not dealt to the seat (LH-009).
    TileNotDealt {
        /// Which.
        tile: TileId,
    },
    /// There are no fixed ropes in this game (LH-019).
    NoFixedRopes,
    /// The seat's one fixed rope is placed (LH-036).
    RopeUsed {
        /// Whose.
        seat: Seat,
    },
    /// Both ends of a fixed rope must be above 6000 m (LH-047).
    RopeTooLow {
        /// The end that is too low.
        space: SpaceId,
    },
    /// The points of the two ends differ by more than 1 (LH-044).
    RopeTooSteep {
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// The two ends are not on two different paths that follow each other (LH-045).
    RopePaths {
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// A printed rope or a space lies between the two ends, or they are joined in print (LH-046).
    RopeBlocked {
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// The piece is not the one that slides next (LH-031).
    NotSliding {
        /// Which.
        piece: Piece,
    },
    /// The landslide cannot bring the piece there (LH-029, LH-032).
    NoSlide {
        /// Which.
        piece: Piece,
        /// Where.
        to: SpaceId,
    },
}

impl Refusal {
    /// Why a card cannot be named or pay so.
    pub(super) const fn of_card(slot: Slot, reason: CardRefusal<Climber>) -> Self {
        match reason {
            CardRefusal::Bound(climber) => Self::CardBound { slot, climber },
            CardRefusal::DirectionFixed(direction) => Self::DirectionFixed { slot, direction },
            CardRefusal::DirectionMissing => Self::DirectionMissing { slot },
            CardRefusal::DirectionUnwanted => Self::DirectionUnwanted { slot },
            CardRefusal::AlreadyAssigned => Self::AlreadyAssigned { slot },
            CardRefusal::Spent(left) => Self::CardSpent { slot, left },
        }
    }

    /// The reason's key in cases and locales.
    pub const fn key(&self) -> &'static str {
        self.key_and_rule().0
    }

    /// The rule behind the reason, where there is one.
    pub const fn rule(&self) -> Option<&'static str> {
        self.key_and_rule().1
    }

    const fn key_and_rule(&self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::GameOver => ("game-over", Some("K2-076")),
            Self::ChanceFirst => ("chance-first", None),
            Self::NoSuchChance => ("no-such-chance", None),
            Self::NotNow { .. } => ("not-now", Some("K2-025")),
            Self::AlreadyChosen => ("already-chosen", Some("K2-020")),
            Self::CardNotInHand { .. } => ("card-not-in-hand", Some("K2-020")),
            Self::CardsUnordered => ("cards-unordered", Some("K2-020")),
            Self::TokenNotShown { .. } => ("token-not-shown", Some("K2-022")),
            Self::NotYourClimber { .. } => ("not-your-climber", Some("K2-002")),
            Self::ClimberDead { .. } => ("climber-dead", Some("K2-065")),
            Self::NoSuchCard { .. } => ("no-such-card", Some("K2-029")),
            Self::CardBound { .. } => ("card-bound", Some("K2-032")),
            Self::DirectionFixed { .. } => ("direction-fixed", Some("K2-030")),
            Self::DirectionMissing { .. } => ("direction-missing", Some("K2-030")),
            Self::DirectionUnwanted { .. } => ("direction-unwanted", Some("K2-030")),
            Self::AlreadyAssigned { .. } => ("already-assigned", Some("K2-029")),
            Self::NotAcclimatization { .. } => ("not-acclimatization", Some("K2-041")),
            Self::NotAssigned { .. } => ("not-assigned", Some("K2-029")),
            Self::CardSpent { .. } => ("card-spent", Some("K2-029")),
            Self::NotJoined { .. } => ("not-joined", Some("K2-027")),
            Self::TooFewPoints { .. } => ("too-few-points", Some("K2-028")),
            Self::SpaceFull { .. } => ("space-full", Some("K2-036")),
            Self::MustLeave { .. } => ("must-leave", Some("K2-036")),
            Self::TentUsed { .. } => ("tent-used", Some("K2-045")),
            Self::NothingOwed => ("nothing-owed", Some("K2-050")),
            Self::NotEligible { .. } => ("not-eligible", Some("K2-054")),
            Self::PenaltyDue { .. } => ("penalty-due", Some("K2-050")),
            Self::PenaltyUnpayable { .. } => ("penalty-unpayable", Some("Q-K2-19")),
            Self::NotDying { .. } => ("not-dying", Some("K2-068")),
            Self::TooHigh { .. } => ("too-high", Some("K2-068")),
            Self::NoRoom { .. } => ("no-room", Some("Q-K2-22")),
            Self::Crevasse { .. } => ("crevasse", Some("Q-EK-10")),
            Self::NotOpen { .. } => ("not-open", Some("Q-EK-13")),
            Self::TileNotDealt { .. } => ("tile-not-dealt", Some("LH-009")),
            Self::NoFixedRopes => ("no-fixed-ropes", Some("LH-019")),
            Self::RopeUsed { .. } => ("rope-used", Some("LH-036")),
            Self::RopeTooLow { .. } => ("rope-too-low", Some("LH-047")),
            Self::RopeTooSteep { .. } => ("rope-too-steep", Some("LH-044")),
            Self::RopePaths { .. } => ("rope-paths", Some("LH-045")),
            Self::RopeBlocked { .. } => ("rope-blocked", Some("LH-046")),
            Self::NotSliding { .. } => ("not-sliding", Some("LH-031")),
            Self::NoSlide { .. } => ("no-slide", Some("LH-032")),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_reason(f, self.key(), self.rule())
    }
}

impl std::error::Error for Refusal {}
