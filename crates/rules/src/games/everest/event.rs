//! What has happened, for logs and animation.

use super::action::{Item, Place};
use super::client::{Client, ClientKind};
use crate::core::Seat;
use crate::expedition::{Deal, IcefallEvent};
use crate::mountain::{Card, Direction, PLAYED, Pawn, Risk, Slot, SpaceId, TileId};

/// One client's night, with its causes (EV-147 to EV-152).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightReport {
    /// Whose.
    pub seat: Seat,
    /// With which guide or in which tent.
    pub place: Place,
    /// Who, as it was before.
    pub client: Client,
    /// What the space gives or takes.
    pub terrain: i8,
    /// What the weather takes.
    pub lungs: u8,
    /// What a tent gives, 0 or 1.
    pub tent: u8,
    /// The level after the cap; 0 for a client who dies.
    pub after: u8,
}

/// Why points were won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// Clients reached the summit (EV-134).
    Summit,
    /// Clients came back from it (EV-137).
    Return,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Who starts the first day.
    FirstSeat(Seat),
    /// A score pawn was put to the right of those on the first field.
    ScorePawn(Seat),
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
    /// A seat without draw pile and hand shuffled its played cards (EV-159).
    Reshuffled(Seat),
    /// A day begins.
    DayBegan {
        /// Its number, from 1.
        day: u8,
        /// Who starts.
        start: Seat,
    },
    /// A bottle was spent.
    OxygenSpent {
        /// By whom.
        seat: Seat,
        /// In which of its tents.
        camp: u8,
        /// How many cards it shows.
        cards: u8,
    },
    /// A card of the acclimatization deck was seen; only its owner knows which.
    AirSeen {
        /// Who looked.
        seat: Seat,
        /// What, where the observer may know.
        card: Option<Card>,
    },
    /// One of the cards seen was taken into hand.
    AirKept {
        /// Who.
        seat: Seat,
        /// What, where the observer may know.
        card: Option<Card>,
    },
    /// The others went back.
    AirReturned {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, from the top down, where the observer may know.
        cards: [Option<Card>; 2],
        /// On top, or at the bottom.
        on_top: bool,
    },
    /// A hand card was removed from the game.
    CardRemoved {
        /// Who.
        seat: Seat,
        /// What, where the observer may know.
        card: Option<Card>,
    },
    /// A seat spends no more bottles today.
    OxygenClosed(Seat),
    /// All oxygen is spent; cards are chosen.
    ChoiceBegan,
    /// A seat has locked in its choice.
    Chosen(Seat),
    /// A seat's cards are turned up.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The cards, ascending.
        cards: [Option<Card>; PLAYED],
        /// What they count for the risk token (EV-050).
        sum: u8,
    },
    /// Nobody takes a token: the highest sum is shared (EV-056).
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
    /// A card was named for a guide.
    Assigned {
        /// Which of the played cards.
        slot: Slot,
        /// Its kind.
        card: Card,
        /// For whom.
        guide: Pawn,
        /// Of a rope card, which value.
        direction: Option<Direction>,
    },
    /// A guide walked.
    Stepped {
        /// Who.
        guide: Pawn,
        /// From.
        from: SpaceId,
        /// To.
        to: SpaceId,
        /// Points spent.
        cost: u8,
    },
    /// Something happened in the icefall.
    Icefall(IcefallEvent),
    /// A seat's guides changed places.
    Swapped(Seat),
    /// Something was loaded, handed over, stored, unloaded or abandoned.
    Moved {
        /// Whose.
        seat: Seat,
        /// What.
        item: Item,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// A tent was pitched.
    Pitched {
        /// By whom.
        guide: Pawn,
        /// Where.
        space: SpaceId,
        /// Points spent.
        cost: u8,
    },
    /// A client gained levels from a card.
    Acclimatized {
        /// With which guide or in which tent.
        place: Place,
        /// Who, as it was before.
        client: Client,
        /// Points of the card.
        points: u8,
        /// Its level now.
        level: u8,
    },
    /// Every client with a guide lost levels, by a card or as a penalty.
    LostLevels {
        /// Whose clients.
        guide: Pawn,
        /// How many levels.
        levels: u8,
    },
    /// A penalty point was paid with a card.
    PaidCard {
        /// Which of the played cards.
        slot: Slot,
        /// Its kind.
        card: Card,
    },
    /// A penalty point was paid with levels.
    PaidLevel {
        /// Of which guide's clients.
        guide: Pawn,
    },
    /// What could not be paid lapses (Q-EV-09).
    Lapsed {
        /// Who owed.
        seat: Seat,
        /// How much.
        points: u8,
    },
    /// Points were won.
    Won {
        /// By whom.
        seat: Seat,
        /// What for.
        gain: Gain,
        /// How many.
        points: u16,
        /// The score now.
        score: u16,
    },
    /// A client died (EV-138).
    Died {
        /// Whose.
        seat: Seat,
        /// A mountaineer or a tourist.
        kind: ClientKind,
    },
    /// Points were lost for the dead.
    Lost {
        /// By whom.
        seat: Seat,
        /// How many; of these only those above 1 count (EV-139).
        points: u16,
        /// The score now.
        score: u16,
    },
    /// A seat's turn ended.
    TurnEnded(Seat),
    /// The night's change of a client.
    Night(NightReport),
    /// The game has ended.
    GameOver,
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
