use serde_json::Value;
use summiteer_rules::core::{Header, Rules};
use summiteer_rules::games::k2::State;

use super::*;
use crate::numbers;

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
    for number in 0.. {
        if !table.deal(&mut numbers::source(7, number)) {
            break;
        }
    }
    table
}

fn value(answer: &Answer) -> Value {
    serde_json::from_str(answer.as_ref().expect("an answer")).expect("JSON")
}

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
    let observer = Observer::Seat(Seat::new(0));
    let view = Rules::view(table.state(), observer);
    let mut others = Vec::new();
    for low in 0..20 {
        let answer = value(&table.bot_position("A", &mut numbers::source(1, low)));
        let position = answer["position"].as_str().expect("a text");
        let read = table.state().read_position(position).expect("a position");
        assert_eq!(Rules::view(&read, observer), view);
        others.push(position.lines().find(|line| line.starts_with("hand B")).map(str::to_owned));
    }
    assert!(others.iter().any(|hand| *hand != others[0]), "B's hand is a guess each time");
}

#[test]
fn a_bot_moves_where_its_seat_decides_and_nowhere_else() {
    let mut table = dealt();
    let answer = value(&table.bot_position("A", &mut numbers::source(1, 2)));
    let position = answer["position"].as_str().expect("a text");
    let action = |table: &Table<State>, bot| table.bot_move(position, "A", bot, &mut numbers::source(3, 4));
    let chosen = action(&table, "random").expect("A chooses");
    assert_eq!(value(&AnyTable::play(&mut table, &format!("A {chosen}")))["refusal"], Value::Null);
    assert_eq!(action(&table, "nobody"), Err("no bot is called nobody".to_owned()));
    let later = value(&table.bot_position("A", &mut numbers::source(1, 2)));
    let later = later["position"].as_str().expect("a text");
    let waiting = table.bot_move(later, "A", "random", &mut numbers::source(3, 4));
    assert_eq!(waiting, Err("seat A has nothing to decide".to_owned()));
}

#[test]
fn a_refusal_is_an_answer_and_changes_nothing() {
    let mut table = dealt();
    let before = AnyTable::text(&table);
    assert_eq!(value(&table.why("A end"))["refusal"]["key"], "refusal-not-now");
    assert_eq!(value(&AnyTable::play(&mut table, "A end"))["refusal"]["key"], "refusal-not-now");
    assert!(AnyTable::play(&mut table, "A jump").is_err());
    assert_eq!(AnyTable::text(&table), before);
}

#[test]
fn the_log_shows_an_observer_its_own_cards_alone() {
    let table = dealt();
    let drawn = |observer: &str, key: &str| {
        let log = value(&table.log(0, observer));
        let events = log.as_array().expect("a list").iter().flat_map(|entry| {
            entry["events"].as_array().expect("a list").iter().filter(|event| event["key"] == key)
        });
        let mut seats: Vec<String> = events.map(|event| event["args"]["seat"].to_string()).collect();
        seats.dedup();
        seats
    };
    assert_eq!(drawn("A", "event-card-drawn"), ["\"A\""]);
    assert_eq!(drawn("A", "event-card-drawn-hidden"), ["\"B\""]);
    assert!(drawn("spectator", "event-card-drawn").is_empty());
}

#[test]
fn a_question_is_answered_or_named_as_unknown() {
    let table = dealt();
    let answer = value(&table.ask("A", r#"{"kind":"reach","climber":"A1","slots":[]}"#));
    assert_eq!(answer["kind"], "reach");
    assert!(table.ask("A", r#"{"kind":"weather"}"#).is_err_and(|error| error.contains("weather")));
    assert_eq!(
        table.ask("A", r#"{"kind":"reach","climber":"C1","slots":[]}"#),
        Err("no climber is called C1".into())
    );
}

#[test]
fn what_is_not_at_the_table_is_named() {
    let table = dealt();
    assert_eq!(AnyTable::view(&table, "C"), Err("no seat is called C".to_owned()));
    assert_eq!(table.legal("spectator"), Err("a spectator has no seat".to_owned()));
    let error = opened(&format!("{NEW}chance first Z\n")).expect_err("no seat Z");
    assert!(error.starts_with("line 7, column 14"), "{error}");
}
