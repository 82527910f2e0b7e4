//! Fixed ropes: where they may be placed, and the planner against brute force where they lie.

use std::collections::HashSet;
use std::fmt::Write;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::planner::{End, plan};
use summiteer_rules::games::k2::{Action, Climber, Game, Slot, State};
use summiteer_rules::mountain::SpaceId;

use super::support::{Scene, face, scenes};
use crate::laws::only_what_is_listed_is_possible;
use crate::support::{brute, everything};

/// Positions within a turn that the search by brute force may visit.
const MOST: usize = 40_000;
const CARDS: [&str; 7] = ["m1", "m2", "m3", "r1/2", "r1/3", "a0", "a1"];

/// A turn of seat A on the South Face.
#[derive(Clone, Debug)]
struct Turn {
    scene: Scene,
    cards: Vec<&'static str>,
    owed: u8,
    /// By seat, the place of its rope among all sites.
    ropes: Vec<Option<Index>>,
}

fn turns() -> impl Strategy<Value = Turn> {
    let cards = prop::sample::subsequence(CARDS.to_vec(), 2..4);
    let ropes = prop::collection::vec(prop::option::of(any::<Index>()), 5);
    (scenes(), cards, select(&[0, 0, 1][..]), ropes).prop_map(|(scene, cards, owed, ropes)| Turn {
        scene: Scene { seats: scene.seats.min(2), ..scene },
        cards,
        owed,
        ropes,
    })
}

impl Turn {
    fn state(&self) -> State {
        let game = face(self.scene.seats, self.scene.family);
        let text = self.text(&game);
        State::from_text(game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    fn text(&self, game: &Game) -> String {
        let mut text = format!(
            "phase act A\ntiles 1 2\ncards A {}\nowed {}\n{}",
            self.cards.join(" "),
            self.owed,
            self.scene.lines(game)
        );
        let sites = &game.face().expect("the South Face").rope_sites;
        for (seat, rope) in Seat::all(self.scene.seats).zip(&self.ropes) {
            if let Some(rope) = rope {
                let (a, b) = sites[rope.index(sites.len())];
                let id = |space| &game.board().space(space).id;
                let _ = writeln!(text, "rope {seat} {} {}", id(a), id(b));
            }
        }
        text
    }
}

/// The conditions of LH-044 to LH-047 that need no drawing, and LH-036.
fn is_allowed(state: &State, climber: Climber, to: SpaceId) -> bool {
    let (game, public) = (state.game(), state.public());
    let (board, from) = (game.board(), public.climber(climber).space);
    let face = game.face().expect("the South Face");
    let orders = |space: SpaceId| -> Vec<usize> {
        (0..face.paths.len()).filter(|order| face.paths[*order].spaces.contains(&space)).collect()
    };
    let is_adjacent = orders(from).iter().any(|a| orders(to).iter().any(|b| a.abs_diff(*b) == 1));
    let is_high = [from, to].iter().all(|space| board.space(*space).altitude > 6000);
    is_adjacent
        && is_high
        && board.space(from).points.abs_diff(board.space(to).points) <= 1
        && !board.joined(from, to)
        && public.lhotse.ropes[climber.seat()].is_none()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn on_the_face_what_is_listed_is_possible_and_nothing_else(turn in turns()) {
        let state = turn.state();
        let (actions, outcomes) = (everything::actions(state.game()), everything::outcomes(state.game()));
        only_what_is_listed_is_possible(&state, &actions, &outcomes)?;
    }

    #[test]
    fn ropes_join_adjacent_paths_alone_and_never_move(turn in turns()) {
        let state = turn.state();
        let seat = Seat::new(0);
        for action in state.legal(seat) {
            let mut after = state.clone();
            after.apply(seat, action).expect("a listed action");
            if let Action::Fix { climber, to } = action {
                prop_assert!(is_allowed(&state, climber, to), "{:?}\n{}", action, state.text());
                let rope = Some((state.public().climber(climber).space, to));
                prop_assert_eq!(after.public().lhotse.ropes[seat], rope);
            } else {
                prop_assert_eq!(after.public().lhotse.ropes, state.public().lhotse.ropes);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, max_global_rejects: 4000, ..ProptestConfig::default() })]

    #[test]
    fn the_planner_finds_exactly_the_ends_of_brute_force_among_fixed_ropes(turn in turns()) {
        let state = turn.state();
        let seat = Seat::new(0);
        let Some(ends) = brute::ends(&state, seat, MOST) else {
            return Err(TestCaseError::reject("too many positions for brute force"));
        };
        let plans = plan(state.game(), state.public(), seat);
        let planned: HashSet<End> = plans.iter().map(|plan| plan.end).collect();
        prop_assert_eq!(planned.len(), plans.len(), "an end stands twice");
        for plan in &plans {
            prop_assert_eq!(ends.get(&plan.end), Some(&plan.actions.len()), "{:?}\n{}", plan, state.text());
        }
        for end in ends.keys() {
            prop_assert!(planned.contains(end), "missing {:?}\n{}", end, state.text());
        }
    }
}

/// A case asks whether a step is listed, not how often.
#[test]
fn where_two_pairs_link_the_same_spaces_the_step_is_listed_once() {
    let text = "phase act A\ntiles 1 2\nclimber A1 d5 level 5\nrope A d5 e5\nrope B e5 d5\ncards A m3";
    let mut state = State::from_text(face(2, false), text).expect("a position");
    let (seat, slot) = (Seat::new(0), Slot(0));
    let climber = Climber::of(seat)[0];
    state.apply(seat, Action::Assign { slot, climber, direction: None }).expect("the card is free");
    let to = state.game().board().find("e5").expect("a space of the face");
    let steps = state.legal(seat).into_iter().filter(|action| *action == Action::Step { climber, to });
    assert_eq!(steps.count(), 1);
}
