//! Where a climber can walk with some of the open cards: what a page shows when one is picked up.

use std::collections::HashSet;

use super::action::{Action, Direction, Slot};
use super::game::Game;
use super::state::{Climber, PLAYED, Phase, Public};
use crate::core::Silent;
use crate::expedition::Cheapest;
use crate::mountain::{CardKind, SpaceId};

/// A space within reach.
pub type Reach = crate::expedition::Reach<Action>;

impl Public {
    /// Every space that the climber can walk to and stop on with these cards, by the cheapest way (then the shortest),
    /// in the board's order. Hidden icefall spaces count, though what their tiles show may turn the climber back. Empty
    /// unless the climber's seat is acting.
    pub fn reach(&self, game: &Game, climber: Climber, slots: &[Slot]) -> Vec<Reach> {
        if self.phase != Phase::Act(climber.seat()) {
            return Vec::new();
        }
        let mut search =
            Search { game, climber, slots, seen: HashSet::new(), best: Cheapest::new(game.board()) };
        for directions in Direction::ways(slots.len()) {
            let mut named = Walk { public: *self, cost: 0, actions: Vec::new() };
            for (slot, direction) in slots.iter().zip(directions) {
                search.name(&mut named, *slot, direction);
            }
            search.seen.clear();
            search.explore(&named);
        }
        search.best.list()
    }
}

/// A way, as far as it has come.
#[derive(Clone)]
struct Walk {
    public: Public,
    cost: u8,
    actions: Vec<Action>,
}

struct Search<'a> {
    game: &'a Game,
    climber: Climber,
    slots: &'a [Slot],
    /// Where it walked on with how many points used of each card, with the cards named as they are.
    seen: HashSet<(SpaceId, [u8; PLAYED])>,
    best: Cheapest<Action>,
}

impl Search<'_> {
    /// Names a card for the climber where that is possible and not done yet.
    fn name(&self, walk: &mut Walk, slot: Slot, direction: Direction) {
        let Some(card) = walk.public.seats[self.climber.seat()].card(slot) else { return };
        let direction = match self.game.kind(card.card) {
            CardKind::Movement { .. } => None,
            CardKind::Rope { .. } => Some(direction),
            CardKind::Acclimatization { .. } => return,
        };
        self.act(walk, Action::Assign { slot, climber: self.climber, direction });
    }

    fn act(&self, walk: &mut Walk, action: Action) -> bool {
        let done = walk.public.act(self.game, self.climber.seat(), action, &mut Silent).is_ok();
        if done {
            walk.actions.push(action);
        }
        done
    }

    /// Walks on in every direction, once from each space with the same points left on the cards.
    fn explore(&mut self, walk: &Walk) {
        let (game, climber) = (self.game, self.climber);
        for to in walk.public.linked(game, walk.public.climber(climber).space) {
            let mut next = walk.clone();
            if !self.act(&mut next, Action::Step { climber, to }) {
                continue;
            }
            next.cost += walk.public.cost(game, to).expect("nobody steps into a crevasse");
            self.note(&next, to);
            // Behind a tile that is turned up nothing is known.
            let used = next.public.seats[climber.seat()].used();
            if !walk.public.is_hidden(game, to) && self.seen.insert((to, used)) {
                self.explore(&next);
            }
        }
    }

    /// Keeps this way to the space if it may end there and is the best so far.
    fn note(&mut self, walk: &Walk, space: SpaceId) {
        let Walk { public, cost, actions } = walk;
        let may_end = || public.overfull(self.game).is_none() || public.is_hidden(self.game, space);
        if self.best.is_bettered(space, *cost, actions.len()) && may_end() {
            let left = public.seats[self.climber.seat()].left_for(self.game.deck(), self.climber, self.slots);
            self.best.keep(Reach { space, cost: *cost, left, actions: actions.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::core::Seat;
    use crate::games::k2::{Setup, State, standard_library};

    fn reached(given: &str, slots: &[Slot]) -> Vec<(String, u8, u8, usize)> {
        let setup = Setup::solo("k2-easy", "k2-summer").with_seats(2);
        let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
        let state = State::from_text(Arc::clone(&game), given).unwrap();
        let reach = state.public().reach(&game, Climber::new(Seat::new(0), 0), slots);
        let name = |reach: &Reach| game.board().space(reach.space).id.clone();
        reach.iter().map(|r| (name(r), r.cost, r.left, r.actions.len())).collect()
    }

    #[test]
    fn the_cheapest_way_names_cards_and_steps() {
        // From s2 one point leads to s1, s3, s4, a second one on to s5 (both ways cost 2) or to the start.
        let reach = reached("phase act A\ntiles 3 2\nclimber A1 s2\ncards A m2", &[Slot(0)]);
        let spaces: Vec<&str> = reach.iter().map(|r| r.0.as_str()).collect();
        assert_eq!(spaces, ["base", "s1", "s2", "s3", "s4", "s5"]);
        assert_eq!(reach[5], ("s5".to_owned(), 2, 0, 3));
    }

    #[test]
    fn a_rope_card_reaches_up_with_one_value_and_down_with_the_other() {
        let reach = reached("phase act A\ntiles 3 2\nclimber A1 s13 score 2\ncards A r1/3", &[Slot(0)]);
        let spaces: Vec<&str> = reach.iter().map(|r| r.0.as_str()).collect();
        assert_eq!(spaces, ["s10", "s11", "s12", "s14", "s18"]);
    }
}
