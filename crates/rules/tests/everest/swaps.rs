//! Guides that change places do it both or not at all (EV-097, EV-098, Q-EV-65 to Q-EV-68).

use summiteer_rules::core::Rules;
use summiteer_rules::games::everest::{Event, Setup, State};
use summiteer_rules::mountain::{Pawn, SpaceId};

use crate::support::games::{HIGH, SWAPPING, Start};

/// What a guide carries and whom it leads, without what an arrival changes: who was on the summit, and who is home.
fn carried(state: &State, guide: Pawn) -> (bool, u8, Vec<(u8, bool)>) {
    let load = state.public().guide(guide).load;
    let kinds = load.clients.iter().map(|client| (client.level, client.kind.reward() == 2));
    (load.tent, load.oxygen, kinds.collect())
}

fn is_home_or_summit(state: &State, space: SpaceId) -> bool {
    space == state.game().board().start() || space == state.game().board().summit()
}

#[test]
fn a_swap_moves_both_guides_and_nothing_between_them() {
    let mut swaps = 0;
    for seed in 0..60_usize {
        let setup = Setup::new("everest-easy", "everest-summer", 2 + seed % 2);
        let start = Start { setup, high: true, seed: (seed * HIGH.len() + SWAPPING) as u64 };
        let (game, states) = (start.game(), start.states());
        for (step, pair) in game.history().iter().zip(states.windows(2)) {
            let swapped = step.events.iter().find_map(|event| match event {
                Event::Swapped(seat) => Some(Pawn::of(*seat)),
                _ => None,
            });
            if let Some(guides) = swapped {
                let lost = step.events.iter().any(|event| matches!(event, Event::LostLevels { .. }));
                assert_swapped(guides, lost, &pair[0], &pair[1]);
                swaps += 1;
            }
        }
    }
    assert!(swaps > 2, "{swaps} swaps");
}

fn assert_swapped(guides: [Pawn; 2], lost: bool, before: &State, after: &State) {
    let spaces = guides.map(|guide| before.public().guide(guide).space);
    for (guide, to) in guides.into_iter().zip([spaces[1], spaces[0]]) {
        assert_eq!(after.public().guide(guide).space, to);
        if !lost && !is_home_or_summit(after, to) {
            assert_eq!(carried(after, guide), carried(before, guide));
        }
    }
    for space in spaces {
        let standing = [before, after].map(|state| state.public().standing(state.game(), space));
        let limit = before.game().limit(space).map(usize::from);
        assert_eq!(standing.map(Some), [limit; 2], "both are full before and after");
    }
    for other in Pawn::all(before.seats()).filter(|pawn| !guides.contains(pawn)) {
        assert_eq!(before.public().guide(other), after.public().guide(other));
    }
}
