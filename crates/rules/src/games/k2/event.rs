//! What has happened, for logs and animation.

use super::action::{Direction, Slot};
use super::lhotse::{DISCARDED, Piece};
use super::state::{Climber, PLAYED};
use crate::core::Seat;
use crate::expedition::{Deal, IcefallEvent};
use crate::mountain::{Card, Risk, SpaceId, TileId};

/// One climber's night, with its causes (K2-061 to K2-065).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightReport {
    /// Who.
    pub climber: Climber,
    /// Where.
    pub space: SpaceId,
    /// What the space gives or takes.
    pub terrain: i8,
    /// What the weather takes.
    pub lungs: u8,
    /// What a tent gives, 0 or 1.
    pub tent: u8,
    /// The level before.
    pub before: u8,
    /// The level after the cap; 0 for a climber who dies. In a landslide the cap comes only after it (Q-LH-04).
    pub after: u8,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Who starts the first day.
    FirstSeat(Seat),
    /// A weather tile came to lie open.
    TileShown(TileId),
    /// A risk token was turned face up.
    TokenShown(Risk),
    /// A card was drawn; only its owner knows which.
    CardDrawn {
        /// Who drew.
        seat: Seat,
        /// What, where the observer may know.
        card: Option<Card>,
    },
    /// A seat without draw pile and hand shuffled its played cards (K2-075).
    Reshuffled(Seat),
    /// A day begins.
    DayBegan {
        /// Its number, from 1.
        day: u8,
        /// Who starts.
        start: Seat,
    },
    /// A seat has locked in its choice.
    Chosen(Seat),
    /// A seat's cards are turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The cards, ascending; a short hand leaves places empty.
        cards: [Option<Card>; PLAYED],
        /// What they count for the risk token (K2-021).
        sum: u8,
    },
    /// Nobody takes a token: the highest sum is shared (K2-023).
    NoToken,
    /// A seat must take a token.
    MustTake(Seat),
    /// A seat took a token.
    TokenTaken {
        /// Who.
        seat: Seat,
        /// Its penalty.
        risk: Risk,
    },
    /// A seat's turn begins.
    TurnBegan(Seat),
    /// A card was named for a climber.
    Assigned {
        /// Which of the played cards.
        slot: Slot,
        /// Its kind.
        card: Card,
        /// For whom.
        climber: Climber,
        /// Of a rope card, which value.
        direction: Option<Direction>,
    },
    /// A climber walked.
    Stepped {
        /// Who.
        climber: Climber,
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
        /// Points spent.
        cost: u8,
    },
    /// A climber reached a higher flag.
    Scored {
        /// Who.
        climber: Climber,
        /// Its score now.
        score: u8,
    },
    /// A climber stands on the summit for the first time.
    Summited {
        /// Who.
        climber: Climber,
        /// How many pawns stood there before it (K2-040).
        before: u8,
    },
    /// A tent was pitched.
    Pitched {
        /// By whom.
        climber: Climber,
        /// Where.
        space: SpaceId,
        /// Points spent.
        cost: u8,
    },
    /// A climber gained levels from a card.
    Acclimatized {
        /// Who.
        climber: Climber,
        /// Points of the card.
        points: u8,
        /// Its level now.
        level: u8,
    },
    /// A penalty point was paid with a card.
    PaidCard {
        /// Which of the played cards.
        slot: Slot,
        /// Its kind.
        card: Card,
    },
    /// A penalty point was paid with a level.
    PaidLevel {
        /// Whose.
        climber: Climber,
        /// Its level now.
        level: u8,
    },
    /// What could not be paid lapses (Q-K2-18).
    Lapsed {
        /// Who owed.
        seat: Seat,
        /// How much.
        points: u8,
    },
    /// A seat's turn ended.
    TurnEnded(Seat),
    /// The night's change of a climber.
    Night(NightReport),
    /// A climber died: its score is 1 (K2-066).
    Died(Climber),
    /// A climber is dying; its owner may use the rescue card (Q-K2-35).
    Dying(Climber),
    /// The rescue card was used.
    Rescued {
        /// For whom.
        climber: Climber,
        /// Where it stands now.
        to: SpaceId,
        /// Its score now.
        score: u8,
    },
    /// The rescue card was kept.
    Declined(Seat),
    /// A choice about the rescue card at night is settled; the next seat is asked or the day ends.
    NightSettled(Seat),
    /// The game has ended.
    GameOver,
    /// A seat was dealt a weather tile; only the seat knows which (LH-009).
    TileDealt {
        /// To whom.
        seat: Seat,
        /// Which, where the observer may know.
        tile: Option<TileId>,
    },
    /// A seat has locked in the weather tile it keeps.
    Kept(Seat),
    /// Every seat has kept a tile: the pile is shuffled (LH-013).
    DraftEnded,
    /// A seat has locked in the cards it discards.
    DiscardChosen(Seat),
    /// A seat's discarded cards are revealed (LH-021).
    Discarded {
        /// Whose.
        seat: Seat,
        /// The cards, ascending.
        cards: [Card; DISCARDED],
    },
    /// A fixed rope was placed (LH-035).
    RopeFixed {
        /// By whom.
        climber: Climber,
        /// Where it stands.
        from: SpaceId,
        /// The other end.
        to: SpaceId,
        /// Points spent.
        cost: u8,
    },
    /// A climber in a landslide lost levels, after the night's change (LH-028).
    Buried {
        /// Who.
        climber: Climber,
        /// Its level before.
        before: u8,
        /// Its level after the cap; 0 for a climber who dies.
        after: u8,
    },
    /// A landslide has moved a piece (LH-029).
    Slid {
        /// Which.
        piece: Piece,
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
    },
    /// Something happened in the icefall.
    Icefall(IcefallEvent),
}

impl From<Deal> for Event {
    /// What everybody, or for a card its owner, hears of it.
    fn from(deal: Deal) -> Self {
        match deal {
            Deal::FirstSeat(seat) => Self::FirstSeat(seat),
            Deal::Tile(tile) => Self::TileShown(tile),
            Deal::Token(risk) => Self::TokenShown(risk),
            Deal::Card(seat, card) => Self::CardDrawn { seat, card: Some(card) },
        }
    }
}

impl From<IcefallEvent> for Event {
    fn from(event: IcefallEvent) -> Self {
        Self::Icefall(event)
    }
}
