//! Records and notation: what was played can be written, read and played again; undo goes back exactly.

use std::sync::Arc;

use proptest::prelude::*;
use summiteer_rules::core::{Cursor, Entry, Header, NumberSource, Rules, Seat, SplitMix, Table, Turn};
use summiteer_rules::games::gipfel::{Action, Game, Places, Setup, State, standard_library};

use crate::laws;
use crate::support::everything;
use crate::support::games::{Player, new_table, random_game, setups};
use crate::support::mountains::crowded;

/// A table read from a record's text alone.
fn read(text: &str) -> Table<State> {
    laws::read_record(text, |header| {
        let setup = Setup::from_header(header).expect("a written header is readable");
        State::start(Arc::new(Game::new(&setup, &standard_library()).expect("the set-up is good")))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn a_written_game_plays_again_to_the_same_state(setup in setups(), seed: u64) {
        laws::a_record_plays_again(&random_game(&setup, seed), read)?;
    }

    #[test]
    fn a_set_up_is_read_back_as_it_was_written(setup in setups()) {
        let text = setup.header().text();
        let (header, _) = Header::read(&text).unwrap();
        prop_assert_eq!(Setup::from_header(&header), Ok(setup));
    }

    #[test]
    fn every_position_of_a_game_is_read_back_as_it_was_written(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            laws::a_position_is_read_back(&state)?;
        }
    }

    #[test]
    fn undo_goes_back_to_the_exact_state_and_never_behind_a_die_or_the_last_turn(setup in setups(), seed: u64) {
        let mut table = new_table(&setup);
        let (mut player, mut coin) = (Player(SplitMix(seed)), SplitMix(!seed));
        while table.len() < 800 {
            let (before, length) = (table.state().clone(), table.len());
            if !player.play(&mut table) {
                break;
            }
            let step = &table.history()[length];
            let Entry::Act(actor, _) = step.entry else {
                prop_assert!(Seat::all(setup.seats).all(|seat| !table.can_undo(seat)), "chance cannot be taken back");
                continue;
            };
            let sealed = step.events.iter().any(State::seals);
            let on_turn = before.public().to_move() == table.state().public().to_move();
            prop_assert_eq!(sealed, !on_turn, "what passes the turn or ends the game seals it");
            prop_assert_eq!(table.can_undo(actor), !sealed);
            if !sealed && coin.below(3) == 0 {
                table.undo(actor).unwrap();
                prop_assert_eq!(table.state(), &before);
            }
        }
        let again = read(&table.text());
        prop_assert_eq!(again.state(), table.state(), "a record with undone actions plays again");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn every_position_after_an_action_in_a_crowd_is_read_back_as_it_was_written(seed: u64) {
        let state = crowded(seed);
        let seat = state.public().to_move().expect("somebody chooses");
        for action in state.legal(seat) {
            let mut after = state.clone();
            after.apply(seat, action).expect("a listed action");
            laws::a_position_is_read_back(&after)?;
        }
    }
}

#[test]
fn every_action_is_read_back_as_it_was_written() {
    let table = new_table(&Setup::new("gipfel", 4));
    let state = table.state();
    for action in everything::actions(state.game()) {
        if action == Action::Roll(Places::NONE) {
            let text = state.action_text(action);
            assert!(
                state.read_action(Seat::new(0), &mut Cursor::new(1, &text)).is_err(),
                "a roll needs a die"
            );
        } else {
            laws::an_action_is_read_back(state, Seat::new(0), action);
        }
    }
}

#[test]
fn every_outcome_is_read_back_as_it_was_written() {
    let table = new_table(&Setup::new("gipfel", 4));
    let state = table.state();
    for outcome in everything::outcomes() {
        if everything::is_sayable(outcome) {
            laws::an_outcome_is_read_back(state, outcome);
        } else {
            let text = state.outcome_text(outcome);
            assert!(state.read_outcome(&mut Cursor::new(1, &text)).is_err(), "{text}");
        }
    }
}

#[test]
fn what_is_no_action_is_answered_with_its_place_and_what_would_be_right() {
    let table = new_table(&Setup::new("gipfel", 2));
    for (text, says) in [
        ("jump", "column 1: expected an action (roll, move, push, back, end), found `jump`"),
        ("roll", "column 5: expected places of dice from 1 to 5, each once, found the end of the line"),
        ("roll 1 6", "column 8: expected places of dice from 1 to 5, each once, found `6`"),
        ("roll 2 2", "column 8: expected places of dice from 1 to 5, each once, found `2`"),
        ("move a1", "column 8: expected a station of gipfel, found the end of the line"),
        ("back s4", "column 6: expected a station of gipfel, found `s4`"),
    ] {
        let error = table.state().read_action(Seat::new(0), &mut Cursor::new(1, text)).expect_err(text);
        assert_eq!(error.to_string(), format!("line 1, {says}"));
    }
    let error = table.state().read_outcome(&mut Cursor::new(1, "die 0")).expect_err("no such face");
    assert_eq!(error.to_string(), "line 1, column 5: expected a face from 1 to 6, found `0`");
    assert_eq!(table.state().turn(), Turn::Chance);
}
