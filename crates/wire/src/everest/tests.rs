use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::everest::{Game, Options, Setup, State, standard_library};

use super::{ActionWire, AnswerWire, QuestionWire, ViewWire, event_words, game};
use crate::TurnWire;
use crate::mountain::MaterialWire;

fn position(text: &str) -> State {
    let game = Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library());
    State::from_text(Arc::new(game.expect("the set-up is right")), text).expect("the position is right")
}

fn json(state: &State, observer: Observer) -> String {
    serde_json::to_string(&ViewWire::new(&state.view(observer))).expect("plain values")
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const CAMP: &str = "day 4\nphase act A\nstart A\ntiles 6 3\nshown 1 1 2\nhand A r2/3 r2/3 r1/3\nhand B r2/3 r2/3 r2/4\n\
                    guide A1 balcony m4 t3\nguide A2 col oxygen 1\ncamp A camp1 col oxygen 2 m5 t2*\nguide B1 ss tent t5*\n\
                    icefall i1 cost-2\ncards A m3 r2/4 a3\ncards B m3-1 r1/3 a2\nscore A 7\nscore B 7\norder B A";

#[test]
fn hands_choices_and_acclimatization_decks_of_others_do_not_show() {
    let open = "day 4\nphase choose\nstart A\ntiles 6 3\nshown 1 1 2\nhand A m1 m2 m2 m2 r2/3 r2/3\n";
    let one = position(&format!("{open}hand B m1 m2 m2 m2 m3 m3\nchosen B m1 m2 m2\nair-top B a1 a2"));
    let two = position(&format!("{open}hand B m1 m2 m3 m3 r2/3 r2/3\nchosen B m3 m3 r2/3\nair-top B a2 a1"));
    for observer in [Observer::Seat(A), Observer::Spectator] {
        assert_eq!(json(&one, observer), json(&two, observer));
    }
    assert_ne!(json(&one, Observer::Seat(B)), json(&two, Observer::Seat(B)));
}

#[test]
fn loads_camps_and_the_icefall_are_told() {
    let view = ViewWire::new(&position(CAMP).view(Observer::Spectator));
    let guide = &view.guides[0];
    let clients: Vec<_> = guide.load.clients.iter().map(|client| client.id.as_str()).collect();
    assert_eq!((guide.id.as_str(), guide.space.as_str(), clients), ("A1", "balcony", vec!["m4", "t3"]));
    let camp = &view.seats[0].camps[0];
    assert_eq!((camp.id.as_str(), camp.space.as_str(), camp.oxygen, camp.cards), ("camp1", "col", 2, 2));
    assert_eq!(camp.clients.iter().map(|client| client.summited).collect::<Vec<_>>(), [false, true]);
    assert_eq!((view.seats[0].tents_at_base, view.seats[1].tents_at_base), (1, 1));
    let tile = view.icefall.iter().find(|tile| tile.front.is_some()).expect("one tile lies open");
    assert_eq!((tile.space.as_str(), tile.front.as_deref()), ("i1", Some("cost-2")));
    let left: u8 = view.fronts.iter().map(|front| front.count).sum();
    assert_eq!(left, 11, "twelve tiles, one of them open");
    let track: Vec<_> = view.track.iter().map(|field| (field.score, field.seats.join(""))).collect();
    assert_eq!((track, view.ranking.join("")), (vec![(7, "BA".to_owned())], "BA".to_owned()));
    assert_eq!((view.seats[0].place, view.seats[1].place), (Some(2), Some(1)));
}

#[test]
fn the_forecast_of_a_client_follows_the_visible_days_until_death() {
    let state = position(CAMP);
    let view = ViewWire::new(&state.view(Observer::Spectator));
    for client in view.guides.iter().flat_map(|guide| &guide.load.clients) {
        let (last, before) = client.forecast.split_last().expect("tonight is open");
        assert!(before.iter().all(|night| night.level > 0));
        assert!(last.level == 0 || client.forecast.len() == view.days.len());
        let tonight = &client.forecast[0];
        let sum = i32::from(client.level) + i32::from(tonight.terrain) + i32::from(tonight.tent)
            - i32::from(tonight.lungs);
        assert!(i32::from(tonight.level) <= sum.max(0), "{client:?}");
    }
}

#[test]
fn whose_turn_it_is_agrees_with_the_rules() {
    let deals =
        "day 4\nstart A\ntiles 6 3\nshown 1 1 2\nhand A m1 m2 m2 m2 r2/3 r2/3\nhand B m1 m2 m2 m2 m3 m3\n";
    let camp = "camp A camp1 col oxygen 2\n";
    for text in [
        CAMP.to_owned(),
        format!("{deals}phase choose\nchosen B m1 m2 m2"),
        format!("{deals}{camp}phase oxygen\nstep A open"),
    ] {
        let state = position(&text);
        let view = ViewWire::new(&state.view(Observer::Spectator));
        assert_eq!(view.turn, TurnWire::new(state.turn()), "{text}");
    }
}

#[test]
fn a_legal_action_carries_its_notation_and_parts() {
    let state = position(CAMP);
    let legal: Vec<_> = state.legal(A).into_iter().map(|a| ActionWire::new(state.game(), a)).collect();
    let find = |text: &str| legal.iter().find(|action| action.text == text).expect(text);
    let fetched = find("move oxygen camp1 A2");
    let parts = [&fetched.item, &fetched.from, &fetched.to].map(|part| part.as_deref().unwrap_or_default());
    assert_eq!((fetched.kind.as_str(), parts), ("move", ["oxygen", "camp1", "A2"]));
    let raised = find("acclimatize c3 A1 t3 2");
    assert_eq!((raised.slot, raised.place.as_deref(), raised.points), (Some(2), Some("A1"), Some(2)));
    assert_eq!(find("assign c2 A1 down").direction.as_deref(), Some("down"));
}

#[test]
fn reach_is_asked_of_a_view_and_answered_with_notation() {
    let state = position(CAMP);
    let view = state.view(Observer::Spectator);
    let ask = |guide: &str| QuestionWire::Reach { guide: guide.to_owned(), slots: vec![0] }.answer(&view);
    let AnswerWire::Reach { ways } = ask("A1").expect("A1 is there");
    let down = ways.iter().find(|way| way.space == "col").expect("the col is joined to the balcony");
    assert_eq!((down.cost, down.actions.join(", ").as_str()), (2, "assign c1 A1, step A1 col"));
    assert_eq!(ask("C1"), Err("no guide is called C1".to_owned()));
}

#[test]
fn a_move_is_called_by_where_it_goes() {
    let mut state = position(CAMP);
    let mut keys = Vec::new();
    for text in ["move m5 camp1 A2", "move m5 A2 lost", "move oxygen A2 camp1"] {
        let game = Arc::clone(state.game());
        let action = *state.legal(A).iter().find(|a| game.action_text(**a) == text).expect(text);
        let events = state.apply(A, action).expect("a legal action");
        keys.extend(events.iter().map(|event| event_words(&game, event).key));
    }
    let expected = ["fetched", "abandoned", "died", "lost", "stored"];
    assert_eq!(keys, expected.map(|key| format!("everest-event-{key}")));
}

#[test]
fn the_material_shows_every_space_and_card() {
    let library = standard_library();
    let (game, material) = (game(&library, &["random"]), MaterialWire::new(&library));
    let boards: Vec<&str> = material.boards.iter().map(|board| board.id.as_str()).collect();
    assert_eq!(game.boards, boards);
    for board in &material.boards {
        assert_eq!(board.spaces.iter().filter(|space| space.icefall.is_some()).count(), 12);
        assert!(board.zones.iter().all(|zone| zone.oxygen.is_some()));
    }
    assert_eq!(material.cards.iter().map(|card| card.count).sum::<u8>(), 24);
    let losses = material.cards.iter().filter(|card| card.loss > 0).map(|card| card.count).sum::<u8>();
    assert_eq!(losses, 2, "EV-110");
    let closed =
        material.weathers[1].tiles.iter().flat_map(|tile| &tile.days).filter(|day| !day.closed.is_empty());
    assert!(closed.count() > 0, "in winter there are storms");
}

#[test]
fn the_default_of_each_option_is_listed_first_and_every_value_is_known() {
    for option in game(&standard_library(), &[]).options {
        let mut options = Options::default();
        assert!(options.set(&option.name, &option.values[0]), "{}", option.name);
        assert_eq!(options, Options::default(), "{}", option.name);
        for value in &option.values[1..] {
            assert!(options.set(&option.name, value), "{}: {value}", option.name);
            assert_ne!(options, Options::default(), "{}: {value}", option.name);
        }
    }
}
