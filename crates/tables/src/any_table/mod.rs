//! A table of any game, with JSON of `summiteer-wire` for what differs between games.

mod of_game;

use summiteer_rules::core::{Header, NumberSource, Observer, Seat, SplitMix, Turn};
use summiteer_wire::{BotPositionWire, LogWire, Words, read_observer};

use crate::CallError;

/// A table, whatever its game: set-up and record. Entries are lines of a record, texts called JSON are the game's own
/// types of `summiteer-wire`. Observers and seats must be of this table; [`AnyTable::observer`] and [`AnyTable::seat`]
/// read them from text.
pub trait AnyTable: Send + Sync {
    /// The set-up.
    fn header(&self) -> &Header;

    /// The whole table as a `.summit` text. It holds everybody's secrets.
    fn text(&self) -> String;

    /// The entries as lines of a record, from this number on. They hold everybody's secrets.
    fn lines(&self, from: usize) -> Vec<String>;

    /// How many entries there are.
    fn length(&self) -> usize;

    /// How many of the entries are chance's.
    fn chance_count(&self) -> usize;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who is due: seats, chance, or nobody any more.
    fn turn(&self) -> Turn;

    /// What the observer may know, as JSON of the game's `ViewWire`.
    fn view(&self, observer: Observer) -> String;

    /// What the observer knew after the first `count` entries.
    fn view_after(&self, count: usize, observer: Observer) -> String;

    /// The seat's legal actions, as JSON of the game's `ActionWire[]`.
    fn legal(&self, seat: Seat) -> String;

    /// The log from this entry on, as the observer may know it.
    fn log(&self, from: usize, observer: Observer) -> Vec<LogWire>;

    /// Plays a line of a record: `A step A1 s4`, `A undo`. What the rules refuse comes back in words, and changes nothing.
    ///
    /// # Errors
    /// If the line cannot be read, or there is nothing to undo; then the table has not changed.
    fn play(&mut self, line: &str) -> Result<Option<Words>, CallError>;

    /// What [`AnyTable::play`] would answer; the table does not change.
    ///
    /// # Errors
    /// Those of [`AnyTable::play`].
    fn why(&self, line: &str) -> Result<Option<Words>, CallError>;

    /// Lets chance have its turn once; `false` if it is not chance's turn.
    fn deal(&mut self, numbers: &mut dyn NumberSource) -> bool;

    /// The line that [`AnyTable::deal`] would add with these numbers.
    fn would_deal(&self, numbers: &mut dyn NumberSource) -> Option<String>;

    /// Whether the seat has an action to take back.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Answers a question of the game's own (JSON of its `QuestionWire`) from what the observer knows, as JSON of its
    /// `AnswerWire`.
    ///
    /// # Errors
    /// If the game knows no such question, or it names what is not there.
    fn ask(&self, observer: Observer, question: &str) -> Result<String, CallError>;

    /// A position that holds nobody else's secrets: a guess drawn with these numbers stands for all that the seat does
    /// not know.
    fn bot_position(&self, seat: Seat, numbers: &mut SplitMix) -> BotPositionWire;

    /// A bot's action, without the seat, from nothing but the seat's view.
    ///
    /// # Errors
    /// If there is no such bot, or its seat has nothing to decide.
    fn bot_move(&self, seat: Seat, bot: &str, numbers: &mut dyn NumberSource) -> Result<String, CallError>;

    /// The same in a position of this table.
    ///
    /// # Errors
    /// Those of [`AnyTable::bot_move`], and if the text is no position.
    fn bot_move_in(
        &self,
        position: &str,
        seat: Seat,
        bot: &str,
        numbers: &mut dyn NumberSource,
    ) -> Result<String, CallError>;

    /// Whole games from the beginning, the same bot in every seat: each seat's scores added up.
    ///
    /// # Errors
    /// If there is no such bot.
    fn play_games(&self, bot: &str, games: u32, seed: u32) -> Result<Vec<u32>, CallError>;

    /// A table of its own that begins where this one stands.
    fn clone_box(&self) -> Box<dyn AnyTable>;

    /// The observer of this name: a seat's letter, or `spectator`.
    ///
    /// # Errors
    /// If the table has no such seat.
    fn observer(&self, name: &str) -> Result<Observer, CallError> {
        read_observer(self.seats(), name).ok_or_else(|| CallError::NoSeat(name.to_owned()))
    }

    /// The seat of this name.
    ///
    /// # Errors
    /// If the table has no such seat.
    fn seat(&self, name: &str) -> Result<Seat, CallError> {
        match self.observer(name)? {
            Observer::Seat(seat) => Ok(seat),
            Observer::Spectator => Err(CallError::NoSeat(name.to_owned())),
        }
    }
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.clone_box()
    }
}

#[cfg(test)]
mod tests;
