//! Where a guide can walk with some of the open cards: what a page shows when one is picked up.

use std::collections::HashSet;

use super::action::{Action, Place};
use super::game::Game;
use super::state::{Phase, Public};
use crate::core::Silent;
use crate::expedition::Cheapest;
use crate::mountain::{CardKind, Direction, PLAYED, Pawn, Slot, SpaceId};

/// A space within reach.
pub type Reach = crate::expedition::Reach<Action>;

impl Public {
    /// Every space that the guide can walk to and stop on with these cards, by the cheapest way (then the shortest), in
    /// the board's order. Hidden icefall spaces count, though what their tiles show may turn the guide back. Empty
    /// unless the guide's seat is acting.
    pub fn reach(&self, game: &Game, guide: Pawn, slots: &[Slot]) -> Vec<Reach> {
        if self.phase != Phase::Act(guide.seat()) {
            return Vec::new();
        }
        let mut best = Cheapest::new(game.board());
        for directions in Direction::ways(slots.len()) {
            let mut named = Walk { public: *self, guide, cost: 0, actions: Vec::new() };
            for (slot, direction) in slots.iter().zip(directions) {
                named.name(game, *slot, direction);
            }
            named.explore(game, slots, &mut HashSet::new(), &mut best);
        }
        best.list()
    }
}

#[derive(Clone)]
struct Walk {
    public: Public,
    guide: Pawn,
    cost: u8,
    actions: Vec<Action>,
}

impl Walk {
    /// Names a card for the guide where that is possible and not done yet.
    fn name(&mut self, game: &Game, slot: Slot, direction: Direction) {
        let Some(card) = self.public.seats[self.guide.seat()].card(slot) else { return };
        let direction = match game.kind(card.card) {
            CardKind::Movement { .. } => None,
            CardKind::Rope { .. } => Some(direction),
            CardKind::Acclimatization { .. } => return,
        };
        self.act(game, Action::Assign { slot, guide: self.guide, direction });
    }

    fn act(&mut self, game: &Game, action: Action) -> bool {
        let done = self.public.act(game, self.guide.seat(), action, &mut Silent).is_ok();
        if done {
            self.actions.push(action);
        }
        done
    }

    /// Walks on in every direction, once from each space with the same points left on the cards.
    fn explore(
        &self,
        game: &Game,
        slots: &[Slot],
        seen: &mut HashSet<(SpaceId, [u8; PLAYED])>,
        best: &mut Cheapest<Action>,
    ) {
        let from = self.public.guide(self.guide).space;
        for to in &game.board().space(from).neighbours {
            let mut next = self.clone();
            if !next.act(game, Action::Step { guide: self.guide, to: *to }) {
                continue;
            }
            next.cost += self.public.cost(game, *to).expect("nobody steps into a crevasse");
            next.note(game, slots, *to, best);
            // Behind a tile that is turned up nothing is known.
            if !self.public.is_hidden(game, *to)
                && seen.insert((*to, next.public.seats[self.guide.seat()].used()))
            {
                next.explore(game, slots, seen, best);
            }
        }
    }

    /// Keeps this way to the space if it may end there and is the best so far.
    fn note(&self, game: &Game, slots: &[Slot], space: SpaceId, best: &mut Cheapest<Action>) {
        let may_end = || self.public.overfull(game).is_none() || self.public.is_hidden(game, space);
        if best.is_bettered(space, self.cost, self.actions.len()) && may_end() {
            let own = &self.public.seats[self.guide.seat()];
            let left = own.left_for(game.deck(), Place::Guide(self.guide), slots);
            best.keep(Reach { space, cost: self.cost, left, actions: self.actions.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::core::Seat;
    use crate::games::everest::{Setup, State, standard_library};

    const A1: Pawn = Pawn::new(Seat::new(0), 0);

    fn reached(given: &str, slots: &[Slot]) -> Vec<(String, u8, u8, usize)> {
        let game = Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library());
        let game = Arc::new(game.expect("the set-up is good"));
        let given = format!("phase act A\nstart A\ntiles 3 2\nshown 1 1 2\n{given}");
        let state = State::from_text(Arc::clone(&game), &given).unwrap_or_else(|error| panic!("{error}"));
        let name = |reach: &Reach| game.board().space(reach.space).id.clone();
        let reach = state.public().reach(&game, A1, slots);
        reach.iter().map(|reach| (name(reach), reach.cost, reach.left, reach.actions.len())).collect()
    }

    #[test]
    fn a_way_ends_before_a_tile_that_lies_face_down() {
        let reach = reached("icefall i1 cost-2\ncards A m3", &[Slot(0)]);
        let reach: Vec<_> =
            reach.iter().map(|(space, cost, left, _)| (space.as_str(), *cost, *left)).collect();
        // The way back to the base costs a point more than going nowhere.
        let expected = [("base", 3, 0), ("i1", 2, 1), ("i2", 1, 2), ("i3", 1, 2), ("i4", 1, 2), ("i5", 3, 0)];
        assert_eq!(reach, expected);
    }

    #[test]
    fn nobody_walks_into_a_crevasse_or_with_too_many_bottles() {
        let spaces = |given: &str| -> Vec<String> {
            reached(given, &[Slot(0)]).into_iter().map(|(space, ..)| space).collect()
        };
        let open = "icefall i1 crevasse\nguide A1 base oxygen 3\ncards A m1";
        assert_eq!(spaces(open), ["i2", "i3", "i4"]);
        let high = |bottles: u8| spaces(&format!("guide A1 col oxygen {bottles}\ncards A m3"));
        assert!(high(1).contains(&"balcony".to_owned()) && !high(2).contains(&"balcony".to_owned()));
    }

    #[test]
    fn a_rope_card_reaches_up_with_one_value_and_down_with_the_other() {
        let reach = reached("guide A1 c3\ncards A r2/3", &[Slot(0)]);
        let spaces: Vec<&str> = reach.iter().map(|(space, ..)| space.as_str()).collect();
        assert!(spaces.contains(&"berg") && spaces.contains(&"yb") && !spaces.contains(&"col"), "{spaces:?}");
    }
}
