//! The position: what lies open, and what hands, choices and acclimatization decks hide.

use std::sync::Arc;

use super::action::Place;
use super::air::{AirDeck, Known};
use super::client::Clients;
use super::game::{Game, ZoneDay};
use super::load::{Camp, Load};
use crate::core::{BySeat, MAX_SEATS, Seat};
use crate::expedition::{Course, Fronts, SeatCards, reads_as_one};
pub use crate::expedition::{MAX_ICEFALL, Probe};
use crate::mountain::{Card, CardCounts, Front, MAX_PAWNS, PAWNS_PER_SEAT, PLAYED, Pawn, SpaceId};

/// Tents of one seat (EV-063).
pub const TENTS: usize = 2;
/// Where score pawns begin (EV-022).
const FIRST_SCORE: u16 = 5;

/// A guide on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Guide {
    /// Where it stands.
    pub space: SpaceId,
    /// What it carries and whom it leads.
    pub load: Load,
}

/// A card that lies open before a seat today, named for a guide or tent.
pub type PlayedCard = crate::expedition::PlayedCard<Place>;

/// How far a seat is with its oxygen (EV-119 to EV-128).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AirStep {
    /// It spends no more today.
    #[default]
    Closed,
    /// It may spend a bottle.
    Open,
    /// It looks at so many more cards.
    Look(u8),
    /// It takes one of the cards seen.
    Keep,
    /// It puts the others back.
    Return,
    /// It removes a hand card.
    Remove,
}

/// What everybody sees of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatPublic {
    /// Its points (EV-003).
    pub score: u16,
    /// Its cards.
    pub deck: SeatCards<Place>,
    /// How far it is with its oxygen.
    pub step: AirStep,
    /// Cards in its acclimatization deck.
    pub air: u8,
    /// Cards seen of that deck and not yet taken or put back.
    pub seen: u8,
    /// Hand cards removed from the game unseen.
    pub removed: u8,
    /// Acclimatization cards that have lain open: at least so many have left the deck.
    pub out: CardCounts,
    /// Its pitched tents, in the order of pitching.
    pub camps: [Option<Camp>; TENTS],
    /// Tents that are out of the game (EV-081).
    pub lost_tents: u8,
}

reads_as_one!(SeatPublic, deck: SeatCards<Place>);

impl SeatPublic {
    /// A pitched tent.
    pub fn camp(&self, camp: u8) -> Option<&Camp> {
        self.camps.get(usize::from(camp))?.as_ref()
    }
}

/// What follows when everything is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The day begins.
    Morning,
    /// The turns begin.
    Act,
}

/// Where the day stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance deals what is missing: first seat, score pawns, tiles, tokens, cards.
    Deal(Stage),
    /// Seats spend oxygen (EV-046).
    Oxygen,
    /// Seats choose cards (EV-047).
    Choose,
    /// A seat takes a risk token (EV-054).
    TakeToken(Seat),
    /// A seat's turn (EV-058).
    Act(Seat),
    /// An icefall tile is turned up.
    Probe(Probe),
    /// The tile costs 2: the guide pays the second point, or steps back (EV-102).
    Fork(Probe),
    /// The end.
    Over,
}

/// All that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The day, its first seat, weather and risk tokens.
    pub course: Course,
    /// Where the day stands.
    pub phase: Phase,
    /// Icefall tiles turned up, by the place of their space among the icefall spaces (EV-100).
    pub icefall: Fronts,
    /// Guides by their index.
    pub guides: [Guide; MAX_PAWNS],
    /// Seats in the order in which their score pawns arrived: of two with equal points the first ranks higher (EV-141).
    pub order: [Option<Seat>; MAX_SEATS],
    /// By seat.
    pub seats: BySeat<SeatPublic>,
    /// Penalty points that the acting seat still owes (EV-060).
    pub owed: u8,
    /// On which of the acting seat's guides a card was played today (Q-EV-11).
    pub eligible: [bool; PAWNS_PER_SEAT],
    /// The guide whose step was the last one: its space is tested when another moves (Q-EV-63).
    pub mover: Option<Pawn>,
    /// While the mover passes a full space: the last space on its way where it may stop (Q-EV-70).
    pub refuge: Option<SpaceId>,
}

reads_as_one!(Public, course: Course);

