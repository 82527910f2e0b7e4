use serde_json::to_string;
use summiteer_rules::core::{Cursor, NumberSource, Observer, Rules, Seat, SplitMix, pick};
use summiteer_rules::games::gipfel::{Options, State, standard_library};

use super::position;
use crate::gipfel::{ActionWire, GoatsWire, ViewWire, game, material};
use crate::{TurnWire, observer_text};

fn goats(station: &str, seat: &str, count: u8) -> GoatsWire {
    GoatsWire { station: station.to_owned(), seat: seat.to_owned(), count }
}

#[test]
fn a_view_shows_dice_goats_and_a_push_that_is_due() {
    let state = position(
        "phase push A a3\ndice 2 2 5 2 5\nrolls 2\ngoats A a3 a3 c1\ngoats B a2 summit\narrivals A 1",
    );
    let view = ViewWire::new(&state.view(Observer::Spectator));
    assert_eq!((view.dice, view.rolls, view.rolls_left), ([2, 2, 5, 2, 5], 2, 1));
    assert_eq!((view.phase.kind.as_str(), view.phase.seat.as_deref()), ("push", Some("A")));
    assert_eq!((view.phase.at.as_deref(), view.phase.choices.join(" ")), (Some("a3"), "a4 b3".to_owned()));
    let [a, b] = &view.seats[..] else { panic!("two seats") };
    assert_eq!((a.start, a.way, a.summit, a.arrivals), (2, 3, 0, 1));
    assert_eq!((b.start, b.way, b.summit, b.arrivals), (3, 1, 1, 1));
    let standing = [
        goats("start", "A", 2),
        goats("start", "B", 3),
        goats("summit", "B", 1),
        goats("a2", "B", 1),
        goats("a3", "A", 2),
        goats("c1", "A", 1),
    ];
    assert_eq!(view.goats, standing);
    assert_eq!(view.result, None);
}

#[test]
fn the_winner_is_the_result() {
    let state = position("phase over B\ndice 6 6 6 6 6\nrolls 1\ngoats B summit");
    let result = ViewWire::new(&state.view(Observer::Spectator)).result;
    assert_eq!(result.map(|result| result.winner), Some("B".to_owned()));
}

#[test]
fn every_observer_sees_the_whole_position_and_whose_turn_it_is() {
    let mut state = position("phase roll A");
    let mut numbers = SplitMix(3);
    for _ in 0..500 {
        let views = [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator];
        let [a, b, spectator] = views.map(|observer| {
            let view = ViewWire::new(&state.view(observer));
            assert_eq!(view.observer, observer_text(observer));
            to_string(&ViewWire { observer: String::new(), ..view }).expect("plain values")
        });
        assert!(a == b && b == spectator);
        let view = ViewWire::new(&state.view(Observer::Spectator));
        assert_eq!(view.turn, TurnWire::new(state.turn()));
        assert!(view.seats.iter().all(|seat| seat.start + seat.way + seat.summit == 5));
        advance(&mut state, &mut numbers);
    }
}

/// Some action or outcome.
fn advance(state: &mut State, numbers: &mut SplitMix) {
    if let Some(outcome) = pick(&state.chance(), numbers) {
        state.apply_chance(outcome).expect("a listed outcome is possible");
        return;
    }
    let mover = Seat::all(2).find(|seat| !state.legal(*seat).is_empty()).expect("the game goes on");
    let actions = state.legal(mover);
    for action in &actions {
        let wire = ActionWire::new(state.game(), state.public(), *action);
        assert_eq!(state.game().read_action(&mut Cursor::new(1, &wire.text)).ok(), Some(*action));
        assert!(wire.text.starts_with(&wire.kind));
    }
    let index = numbers.below(actions.len() as u32);
    state.apply(mover, actions[index as usize]).expect("a listed action is legal");
}

fn actions(text: &str) -> Vec<ActionWire> {
    let state = position(text);
    let legal = state.legal(Seat::new(0)).into_iter();
    legal.map(|action| ActionWire::new(state.game(), state.public(), action)).collect()
}

fn find(actions: &[ActionWire], text: &str) -> ActionWire {
    actions.iter().find(|action| action.text == text).expect("a legal action").clone()
}

#[test]
fn an_action_carries_its_notation_and_parts() {
    let legal = actions("phase choose A\ndice 4 1 4 2 4\nrolls 2");
    let roll = find(&legal, "roll 2 4");
    assert_eq!((roll.kind.as_str(), roll.places), ("roll", Some(vec![1, 3])));
    let step = find(&legal, "move start c1");
    assert_eq!((step.from.as_deref(), step.to.as_deref()), (Some("start"), Some("c1")));
    let back = find(&actions("phase choose A\ndice 1 2 3 5 6\ngoats A a1 c3 c3 c3 c3"), "back a1");
    assert_eq!((back.kind.as_str(), back.station.as_deref(), back.by), ("back", Some("a1"), None));
}

#[test]
fn a_joker_opens_a_trail_only_where_the_sign_does_not() {
    let legal = actions("phase choose A\ndice 1 1 1 1 1\nrolls 3");
    let by = |text: &str| find(&legal, text).by;
    assert_eq!(by("move start a1").as_deref(), Some("sign"), "three of a kind");
    assert_eq!(by("move start d1").as_deref(), Some("joker"), "24 or more");
}

#[test]
fn the_material_shows_the_boards_that_the_catalogue_names() {
    let library = standard_library();
    let (game, material) = (game(&library, &["random"]), material(&library));
    let boards: Vec<&str> = material.boards.iter().map(|board| board.id.as_str()).collect();
    assert_eq!(game.boards, boards);
    let board = &material.boards[0];
    assert_eq!((board.stations.len(), board.trails.len()), (30, 43));
    for station in &board.stations {
        assert_eq!(station.river.is_some(), station.size == "small", "{}", station.id);
    }
    let trail = board.trails.iter().find(|trail| (trail.from.as_str(), trail.to.as_str()) == ("a1", "a2"));
    assert_eq!(trail.map(|trail| trail.sign.id.as_str()), Some("sum<=13"));
}

#[test]
fn the_default_of_each_option_is_listed_first_and_every_value_is_known() {
    let listed = game(&standard_library(), &[]).options;
    assert!(listed.iter().map(|option| option.name.as_str()).eq(Options::NAMES));
    for option in listed {
        let mut options = Options::default();
        assert!(options.set(&option.name, &option.values[0]), "{}", option.name);
        assert_eq!(options, Options::default(), "{}", option.name);
        for value in &option.values[1..] {
            assert!(options.set(&option.name, value), "{}: {value}", option.name);
            assert_ne!(options, Options::default(), "{}: {value}", option.name);
        }
    }
}
