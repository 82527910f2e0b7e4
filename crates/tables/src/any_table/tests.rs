use serde_json::Value;
use summiteer_rules::core::{Header, Rules, Table};
use summiteer_rules::games::k2::State;

use summiteer_wire::Arg;

use super::*;
use crate::playable::Playable;

const NEW: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";

fn opened(record: &str) -> Result<Table<State>, String> {
    let (header, lines) = Header::read(record).map_err(|error| error.to_string())?;
    let start = State::from_header(&header)?;
    let mut table = Table::new(header, start);
    table.play_lines(lines).map_err(|error| error.to_string())?;
    Ok(table)
}

fn dealt() -> Table<State> {
    let mut table = opened(NEW).expect("a header");
    let mut numbers = SplitMix(7);
    while table.deal(&mut numbers) {}
    table
}

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

#[test]
fn a_record_opens_again_to_the_same_table() {
    let table = dealt();
    let again = opened(&AnyTable::text(&table)).expect("its own record");
    assert_eq!(again.state(), table.state());
    assert_eq!(again.length(), table.length());
}

#[test]
fn a_bot_position_shows_the_seat_what_it_sees_and_nobody_elses_cards() {
    let table = dealt();
    let observer = Observer::Seat(A);
    let view = Rules::view(table.state(), observer);
    let mut others = Vec::new();
    for low in 0..20 {
        let position = table.bot_position(A, &mut SplitMix(low)).position;
        let read = table.state().read_position(&position).expect("a position");
        assert_eq!(Rules::view(&read, observer), view);
        others.push(position.lines().find(|line| line.starts_with("hand B")).map(str::to_owned));
    }
    assert!(others.iter().any(|hand| *hand != others[0]), "B's hand is a guess each time");
}

#[test]
fn a_bot_moves_where_its_seat_decides_and_nowhere_else() {
    let mut table = dealt();
    let position = table.bot_position(A, &mut SplitMix(12)).position;
    let action = |table: &Table<State>, bot| table.bot_move_in(&position, A, bot, &mut SplitMix(34));
    let chosen = action(&table, "random").expect("A chooses");
    assert_eq!(table.bot_move(A, "random", &mut SplitMix(34)), Ok(chosen.clone()), "the views are equal");
    assert_eq!(AnyTable::play(&mut table, &format!("A {chosen}")), Ok(None));
    assert_eq!(action(&table, "nobody"), Err(CallError::NoBot("nobody".to_owned())));
    let waiting = table.bot_move(A, "random", &mut SplitMix(34));
    assert_eq!(waiting, Err(CallError::NothingToDecide(A)));
    assert_eq!(action(&table, "random").as_ref(), Ok(&chosen), "the position is older than the choice");
    let unread = table.bot_move_in("on the summit", A, "random", &mut SplitMix(34));
    assert!(matches!(unread, Err(CallError::Position(_))), "{unread:?}");
}

#[test]
fn a_refusal_is_an_answer_and_changes_nothing() {
    let mut table = dealt();
    let before = AnyTable::text(&table);
    let key = |answer: Result<Option<Words>, CallError>| answer.expect("an answer").map(|words| words.key);
    assert_eq!(key(table.why("A end")).as_deref(), Some("refusal-not-now"));
    assert_eq!(key(AnyTable::play(&mut table, "A end")).as_deref(), Some("refusal-not-now"));
    assert!(matches!(AnyTable::play(&mut table, "A jump"), Err(CallError::Unreadable(_))));
    assert_eq!(table.why("A undo"), Err(CallError::NothingToUndo(A)));
    assert_eq!(AnyTable::text(&table), before);
}

#[test]
fn the_log_shows_an_observer_its_own_cards_alone() {
    let table = dealt();
    let drawn = |observer, key: &str| {
        let events = table.log(0, observer).into_iter().flat_map(|entry| entry.events);
        let mut seats: Vec<_> =
            events.filter(|event| event.key == key).map(|event| event.args["seat"].clone()).collect();
        seats.dedup();
        seats
    };
    let seat = |name: &str| [Arg::Text(name.to_owned())];
    assert_eq!(drawn(Observer::Seat(A), "event-card-drawn"), seat("A"));
    assert_eq!(drawn(Observer::Seat(A), "event-card-drawn-hidden"), seat("B"));
    assert!(drawn(Observer::Spectator, "event-card-drawn").is_empty());
}

#[test]
fn a_question_is_answered_or_named_as_unknown() {
    let table = dealt();
    let ask = |question| table.ask(Observer::Seat(A), question);
    let answer = ask(r#"{"kind":"reach","climber":"A1","slots":[]}"#).expect("an answer");
    assert_eq!(serde_json::from_str::<Value>(&answer).expect("JSON")["kind"], "reach");
    assert!(ask(r#"{"kind":"weather"}"#).is_err_and(|error| error.to_string().contains("weather")));
    let unknown = CallError::Question("no climber is called C1".to_owned());
    assert_eq!(ask(r#"{"kind":"reach","climber":"C1","slots":[]}"#), Err(unknown));
}

#[test]
fn what_is_not_at_the_table_is_named() {
    let table = dealt();
    assert_eq!(table.observer("B"), Ok(Observer::Seat(B)));
    assert_eq!(table.observer("C"), Err(CallError::NoSeat("C".to_owned())));
    assert_eq!(table.seat("spectator"), Err(CallError::NoSeat("spectator".to_owned())));
    let error = opened(&format!("{NEW}chance first Z\n")).expect_err("no seat Z");
    assert!(error.starts_with("line 7, column 14"), "{error}");
}

#[test]
fn chance_deals_what_it_would_deal_and_is_counted() {
    let mut table = opened(NEW).expect("a header");
    for count in 0..5 {
        assert_eq!((table.chance_count(), table.turn()), (count, Turn::Chance));
        let line = table.would_deal(&mut SplitMix(9)).expect("chance is due");
        assert!(table.deal(&mut SplitMix(9)));
        assert_eq!(AnyTable::lines(&table, count), [line]);
    }
    let mut table = dealt();
    let count = table.chance_count();
    assert_eq!((table.would_deal(&mut SplitMix(9)), table.deal(&mut SplitMix(9))), (None, false));
    let chosen = table.bot_move(A, "random", &mut SplitMix(1)).expect("A chooses");
    AnyTable::play(&mut table, &format!("A {chosen}")).expect("a choice");
    AnyTable::play(&mut table, "A undo").expect("an undo");
    assert_eq!((table.chance_count(), table.length()), (count, count + 2));
}

#[test]
fn a_clone_goes_its_own_way() {
    let table: Box<dyn AnyTable> = Box::new(dealt());
    let mut other = table.clone();
    let chosen = other.bot_move(B, "random", &mut SplitMix(1)).expect("B chooses");
    assert_eq!(other.play(&format!("B {chosen}")), Ok(None));
    assert_eq!(
        (other.length(), other.lines(table.length())),
        (table.length() + 1, vec![format!("B {chosen}")])
    );
    assert!(other.can_undo(B) && !table.can_undo(B));
}
