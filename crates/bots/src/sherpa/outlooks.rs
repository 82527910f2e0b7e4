//! Everything that is worked out once for a state of the weather and the icefall.

use std::sync::Arc;

use summiteer_rules::games::everest::{Game, MAX_ICEFALL, Public, View};
use summiteer_rules::mountain::{CardCounts, CardKind, Front, SpaceId, TileId};

use super::outlook::{Outlook, Reach, Reaches, Sky, Tents, Walks};
use super::ration::{Ration, rations};
use super::row::Toll;
use super::walk::Terrain;
use super::{own_deck, own_seat};

/// What the tables depend on: board, season and seats, open tiles, icefall, the seat's cards and what deaths count.
type Key = (String, String, usize, [Option<TileId>; 2], [Option<Front>; MAX_ICEFALL], CardCounts, Toll);

/// Days in which a main deck is played once.
const DECK_DAYS: f32 = 6.0;
/// Clients among whom a card's levels are shared.
const PARTY: f32 = 4.0;
/// Days for each one on which levels are needed: cards are saved for it.
const SAVED: f32 = 2.0;

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
    pub(super) fn new(view: &View) -> Self {
        let (game, public) = (&view.game, &view.public);
        let (deck, toll) = (own_deck(view), own_toll(view));
        let terrain = Terrain::new(game, public);
        Self {
            key: key(view),
            first_day: public.day,
            sky: Sky::new(game, public, toll, relief(game, &deck)),
            costs: game.board().ids().map(|from| costs_from(game, &terrain, from)).collect(),
            terrain,
            rations: rations(game, &deck),
            walks: Walks::new(toll),
            reaches: Vec::new(),
            tables: Vec::new(),
        }
    }

    /// Whether the tables hold for a position.
    pub(super) fn fit(&self, view: &View) -> bool {
        self.key == key(view) && self.first_day <= view.public.day
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

fn key(view: &View) -> Key {
    let (game, public) = (&view.game, &view.public);
    let (board, season) = (game.board().id.clone(), game.weather().id.clone());
    (board, season, game.seats(), public.tiles, public.icefall, own_deck(view), own_toll(view))
}

fn own_toll(view: &View) -> Toll {
    Toll::new(view.public.seats[own_seat(view)].score)
}

/// Levels that the cards of a main deck give back to each client on a night that takes some.
fn relief(game: &Game, deck: &CardCounts) -> f32 {
    let points = deck.iter().map(|card| match game.kind(card) {
        CardKind::Acclimatization { points } => f32::from(points),
        CardKind::Movement { .. } | CardKind::Rope { .. } => 0.0,
    });
    points.sum::<f32>() / DECK_DAYS / PARTY * SAVED
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
