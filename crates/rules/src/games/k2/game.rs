//! The fixed part of a table: board, weather, deck and options, with what the rules look up all the time.

use super::setup::{Library, Limits, Options, SEATS, Setup};
use super::state::MAX_CLIMBERS;
use crate::core::{Faults, find_part};
use crate::mountain::{Board, Card, CardKind, DAYS_PER_TILE, Deck, RiskCounts, SpaceId, TileId, Weather};

/// Cards in a full deck (K2-009).
const DECK_SIZE: u8 = 18;
/// Tiles in a season (K2-005).
const TILES: usize = 6;

/// Least sums for sailor's betters, best first: Himalayan climber, Alpinist, Tatra climber; by harder side and winter
/// (K2-084).
pub const RESULT_LEVELS: [[[u8; 3]; 2]; 2] = [[[20, 16, 11], [17, 15, 10]], [[17, 15, 10], [16, 14, 10]]];

/// Rules, board and options of one table: immutable and cheap to share.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    setup: Setup,
    board: Board,
    weather: Weather,
    deck: Deck,
    /// Most climbers on each space; the start has none (Q-K2-03).
    limits: Vec<u8>,
    /// Lungs and boots by tile, day and zone.
    effects: Vec<[Vec<(u8, u8)>; DAYS_PER_TILE]>,
    track: Vec<u8>,
}

impl Game {
    /// Makes the game of a set-up from the data in the library.
    ///
    /// # Errors
    /// If the set-up names something that is not there, or the data does not fit the game (all faults at once).
    pub fn new(setup: &Setup, library: &Library) -> Result<Self, Faults> {
        let board = find_part("board", &setup.board, &library.boards, |board| &board.id)?;
        let weather = find_part("weather set", &setup.weather, &library.weathers, |weather| &weather.id)?;
        let deck = find_part("deck", "k2", &library.decks, |deck| &deck.id)?;
        Self::from_parts(setup, board.clone(), weather.clone(), deck.clone())
    }

    /// Makes the game from its parts.
    ///
    /// # Errors
    /// If they do not fit each other or the game (all faults at once).
    pub fn from_parts(setup: &Setup, board: Board, weather: Weather, deck: Deck) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        let mut fault = |message: String| faults.push(message);
        if !SEATS.contains(&setup.seats) {
            fault(format!("K2 has 1 to 5 seats, not {}", setup.seats));
        }
        setup.options.first.fault(setup.seats).into_iter().for_each(&mut fault);
        for (kind, id, games) in [
            ("board", &board.id, &board.games),
            ("weather set", &weather.id, &weather.games),
            ("deck", &deck.id, &deck.games),
        ] {
            if !games.iter().any(|g| g == "k2") {
                fault(format!("the {kind} `{id}` is not for the game k2"));
            }
        }
        if weather.tiles.len() != TILES {
            fault(format!(
                "the weather set `{}` must have {TILES} tiles, not {}",
                weather.id,
                weather.tiles.len()
            ));
        }
        if deck.counts.total() != DECK_SIZE {
            fault(format!("the deck `{}` must have {DECK_SIZE} cards, not {}", deck.id, deck.counts.total()));
        }
        for (is_foreign, what) in [
            (
                closes_zones(&weather),
                format!("the weather set `{}` closes zones, which K2 does not know (Q-EK-06)", weather.id),
            ),
            (
                deck.set_aside.total() > 0,
                format!("the deck `{}` sets cards aside, which K2 does not know", deck.id),
            ),
            (
                has_losses(&deck),
                format!("the deck `{}` has cards that cost clients a level; K2 has no clients", deck.id),
            ),
        ] {
            if is_foreign {
                fault(what);
            }
        }
        for zone in weather.unknown_zones(&board) {
            fault(format!("the weather set `{}` speaks of a zone `{zone}` that the board lacks", weather.id));
        }
        if !faults.is_empty() {
            return Err(Faults::of_setup(faults));
        }
        Ok(Self {
            limits: limits(&board, setup),
            effects: effects(&board, &weather),
            track: board.track(),
            setup: setup.clone(),
            board,
            weather,
            deck,
        })
    }

    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The variants chosen.
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.setup.seats
    }

    /// Whether one plays alone (K2-080).
    pub fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    /// The mountain.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The season.
    pub fn weather(&self) -> &Weather {
        &self.weather
    }

    /// Each seat's deck.
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// What a card gives.
    pub fn kind(&self, card: Card) -> CardKind {
        self.deck.kind(card)
    }

    /// The fields of the points track, lowest first (K2-086).
    pub fn track(&self) -> &[u8] {
        &self.track
    }

    /// Most climbers on a space (K2-034); `None` on the start (Q-K2-03).
    pub fn limit(&self, space: SpaceId) -> Option<u8> {
        let limit = self.limits[usize::from(space.0)];
        (limit < MAX_CLIMBERS as u8).then_some(limit)
    }

    /// Lungs and boots on a space on this day of a tile.
    pub fn effect(&self, tile: TileId, day_of_tile: usize, space: SpaceId) -> (u8, u8) {
        let zone = self.board.space(space).zone;
        self.effects[usize::from(tile.0)][day_of_tile][usize::from(zone.0)]
    }

    /// All 20 risk tokens (K2-008).
    pub const fn risk_tokens() -> RiskCounts {
        RiskCounts::ALL
    }
}

fn closes_zones(weather: &Weather) -> bool {
    weather.tiles.iter().flat_map(|tile| &tile.days).any(|day| !day.closed.is_empty())
}

fn has_losses(deck: &Deck) -> bool {
    deck.kinds.iter().any(|kind| matches!(kind, CardKind::Movement { loss: 1.., .. }))
}

fn limits(board: &Board, setup: &Setup) -> Vec<u8> {
    let relaxed = setup.options.limits == Limits::Relaxed;
    board.ids().map(|space| board.limit(space, setup.seats, relaxed).unwrap_or(MAX_CLIMBERS as u8)).collect()
}

fn effects(board: &Board, weather: &Weather) -> Vec<[Vec<(u8, u8)>; DAYS_PER_TILE]> {
    let of_day = |day: &crate::mountain::Day| -> Vec<(u8, u8)> {
        let hit = |zone: &crate::mountain::Zone| day.zones.contains(&zone.id);
        board.zones.iter().map(|zone| if hit(zone) { (day.lungs, day.boots) } else { (0, 0) }).collect()
    };
    weather.tiles.iter().map(|tile| std::array::from_fn(|i| of_day(&tile.days[i]))).collect()
}
