//! A tile that the set-up leaves over stays unknown (EV-018, Q-EV-41). The boards of the game use all twelve, so this one
//! has a space less.

use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::everest::{Action, Game, Library, Outcome, Setup, State, standard_library};
use summiteer_rules::mountain::{Board, Front, Pawn};

const BOARD: &str = include_str!("../../../../data/boards/everest-easy.toml");

/// Four spaces I for the five tiles: two cost 1, two cost 2, one is a crevasse.
fn game() -> Arc<Game> {
    let board = BOARD.replacen("kind = \"icefall-1\"\n", "", 1);
    let board = Board::parse("board", &board).expect("a good board");
    let library = Library { boards: vec![board], ..standard_library() };
    Arc::new(Game::new(&Setup::new("everest-easy", "everest-summer", 2), &library).expect("a good set-up"))
}

/// A guide before the last space I: three tiles lie open.
fn before_the_last() -> State {
    let text = "phase act A\nstart A\ntiles 1 2\nshown 1 1 2\nguide A1 i3\ncards A m3\ncard A c1 A1\n\
                icefall i2 cost-1\nicefall i3 cost-1\nicefall i4 cost-2";
    let mut state = State::from_text(game(), text).unwrap_or_else(|error| panic!("{error}"));
    let to = state.game().board().find("i7").expect("a space");
    state.apply(Seat::new(0), Action::Step { guide: Pawn::new(Seat::new(0), 0), to }).expect("a step");
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
        assert_eq!(state.public().icefall.iter().flatten().count(), 4);
        // All that is kept of the icefall is what lies open, and everybody sees that.
        for observer in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
            assert_eq!(state.view(observer).public.icefall, state.public().icefall);
        }
    }
}
