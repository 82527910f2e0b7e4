//! What never changes in a game, whatever is played.

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat, Turn};
use summiteer_rules::games::gipfel::{Event, GOATS, Phase, Size, State, StationKind};

use crate::laws;
use crate::support::games::{random_game, setups};
use crate::support::mountains::crowded;

fn goats_of(state: &State, seat: Seat) -> u8 {
    state.game().board().ids().map(|station| state.public().goats.of(seat, station)).sum()
}

/// Whether no more goats stand on small stations and the summit than may: one, or two while one of them is being pushed
/// away or has just won.
fn has_room(state: &State) -> bool {
    let board = state.game().board();
    board.ids().all(|id| {
        let station = board.station(id);
        let single = station.size == Size::Small || station.kind == StationKind::Summit;
        let most = match state.public().phase {
            Phase::Push { at, .. } if at == id => 2,
            Phase::Over(_) if id == board.summit() => 2,
            Phase::First
            | Phase::Roll(_)
            | Phase::Rolling(_)
            | Phase::Choose(_)
            | Phase::Push { .. }
            | Phase::Over(_) => 1,
        };
        !single || state.public().goats.standing(id) <= most
    })
}

fn check_whole(state: &State) -> Result<(), TestCaseError> {
    for seat in Seat::all(state.seats()) {
        prop_assert_eq!(goats_of(state, seat), GOATS);
        prop_assert_eq!(state.public().arrivals[seat] == 2, state.public().winner() == Some(seat));
    }
    prop_assert!(has_room(state), "{}", state.text());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn each_seat_keeps_its_five_goats_and_small_stations_hold_one(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        laws::states(&table).iter().try_for_each(check_whole)?;
    }

    #[test]
    fn a_seat_rolls_three_times_at_most_and_only_its_dice_count(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            let public = state.public();
            let showing = public.dice.counts().total();
            prop_assert!(public.rolls <= 3);
            match public.phase {
                Phase::First | Phase::Roll(_) => prop_assert_eq!((public.rolls, showing), (0, 0)),
                Phase::Rolling(_) => prop_assert!(public.rolls > 0 && showing < 5),
                Phase::Choose(_) | Phase::Push { .. } | Phase::Over(_) => {
                    prop_assert!(public.rolls > 0 && showing == 5);
                }
            }
            if state.turn() == Turn::Chance {
                prop_assert!(state.chance().iter().all(|weighted| weighted.weight == 1));
            }
        }
    }

    #[test]
    fn the_turn_goes_round_in_order(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        let mut holder = None;
        for event in table.history().iter().flat_map(|step| &step.events) {
            match *event {
                Event::FirstSeat(seat) => holder = Some(seat),
                Event::TurnPassed { from, to } => {
                    prop_assert_eq!(holder.unwrap_or(from), from);
                    prop_assert_eq!(to.index(), (from.index() + 1) % setup.seats);
                    holder = Some(to);
                }
                Event::TookUp { seat, .. } | Event::Rolled { seat, .. } | Event::DiceLie { seat, .. } | Event::Moved { seat, .. } => {
                    prop_assert_eq!(holder.unwrap_or(seat), seat);
                }
                Event::PushedUp { .. }
                | Event::WashedDown { .. }
                | Event::SetBack { .. }
                | Event::Stuck(_)
                | Event::SummitLeft(_)
                | Event::Arrived { .. }
                | Event::Won(_) => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn in_a_crowd_on_any_mountain_every_action_keeps_goats_and_room(seed: u64) {
        let state = crowded(seed);
        check_whole(&state)?;
        let seat = state.public().to_move().expect("somebody chooses");
        for action in state.legal(seat) {
            let mut after = state.clone();
            after.apply(seat, action).expect("a listed action");
            check_whole(&after)?;
        }
    }
}
