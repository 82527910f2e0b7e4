//! A table in the page.

use std::sync::Arc;

use summiteer_rules::core::{self, Cursor, Entry, Header, Observer, Rules, Seat, TableError, Turn, pick};
use summiteer_rules::games::k2::{Climber, Game, Setup, Slot, State, standard_library};
use summiteer_wire::{
    ActionWire, BotPositionWire, LogWire, OutcomeWire, ReachWire, ViewWire, Words, event_words, refusal_words,
};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{json, numbers};

/// A table: set-up and record.
#[wasm_bindgen]
pub struct Table {
    inner: core::Table<State>,
}

#[wasm_bindgen]
impl Table {
    /// A table from a record: the header alone begins a new game.
    ///
    /// # Errors
    /// If the record cannot be read, or a line of it is not legal: the message says where and what was expected.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Table, JsError> {
        open(record).map(|inner| Table { inner }).map_err(|error| JsError::new(&error))
    }

    /// The whole table as a `.summit` text.
    pub fn text(&self) -> String {
        self.inner.text()
    }

    /// The set-up alone, as the head of a `.summit` text.
    pub fn header(&self) -> String {
        self.inner.header().text()
    }

    /// The entries as lines, from this number on, as JSON.
    pub fn lines(&self, from: usize) -> String {
        let text = self.inner.text();
        let lines: Vec<&str> = text[self.header().len()..].lines().skip(from).collect();
        json::text(&lines)
    }

    /// How many entries there are.
    pub fn length(&self) -> usize {
        self.inner.len()
    }

    /// The View of a seat (or `spectator`), as JSON of `ViewWire`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn view(&self, observer: &str) -> Result<String, JsError> {
        let observer = self.observer(observer)?;
        Ok(json::text(&ViewWire::new(&self.inner.state().view(observer))))
    }

    /// The View after the first `count` entries.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = viewAfter)]
    pub fn view_after(&self, count: usize, observer: &str) -> Result<String, JsError> {
        let observer = self.observer(observer)?;
        Ok(json::text(&ViewWire::new(&self.inner.state_after(count).view(observer))))
    }

    /// A seat's legal actions, as JSON of `ActionWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn legal(&self, seat: &str) -> Result<String, JsError> {
        let (seat, state) = (self.seat(seat)?, self.inner.state());
        let actions = state.legal(seat).into_iter().map(|action| ActionWire::new(state.game(), action));
        Ok(json::text(&actions.collect::<Vec<_>>()))
    }

    /// Plays a line of a record: `A step A1 s4`, `A undo`. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read.
    pub fn play(&mut self, line: &str) -> Result<String, JsError> {
        let refusal = play(&mut self.inner, line)?;
        Ok(json::text(&OutcomeWire { refusal }))
    }

    /// Why a line would be refused; the table does not change. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read.
    pub fn why(&self, line: &str) -> Result<String, JsError> {
        let refusal = play(&mut self.inner.clone(), line)?;
        Ok(json::text(&OutcomeWire { refusal }))
    }

    /// Lets chance have its turn once, by a random number. `false` if it is not chance's turn.
    ///
    /// # Errors
    /// Never: a listed outcome is possible.
    pub fn deal(&mut self, high: u32, low: u32) -> Result<bool, JsError> {
        match pick(&self.inner.state().chance(), &mut numbers::source(high, low)) {
            Some(outcome) => {
                self.inner.chance(outcome).map(|_| true).map_err(|error| JsError::new(&error.to_string()))
            }
            None => Ok(false),
        }
    }

    /// Whether the seat has an action to take back.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self, seat: &str) -> Result<bool, JsError> {
        Ok(self.inner.can_undo(self.seat(seat)?))
    }

    /// The log from this entry on, as the observer may know it: JSON of `LogWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn log(&self, from: usize, observer: &str) -> Result<String, JsError> {
        let observer = self.observer(observer)?;
        let game = self.inner.state().game();
        let entries = self.inner.history().iter().enumerate().skip(from);
        let log = entries.map(|(number, step)| {
            let (kind, seat) = match step.entry {
                Entry::Act(seat, _) => ("act", Some(seat)),
                Entry::Chance(_) => ("chance", None),
                Entry::Undo(seat) => ("undo", Some(seat)),
            };
            let words = |event| event_words(game, &State::redact(event, observer));
            LogWire {
                number: number as u32,
                kind: kind.to_owned(),
                seat: seat.map(|seat| seat.to_string()),
                undone: step.undone,
                events: step.events.iter().map(words).collect(),
            }
        });
        Ok(json::text(&log.collect::<Vec<_>>()))
    }

    /// Where a climber can walk with these open cards (places from 0): JSON of `ReachWire[]`.
    ///
    /// # Errors
    /// If there is no such climber.
    pub fn reach(&self, climber: &str, slots: &[u8]) -> Result<String, JsError> {
        let state = self.inner.state();
        let climber = Climber::parse(climber).filter(|climber| climber.seat().index() < state.seats());
        let climber = climber.ok_or_else(|| JsError::new("no such climber"))?;
        let slots: Vec<Slot> = Slot::ALL.into_iter().filter(|slot| slots.contains(&slot.0)).collect();
        let reach = state.public().reach(state.game(), climber, &slots);
        let wire = reach.into_iter().map(|reach| ReachWire {
            space: state.game().board().space(reach.space).id.clone(),
            cost: reach.cost,
            left: reach.left,
            actions: reach.actions.into_iter().map(|action| state.action_text(action)).collect(),
        });
        Ok(json::text(&wire.collect::<Vec<_>>()))
    }

    /// A position for a bot's worker: JSON of `BotPositionWire`.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = botPosition)]
    pub fn bot_position(&self, seat: &str, high: u32, low: u32) -> Result<String, JsError> {
        let view = self.inner.state().view(Observer::Seat(self.seat(seat)?));
        let position = view.sample(&mut numbers::source(high, low)).text();
        Ok(json::text(&BotPositionWire { header: self.header(), position }))
    }

    fn seat(&self, text: &str) -> Result<Seat, JsError> {
        let seats = self.inner.state().seats();
        Seat::all(seats).find(|seat| seat.to_string() == text).ok_or_else(|| JsError::new("no such seat"))
    }

    fn observer(&self, text: &str) -> Result<Observer, JsError> {
        if text == "spectator" { Ok(Observer::Spectator) } else { self.seat(text).map(Observer::Seat) }
    }
}

