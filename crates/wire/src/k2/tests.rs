use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::k2::{Edition, Game, Options, Setup, State, standard_library};

use super::{ActionWire, AnswerWire, QuestionWire, ViewWire, game};
use crate::mountain::MaterialWire;

fn position(text: &str) -> State {
    let setup = Setup::solo("k2-easy", "k2-summer").with_seats(2);
    let game = Game::new(&setup, &standard_library()).expect("the set-up is right");
    State::from_text(Arc::new(game), text).expect("the position is right")
}

fn json(state: &State, observer: Observer) -> String {
    serde_json::to_string(&ViewWire::new(&state.view(observer))).expect("plain values")
}

#[test]
fn another_seats_hand_and_choice_do_not_show() {
    let one = position("hand A m1 m1 m2 m2 a1 r1/3\nhand B m1 m1 m1 m2 m2 m3\nchosen B m1 m1 m1");
    let two = position("hand A m1 m1 m2 m2 a1 r1/3\nhand B a0 a1 a2 a3 m2 m3\nchosen B a0 a1 a2");
    for observer in [Observer::Seat(Seat::new(0)), Observer::Spectator] {
        assert_eq!(json(&one, observer), json(&two, observer));
    }
    assert_ne!(json(&one, Observer::Seat(Seat::new(1))), json(&two, Observer::Seat(Seat::new(1))));
}

#[test]
fn the_forecast_follows_the_visible_days_until_death() {
    let state = position("phase act A\ntiles 1 2\nclimber A1 s21 score 5 level 3");
    let view = ViewWire::new(&state.view(Observer::Spectator));
    // Terrain -1 each night; weather -1, -1 on the first two days: 3, 1, dead.
    let levels: Vec<u8> = view.climbers[0].forecast.iter().map(|night| night.level).collect();
    assert_eq!(levels, [1, 0]);
    assert_eq!(view.days.len(), 6);
}

#[test]
fn a_legal_action_carries_its_notation_and_parts() {
    let state = position("phase act A\ncards A m1\ncard A c1 A1");
    let step = state.legal(Seat::new(0)).into_iter().map(|action| ActionWire::new(state.game(), action));
    let step = step.into_iter().find(|action| action.kind == "step").expect("a step is legal");
    assert_eq!((step.text.as_str(), step.space.as_deref()), ("step A1 s1", Some("s1")));
}

#[test]
fn the_material_shows_every_space_of_the_boards_that_the_catalogue_names() {
    let library = standard_library();
    let (game, material) = (game(Edition::K2, &library, &["random"]), MaterialWire::new(&library));
    let boards: Vec<&str> = material.boards.iter().map(|board| board.id.as_str()).collect();
    assert_eq!(game.boards, boards);
    let sizes: Vec<usize> = material.boards.iter().map(|board| board.spaces.len()).collect();
    assert_eq!(sizes, [28, 30, 32, 36]);
}

#[test]
fn the_default_of_each_option_is_listed_first_and_every_value_is_known() {
    let of = |edition: Edition| game(edition, &edition.library(), &[]).options;
    for option in Edition::ALL.into_iter().flat_map(of) {
        let mut options = Options::default();
        assert!(options.set(&option.name, &option.values[0]), "{}", option.name);
        assert_eq!(options, Options::default(), "{}", option.name);
        for value in &option.values[1..] {
            assert!(options.set(&option.name, value), "{}: {value}", option.name);
            assert_ne!(options, Options::default(), "{}: {value}", option.name);
        }
    }
}

#[test]
fn reach_is_asked_of_a_view_and_answered_with_notation() {
    let state = position("phase act A\ncards A m1\ncard A c1 A1");
    let view = state.view(Observer::Spectator);
    let ask =
        |climber: &str| QuestionWire::Reach { climber: climber.to_owned(), slots: vec![0] }.answer(&view);
    let AnswerWire::Reach { ways } = ask("A1").expect("A1 is there");
    let step = ways.iter().find(|way| way.space == "s1").expect("s1 costs 1");
    assert_eq!((step.cost, step.left, step.actions.join(", ").as_str()), (1, 0, "step A1 s1"));
    assert_eq!(ask("C1"), Err("no climber is called C1".to_owned()));
}

fn lhotse(board: &str, text: &str) -> State {
    let setup = Setup::solo_of(Edition::Lhotse, board, "lhotse").with_seats(2);
    let game = Game::new(&setup, &Edition::Lhotse.library()).expect("the set-up is right");
    State::from_text(Arc::new(game), text).expect("the position is right")
}

#[test]
fn each_board_of_lhotse_names_the_seasons_that_fit_it() {
    let game = game(Edition::Lhotse, &Edition::Lhotse.library(), &[]);
    assert_eq!(game.boards, ["lhotse-face", "lhotse-col"]);
    assert_eq!(game.weathers_by_board, [vec!["lhotse"], vec!["lhotse", "k2-summer", "k2-winter"]]);
}

