//! A table of any game, with JSON of `summiteer-wire` for all that differs between games.

use summiteer_rules::core::{
    Cursor, Entry, Observer, ParseError, Seat, SplitMix, Step, Table, TableError, pick, read_entry,
};
use summiteer_wire::{BotPositionWire, LogWire, OutcomeWire, Words, read_observer};

use crate::game::WebGame;
use crate::{json, self_play};

/// A JSON text, or what was wrong with the call.
pub(crate) type Answer = Result<String, String>;

/// What the page does with a table, whatever its game. Observers and seats are letters, entries are lines of a record;
/// a call that names what is not there is an error that says so.
pub(crate) trait AnyTable {
    /// The whole table as a `.summit` text.
    fn text(&self) -> String;
    /// The set-up alone.
    fn header(&self) -> String;
    /// How many entries there are.
    fn length(&self) -> usize;
    /// The game's view.
    fn view(&self, observer: &str) -> Answer;
    /// The game's view after the first `count` entries.
    fn view_after(&self, count: usize, observer: &str) -> Answer;
    /// The game's actions.
    fn legal(&self, seat: &str) -> Answer;
    /// Plays a line: `OutcomeWire`.
    fn play(&mut self, line: &str) -> Answer;
    /// What playing a line would bring: `OutcomeWire`.
    fn why(&self, line: &str) -> Answer;
    /// Lets chance have its turn once; `false` if it is not chance's turn.
    fn deal(&mut self, numbers: &mut SplitMix) -> bool;
    /// Whether the seat has an action to take back.
    fn can_undo(&self, seat: &str) -> Result<bool, String>;
    /// The log from this entry on: `LogWire[]`.
    fn log(&self, from: usize, observer: &str) -> Answer;
    /// The game's answer to a question of its own.
    fn ask(&self, observer: &str, question: &str) -> Answer;
    /// A position that holds nobody else's secrets: `BotPositionWire`.
    fn bot_position(&self, seat: &str, numbers: &mut SplitMix) -> Answer;
    /// A bot's action in a position of this table, as notation.
    fn bot_move(&self, position: &str, seat: &str, bot: &str, numbers: &mut SplitMix) -> Answer;
    /// Whole games from the beginning, the same bot in every seat: each seat's scores added up.
    fn play_games(&self, bot: &str, games: u32, seed: u32) -> Result<Vec<u32>, String>;
}

impl<G: WebGame> AnyTable for Table<G> {
    fn text(&self) -> String {
        Table::text(self)
    }

    fn header(&self) -> String {
        Table::header(self).text()
    }

    fn length(&self) -> usize {
        self.len()
    }

    fn view(&self, observer: &str) -> Answer {
        Ok(json::text(&G::view_wire(&self.state().view(read(self, observer)?))))
    }

    fn view_after(&self, count: usize, observer: &str) -> Answer {
        Ok(json::text(&G::view_wire(&self.state_after(count).view(read(self, observer)?))))
    }

    fn legal(&self, seat: &str) -> Answer {
        let actions = self.state().legal(read_seat(self, seat)?);
        let wire: Vec<_> = actions.into_iter().map(|action| self.state().action_wire(action)).collect();
        Ok(json::text(&wire))
    }

    fn play(&mut self, line: &str) -> Answer {
        Ok(json::text(&OutcomeWire { refusal: play(self, line)? }))
    }

    fn why(&self, line: &str) -> Answer {
        Ok(json::text(&OutcomeWire { refusal: play(&mut self.clone(), line)? }))
    }

    fn deal(&mut self, numbers: &mut SplitMix) -> bool {
        let picked = pick(&self.state().chance(), numbers);
        picked.map(|outcome| self.chance(outcome).expect("a listed outcome is possible")).is_some()
    }

    fn can_undo(&self, seat: &str) -> Result<bool, String> {
        Ok(Table::can_undo(self, read_seat(self, seat)?))
    }

    fn log(&self, from: usize, observer: &str) -> Answer {
        let observer = read(self, observer)?;
        let entries = self.history().iter().enumerate().skip(from);
        let log: Vec<LogWire> =
            entries.map(|(number, step)| log_wire(self.state(), number, step, observer)).collect();
        Ok(json::text(&log))
    }

    fn ask(&self, observer: &str, question: &str) -> Answer {
        let view = self.state().view(read(self, observer)?);
        let question = serde_json::from_str(question).map_err(|error| error.to_string())?;
        Ok(json::text(&G::answer(&view, &question)?))
    }

    fn bot_position(&self, seat: &str, numbers: &mut SplitMix) -> Answer {
        let view = self.state().view(Observer::Seat(read_seat(self, seat)?));
        let position = G::sample(&view, numbers).position_text();
        Ok(json::text(&BotPositionWire { header: AnyTable::header(self), position }))
    }

    fn bot_move(&self, position: &str, seat: &str, bot: &str, numbers: &mut SplitMix) -> Answer {
        let state = self.state().read_position(position)?;
        let seat = read_seat(self, seat)?;
        let mut bot = G::bot(bot).ok_or_else(|| format!("no bot is called {bot}"))?;
        let legal = state.legal(seat);
        if legal.is_empty() {
            return Err(format!("seat {seat} has nothing to decide"));
        }
        Ok(state.action_text(bot.act(&state.view(Observer::Seat(seat)), &legal, numbers)))
    }

    fn play_games(&self, bot: &str, games: u32, seed: u32) -> Result<Vec<u32>, String> {
        self_play::play_games(&self.state_after(0), bot, games, seed)
    }
}

fn read<G: WebGame>(table: &Table<G>, observer: &str) -> Result<Observer, String> {
    read_observer(table.state().seats(), observer).ok_or_else(|| format!("no seat is called {observer}"))
}

fn read_seat<G: WebGame>(table: &Table<G>, seat: &str) -> Result<Seat, String> {
    match read(table, seat)? {
        Observer::Seat(seat) => Ok(seat),
        Observer::Spectator => Err("a spectator has no seat".to_owned()),
    }
}

fn log_wire<G: WebGame>(state: &G, number: usize, step: &Step<G>, observer: Observer) -> LogWire {
    let (kind, seat) = match step.entry {
        Entry::Act(seat, _) => ("act", Some(seat)),
        Entry::Chance(_) => ("chance", None),
        Entry::Undo(seat) => ("undo", Some(seat)),
    };
    LogWire {
        number: number as u32,
        kind: kind.to_owned(),
        seat: seat.map(|seat| seat.to_string()),
        undone: step.undone,
        events: step.events.iter().map(|event| state.event_words(&G::redact(event, observer))).collect(),
    }
}

/// Plays a line; a refusal of the rules is an answer, not an error.
fn play<G: WebGame>(table: &mut Table<G>, line: &str) -> Result<Option<Words>, String> {
    let unreadable = |error: ParseError| error.to_string();
    let entry = read_entry(table.state(), &mut Cursor::new(1, line)).map_err(unreadable)?;
    match table.play(entry) {
        Ok(()) => Ok(None),
        Err(TableError::Refused(refusal)) => Ok(Some(table.state().refusal_words(&refusal))),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests;
