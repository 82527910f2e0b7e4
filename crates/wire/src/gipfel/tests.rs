use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::gipfel::{Event, Game, Refusal, Setup, Sign, State, standard_library};

use super::{GipfelViewWire, event_words, refusal_words, sign_words};

fn position(text: &str) -> State {
    let game = Game::new(&Setup::new("gipfel", 2), &standard_library()).expect("the set-up is right");
    State::from_text(Arc::new(game), text).expect("the position is right")
}

#[test]
fn a_view_says_where_the_goats_stand_and_how_the_dice_lie() {
    let state = position(
        "phase choose B\nrolls 2\ndice 1 2 2 5 6\ngoats A c3 c3 d5\ngoats B c3 summit\narrivals B 1",
    );
    let view = GipfelViewWire::new(&state.view(Observer::Seat(Seat::new(0))));
    assert_eq!((view.observer.as_str(), view.phase.kind.as_str()), ("A", "choose"));
    assert_eq!((view.dice.as_slice(), view.rolls, view.rolls_left), (&[1, 2, 2, 5, 6][..], 2, 1));
    let c3 = view.goats.iter().find(|goats| goats.station == "c3").expect("goats stand there");
    assert_eq!((c3.of["A"], c3.of["B"]), (2, 1));
    let [a, b] = &view.seats[..] else { panic!("two seats") };
    assert_eq!((a.village, a.way, a.summit, a.arrivals), (2, 3, 0, 0));
    assert_eq!((b.village, b.way, b.summit, b.arrivals), (3, 1, 1, 1));
    assert!(view.winner.is_none());
}

#[test]
fn words_carry_the_ids_of_stations_and_signs() {
    let state = position("phase roll A");
    let station = |id| state.game().board().find(id).unwrap();
    let seat = Seat::new(1);
    let washed = Event::WashedDown { seat, from: station("b2"), to: station("c1") };
    let words = serde_json::to_string(&event_words(state.game(), &washed)).unwrap();
    let expected =
        r#"{"key":"gipfel-event-washed-down","args":{"from":"b2","seat":"B","to":"c1"},"rule":null}"#;
    assert_eq!(words, expected);
    let refused = refusal_words(state.game(), &Refusal::SignNotMet { sign: Sign::SumAtMost(13) });
    let words = serde_json::to_string(&refused).unwrap();
    assert_eq!(words, r#"{"key":"gipfel-refusal-sign-not-met","args":{"sign":"sum<=13"},"rule":"GS-016"}"#);
}

#[test]
fn straights_of_four_and_of_five_have_words_of_their_own() {
    let key = |text| sign_words(Sign::parse(text).unwrap()).key;
    assert_eq!(
        [key("small-straight"), key("large-straight")],
        ["sign-small-straight", "sign-large-straight"]
    );
}
