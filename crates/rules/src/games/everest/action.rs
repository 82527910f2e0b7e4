//! What seats and chance can do.

use super::client::{Client, ClientKind};
use crate::core::Seat;
use crate::expedition::Deal;
use crate::mountain::{Card, Direction, Front, PLAYED, Pawn, Risk, Slot, SpaceId, TileId};

/// Something that is carried, or led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A tent that is not pitched. Text: `tent`.
    Tent,
    /// A bottle. Text: `oxygen`.
    Oxygen,
    /// A client. Text: `m1`, `t3*`.
    Client(Client),
}

impl Item {
    /// What the base gives to whoever stands there (EV-062, EV-063, EV-035).
    pub const AT_BASE: [Self; 4] = [
        Self::Tent,
        Self::Oxygen,
        Self::Client(Client::fresh(ClientKind::Mountaineer)),
        Self::Client(Client::fresh(ClientKind::Tourist)),
    ];
}

/// Where an item can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The supply at base. Text: `base`.
    Base,
    /// A guide's load. Text: `A1`.
    Guide(Pawn),
    /// One of the seat's pitched tents, 0 or 1. Text: `camp1`, `camp2`.
    Camp(u8),
    /// Left behind on the mountain (EV-078). Text: `lost`.
    Lost,
}

/// Up to two cards that go back to the acclimatization deck, from the top down.
pub type Returned = [Option<Card>; 2];

/// What a seat can do. Text: see each variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Spend a bottle of a tent at the start of the day (EV-119): `oxygen camp1`.
    Oxygen {
        /// Which of the seat's tents, 0 or 1.
        camp: u8,
    },
    /// Take one of the cards seen into hand (EV-121): `keep a2`.
    Keep {
        /// Which.
        card: Card,
    },
    /// Put the others back on one end of the deck (EV-124): `return top a1 a3`, `return bottom a1`.
    Return {
        /// The cards, from the top down.
        cards: Returned,
        /// On top, or at the bottom.
        on_top: bool,
    },
    /// Remove a hand card from the game (EV-125): `remove m1`.
    Remove {
        /// Which.
        card: Card,
    },
    /// Spend no more bottles today (Q-EV-93): `close`.
    Close,
    /// Choose three cards of the hand, lowest first (EV-047): `choose m1 m2 r1/3`.
    Choose {
        /// The cards, ascending.
        cards: [Card; PLAYED],
    },
    /// Take one of the face-up risk tokens (EV-054): `take 1`.
    TakeToken {
        /// Its penalty.
        risk: Risk,
    },
    /// Name a movement card for a guide, a rope card with its direction (EV-085): `assign c1 A1`, `assign c2 A1 up`.
    Assign {
        /// The card.
        slot: Slot,
        /// One of the seat's guides.
        guide: Pawn,
        /// Of a rope card, which value.
        direction: Option<Direction>,
    },
    /// Walk to a linked space (EV-088): `step A1 i4`. A hidden icefall tile is turned up for 1 point (EV-099).
    Step {
        /// Who.
        guide: Pawn,
        /// Where to.
        to: SpaceId,
    },
    /// Pay the second point and enter the icefall space just turned up (EV-102): `stay`.
    Stay,
    /// Stay where the guide came from (EV-102): `retreat`.
    Retreat,
    /// Both guides change places (EV-097): `swap`.
    Swap,
    /// Load, hand over, put into a tent, unload or abandon (EV-061 to EV-083): `move m2 A1 camp1`.
    Move {
        /// What.
        item: Item,
        /// From where.
        from: Place,
        /// Where to.
        to: Place,
    },
    /// Pitch the tent that the guide carries (EV-113): `pitch A1`.
    Pitch {
        /// Who.
        guide: Pawn,
    },
    /// Raise a client's level by points of a card (EV-109): `acclimatize c3 A1 m2 1`.
    Acclimatize {
        /// The card.
        slot: Slot,
        /// With which guide or in which tent the client is.
        place: Place,
        /// Who.
        client: Client,
        /// How many points.
        points: u8,
    },
    /// Pay one penalty point with a card (EV-130): `pay c1`; a rope card that no point is used of: `pay c2 up`.
    PayCard {
        /// The card.
        slot: Slot,
        /// Of a rope card not yet named for a guide, which value.
        direction: Option<Direction>,
    },
    /// Pay one penalty point with a level of every client that is with a guide (EV-130): `pay A1`.
    PayLevel {
        /// Which guide.
        guide: Pawn,
    },
    /// End the turn: `end`.
    EndTurn,
}

/// What chance can bring. Text: `first A`, `pawn A`, `tile 3`, `token 1`, `card A m2`, `air A a2`, `front crevasse`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Who starts the first day (EV-027).
    FirstSeat(Seat),
    /// Whose score pawn comes next in the order on the first field (EV-023).
    ScorePawn(Seat),
    /// The next weather tile.
    Tile(TileId),
    /// A risk token turned face up.
    Token(Risk),
    /// A card drawn from the main deck.
    Card(Seat, Card),
    /// The top card of the acclimatization deck, seen by its owner (EV-121).
    Air(Seat, Card),
    /// The front of the icefall tile that is turned up.
    Front(Front),
}

impl From<Deal> for Outcome {
    fn from(deal: Deal) -> Self {
        match deal {
            Deal::FirstSeat(seat) => Self::FirstSeat(seat),
            Deal::Tile(tile) => Self::Tile(tile),
            Deal::Token(risk) => Self::Token(risk),
            Deal::Card(seat, card) => Self::Card(seat, card),
        }
    }
}

impl Outcome {
    /// The outcome as what every expedition deals, if it is that.
    pub(super) const fn deal(self) -> Option<Deal> {
        match self {
            Self::FirstSeat(seat) => Some(Deal::FirstSeat(seat)),
            Self::Tile(tile) => Some(Deal::Tile(tile)),
            Self::Token(risk) => Some(Deal::Token(risk)),
            Self::Card(seat, card) => Some(Deal::Card(seat, card)),
            Self::ScorePawn(_) | Self::Air(..) | Self::Front(_) => None,
        }
    }
}
