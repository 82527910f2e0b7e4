//! Where a guide can walk with some of the open cards: what a page shows when one is picked up.

use std::collections::HashSet;

use super::action::{Action, Place};
use super::game::Game;
use super::state::{Phase, Public};
use crate::core::Silent;
use crate::mountain::{CardKind, Direction, PLAYED, Pawn, Slot, SpaceId};

/// A space within reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where.
    pub space: SpaceId,
    /// Points that the cheapest way there costs; an icefall tile that still lies face down counts 1 (EV-099).
    pub cost: u8,
    /// Points left on the cards after it, a rope card counted in its direction.
    pub left: u8,
    /// What to do: naming cards, then the steps. The step to a hidden icefall space is the last one.
    pub actions: Vec<Action>,
}

impl Public {
    /// Every space that the guide can walk to and stop on with these cards, by the cheapest way (then the shortest), in
    /// the board's order. Hidden icefall spaces count, though what their tiles show may turn the guide back. Empty
    /// unless the guide's seat is acting.
    pub fn reach(&self, game: &Game, guide: Pawn, slots: &[Slot]) -> Vec<Reach> {
        if self.phase != Phase::Act(guide.seat()) {
            return Vec::new();
        }
        let mut best: Vec<Option<Reach>> = vec![None; game.board().spaces.len()];
        for ways in 0..1u8 << slots.len() {
            let mut named = Walk { public: *self, guide, cost: 0, actions: Vec::new() };
            for (bit, slot) in slots.iter().enumerate() {
                let direction = if ways >> bit & 1 == 0 { Direction::Up } else { Direction::Down };
                named.name(game, *slot, direction);
            }
            named.explore(game, slots, &mut HashSet::new(), &mut best);
        }
        best.into_iter().flatten().collect()
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
        best: &mut [Option<Reach>],
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
            if !self.public.is_hidden(game, *to) && seen.insert((*to, next.used())) {
                next.explore(game, slots, seen, best);
            }
        }
    }

    /// Keeps this way to the space if it may end there and is the best so far.
    fn note(&self, game: &Game, slots: &[Slot], to: SpaceId, best: &mut [Option<Reach>]) {
        let known = &mut best[usize::from(to.0)];
        let better = known
            .as_ref()
            .is_none_or(|known| (self.cost, self.actions.len()) < (known.cost, known.actions.len()));
        if better && (self.public.overfull(game).is_none() || self.public.is_hidden(game, to)) {
            *known = Some(self.reach(game, slots, to));
        }
    }

    fn used(&self) -> [u8; PLAYED] {
        self.public.seats[self.guide.seat()].cards.map(|card| card.map_or(0, |card| card.used))
    }

    fn reach(&self, game: &Game, slots: &[Slot], space: SpaceId) -> Reach {
        let cards = slots.iter().filter_map(|slot| self.public.seats[self.guide.seat()].card(*slot));
        let left = cards
            .filter(|card| card.target == Some(Place::Guide(self.guide)))
            .map(|card| card.left(game.kind(card.card)))
            .sum();
        Reach { space, cost: self.cost, left, actions: self.actions.clone() }
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
