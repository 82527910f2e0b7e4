//! The fixed part of a table: board, weather, deck, icefall tiles and options, with what is looked up all the time.

use super::check_data::{TILES, check};
use super::setup::{Library, Options, Setup};
use crate::core::Faults;
use crate::expedition::{IcefallArea, Parts};
use crate::mountain::{
    Board, Card, CardCounts, CardKind, DAYS_PER_TILE, Deck, Icefall, SpaceId, TileId, Weather,
};

/// What a day does in a zone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZoneDay {
    /// Levels that each client there loses at night (EV-144).
    pub lungs: u8,
    /// Whether nobody may move there, nor enter or leave it (EV-145).
    pub closed: bool,
}

/// Rules, board and options of one table: immutable and cheap to share.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    setup: Setup,
    parts: Parts,
    icefall: IcefallArea,
    base: SpaceId,
    summit: SpaceId,
    /// By tile, day and zone.
    days: Vec<[Vec<ZoneDay>; DAYS_PER_TILE]>,
}

impl Game {
    /// Makes the game of a set-up from the data in the library.
    ///
    /// # Errors
    /// If the set-up names something that is not there, or the data does not fit the game (all faults at once).
    pub fn new(setup: &Setup, library: &Library) -> Result<Self, Faults> {
        let (board, weather, deck) = library.find(&setup.board, &setup.weather, "everest")?;
        Self::from_parts(setup, board, weather, deck, library.icefall()?)
    }

    /// Makes the game from its parts.
    ///
    /// # Errors
    /// If they do not fit each other or the game (all faults at once).
    pub fn from_parts(
        setup: &Setup,
        board: Board,
        weather: Weather,
        deck: Deck,
        icefall: Icefall,
    ) -> Result<Self, Faults> {
        let parts = Parts { board, weather, deck, seats: setup.seats, tiles: TILES };
        let faults = check(setup, &parts, &icefall);
        if !faults.is_empty() {
            return Err(Faults::of_setup(faults));
        }
        Ok(Self {
            setup: setup.clone(),
            days: days(&parts.board, &parts.weather),
            icefall: IcefallArea::new(&parts.board, icefall),
            base: parts.board.start(),
            summit: parts.board.summit(),
            parts,
        })
    }

    /// The set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The rulings chosen.
    pub fn options(&self) -> &Options {
        &self.setup.options
    }

    /// How many seats.
    pub fn seats(&self) -> usize {
        self.setup.seats
    }

    /// The mountain.
    pub fn board(&self) -> &Board {
        &self.parts.board
    }

    /// Base, where guides begin and load (EV-064).
    pub fn base(&self) -> SpaceId {
        self.base
    }

    /// The top.
    pub fn summit(&self) -> SpaceId {
        self.summit
    }

    /// The season.
    pub fn weather(&self) -> &Weather {
        &self.parts.weather
    }

    /// Each seat's cards.
    pub fn deck(&self) -> &Deck {
        &self.parts.deck
    }

    /// Mountain, season and deck, with what both games read from them.
    pub(crate) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// All 24 cards of a seat: the main deck and the acclimatization deck (EV-005).
    pub fn all_cards(&self) -> CardCounts {
        let mut all = self.parts.deck.counts;
        all.add_all(&self.parts.deck.set_aside);
        all
    }

    /// The icefall with its tiles.
    pub fn icefall(&self) -> &IcefallArea {
        &self.icefall
    }

    /// What a card gives.
    pub fn kind(&self, card: Card) -> CardKind {
        self.parts.kind(card)
    }

    /// Most guides on a space (EV-095); `None` at base (Q-EV-64). Five count with the printed column (Q-K2-20).
    pub fn limit(&self, space: SpaceId) -> Option<u8> {
        self.parts.board.limit(space, self.seats(), false)
    }

    /// Most bottles that one guide may carry on a space (EV-074).
    pub fn oxygen_limit(&self, space: SpaceId) -> u8 {
        self.parts.board.zone(space).oxygen.expect("a checked board has a limit in every zone")
    }

    /// Cards that a bottle shows in a tent on this space (EV-122).
    pub fn oxygen_cards(&self, space: SpaceId) -> u8 {
        match self.parts.board.space(space).altitude {
            8000.. => 3,
            7000.. => 2,
            6000.. => 1,
            _ => 0,
        }
    }

    /// What a day of a tile does on a space.
    pub fn zone_day(&self, tile: TileId, day_of_tile: usize, space: SpaceId) -> ZoneDay {
        let zone = self.parts.board.space(space).zone;
        self.days[usize::from(tile.0)][day_of_tile][usize::from(zone.0)]
    }
}

fn days(board: &Board, weather: &Weather) -> Vec<[Vec<ZoneDay>; DAYS_PER_TILE]> {
    let of_day = |day: &crate::mountain::Day| -> Vec<ZoneDay> {
        let zone_day = |zone: &crate::mountain::Zone| ZoneDay {
            lungs: if day.zones.contains(&zone.id) { day.lungs } else { 0 },
            closed: day.closed.contains(&zone.id),
        };
        board.zones.iter().map(zone_day).collect()
    };
    weather.tiles.iter().map(|tile| std::array::from_fn(|i| of_day(&tile.days[i]))).collect()
}
