//! The fixed part of a table: board, weather, deck and options, with what the rules look up all the time.

use super::check_data;
use super::lhotse::{self, Discards, LANDSLIDE_LOSS, LevelTable, Scenario};
use super::setup::{Library, Limits, Options, Setup};
use super::state::{Climber, MAX_CLIMBERS, NightChange, Stage};
use crate::core::Faults;
use crate::expedition::{IcefallArea, Parts};
use crate::mountain::{
    Board, Card, CardKind, DAYS_PER_TILE, Day, Deck, Face, Icefall, RiskCounts, Section, SpaceId, Tile,
    TileId, Weather, Zone,
};

/// Tiles in a season (K2-005).
const TILES: usize = 6;

/// Least sums for sailor's betters, best first: Himalayan climber, Alpinist, Tatra climber; by harder side and winter
/// (K2-084).
pub const RESULT_LEVELS: [[[u8; 3]; 2]; 2] = [[[20, 16, 11], [17, 15, 10]], [[17, 15, 10], [16, 14, 10]]];

/// Rules, board and options of one table: immutable and cheap to share.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    setup: Setup,
    parts: Parts,
    /// Most climbers on each space; the start has none (Q-K2-03).
    limits: Vec<u8>,
    /// What the weather does by tile, day, section and zone.
    effects: Vec<[[Vec<Effect>; Section::ALL.len()]; DAYS_PER_TILE]>,
    scenario: Option<Scenario>,
    track: Vec<u8>,
    starts: Vec<SpaceId>,
    /// By space, where a fixed rope may lead; empty where there are none.
    rope_partners: Vec<Vec<SpaceId>>,
    icefall: Option<IcefallArea>,
}

/// What the weather does in a zone of a section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Effect {
    lungs: u8,
    boots: u8,
    landslide: bool,
}

impl Game {
    /// Makes the game of a set-up from the data in the library.
    ///
    /// # Errors
    /// If the set-up names something that is not there, or the data does not fit the game (all faults at once).
    pub fn new(setup: &Setup, library: &Library) -> Result<Self, Faults> {
        let (board, weather, deck) = library.find(&setup.board, &setup.weather, "k2")?;
        let icefall = setup.options.icefall.then(|| library.icefall()).transpose()?;
        Self::from_parts(setup, board, weather, deck, icefall)
    }

