//! A table in the page.

use summiteer_tables::{AnyTable, json, open};
use summiteer_wire::OutcomeWire;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::numbers;

/// A table of any game: set-up and record.
#[wasm_bindgen]
pub struct Table {
    inner: Box<dyn AnyTable>,
}

#[wasm_bindgen]
impl Table {
    /// A table from a record, whose header says which game it is: the header alone begins a new game.
    ///
    /// # Errors
    /// If the record cannot be read, or a line of it is not legal: the message says where and what was expected.
    #[wasm_bindgen(constructor)]
    pub fn new(record: &str) -> Result<Table, JsError> {
        Ok(Table { inner: open(record)? })
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
        json::text(&self.inner.lines(from))
    }

    /// How many entries there are.
    pub fn length(&self) -> usize {
        self.inner.length()
    }

    /// The View of a seat (or `spectator`), as JSON of the game's `ViewWire`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn view(&self, observer: &str) -> Result<String, JsError> {
        Ok(self.inner.view(self.inner.observer(observer)?))
    }

    /// The View after the first `count` entries.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = viewAfter)]
    pub fn view_after(&self, count: usize, observer: &str) -> Result<String, JsError> {
        Ok(self.inner.view_after(count, self.inner.observer(observer)?))
    }

    /// A seat's legal actions, as JSON of the game's `ActionWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn legal(&self, seat: &str) -> Result<String, JsError> {
        Ok(self.inner.legal(self.inner.seat(seat)?))
    }

    /// Plays a line of a record: `A step A1 s4`, `A undo`. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read, or there is nothing to undo.
    pub fn play(&mut self, line: &str) -> Result<String, JsError> {
        Ok(json::text(&OutcomeWire { refusal: self.inner.play(line)? }))
    }

    /// Why a line would be refused; the table does not change. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read, or there is nothing to undo.
    pub fn why(&self, line: &str) -> Result<String, JsError> {
        Ok(json::text(&OutcomeWire { refusal: self.inner.why(line)? }))
    }

    /// Lets chance have its turn once, by a random number. `false` if it is not chance's turn.
    pub fn deal(&mut self, high: u32, low: u32) -> bool {
        self.inner.deal(&mut numbers::source(high, low))
    }

    /// Whether the seat has an action to take back.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = canUndo)]
    pub fn can_undo(&self, seat: &str) -> Result<bool, JsError> {
        Ok(self.inner.can_undo(self.inner.seat(seat)?))
    }

    /// The log from this entry on, as the observer may know it: JSON of `LogWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn log(&self, from: usize, observer: &str) -> Result<String, JsError> {
        Ok(json::text(&self.inner.log(from, self.inner.observer(observer)?)))
    }

    /// Answers a question of the game's own (JSON of its `QuestionWire`) from what the observer knows: JSON of its
    /// `AnswerWire`.
    ///
    /// # Errors
    /// If there is no such seat, or the game knows no such question.
    pub fn ask(&self, observer: &str, question: &str) -> Result<String, JsError> {
        Ok(self.inner.ask(self.inner.observer(observer)?, question)?)
    }

    /// A position for a bot's worker: JSON of `BotPositionWire`.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = botPosition)]
    pub fn bot_position(&self, seat: &str, high: u32, low: u32) -> Result<String, JsError> {
        let seat = self.inner.seat(seat)?;
        Ok(json::text(&self.inner.bot_position(seat, &mut numbers::source(high, low))))
    }
}
