//! Icefall tiles on Mount Everest's boards (Q-EK-10 to Q-EK-13). Those boards use all twelve tiles, so the tile that is left
//! over is looked for on one with a space less.

use std::sync::Arc;

use proptest::prelude::*;
use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
use summiteer_rules::expedition::{IcefallEvent, MAX_ICEFALL};
use summiteer_rules::games::k2::planner::plan;
use summiteer_rules::games::k2::{
    Action, Climber, Event, Game, Life, Options, Outcome, Phase, Setup, State, standard_library,
};
use summiteer_rules::mountain::{Board, Front, IcefallMark, Slot};

use crate::laws;
use crate::support::games::{new_table, random_game, setups};

const BOARD: &str = include_str!("../../../../data/boards/everest-easy.toml");
const A: Seat = Seat::new(0);
const A1: Climber = Climber::new(A, 0);

fn setup() -> Setup {
    let options = Options { icefall: true, ..Options::default() };
    Setup { options, ..Setup::solo("everest-easy", "k2-summer").with_seats(2) }
}

/// Four spaces I for the five tiles: two cost 1, two cost 2, one is a crevasse.
fn with_one_space_less() -> Arc<Game> {
    let mut library = standard_library();
    let board = BOARD.replacen("kind = \"icefall-1\"\n", "", 1);
    library.boards = vec![Board::parse("board", &board).expect("a good board")];
    Arc::new(Game::new(&setup(), &library).expect("a good set-up"))
}

/// A climber before the last space I: three tiles lie open.
fn before_the_last() -> State {
    let text = "phase act A\ntiles 1 2\nclimber A1 i3\ncards A m3\ncard A c1 A1\n\
                icefall i2 cost-1\nicefall i3 cost-1\nicefall i4 cost-2";
    let mut state = State::from_text(with_one_space_less(), text).unwrap_or_else(|error| panic!("{error}"));
    let to = state.game().board().find("i7").expect("a space");
    state.apply(A, Action::Step { climber: A1, to }).expect("a step");
    state
}

#[test]
fn the_last_space_can_show_the_tile_that_lies_there_or_the_one_left_over() {
    let chance = before_the_last().chance();
    let found: Vec<(Outcome, u32)> = chance.iter().map(|one| (one.outcome, one.weight)).collect();
    assert_eq!(found, [(Outcome::Front(Front::CostTwo), 1), (Outcome::Front(Front::Crevasse), 1)]);
}

#[test]
fn nobody_learns_more_of_the_tile_left_over_than_what_is_missing_among_the_open_ones() {
    for front in [Front::CostTwo, Front::Crevasse] {
        let mut state = before_the_last();
        state.apply_chance(Outcome::Front(front)).expect("a listed outcome");
        assert_eq!(state.public().icefall.fronts.iter().flatten().count(), 4);
        // All that is kept of the icefall is what lies open, and everybody sees that.
        for observer in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
            let view = state.view(observer);
            assert_eq!(view.public.icefall, state.public().icefall);
            assert_eq!(view.sample(&mut SplitMix(1)).public().icefall, state.public().icefall);
        }
    }
}

