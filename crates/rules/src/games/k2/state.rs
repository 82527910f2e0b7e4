//! The position: what lies open, and what hands and choices hide.

use std::sync::Arc;

use super::game::Game;
use super::lhotse;
use crate::core::{BySeat, Seat, SeatSet};
use crate::expedition::{Course, SeatCards, reads_as_one};
use crate::mountain::{Card, CardCounts, SpaceId};
pub use crate::mountain::{
    DAYS, HAND, MAX_PAWNS as MAX_CLIMBERS, PAWNS_PER_SEAT as CLIMBERS_PER_SEAT, PLAYED, Pawn as Climber,
};

/// The end of the acclimatization track (K2-007, Q-K2-08).
pub const MAX_LEVEL: u8 = 10;
/// The highest level after a night (K2-064).
pub const NIGHT_CAP: u8 = 6;
/// Whether a climber lives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Life {
    /// On the mountain.
    #[default]
    Alive,
    /// Below level 1, its owner deciding about the rescue card (K2-068).
    Dying,
    /// Off the board (K2-065).
    Dead,
}

/// A climber on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClimberState {
    /// Where it stands; the start for a dead one.
    pub space: SpaceId,
    /// Its acclimatization level, 1 to 10; 0 for a dying or dead one.
    pub level: u8,
    /// Its points (K2-038).
    pub score: u8,
    /// Where its tent stands, once pitched (K2-045).
    pub tent: Option<SpaceId>,
    /// Whether it lives.
    pub life: Life,
}

/// A card that lies open before a seat today, named for a climber.
pub type PlayedCard = crate::expedition::PlayedCard<Climber>;

/// What everybody sees of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatPublic {
    /// Its cards.
    pub deck: SeatCards<Climber>,
    /// Whether an unused rescue card is there (K2-067).
    pub rescue: bool,
}

reads_as_one!(SeatPublic, deck: SeatCards<Climber>);

/// What follows when everything is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The day begins with the choice of cards.
    Choose,
    /// The turns begin.
    Act,
    /// Seats keep one of two weather tiles (LH-009).
    Draft,
    /// Seats discard cards (LH-021).
    Discard,
}

/// Where the day stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance deals what is missing: first seat, tiles, tokens, cards.
    Deal(Stage),
    /// Seats choose cards (K2-020).
    Choose,
    /// A seat takes a risk token (K2-022).
    TakeToken(Seat),
    /// A seat's turn (K2-025).
    Act(Seat),
    /// A seat decides about its rescue card (Q-K2-35).
    Rescue {
        /// Who.
        seat: Seat,
        /// At night, or within its turn.
        night: bool,
    },
    /// The end.
    Over,
    /// Seats keep one of two weather tiles (LH-009).
    Draft,
    /// Seats discard cards (LH-021).
    Discard,
    /// A seat chooses where its piece slides (LH-033).
    Slide(Seat),
}

/// All that lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Public {
    /// The day, its first seat, weather and risk tokens.
    pub course: Course,
    /// Where the day stands.
    pub phase: Phase,
    /// Climbers by their index.
    pub climbers: [ClimberState; MAX_CLIMBERS],
    /// Score pawns on the summit field, in their order (K2-040).
    pub summit: [Option<Climber>; MAX_CLIMBERS],
    /// By seat.
    pub seats: BySeat<SeatPublic>,
    /// Penalty points that the acting seat still owes (K2-050).
    pub owed: u8,
    /// Which of the acting seat's climbers moved, pitched or gained points from cards today (K2-054, Q-K2-17).
    pub eligible: [bool; CLIMBERS_PER_SEAT],
    /// The climber whose step was the last one: its space is tested when another moves (Q-K2-34).
    pub mover: Option<Climber>,
    /// What there is in Lhotse alone.
    pub lhotse: lhotse::Open,
}

reads_as_one!(Public, course: Course);

impl Public {
    /// A climber.
    pub fn climber(&self, climber: Climber) -> &ClimberState {
        &self.climbers[climber.index()]
    }

    /// Whether the climber is on the mountain.
    pub fn lives(&self, climber: Climber) -> bool {
        self.climber(climber).life == Life::Alive
    }

    /// Whether a climber of the seat lives.
    pub fn seat_lives(&self, seat: Seat) -> bool {
        Climber::of(seat).into_iter().any(|climber| self.lives(climber))
    }

    /// Living climbers on a space.
    pub fn standing(&self, space: SpaceId) -> usize {
        self.climbers.iter().filter(|c| c.life == Life::Alive && c.space == space).count()
    }

    /// Today's surcharge on entering a space (K2-058).
    pub fn boots(&self, game: &Game, space: SpaceId) -> u8 {
        self.tile_of(0).map_or(0, |(tile, day)| game.effect(tile, day, space).1)
    }

    /// What entering a space, or pitching on it, costs today (K2-028, Q-K2-13).
    pub fn cost(&self, game: &Game, space: SpaceId) -> u8 {
        game.board().space(space).cost + self.boots(game, space)
    }

