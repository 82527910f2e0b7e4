//! The planner of K2 where icefall tiles lie (Q-EK-10).

mod support;

use std::sync::Arc;

use summiteer_bots::scout::Scout;
use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::{Cursor, Observer, Rules, Seat, SplitMix};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::k2::{Event, Game, Outcome, Setup, State, standard_library};
use summiteer_rules::mountain::Front;
use support::{Redealt, events_of};

fn start(board: &str, weather: &str, seats: usize, family: &str) -> State {
    let mut setup = Setup::solo(board, weather).with_seats(seats);
    assert!(setup.options.set("icefall", "on") && setup.options.set("family", family));
    State::start(Arc::new(Game::new(&setup, &standard_library()).expect("the boards have an icefall")))
}

/// Plays a game and gives back what happened in the icefall.
fn icefall_of(start: State, seed: u64) -> Vec<IcefallEvent> {
    let of_icefall = |event| match event {
        Event::Icefall(event) => Some(event),
        _ => None,
    };
    events_of(start, seed, Redealt::<Scout>::at).into_iter().filter_map(of_icefall).collect()
}

#[test]
fn scout_plays_every_icefall_to_the_end_and_never_by_what_it_cannot_know() {
    let mut seen = Vec::new();
    for (board, weather) in [("everest-easy", "k2-summer"), ("everest-hard", "k2-winter")] {
        for seats in 1..=5 {
            for family in ["on", "off"] {
                seen.extend(icefall_of(start(board, weather, seats, family), seats as u64));
            }
        }
    }
    assert!(seen.iter().any(|event| matches!(event, IcefallEvent::FrontShown { .. })), "tiles are turned up");
    assert!(
        seen.iter().any(|event| matches!(event, IcefallEvent::Retreated { .. })),
        "climbers are thrown back"
    );
}

#[test]
fn scout_finds_its_way_through_the_icefall_and_higher_than_random_players() {
    let points = |bot: fn() -> Box<dyn Bot<State>>| -> u32 {
        let play = |seed| {
            let end = play_game(start("everest-easy", "k2-summer", 1, "off"), &mut [bot()], SplitMix(seed));
            u32::from(end.public().score(Seat::new(0)))
        };
        (0..20).map(play).sum()
    };
    let (scout, random) = (points(|| Box::new(Scout::default())), points(|| Box::new(Random)));
    // Nobody above the icefall has more than 2; from there on a planner climbs on.
    assert!(scout > 20 * 8, "{scout} points in 20 games");
    assert!(scout > 2 * random, "{scout} against {random}");
}

#[test]
fn scout_leaves_a_full_space_with_its_last_point_by_a_tile_that_may_cost_more() {
    let text = "phase act A\ntiles 3 2\nicefall i5 cost-1\nicefall i9 cost-2\nclimber A1 i9\nclimber A2 dead\n\
                climber B1 i5\nclimber B2 i5\ncards A m3\ncard A c1 A1";
    let start = start("everest-easy", "k2-summer", 2, "off");
    let mut state = State::from_text(start.game().clone(), text).expect("a good position");
    let seat = Seat::new(0);
    for step in ["step A1 i5", "step A1 i6"] {
        let action = state.read_action(seat, &mut Cursor::new(1, step)).expect("an action");
        state.apply(seat, action).expect("it is legal");
    }
    state.apply_chance(Outcome::Front(Front::Crevasse)).expect("a crevasse may lie there");
    let legal = state.legal(seat);
    let texts: Vec<String> = legal.iter().map(|action| state.action_text(*action)).collect();
    assert_eq!(texts, ["step A1 i1"]);
    let view = state.view(Observer::Seat(seat));
    assert_eq!(Scout::default().act(&view, &legal, &mut SplitMix(1)), legal[0]);
}