    /// Makes the game from its parts; icefall tiles only where the set-up plays with them.
    ///
    /// # Errors
    /// If they do not fit each other or the game (all faults at once).
    pub fn from_parts(
        setup: &Setup,
        board: Board,
        weather: Weather,
        deck: Deck,
        icefall: Option<Icefall>,
    ) -> Result<Self, Faults> {
        let scenario = Scenario::of(setup.edition, &board);
        let tiles = scenario.map_or(TILES, Scenario::tiles);
        let parts = Parts { board, weather, deck, seats: setup.seats, tiles };
        let faults = check_data::check(setup, &parts, scenario, icefall.as_ref());
        if !faults.is_empty() {
            return Err(Faults::of_setup(faults));
        }
        Ok(Self {
            limits: limits(&parts.board, setup),
            effects: effects(&parts.board, &parts.weather),
            track: parts.board.track(),
            starts: parts.board.starts(),
            rope_partners: lhotse::rope_partners(&parts.board),
            icefall: icefall.map(|tiles| IcefallArea::new(&parts.board, tiles)),
            scenario,
            setup: setup.clone(),
            parts,
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

    /// Mountain, season and deck, with what both games read from them.
    pub(crate) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// Whether one plays alone (K2-080).
    pub fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    /// The mountain.
    pub fn board(&self) -> &Board {
        &self.parts.board
    }

    /// The season.
    pub fn weather(&self) -> &Weather {
        &self.parts.weather
    }

    /// Each seat's deck.
    pub fn deck(&self) -> &Deck {
        &self.parts.deck
    }

    /// What a card gives.
    pub fn kind(&self, card: Card) -> CardKind {
        self.parts.kind(card)
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
        let Effect { lungs, boots, .. } = self.effect_on(tile, day_of_tile, space);
        (lungs, boots)
    }

    /// Whether there is a landslide on a space on this day of a tile (LH-027).
    pub fn landslide(&self, tile: TileId, day_of_tile: usize, space: SpaceId) -> bool {
        self.effect_on(tile, day_of_tile, space).landslide
    }

    /// What the night after this day of a tile does to whoever is on a space: the causes, before death and cap (K2-061 to
    /// K2-063, LH-028).
    pub fn night(&self, tile: TileId, day_of_tile: usize, space: SpaceId, has_tent: bool) -> NightChange {
        let Effect { lungs, landslide, .. } = self.effect_on(tile, day_of_tile, space);
        NightChange {
            terrain: self.board().space(space).acclimatization,
            lungs,
            tent: u8::from(has_tent),
            landslide: if landslide { LANDSLIDE_LOSS } else { 0 },
        }
    }

    fn effect_on(&self, tile: TileId, day_of_tile: usize, space: SpaceId) -> Effect {
        let space = self.parts.board.space(space);
        self.effects[usize::from(tile.0)][day_of_tile][space.section as usize][usize::from(space.zone.0)]
    }

    /// Which of Lhotse's scenarios is played; none in K2.
    pub fn scenario(&self) -> Option<Scenario> {
        self.scenario
    }

    /// Days of the game (K2-019, LH-052, LH-053).
    pub fn days(&self) -> u8 {
        self.parts.days()
    }

    /// Sections, paths and places for fixed ropes, where they play a part (LH-019).
    pub fn face(&self) -> Option<&Face> {
        self.parts.board.face.as_ref().filter(|_| self.scenario == Some(Scenario::SouthFace))
    }

    /// The spaces that a fixed rope may link with this one (LH-046, Q-LH-15); none but on the South Face.
    pub fn rope_partners(&self, space: SpaceId) -> &[SpaceId] {
        match self.scenario {
            Some(Scenario::SouthFace) => &self.rope_partners[usize::from(space.0)],
            Some(Scenario::SouthCol) | None => &[],
        }
    }

    /// The icefall with its tiles, if they are played with (Q-EK-01).
    pub fn icefall(&self) -> Option<&IcefallArea> {
        self.icefall.as_ref()
    }

    /// How cards are discarded; not at all but in the South Col Race (LH-020).
    pub fn discards(&self) -> Option<Discards> {
        (self.scenario == Some(Scenario::SouthCol)).then_some(self.options().discards)
    }

    /// What the first deal is for.
    pub(super) fn first_stage(&self) -> Stage {
        match (self.scenario, self.discards()) {
            (Some(Scenario::SouthFace), _) => Stage::Draft,
            (_, Some(Discards::Free)) => Stage::Discard,
            (_, Some(Discards::Standard) | None) => Stage::Choose,
        }
    }

    /// Where a climber begins: in Lhotse a seat's first in the west, its second in the east (LH-007, Q-LH-32).
    pub fn start_of(&self, climber: Climber) -> SpaceId {
        self.starts[climber.which() % self.starts.len()]
    }

    /// The table that judges a solo game (K2-084, Q-LH-20).
    pub fn level_table(&self) -> LevelTable {
        LevelTable::of(&self.setup, self.scenario, self.board().difficulty, self.weather())
    }

    /// All 20 risk tokens (K2-008).
    pub const fn risk_tokens() -> RiskCounts {
        RiskCounts::ALL
    }
}

fn limits(board: &Board, setup: &Setup) -> Vec<u8> {
    let relaxed = setup.options.limits == Limits::Relaxed;
    board.ids().map(|space| board.limit(space, setup.seats, relaxed).unwrap_or(MAX_CLIMBERS as u8)).collect()
}

fn effects(board: &Board, weather: &Weather) -> Vec<[[Vec<Effect>; Section::ALL.len()]; DAYS_PER_TILE]> {
    let of_day = |day: &Day| -> Vec<Effect> {
        let effect = Effect { lungs: day.lungs, boots: day.boots, landslide: day.landslide };
        let hit = |zone: &Zone| day.zones.contains(&zone.id);
        board.zones.iter().map(|zone| if hit(zone) { effect } else { Effect::default() }).collect()
    };
    let of_tile = |tile: &Tile| {
        std::array::from_fn(|day| Section::ALL.map(|section| of_day(&tile.days_in(section)[day])))
    };
    weather.tiles.iter().map(of_tile).collect()
}