fn open(record: &str) -> Result<core::Table<State>, String> {
    let (header, lines) = Header::read(record).map_err(|error| error.to_string())?;
    let setup = Setup::from_header(&header).map_err(|error| error.to_string())?;
    let game = Game::new(&setup, &standard_library()).map_err(|faults| faults.to_string())?;
    let mut table = core::Table::new(header, State::start(Arc::new(game)));
    table.play_lines(lines).map_err(|error| error.to_string())?;
    debug_assert!(matches!(table.state().turn(), Turn::Chance | Turn::Decide(_) | Turn::Over));
    Ok(table)
}

/// Plays a line; a refusal of the rules is an answer, not an error.
fn play(table: &mut core::Table<State>, line: &str) -> Result<Option<Words>, JsError> {
    let mut words = Cursor::new(1, line);
    let unreadable = |error: core::ParseError| JsError::new(&error.to_string());
    let entry = core::read_entry(table.state(), &mut words).map_err(unreadable)?;
    match table.play(entry) {
        Ok(()) => Ok(None),
        Err(TableError::Refused(refusal)) => Ok(Some(refusal_words(table.state().game(), &refusal))),
        Err(error) => Err(JsError::new(&error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";

    fn dealt() -> Table {
        let mut table = Table { inner: open(NEW).expect("a header") };
        for number in 0.. {
            match pick(&table.inner.state().chance(), &mut numbers::source(7, number)) {
                Some(outcome) => table.inner.chance(outcome).map(|_| ()).expect("listed"),
                None => break,
            }
        }
        table
    }

    #[test]
    fn a_record_opens_again_to_the_same_table() {
        let table = dealt();
        let again = open(&table.text()).expect("its own record");
        assert_eq!(again.state(), table.inner.state());
        let lines: Vec<String> = serde_json::from_str(&table.lines(2)).expect("JSON");
        assert_eq!(lines.len(), table.length() - 2);
    }

    #[test]
    fn a_bot_position_shows_the_seat_what_it_sees_and_nobody_elses_cards() {
        let table = dealt();
        let seat = Seat::new(0);
        let view = table.inner.state().view(Observer::Seat(seat));
        for low in 0..20 {
            let sampled = view.sample(&mut numbers::source(1, low));
            let game = Arc::clone(sampled.game());
            let read = State::from_text(game, &sampled.text()).expect("a position");
            assert_eq!(read.view(Observer::Seat(seat)), view);
        }
    }

    #[test]
    fn a_wrong_record_says_where() {
        let error = open(&format!("{NEW}chance first Z\n")).expect_err("no seat Z");
        assert!(error.starts_with("line 7, column 14"), "{error}");
    }
}
