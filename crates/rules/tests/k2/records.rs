//! Records and notation: what was played can be written, read and played again; undo goes back exactly.

use proptest::prelude::*;
use summiteer_rules::core::{Entry, Header, NumberSource, Rules, Seat, SplitMix, Table, Turn};
use summiteer_rules::games::k2::{Edition, Setup, State};

use crate::laws;
use crate::support::games::{Player, game_of, new_table, random_game, setups};
use crate::support::{everything, positions::recipes};

/// A table read from a record's text alone.
fn read(text: &str) -> Table<State> {
    laws::read_record(text, |header| State::start(game_of(&Setup::from_header(header).expect("a set-up"))))
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
    fn every_position_of_a_narrow_mountain_is_read_back_as_it_was_written(recipe in recipes()) {
        laws::a_position_is_read_back(&recipe.state())?;
    }
}

#[test]
fn every_action_is_read_back_as_it_was_written() {
    let k2 = Setup::solo("k2-easy", "k2-summer").with_seats(5);
    let lhotse = Setup::solo_of(Edition::Lhotse, "lhotse-face", "lhotse").with_seats(5);
    for table in [k2, lhotse].map(|setup| new_table(&setup)) {
        let (state, game) = (table.state(), table.state().game());
        for action in everything::actions(game).into_iter().filter(|a| everything::is_sayable(game, a)) {
            laws::an_action_is_read_back(state, Seat::new(0), action);
        }
    }
}

#[test]
fn every_outcome_is_read_back_as_it_was_written() {
    let table = new_table(&Setup::solo("k2-hard", "k2-winter").with_seats(5));
    let state = table.state();
    for outcome in everything::outcomes(state.game())
        .into_iter()
        .filter(|o| everything::is_sayable_outcome(state.game(), o))
    {
        laws::an_outcome_is_read_back(state, outcome);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn undo_goes_back_to_the_exact_state_and_never_behind_what_was_revealed(setup in setups(), seed: u64) {
        let mut table = new_table(&setup);
        let (mut player, mut coin) = (Player(SplitMix(seed)), SplitMix(!seed));
        loop {
            let (before, length) = (table.state().clone(), table.len());
            if !player.play(&mut table) {
                break;
            }
            let step = &table.history()[length];
            let sealed = step.events.iter().any(State::seals) || before.turn() == Turn::Chance;
            let Some(actor) = actor(&table, length) else {
                prop_assert!(Seat::all(setup.seats).all(|seat| !table.can_undo(seat)), "chance cannot be taken back");
                continue;
            };
            if table.len() == length + 1 {
                prop_assert_eq!(table.can_undo(actor), !sealed);
                if !sealed && coin.below(3) == 0 {
                    table.undo(actor).unwrap();
                    prop_assert_eq!(table.state(), &before);
                }
            }
        }
        let again = read(&table.text());
        prop_assert_eq!(again.state(), table.state(), "a record with undone actions plays again");
    }

    #[test]
    fn a_secret_choice_is_taken_back_whatever_others_have_chosen_since(setup in setups(), seed: u64) {
        prop_assume!(setup.seats > 2);
        let mut table = new_table(&setup);
        let mut player = Player(SplitMix(seed));
        while table.state().turn() == Turn::Chance {
            player.play(&mut table);
        }
        let mut without = table.clone();
        let (a, b) = (Seat::new(0), Seat::new(1));
        let choice = |table: &Table<State>, seat: Seat| {
            let legal = table.state().legal(seat);
            legal[seed as usize % legal.len()]
        };
        table.act(a, choice(&table, a)).unwrap();
        table.act(b, choice(&table, b)).unwrap();
        table.undo(a).unwrap();
        without.act(b, choice(&without, b)).unwrap();
        prop_assert_eq!(table.state(), without.state());
    }
}

/// The seat that acted in this entry; none for chance.
fn actor(table: &Table<State>, index: usize) -> Option<Seat> {
    match table.history()[index].entry {
        Entry::Act(seat, _) | Entry::Undo(seat) => Some(seat),
        Entry::Chance(_) => None,
    }
}
