//! A table in the page.

use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_table::AnyTable;
use crate::{games, json, numbers};

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
        thrown(games::open(record).map(|inner| Table { inner }))
    }

    /// The whole table as a `.summit` text.
    pub fn text(&self) -> String {
        self.inner.text()
    }

    /// The set-up alone, as the head of a `.summit` text.
    pub fn header(&self) -> String {
        self.inner.header()
    }

    /// The entries as lines, from this number on, as JSON.
    pub fn lines(&self, from: usize) -> String {
        let text = self.inner.text();
        let lines: Vec<&str> = text[self.header().len()..].lines().skip(from).collect();
        json::text(&lines)
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
        thrown(self.inner.view(observer))
    }

    /// The View after the first `count` entries.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = viewAfter)]
    pub fn view_after(&self, count: usize, observer: &str) -> Result<String, JsError> {
        thrown(self.inner.view_after(count, observer))
    }

    /// A seat's legal actions, as JSON of the game's `ActionWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn legal(&self, seat: &str) -> Result<String, JsError> {
        thrown(self.inner.legal(seat))
    }

    /// Plays a line of a record: `A step A1 s4`, `A undo`. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read, or there is nothing to undo.
    pub fn play(&mut self, line: &str) -> Result<String, JsError> {
        thrown(self.inner.play(line))
    }

    /// Why a line would be refused; the table does not change. Returns JSON of `OutcomeWire`.
    ///
    /// # Errors
    /// If the line cannot be read, or there is nothing to undo.
    pub fn why(&self, line: &str) -> Result<String, JsError> {
        thrown(self.inner.why(line))
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
        thrown(self.inner.can_undo(seat))
    }

    /// The log from this entry on, as the observer may know it: JSON of `LogWire[]`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn log(&self, from: usize, observer: &str) -> Result<String, JsError> {
        thrown(self.inner.log(from, observer))
    }

    /// Answers a question of the game's own (JSON of its `QuestionWire`) from what the observer knows: JSON of its
    /// `AnswerWire`.
    ///
    /// # Errors
    /// If there is no such seat, or the game knows no such question.
    pub fn ask(&self, observer: &str, question: &str) -> Result<String, JsError> {
        thrown(self.inner.ask(observer, question))
    }

    /// A position for a bot's worker: JSON of `BotPositionWire`.
    ///
    /// # Errors
    /// If there is no such seat.
    #[wasm_bindgen(js_name = botPosition)]
    pub fn bot_position(&self, seat: &str, high: u32, low: u32) -> Result<String, JsError> {
        thrown(self.inner.bot_position(seat, &mut numbers::source(high, low)))
    }
}

/// An error as JavaScript throws it.
pub(crate) fn thrown<T>(result: Result<T, String>) -> Result<T, JsError> {
    result.map_err(|error| JsError::new(&error))
}