fn state(given: &str) -> State {
    let game = Arc::new(Game::new(&setup(), &standard_library()).expect("a good set-up"));
    State::from_text(game, &format!("phase act A\ntiles 3 2\n{given}"))
        .unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_way_ends_before_a_tile_that_lies_face_down() {
    let state = state("icefall i1 cost-2\nicefall i4 crevasse\ncards A m3");
    let reach = state.public().reach(state.game(), A1, &[Slot(0)]);
    let board = state.game().board();
    let found: Vec<_> =
        reach.iter().map(|way| (board.space(way.space).id.as_str(), way.cost, way.left)).collect();
    // The way back to the base costs a point more than going nowhere; from the open i1 one point leads on.
    assert_eq!(found, [("base", 3, 0), ("i1", 2, 1), ("i2", 1, 2), ("i3", 1, 2), ("i5", 3, 0)]);
}

#[test]
fn a_plan_stops_where_a_tile_is_turned_up_and_goes_on_from_there() {
    let mut state = state("climber A1 base tent base\nclimber A2 dead\ncards A m2");
    let plans = plan(state.game(), state.public(), A);
    let halts: Vec<_> = plans.iter().filter_map(|plan| plan.end.halt.map(|halt| halt.probe.to)).collect();
    let board = state.game().board();
    let ids: Vec<&str> = halts.iter().map(|space| board.space(*space).id.as_str()).collect();
    assert_eq!(ids, ["i1", "i2", "i3", "i4"]);
    let to_first = plans.iter().find(|plan| plan.end.halt.is_some()).expect("there are four").clone();
    for action in to_first.actions {
        state.apply(A, action).expect("plans are legal");
    }
    assert!(matches!(state.public().phase, Phase::Probe(_)));
    assert_eq!(plan(state.game(), state.public(), A), []);
    state.apply_chance(Outcome::Front(Front::CostTwo)).expect("a tile that may lie there");
    let first_moves: Vec<Action> =
        plan(state.game(), state.public(), A).iter().map(|plan| plan.actions[0]).collect();
    assert!(first_moves.contains(&Action::Stay) && first_moves.contains(&Action::Retreat));
}

#[test]
fn without_the_option_no_tile_leaves_a_trace() {
    let plain = Setup { options: Options::default(), ..setup() };
    let game = Arc::new(Game::new(&plain, &standard_library()).expect("a good set-up"));
    let refused =
        State::from_text(Arc::clone(&game), "phase act A\nicefall i1 cost-1").expect_err("no such line");
    assert!(!refused.to_string().contains("icefall,"), "{refused}");
    assert!(game.read_action(A, &mut summiteer_rules::core::Cursor::new(1, "stay")).is_err());
    assert!(game.read_outcome(&mut summiteer_rules::core::Cursor::new(1, "front cost-1")).is_err());
    assert!(plain.header().get("option icefall").is_none());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn climbers_and_tents_are_where_tiles_lie_open(setup in setups(), seed: u64) {
        prop_assume!(setup.options.icefall);
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            let (game, public) = (state.game(), state.public());
            let closed = |space| public.is_hidden(game, space) || public.front(game, space) == Some(Front::Crevasse);
            for climber in Climber::all(setup.seats).map(|climber| public.climber(climber)) {
                prop_assert!(climber.life == Life::Dead || !closed(climber.space));
                prop_assert!(!climber.tent.is_some_and(closed));
            }
            prop_assert!(public.icefall.refuge.is_none() || public.acting().is_some());
        }
    }

    #[test]
    fn every_tile_is_open_on_one_space_face_down_or_left_over(setup in setups(), seed: u64) {
        prop_assume!(setup.options.icefall);
        let mut before = [None; MAX_ICEFALL];
        for state in laws::states(&random_game(&setup, seed)) {
            let area = state.game().icefall().expect("the option lays tiles");
            let fronts = state.public().icefall.fronts;
            prop_assert!(before.iter().zip(&fronts).all(|(before, now)| before.is_none() || before == now));
            prop_assert!(fronts[area.spaces().len()..].iter().all(Option::is_none));
            for mark in IcefallMark::ALL {
                let spaces = || area.spaces().iter().filter(|space| area.mark(**space) == Some(mark));
                let open = |front| spaces().filter(|space| area.front(&fronts, **space) == Some(front)).count();
                let unseen = Front::ALL.map(|front| area.tiles().count(mark, front).checked_sub(open(front) as u8));
                prop_assert!(unseen.iter().all(Option::is_some), "{}", state.text());
                let hidden = spaces().filter(|space| area.is_hidden(&fronts, **space)).count();
                let left_over = usize::from(area.tiles().total(mark)) - spaces().count();
                let unseen: usize = unseen.into_iter().flatten().map(usize::from).sum();
                prop_assert_eq!(unseen, hidden + left_over);
            }
            before = fronts;
        }
    }

    #[test]
    fn nothing_before_a_tile_that_was_turned_up_is_taken_back(setup in setups(), seed: u64) {
        prop_assume!(setup.options.icefall);
        let game = random_game(&setup, seed);
        let mut table = new_table(&setup);
        for step in game.history() {
            let shown = step.events.iter().any(|event| matches!(event, Event::Icefall(IcefallEvent::FrontShown { .. })));
            table.play(step.entry).expect("the record is good");
            prop_assert!(!shown || Seat::all(setup.seats).all(|seat| !table.can_undo(seat)));
        }
    }
}
