//! Why an action is refused: a typed reason with its numbers, which an interface can put into words.

use std::fmt;

use super::action::Place;
use crate::core::{Seat, write_reason};
use crate::expedition::CardRefusal;
use crate::mountain::{Card, Direction, Pawn, Risk, Slot, SpaceId};

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
    /// No bottle lies at this tent (EV-120).
    NoOxygen {
        /// Which tent, 0 or 1.
        camp: u8,
    },
    /// A bottle shows no card below 6000 m (EV-122, Q-EV-48).
    TooLow {
        /// Which tent, 0 or 1.
        camp: u8,
    },
    /// The acclimatization deck is used up (Q-EV-47).
    AirDeckEmpty,
    /// The card is none of those seen (EV-121).
    CardNotSeen {
        /// Which.
        card: Card,
    },
    /// All cards seen and not taken must go back, and no others (EV-124).
    ReturnAll,
    /// The card just taken cannot be removed (EV-126).
    JustTaken {
        /// Which.
        card: Card,
    },
    /// The seat has locked in its choice already.
    AlreadyChosen,
    /// The card is not in the hand.
    CardNotInHand {
        /// The first that is missing.
        card: Card,
    },
    /// The cards are not in the deck's order.
    CardsUnordered,
    /// No such token lies face up (EV-054).
    TokenNotShown {
        /// Its penalty.
        risk: Risk,
    },
    /// The guide is another seat's.
    NotYourGuide {
        /// Which.
        guide: Pawn,
    },
    /// The seat has played no such card.
    NoSuchCard {
        /// Which.
        slot: Slot,
    },
    /// The card is bound to another guide or tent: points of it are spent (EV-086, EV-108).
    CardBound {
        /// Which card.
        slot: Slot,
    },
    /// The rope card's direction is fixed (EV-091, Q-EV-21).
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
    /// The card is no movement card.
    NotMovement {
        /// Which card.
        slot: Slot,
    },
    /// The card is no acclimatization card.
    NotAcclimatization {
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
    /// No link joins the two spaces (EV-088).
    NotJoined {
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// Nobody may move in this zone today, nor enter or leave it (EV-145).
    ZoneClosed {
        /// A space in it.
        space: SpaceId,
    },
    /// Nobody can enter a crevasse (EV-106).
    Crevasse {
        /// Where.
        space: SpaceId,
    },
    /// A guide may not carry so many bottles there (EV-074, Q-EV-42).
    TooMuchOxygen {
        /// Who.
        guide: Pawn,
        /// Most bottles there.
        limit: u8,
    },
    /// The cards named for the guide give too few points (EV-089).
    TooFewPoints {
        /// Who.
        guide: Pawn,
        /// Points needed.
        need: u8,
        /// Points that can be used for it.
        have: u8,
    },
    /// The guide could not leave the full space again today (EV-096).
    SpaceFull {
        /// Which.
        space: SpaceId,
        /// Most guides there.
        limit: u8,
    },
    /// A guide must leave the full space first (Q-EV-63).
    MustLeave {
        /// Who.
        guide: Pawn,
        /// From where.
        space: SpaceId,
        /// Most guides there.
        limit: u8,
    },
    /// Guides change places only between adjacent spaces that are both full (EV-097).
    NothingToSwap,
    /// The item is not where it shall be taken from.
    NotThere,
    /// Things do not go from the one place to the other (EV-075).
    NoTransfer,
    /// The guide does not stand where this could be done (EV-062 to EV-065).
    NotHere {
        /// Who.
        guide: Pawn,
    },
    /// There is no room for it (EV-073).
    NoRoom {
        /// On whose board.
        guide: Pawn,
    },
    /// An exchange is under way, and the guide still carries more than its board has room for (EV-066, Q-EV-94).
    Overloaded {
        /// Who.
        guide: Pawn,
    },
    /// The tent holds more than any game needs.
    CampFull,
    /// The guide carries no tent (EV-113).
    NoTent {
        /// Who.
        guide: Pawn,
    },
    /// No penalty is owed.
    NothingOwed,
    /// No card was played on the guide, or it leads no client (EV-132, Q-EV-10).
    NotEligible {
        /// Who.
        guide: Pawn,
    },
    /// The penalty must be paid before the turn ends (EV-060).
    PenaltyDue {
        /// Points owed.
        owed: u8,
    },
    /// After this the penalty could not be paid any more (Q-EV-08).
    PenaltyUnpayable {
        /// Points owed.
        owed: u8,
        /// Points that could still be paid afterwards.
        payable: u8,
    },
}

impl Refusal {
    /// Why a card cannot be named or pay so.
    pub(super) const fn of_card(slot: Slot, reason: CardRefusal<Place>) -> Self {
        match reason {
            CardRefusal::Bound(_) => Self::CardBound { slot },
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

    /// The rule that says so, if it is one alone.
    pub const fn rule(&self) -> Option<&'static str> {
        self.key_and_rule().1
    }

    const fn key_and_rule(&self) -> (&'static str, Option<&'static str>) {
        match self {
            Self::GameOver => ("game-over", None),
            Self::ChanceFirst => ("chance-first", None),
            Self::NoSuchChance => ("no-such-chance", None),
            Self::NotNow { .. } => ("not-now", None),
            Self::NoOxygen { .. } => ("no-oxygen", Some("EV-120")),
            Self::TooLow { .. } => ("too-low", Some("EV-122")),
            Self::AirDeckEmpty => ("air-deck-empty", Some("Q-EV-47")),
            Self::CardNotSeen { .. } => ("card-not-seen", Some("EV-121")),
            Self::ReturnAll => ("return-all", Some("EV-124")),
            Self::JustTaken { .. } => ("just-taken", Some("EV-126")),
            Self::AlreadyChosen => ("already-chosen", None),
            Self::CardNotInHand { .. } => ("card-not-in-hand", None),
            Self::CardsUnordered => ("cards-unordered", None),
            Self::TokenNotShown { .. } => ("token-not-shown", Some("EV-054")),
            Self::NotYourGuide { .. } => ("not-your-guide", None),
            Self::NoSuchCard { .. } => ("no-such-card", None),
            Self::CardBound { .. } => ("card-bound", Some("EV-086")),
            Self::DirectionFixed { .. } => ("direction-fixed", Some("EV-091")),
            Self::DirectionMissing { .. } => ("direction-missing", None),
            Self::DirectionUnwanted { .. } => ("direction-unwanted", None),
            Self::AlreadyAssigned { .. } => ("already-assigned", None),
            Self::NotMovement { .. } => ("not-movement", None),
            Self::NotAcclimatization { .. } => ("not-acclimatization", None),
            Self::CardSpent { .. } => ("card-spent", None),
            Self::NotJoined { .. } => ("not-joined", Some("EV-088")),
            Self::ZoneClosed { .. } => ("zone-closed", Some("EV-145")),
            Self::Crevasse { .. } => ("crevasse", Some("EV-106")),
            Self::TooMuchOxygen { .. } => ("too-much-oxygen", Some("EV-074")),
            Self::TooFewPoints { .. } => ("too-few-points", Some("EV-089")),
            Self::SpaceFull { .. } => ("space-full", Some("EV-096")),
            Self::MustLeave { .. } => ("must-leave", Some("Q-EV-63")),
            Self::NothingToSwap => ("nothing-to-swap", Some("EV-097")),
            Self::NotThere => ("not-there", None),
            Self::NoTransfer => ("no-transfer", Some("EV-075")),
            Self::NotHere { .. } => ("not-here", Some("EV-062")),
            Self::NoRoom { .. } => ("no-room", Some("EV-073")),
            Self::Overloaded { .. } => ("overloaded", Some("EV-066")),
            Self::CampFull => ("camp-full", None),
            Self::NoTent { .. } => ("no-tent", Some("EV-113")),
            Self::NothingOwed => ("nothing-owed", None),
            Self::NotEligible { .. } => ("not-eligible", Some("EV-132")),
            Self::PenaltyDue { .. } => ("penalty-due", Some("EV-060")),
            Self::PenaltyUnpayable { .. } => ("penalty-unpayable", Some("Q-EV-08")),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_reason(f, self.key(), self.rule())
    }
}

impl std::error::Error for Refusal {}
