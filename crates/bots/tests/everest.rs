//! The planner of Mount Everest in whole games.

mod support;

use std::ops::RangeInclusive;
use std::sync::Arc;

use summiteer_bots::sherpa::Sherpa;
use summiteer_bots::{Bot, Random, play_game};
use summiteer_rules::core::{Cursor, Observer, Rules, Seat, SplitMix};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{Action, Event, Game, Outcome, Setup, State, standard_library};
use summiteer_rules::mountain::Front;
use support::{Redealt, events_of};

const BOARDS: [&str; 2] = ["everest-easy", "everest-hard"];
const SEASONS: [&str; 2] = ["everest-summer", "everest-winter"];

fn start(board: &str, weather: &str, seats: usize) -> State {
    let setup = Setup::new(board, weather, seats);
    State::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
}

fn sherpa(_: Seat) -> Sherpa {
    Sherpa::default()
}

#[test]
fn sherpa_plays_every_table_to_its_end() {
    let mut seen = Vec::new();
    let tables = BOARDS.into_iter().flat_map(|board| SEASONS.map(|weather| (board, weather)));
    for ((board, weather), few) in tables.zip(2..) {
        // Each table with two numbers of seats, all four of them on each board and in each season.
        for seats in [few, 7 - few] {
            seen.extend(events_of(start(board, weather, seats), seats as u64, sherpa));
        }
    }
    let by_sherpa = |seat: &Seat| seat.index().is_multiple_of(2);
    let happened = |what: &dyn Fn(&Event) -> bool| seen.iter().any(what);
    assert!(happened(&|event| matches!(event, Event::Won { seat, .. } if by_sherpa(seat))), "clients score");
    assert!(
        happened(&|event| matches!(event, Event::OxygenSpent { seat, .. } if by_sherpa(seat))),
        "bottles"
    );
    assert!(
        happened(&|event| matches!(event, Event::Icefall(IcefallEvent::FrontShown { .. }))),
        "icefall tiles are turned up"
    );
}

#[test]
fn sherpa_goes_on_from_the_middle_of_an_exchange() {
    let boards = "guide A1 SPACE m1 m2 m3\nguide A2 SPACE tent m4 t4";
    for space in ["base", "col"] {
        let text = format!("phase act A\ntiles 2 1\n{}\ncards A m1 m2 a1", boards.replace("SPACE", space));
        let game = Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library()).unwrap();
        let start = State::from_text(Arc::new(game), &text).unwrap_or_else(|why| panic!("{why}"));
        assert!(start.public().overloaded(Seat::new(0)).is_some());
        events_of(start, 1, sherpa);
    }
}

#[test]
fn sherpa_never_plays_by_what_it_cannot_know() {
    for (board, weather) in BOARDS.into_iter().zip(SEASONS) {
        events_of(start(board, weather, 3), 7, Redealt::<Sherpa>::at);
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    let play = |seed| events_of(start("everest-easy", "everest-winter", 2), seed, sherpa);
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

const GAMES: RangeInclusive<u64> = 1..=4;

/// The points of both seats in a few games between two players of this kind.
fn points<B: Bot<State> + Default + 'static>() -> u16 {
    let play = |seed| {
        let mut bots: Vec<Box<dyn Bot<State>>> =
            (0..2).map(|_| Box::new(B::default()) as Box<dyn Bot<State>>).collect();
        let end = play_game(start("everest-easy", "everest-summer", 2), &mut bots, SplitMix(seed));
        Seat::all(2).map(|seat| end.public().seats[seat].score).sum::<u16>()
    };
    GAMES.map(play).sum()
}

#[test]
fn sherpa_wins_points_where_random_players_lose_them() {
    const START: u16 = 4 * 2 * 5;
    let (planned, random) = (points::<Sherpa>(), points::<Random>());
    assert!(planned > START * 3 / 2, "{planned} points");
    assert!(random < START, "{random} points");
}

#[test]
fn sherpa_loads_nothing_before_it_has_answered_the_icefall() {
    // The other guide waits at base, with clients to take.
    let text = "day 2\nphase act A\nstart A\ntiles 2 3\nshown 1 1 2\ncards A m3 m3 m3";
    let start = start("everest-easy", "everest-summer", 2);
    let mut state = State::from_text(start.game().clone(), text).unwrap();
    let seat = Seat::new(0);
    for action in ["assign c1 A1", "step A1 i1"] {
        let action = state.read_action(seat, &mut Cursor::new(1, action)).unwrap();
        state.apply(seat, action).unwrap();
    }
    state.apply_chance(Outcome::Front(Front::CostTwo)).unwrap();
    let legal = state.legal(seat);
    assert_eq!(legal, [Action::Stay, Action::Retreat]);
    let view = state.view(Observer::Seat(seat));
    let answer = Sherpa::default().act(&view, &legal, &mut SplitMix(1));
    assert!(legal.contains(&answer), "{answer:?}");
}

#[test]
fn sherpa_leaves_a_full_space_with_its_last_point_by_a_tile_that_may_cost_more() {
    let text = "day 2\nphase act A\nstart A\ntiles 2 3\nicefall i5 cost-1\nicefall i9 cost-2\nguide A1 i9\n\
                guide B1 i5\nguide B2 i5\ncards A m3\ncard A c1 A1";
    let start = start("everest-easy", "everest-summer", 2);
    let mut state = State::from_text(start.game().clone(), text).unwrap();
    let seat = Seat::new(0);
    for step in ["step A1 i5", "step A1 i6"] {
        let action = state.read_action(seat, &mut Cursor::new(1, step)).unwrap();
        state.apply(seat, action).unwrap();
    }
    state.apply_chance(Outcome::Front(Front::Crevasse)).unwrap();
    let legal = state.legal(seat);
    let onward = state.read_action(seat, &mut Cursor::new(1, "step A1 i1")).unwrap();
    assert!(legal.contains(&onward) && !legal.contains(&Action::EndTurn));
    let view = state.view(Observer::Seat(seat));
    let answer = Sherpa::default().act(&view, &legal, &mut SplitMix(1));
    assert!(legal.contains(&answer), "{answer:?}");
}
