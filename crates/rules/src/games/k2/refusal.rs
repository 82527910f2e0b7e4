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
        match self {
            Self::GameOver => "game-over",
            Self::ChanceFirst => "chance-first",
            Self::NoSuchChance => "no-such-chance",
            Self::NotNow { .. } => "not-now",
            Self::AlreadyChosen => "already-chosen",
            Self::CardNotInHand { .. } => "card-not-in-hand",
            Self::CardsUnordered => "cards-unordered",
            Self::TokenNotShown { .. } => "token-not-shown",
            Self::NotYourClimber { .. } => "not-your-climber",
            Self::ClimberDead { .. } => "climber-dead",
            Self::NoSuchCard { .. } => "no-such-card",
            Self::CardBound { .. } => "card-bound",
            Self::DirectionFixed { .. } => "direction-fixed",
            Self::DirectionMissing { .. } => "direction-missing",
            Self::DirectionUnwanted { .. } => "direction-unwanted",
            Self::AlreadyAssigned { .. } => "already-assigned",
            Self::NotAcclimatization { .. } => "not-acclimatization",
            Self::NotAssigned { .. } => "not-assigned",
            Self::CardSpent { .. } => "card-spent",
            Self::NotJoined { .. } => "not-joined",
            Self::TooFewPoints { .. } => "too-few-points",
            Self::SpaceFull { .. } => "space-full",
            Self::MustLeave { .. } => "must-leave",
            Self::TentUsed { .. } => "tent-used",
            Self::NothingOwed => "nothing-owed",
            Self::NotEligible { .. } => "not-eligible",
            Self::PenaltyDue { .. } => "penalty-due",
            Self::PenaltyUnpayable { .. } => "penalty-unpayable",
            Self::NotDying { .. } => "not-dying",
            Self::TooHigh { .. } => "too-high",
            Self::NoRoom { .. } => "no-room",
            Self::Crevasse { .. } => "crevasse",
            Self::NotOpen { .. } => "not-open",
            Self::TileNotDealt { .. } => "tile-not-dealt",
            Self::NoFixedRopes => "no-fixed-ropes",
            Self::RopeUsed { .. } => "rope-used",
            Self::RopeTooLow { .. } => "rope-too-low",
            Self::RopeTooSteep { .. } => "rope-too-steep",
            Self::RopePaths { .. } => "rope-paths",
            Self::RopeBlocked { .. } => "rope-blocked",
            Self::NotSliding { .. } => "not-sliding",
            Self::NoSlide { .. } => "no-slide",
        }
    }

    /// The rule behind the reason, where there is one.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::GameOver => Some("K2-076"),
            Self::ChanceFirst | Self::NoSuchChance => None,
            Self::NotNow { .. } => Some("K2-025"),
            Self::AlreadyChosen | Self::CardNotInHand { .. } | Self::CardsUnordered => Some("K2-020"),
            Self::TokenNotShown { .. } => Some("K2-022"),
            Self::NotYourClimber { .. } => Some("K2-002"),
            Self::ClimberDead { .. } => Some("K2-065"),
            Self::NoSuchCard { .. } | Self::AlreadyAssigned { .. } | Self::NotAssigned { .. } => {
                Some("K2-029")
            }
            Self::CardBound { .. } => Some("K2-032"),
            Self::DirectionFixed { .. } | Self::DirectionMissing { .. } | Self::DirectionUnwanted { .. } => {
                Some("K2-030")
            }
            Self::NotAcclimatization { .. } => Some("K2-041"),
            Self::CardSpent { .. } => Some("K2-029"),
            Self::NotJoined { .. } => Some("K2-027"),
            Self::TooFewPoints { .. } => Some("K2-028"),
            Self::SpaceFull { .. } | Self::MustLeave { .. } => Some("K2-036"),
            Self::TentUsed { .. } => Some("K2-045"),
            Self::NothingOwed | Self::PenaltyDue { .. } => Some("K2-050"),
            Self::NotEligible { .. } => Some("K2-054"),
            Self::PenaltyUnpayable { .. } => Some("Q-K2-19"),
            Self::NotDying { .. } | Self::TooHigh { .. } => Some("K2-068"),
            Self::NoRoom { .. } => Some("Q-K2-22"),
            Self::Crevasse { .. } => Some("Q-EK-10"),
            Self::NotOpen { .. } => Some("Q-EK-13"),
            Self::TileNotDealt { .. } => Some("LH-009"),
            Self::NoFixedRopes => Some("LH-019"),
            Self::RopeUsed { .. } => Some("LH-036"),
            Self::RopeTooLow { .. } => Some("LH-047"),
            Self::RopeTooSteep { .. } => Some("LH-044"),
            Self::RopePaths { .. } => Some("LH-045"),
            Self::RopeBlocked { .. } => Some("LH-046"),
            Self::NotSliding { .. } => Some("LH-031"),
            Self::NoSlide { .. } => Some("LH-032"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_reason(f, self.key(), self.rule())
    }
}

impl std::error::Error for Refusal {}
