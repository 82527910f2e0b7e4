//! Everything that is worked out once for a state of the weather and the icefall.

use std::sync::Arc;

use summiteer_rules::games::everest::{Game, MAX_ICEFALL, Public};
use summiteer_rules::mountain::{Front, SpaceId, TileId};

use super::outlook::{Outlook, Reach, Reaches, Sky, Tents, Walks};
use super::ration::{Ration, rations};
use super::walk::Terrain;

/// What the tables depend on: board, season and seats, open tiles, icefall.
type Key = (String, String, usize, [Option<TileId>; 2], [Option<Front>; MAX_ICEFALL]);

/// The tables of one state of the weather and the icefall, made when they are first needed.
pub(super) struct Outlooks {
    key: Key,
    /// The day that the tables begin with.
    first_day: u8,
    /// The mountain without closed zones.
    pub(super) terrain: Terrain,
    /// The nights to come.
    pub(super) sky: Sky,
    /// By space and space, what the cheapest walk costs.
    costs: Vec<Vec<u8>>,
    rations: Vec<Ration>,
    walks: Walks,
    reaches: Vec<(Vec<bool>, Arc<Reach>)>,
    tables: Vec<(Tents, Outlook)>,
}

impl Outlooks {
    /// Nothing worked out yet.
    pub(super) fn new(game: &Game, public: &Public) -> Self {
        let terrain = Terrain::new(game, public);
        Self {
            key: key(game, public),
            first_day: public.day,
            sky: Sky::new(game, public),
            costs: game.board().ids().map(|from| costs_from(game, &terrain, from)).collect(),
            terrain,
            rations: rations(game),
            walks: Walks::new(),
            reaches: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// Whether the tables hold for a position.
    pub(super) fn fit(&self, game: &Game, public: &Public) -> bool {
        self.key == key(game, public) && self.first_day <= public.day
    }

    /// How many days before today the tables begin.
    pub(super) fn age(&self, public: &Public) -> usize {
        usize::from(public.day - self.first_day)
    }

    /// What the cheapest walk between two spaces costs; very much where there is none.
    pub(super) fn cost(&self, from: SpaceId, to: SpaceId) -> u8 {
        self.costs[usize::from(from.0)][usize::from(to.0)]
    }

    /// The place of a table, which is made if it is not there yet.
    pub(super) fn find(&mut self, game: &Game, tents: Tents) -> usize {
        let known = self.tables.iter().position(|(known, _)| *known == tents);
        known.unwrap_or_else(|| {
            let (terrain, rations, walks) = (&self.terrain, &self.rations[..], &self.walks);
            let mut reaches = Reaches { game, terrain, rations, walks, known: &mut self.reaches };
            let table = Outlook::new(game, self.first_day, &self.sky, tents, &mut reaches);
            self.tables.push((tents, table));
            self.tables.len() - 1
        })
    }

    /// A table by its place.
    pub(super) fn table(&self, place: usize) -> &Outlook {
        &self.tables[place].1
    }
}

fn key(game: &Game, public: &Public) -> Key {
    (game.board().id.clone(), game.weather().id.clone(), game.seats(), public.tiles, public.icefall)
}

/// What the cheapest walk from a space costs, by its end.
fn costs_from(game: &Game, terrain: &Terrain, from: SpaceId) -> Vec<u8> {
    let mut costs = vec![u8::MAX; game.board().spaces.len()];
    costs[usize::from(from.0)] = 0;
    let mut waiting = vec![from];
    while let Some(at) = waiting.pop() {
        for to in &game.board().space(at).neighbours {
            let Some(step) = terrain.cost(*to) else { continue };
            let cost = costs[usize::from(at.0)].saturating_add(step);
            if cost < costs[usize::from(to.0)] {
                costs[usize::from(to.0)] = cost;
                waiting.push(*to);
            }
        }
    }
    costs
}