#[test]
fn nobody_sees_which_tiles_another_seat_was_dealt_and_keeps() {
    let one = lhotse("lhotse-face", "phase draft\ndealt A 1 2\ndealt B 3 4\nkept B 3");
    let two = lhotse("lhotse-face", "phase draft\ndealt A 1 2\ndealt B 5 6\nkept B 6");
    for observer in [Observer::Seat(Seat::new(0)), Observer::Spectator] {
        assert_eq!(json(&one, observer), json(&two, observer));
    }
    let own = ViewWire::new(&two.view(Observer::Seat(Seat::new(1)))).own.expect("a seat's own");
    assert_eq!((own.dealt, own.kept), (vec![5, 6], Some(6)));
}

#[test]
fn a_divided_mountain_has_weather_for_each_section_and_another_one_does_not() {
    let face = ViewWire::new(&lhotse("lhotse-face", "phase act A\ntiles 3 2").view(Observer::Spectator));
    let flanks = face.days[2].flanks.as_ref().expect("three sections");
    assert!(flanks.west.landslide && !flanks.east.landslide && !face.days[2].weather.landslide);
    assert_eq!((face.days[2].tile, face.last_day, face.scenario.as_deref()), (3, 18, Some("south-face")));
    let col = ViewWire::new(&lhotse("lhotse-col", "phase act A\ntiles 3 2").view(Observer::Spectator));
    assert!(col.days.iter().all(|day| day.flanks.is_none()));
    assert_eq!((col.last_day, col.scenario.as_deref()), (15, Some("south-col")));
}

#[test]
fn the_forecast_counts_landslides_and_rooms_say_where_they_lead() {
    let given = "day 3\nphase act A\ntiles 3 2\nclimber A1 a5 score 4 level 5";
    let view = ViewWire::new(&lhotse("lhotse-face", given).view(Observer::Spectator));
    assert_eq!(view.climbers[0].forecast[0].landslide, 2);
    let room = |id: &str| view.rooms.iter().find(|room| room.space == id).expect("a space");
    assert!(room("a5").landslide && !room("c5").landslide);
    assert_eq!(room("a5").slides, ["a4"]);
}

#[test]
fn a_fixed_rope_says_which_end_is_the_higher_one() {
    let state = lhotse("lhotse-face", "phase act A\ntiles 1 2\nrope A bc d2");
    let view = ViewWire::new(&state.view(Observer::Spectator));
    let board = state.game().board();
    let points = |id: &str| board.space(board.find(id).expect("a space")).points;
    let higher = match points("bc").cmp(&points("d2")) {
        std::cmp::Ordering::Less => Some("d2"),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some("bc"),
    };
    let rope = &view.ropes[0];
    assert_eq!((&*rope.seat, &*rope.from, &*rope.to, rope.higher.as_deref()), ("A", "bc", "d2", higher));
}

#[test]
fn a_divided_mountain_is_drawn_with_its_paths_and_places_for_ropes() {
    let material = MaterialWire::new(&Edition::Lhotse.library());
    let face = material.boards[0].face.as_ref().expect("the South Face is divided");
    let sections: Vec<&str> = face.sections.iter().map(|section| section.id.as_str()).collect();
    assert_eq!((sections.join(" ").as_str(), face.paths.len()), ("W C E", 6));
    assert!(
        !face.rope_sites.is_empty() && material.boards[0].spaces.iter().all(|space| space.section.is_some())
    );
    assert!(material.boards[1].face.is_none());
    let tile = &material.weathers[0].tiles[2];
    assert_eq!((tile.id.as_deref(), tile.flanks.as_ref().map(Vec::len)), (Some("west-storm"), Some(3)));
}

fn in_the_icefall(text: &str) -> ViewWire {
    let mut setup = Setup::solo("everest-easy", "k2-winter").with_seats(2);
    assert!(setup.options.set("icefall", "on"));
    let game = Game::new(&setup, &standard_library()).expect("the set-up is right");
    let state = State::from_text(Arc::new(game), text).expect("the position is right");
    ViewWire::new(&state.view(Observer::Spectator))
}

#[test]
fn the_icefall_is_told_with_what_may_still_lie_there() {
    let view = in_the_icefall("phase fork A1 i1\nicefall i1 cost-2\nicefall i2 crevasse\ncards A m3");
    assert_eq!((view.phase.kind.as_str(), view.phase.seat.as_deref()), ("fork", Some("A")));
    let probe = view.probe.expect("a climber stands before a tile");
    assert_eq!((probe.pawn.as_str(), probe.to.as_str()), ("A1", "i1"));
    let open: Vec<_> = view.icefall.iter().filter(|tile| tile.front.is_some()).collect();
    assert_eq!((view.icefall.len(), open.len(), open[1].mark.as_str()), (12, 2, "I"));
    assert_eq!(view.fronts.iter().map(|front| front.count).sum::<u8>(), 10, "twelve tiles, two of them open");
    let cost = |space: &str| view.rooms.iter().find(|room| room.space == space).expect("a space").cost;
    assert_eq!((cost("i1"), cost("i2"), cost("i3")), (Some(2), None, Some(1)));
}

#[test]
fn without_tiles_there_is_no_icefall() {
    let view = ViewWire::new(&position("phase act A").view(Observer::Spectator));
    assert_eq!((view.icefall.len(), view.fronts.len(), view.probe), (0, 0, None));
}