    /// A climber's night if it came now, on the day `ahead` days from today, with this level: the causes and the level
    /// before death and cap (K2-061 to K2-063).
    pub fn night(&self, game: &Game, climber: Climber, ahead: usize) -> Option<NightChange> {
        let (tile, day) = self.tile_of(ahead)?;
        let space = self.climber(climber).space;
        let tents = Climber::of(climber.seat());
        let has_tent = tents.iter().any(|c| self.climber(*c).tent == Some(space));
        Some(game.night(tile, day, space, has_tent))
    }

    /// A seat's points: the sum of both climbers' (K2-077).
    pub fn score(&self, seat: Seat) -> u8 {
        Climber::of(seat).iter().map(|climber| self.climber(*climber).score).sum()
    }

    /// Seats with a living climber.
    pub fn living_seats(&self, game: &Game) -> SeatSet {
        Seat::all(game.seats()).filter(|seat| self.seat_lives(*seat)).collect()
    }
}

/// What a night does to a climber, before death and cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightChange {
    /// What the space gives or takes.
    pub terrain: i8,
    /// What the weather takes.
    pub lungs: u8,
    /// What a tent gives.
    pub tent: u8,
    /// What a landslide takes, tent or no tent (LH-028).
    pub landslide: u8,
}

impl NightChange {
    /// The level that follows from this one, with a landslide: 0 is death, 6 the most (K2-064, K2-065).
    pub fn after(self, level: u8) -> u8 {
        lhotse::buried(self.after_night(level), self.landslide)
    }

    /// The level before a landslide, if there is one: the cap comes after it (Q-LH-03, Q-LH-04).
    pub(super) fn after_night(self, level: u8) -> u8 {
        let most = if self.landslide == 0 { NIGHT_CAP } else { u8::MAX };
        let net = i32::from(level) + i32::from(self.terrain) + i32::from(self.tent) - i32::from(self.lungs);
        net.clamp(0, i32::from(most)) as u8
    }
}

/// What hands and choices hide. Draw piles are not stored: what is nowhere else is there, in no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Hidden {
    /// Cards in hand.
    pub(super) hands: BySeat<CardCounts>,
    /// Today's choices before they are revealed.
    pub(super) choices: BySeat<Option<[Card; PLAYED]>>,
    /// What there is in Lhotse alone.
    pub(super) lhotse: lhotse::Secret,
}

/// The truth of one play of K2.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) game: Arc<Game>,
    pub(super) public: Public,
    pub(super) hidden: Hidden,
}

impl State {
    /// The position before anything is dealt.
    pub fn start(game: Arc<Game>) -> Self {
        let first_stage = game.first_stage();
        let deck = if first_stage == Stage::Discard { SeatCards::default() } else { SeatCards::undealt() };
        let seat = SeatPublic { deck, rescue: game.options().family };
        let mut public = Public {
            course: Course::new(game.options().first),
            phase: Phase::Deal(first_stage),
            climbers: [ClimberState { life: Life::Dead, ..ClimberState::default() }; MAX_CLIMBERS],
            summit: [None; MAX_CLIMBERS],
            seats: BySeat::default(),
            owed: 0,
            eligible: [false; CLIMBERS_PER_SEAT],
            mover: None,
            lhotse: lhotse::Open { discarded: lhotse::discarded_at_start(&game), ..lhotse::Open::default() },
        };
        for seat_index in Seat::all(game.seats()) {
            public.seats[seat_index] = seat;
        }
        for climber in Climber::all(game.seats()) {
            public.climbers[climber.index()] = ClimberState {
                space: game.start_of(climber),
                level: 1,
                score: game.track()[0],
                tent: None,
                life: Life::Alive,
            };
        }
        Self { game, public, hidden: Hidden::default() }
    }

    /// Rules, board and options.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// All that lies open.
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// A seat's cards in hand.
    pub fn hand(&self, seat: Seat) -> &CardCounts {
        &self.hidden.hands[seat]
    }

    /// A seat's draw pile: what of its deck is nowhere else.
    pub fn pile(&self, seat: Seat) -> CardCounts {
        let unseen = self.public.unseen(&self.game, seat);
        unseen.minus(&self.hidden.hands[seat]).expect("a hand is part of what is unseen")
    }
}

impl Public {
    /// The cards that a seat plays with: its deck without what it has discarded (LH-022).
    pub fn deck_of(&self, game: &Game, seat: Seat) -> CardCounts {
        let box_pile = lhotse::pile(self.lhotse.discarded[seat]);
        game.deck().counts.minus(&box_pile).expect("only cards of the deck are discarded")
    }

    /// What of a seat's deck lies in its hand and draw pile together.
    pub fn unseen(&self, game: &Game, seat: Seat) -> CardCounts {
        self.seats[seat].hidden_of(&self.deck_of(game, seat)).expect("open cards are part of the deck")
    }
}