impl Public {
    /// Whose turn it is, if it is anybody's.
    pub fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Act(seat) => Some(seat),
            Phase::Probe(probe) | Phase::Fork(probe) => Some(probe.pawn.seat()),
            Phase::Deal(_) | Phase::Oxygen | Phase::Choose | Phase::TakeToken(_) | Phase::Over => None,
        }
    }

    /// A guide.
    pub fn guide(&self, guide: Pawn) -> &Guide {
        &self.guides[guide.index()]
    }

    /// Guides on a space.
    pub fn standing(&self, game: &Game, space: SpaceId) -> usize {
        Pawn::all(game.seats()).filter(|guide| self.guide(*guide).space == space).count()
    }

    /// What the weather `ahead` days from today does on a space; `None` if that day is not open.
    pub fn weather(&self, game: &Game, ahead: usize, space: SpaceId) -> Option<ZoneDay> {
        self.tile_of(ahead).map(|(tile, day)| game.zone_day(tile, day, space))
    }

    /// The icefall tile turned up on a space.
    pub fn front(&self, game: &Game, space: SpaceId) -> Option<Front> {
        game.icefall().front(&self.icefall, space)
    }

    /// Whether a face-down icefall tile lies on a space.
    pub fn is_hidden(&self, game: &Game, space: SpaceId) -> bool {
        game.icefall().is_hidden(&self.icefall, space)
    }

    /// What entering a space, or pitching on it, costs (EV-089, EV-106): 1 where a tile is still hidden, nothing where
    /// nobody can enter.
    pub fn cost(&self, game: &Game, space: SpaceId) -> Option<u8> {
        match self.front(game, space) {
            Some(front) => front.cost(),
            None if self.is_hidden(game, space) => Some(1),
            None => Some(game.board().space(space).cost),
        }
    }

    /// Whether a pitched tent of the seat stands on a space (EV-149).
    pub fn has_camp(&self, seat: Seat, space: SpaceId) -> bool {
        self.seats[seat].camps.iter().flatten().any(|camp| camp.space == space)
    }

    /// Tents that the seat can still load at base.
    pub fn tents_at_base(&self, seat: Seat) -> u8 {
        let public = &self.seats[seat];
        let pitched = public.camps.iter().flatten().count();
        let carried = Pawn::of(seat).into_iter().filter(|guide| self.guide(*guide).load.tent).count();
        (TENTS - pitched - carried) as u8 - public.lost_tents
    }

    /// The clients at a guide or in a tent of the seat.
    pub fn clients(&self, seat: Seat, place: Place) -> Option<&Clients> {
        match place {
            Place::Guide(guide) if guide.seat() == seat => Some(&self.guide(guide).load.clients),
            Place::Camp(camp) => self.seats[seat].camp(camp).map(|camp| &camp.clients),
            Place::Guide(_) | Place::Base | Place::Lost => None,
        }
    }

    /// What of a seat's 24 cards does not lie open.
    pub fn unseen(&self, game: &Game, seat: Seat) -> CardCounts {
        self.seats[seat].hidden_of(&game.all_cards()).expect("open cards are part of the deck")
    }

    /// How many cards a seat's draw pile has.
    pub fn pile_size(&self, game: &Game, seat: Seat) -> u8 {
        let public = &self.seats[seat];
        self.unseen(game, seat).total() - public.hand - public.air - public.seen - public.removed
    }
}

/// What only its owner knows of a seat. Draw piles are not stored: what is nowhere else is there, in no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Secret {
    /// Cards in hand.
    pub hand: CardCounts,
    /// Today's choice before it is revealed.
    pub choice: Option<[Card; PLAYED]>,
    /// The acclimatization deck.
    pub air: AirDeck,
    /// Cards seen of it, in the order of seeing.
    pub seen: Known,
    /// The card taken with the bottle that is being spent.
    pub taken: Option<Card>,
    /// Cards removed from the game.
    pub removed: CardCounts,
}

/// The truth of one play of Mount Everest.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) game: Arc<Game>,
    pub(super) public: Public,
    pub(super) secrets: BySeat<Secret>,
}

impl State {
    /// The position before anything is dealt.
    pub fn start(game: Arc<Game>) -> Self {
        let mut public = Public {
            course: Course::new(game.options().first),
            phase: Phase::Deal(Stage::Morning),
            icefall: [None; MAX_ICEFALL],
            guides: [Guide { space: game.base(), load: Load::default() }; MAX_PAWNS],
            order: [None; MAX_SEATS],
            seats: BySeat::default(),
            owed: 0,
            eligible: [false; PAWNS_PER_SEAT],
            mover: None,
            refuge: None,
        };
        let mut secrets = BySeat::<Secret>::default();
        let set_aside = game.deck().set_aside;
        for seat in Seat::all(game.seats()) {
            secrets[seat].air = AirDeck::shuffled(set_aside);
            public.seats[seat] = SeatPublic {
                score: FIRST_SCORE,
                deck: SeatCards::undealt(),
                air: set_aside.total(),
                ..SeatPublic::default()
            };
        }
        Self { game, public, secrets }
    }

    /// Rules, board and options.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// All that lies open.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// What only its owner knows of a seat.
    pub fn secret(&self, seat: Seat) -> &Secret {
        &self.secrets[seat]
    }

    /// A seat's draw pile: what of its cards is nowhere else.
    pub fn pile(&self, seat: Seat) -> CardCounts {
        let pile = self.secrets[seat].pile(self.public.unseen(&self.game, seat));
        pile.expect("what a seat holds is part of what is unseen")
    }
}

impl Secret {
    /// The draw pile, given all cards that do not lie open; nothing if this holds others.
    pub fn pile(&self, unseen: CardCounts) -> Option<CardCounts> {
        let seen: CardCounts = self.seen.cards().iter().copied().collect();
        [self.hand, self.removed, self.air.all(), seen].iter().try_fold(unseen, |rest, part| rest.minus(part))
    }
}
