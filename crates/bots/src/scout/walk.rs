//! Where a climber can get with points at hand.

use summiteer_rules::games::k2::{Direction, Game, Public};
use summiteer_rules::mountain::SpaceId;

/// Points of cards named for one climber.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Points {
    /// Movement points for any step, and for a tent.
    pub(super) plain: u8,
    /// Of ropes named for climbing: for steps up, and for a tent.
    pub(super) up: u8,
    /// Of ropes named for descending: for steps down.
    pub(super) down: u8,
    /// Levels.
    pub(super) gain: u8,
}

impl Points {
    /// What is left after a step or a tent: rope points go first.
    fn spend(self, cost: u8, is_up: bool) -> Option<Self> {
        let rope = if is_up { self.up } else { self.down };
        let from_rope = rope.min(cost);
        let plain = self.plain.checked_sub(cost - from_rope)?;
        Some(if is_up {
            Self { plain, up: rope - from_rope, ..self }
        } else {
            Self { plain, down: rope - from_rope, ..self }
        })
    }
}

/// A place that a walk leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stop {
    /// Where.
    pub(super) space: SpaceId,
    /// The highest flag of the spaces entered; 0 for a climber that stays.
    pub(super) flag: u8,
    /// What is left.
    left: Points,
}

impl Stop {
    /// Whether what is left pays for a tent here today.
    pub(super) fn can_pitch(&self, game: &Game, public: &Public) -> bool {
        public.cost(game, self.space).is_some_and(|cost| self.left.spend(cost, true).is_some())
    }
}

/// Every place that walks from a space lead to with these points at today's costs, the space itself first. A space may
/// occur more than once, with other points left. Limits are not looked at.
pub(super) fn stops(game: &Game, public: &Public, from: SpaceId, points: Points) -> Vec<Stop> {
    let mut stops = vec![Stop { space: from, flag: 0, left: points }];
    let mut next = 0;
    while next < stops.len() {
        let at = stops[next];
        for to in public.linked(game, at.space) {
            let is_up = public.step_direction(game, at.space, to) == Direction::Up;
            let left = public.cost(game, to).and_then(|cost| at.left.spend(cost, is_up));
            let Some(left) = left else { continue };
            let flag = at.flag.max(game.board().space(to).points);
            if !stops.iter().any(|stop| stop.space == to && stop.left == left && stop.flag >= flag) {
                stops.push(Stop { space: to, flag, left });
            }
        }
        next += 1;
    }
    stops
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use summiteer_rules::games::k2::{Setup, State, standard_library};

    use super::*;

    fn spaces(from: &str, points: Points) -> Vec<String> {
        let setup = Setup::solo("k2-easy", "k2-summer");
        let game = Arc::new(Game::new(&setup, &standard_library()).unwrap());
        let state = State::from_text(Arc::clone(&game), "phase act A\ntiles 3 2").unwrap();
        let from = game.board().find(from).unwrap();
        let stops = stops(&game, state.public(), from, points);
        let mut spaces: Vec<_> = stops.iter().map(|stop| game.board().space(stop.space).id.clone()).collect();
        spaces.sort();
        spaces.dedup();
        spaces
    }

    #[test]
    fn rope_points_count_in_their_direction_only() {
        assert_eq!(spaces("s13", Points { up: 2, ..Points::default() }), ["s13", "s18"]);
        assert_eq!(spaces("s13", Points { down: 2, ..Points::default() }), ["s12", "s13", "s14"]);
    }

    #[test]
    fn rope_points_go_before_plain_ones() {
        let points = Points { plain: 2, up: 1, ..Points::default() };
        assert_eq!(spaces("s13", points), ["s12", "s13", "s14", "s16", "s18", "s19", "s20"]);
    }
}
