//! Players of Gipfelstürmer in whole games.

use std::path::PathBuf;
use std::sync::Arc;

use summiteer_bots::ibex::Ibex;
use summiteer_bots::{Bot, play_game, play_within, registry};
use summiteer_rules::core::{Header, Observer, Rules, SplitMix, Table, Turn, pick};
use summiteer_rules::games::gipfel::{Game, Setup, State, standard_library};

fn start(seats: usize) -> State {
    State::start(Arc::new(Game::new(&Setup::new("gipfel", seats), &standard_library()).unwrap()))
}

fn bots(names: &[&str]) -> Vec<Box<dyn Bot<State>>> {
    names.iter().map(|name| registry::gipfel_bot(name).unwrap()).collect()
}

/// How many of these games the first player wins, who sits in seat A.
fn won(names: &[&str], games: u64) -> usize {
    let winner = |seed| play_game(start(names.len()), &mut bots(names), SplitMix(seed)).public().winner();
    (0..games).filter(|seed| winner(*seed).is_some_and(|seat| seat.index() == 0)).count()
}

#[test]
fn players_with_a_plan_bring_every_table_to_its_end() {
    for names in
        [vec!["rusher"; 2], vec!["ibex", "rusher", "random"], vec!["ibex", "ibex", "rusher", "random"]]
    {
        for seed in 0..5 {
            let end = play_game(start(names.len()), &mut bots(&names), SplitMix(seed));
            assert_eq!(end.turn(), Turn::Over, "{names:?} {seed}");
        }
    }
}

#[test]
fn a_game_stops_after_the_actions_it_may_have() {
    let end = |actions| play_within(start(2), &mut bots(&["random"; 2]), SplitMix(1), actions);
    assert_eq!(end(0), play_within(start(2), &mut bots(&["rusher"; 2]), SplitMix(1), 0));
    assert_ne!(end(40), end(39));
    assert_ne!(end(40).turn(), Turn::Over);
}

#[test]
fn each_player_beats_the_one_below_it() {
    // Far below their measured strength, so that the test speaks of faults and not of luck.
    assert!(won(&["rusher", "random"], 20) >= 18);
    assert!(won(&["ibex", "rusher"], 40) >= 30);
    assert!(won(&["ibex", "rusher", "rusher", "rusher"], 40) >= 28);
}

/// What ibex does in this position.
fn ibex_in(position: &str) -> String {
    let state = State::from_text(Arc::clone(start(2).game()), position).unwrap();
    let Turn::Decide(seats) = state.turn() else { panic!("nobody decides") };
    let seat = seats.iter().next().unwrap();
    let view = state.view(Observer::Seat(seat));
    let action = Ibex::default().act(&view, &state.legal(seat), &mut SplitMix(0));
    assert!(state.clone().apply(seat, action).is_ok(), "{action:?}");
    state.action_text(action)
}

#[test]
fn ibex_keeps_the_dice_for_the_step_that_pushes_a_goat_onto_the_summit() {
    let goats = "goats A d5 t3\ngoats B e2\n";
    assert_eq!(ibex_in(&format!("phase choose A\nrolls 1\ndice 5 1 2 5 4\n{goats}")), "roll 2 3 5");
    assert_eq!(ibex_in(&format!("phase choose A\nrolls 3\ndice 5 1 5 5 4\n{goats}")), "move d5 t3");
    // With nothing better in sight it moves before all rolls are used up.
    assert_eq!(ibex_in(&format!("phase choose A\nrolls 2\ndice 5 1 5 5 4\n{goats}")), "move d5 t3");
}

#[test]
fn ibex_puts_the_lowest_goat_back() {
    // No trail from d5, t3 or e1 opens with these dice, nor one from the village.
    assert_eq!(ibex_in("phase choose A\nrolls 3\ndice 1 2 3 4 4\ngoats A d5 t3 e1 e1 e1\n"), "back e1");
}

#[test]
fn ibex_pushes_along_the_row_that_ends_on_the_summit() {
    let row = "rolls 3\ndice 2 2 3 3 6\ngoats A b4 b4 b5 t2\narrivals A 1\narrivals B 1\n";
    assert_eq!(ibex_in(&format!("phase push A b4\n{row}")), "push b4 b5");
    let row = row.replace("b4 b4 b5 t2", "b4 b5 b5 t2");
    assert_eq!(ibex_in(&format!("phase push A b5\n{row}")), "push b5 t2");
}

/// Rusher against itself, as the record of a table.
fn rusher_game(seats: usize) -> Table<State> {
    let mut header = Setup::new("gipfel", seats).header();
    header.set("note", "rusher against itself");
    let (mut table, mut chance) = (Table::new(header, start(seats)), SplitMix(seats as u64));
    let mut rusher = bots(&["rusher"]).remove(0);
    loop {
        let state = table.state();
        match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = state.view(Observer::Seat(seat));
                let action = rusher.act(&view, &state.legal(seat), &mut SplitMix(0));
                table.act(seat, action).unwrap();
            }
            Turn::Chance => {
                let outcome = pick(&state.chance(), &mut chance).unwrap();
                table.chance(outcome).unwrap();
            }
            Turn::Over => return table,
        }
    }
}

/// `SUMMITEER_BLESS=1` writes the games anew.
#[test]
fn rusher_plays_the_games_that_are_written_down() {
    for seats in 2..=4 {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
        let (file, played) = (folder.join(format!("gipfel-{seats}-seats.summit")), rusher_game(seats));
        if std::env::var_os("SUMMITEER_BLESS").is_some() {
            std::fs::write(&file, played.text()).unwrap();
        }
        let written = std::fs::read_to_string(&file).expect("there is a game for every number of seats");
        assert!(written == played.text(), "{} differs", file.display());
        let (header, lines) = Header::read(&written).unwrap();
        let mut again = Table::new(header, start(seats));
        again.play_lines(lines).unwrap();
        assert_eq!(again.state(), played.state());
        assert!(again.state().public().winner().is_some());
    }
}
