//! A table of one game as a table of any.

use summiteer_rules::core::{
    Cursor, Entry, Header, NumberSource, Observer, Seat, SplitMix, Step, Table, TableError, Turn, pick,
    read_entry,
};
use summiteer_wire::{BotPositionWire, LogWire, Words};

use super::AnyTable;
use crate::playable::Playable;
use crate::{CallError, json, self_play};

impl<G: Playable> AnyTable for Table<G> {
    fn header(&self) -> &Header {
        Table::header(self)
    }

    fn text(&self) -> String {
        Table::text(self)
    }

    fn lines(&self, from: usize) -> Vec<String> {
        Table::lines(self, from).collect()
    }

    fn length(&self) -> usize {
        self.len()
    }

    fn chance_count(&self) -> usize {
        self.history().iter().filter(|step| matches!(step.entry, Entry::Chance(_))).count()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn view(&self, observer: Observer) -> String {
        json::text(&G::view_wire(&self.state().view(observer)))
    }

    fn view_after(&self, count: usize, observer: Observer) -> String {
        json::text(&G::view_wire(&self.state_after(count).view(observer)))
    }

    fn legal(&self, seat: Seat) -> String {
        let actions = self.state().legal(seat).into_iter();
        json::text(&actions.map(|action| self.state().action_wire(action)).collect::<Vec<_>>())
    }

    fn log(&self, from: usize, observer: Observer) -> Vec<LogWire> {
        let entries = self.history().iter().enumerate().skip(from);
        entries.map(|(number, step)| log_wire(self.state(), number, step, observer)).collect()
    }

    fn revealed(&self, entry: usize) -> Vec<Words> {
        let events = self.history().get(entry).into_iter().flat_map(|step| &step.events);
        events.map(|event| self.state().event_words(event)).collect()
    }

    fn play(&mut self, line: &str) -> Result<Option<Words>, CallError> {
        match Table::play(self, read_entry(self.state(), &mut Cursor::new(1, line))?) {
            Ok(()) => Ok(None),
            Err(TableError::Refused(refusal)) => Ok(Some(self.state().refusal_words(&refusal))),
            Err(TableError::NothingToUndo(seat)) => Err(CallError::NothingToUndo(seat)),
            Err(TableError::Unreadable(error)) => Err(CallError::Unreadable(error)),
            Err(error @ TableError::Illegal { .. }) => Err(CallError::Record(error.to_string())),
        }
    }

    fn why(&self, line: &str) -> Result<Option<Words>, CallError> {
        AnyTable::play(&mut self.clone(), line)
    }

    fn deal(&mut self, numbers: &mut dyn NumberSource) -> bool {
        let picked = pick(&self.state().chance(), numbers);
        picked.map(|outcome| self.chance(outcome).expect("a listed outcome is possible")).is_some()
    }

    fn would_deal(&self, numbers: &mut dyn NumberSource) -> Option<String> {
        pick(&self.state().chance(), numbers).map(|outcome| Entry::Chance(outcome).text(self.state()))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn ask(&self, observer: Observer, question: &str) -> Result<String, CallError> {
        let question =
            serde_json::from_str(question).map_err(|error| CallError::Question(error.to_string()))?;
        let view = self.state().view(observer);
        Ok(json::text(&G::answer(&view, &question).map_err(CallError::Question)?))
    }

    fn bot_position(&self, seat: Seat, numbers: &mut SplitMix) -> BotPositionWire {
        let view = self.state().view(Observer::Seat(seat));
        let position = G::sample(&view, numbers).position_text();
        BotPositionWire { header: Table::header(self).text(), position }
    }

    fn bot_move(&self, seat: Seat, bot: &str, numbers: &mut dyn NumberSource) -> Result<String, CallError> {
        bot_move(self.state(), seat, bot, numbers)
    }

    fn bot_move_in(
        &self,
        position: &str,
        seat: Seat,
        bot: &str,
        numbers: &mut dyn NumberSource,
    ) -> Result<String, CallError> {
        let state = read_position(self, position)?;
        bot_move(&state, seat, bot, numbers)
    }

    fn at(&self, position: &str) -> Result<Box<dyn AnyTable>, CallError> {
        let state = read_position(self, position)?;
        Ok(Box::new(Table::new(Table::header(self).clone(), state)))
    }

    fn play_games(&self, bot: &str, games: u32, seed: u32) -> Result<Vec<u32>, CallError> {
        self_play::play_games(&self.state_after(0), bot, games, seed)
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }
}

fn read_position<G: Playable>(table: &Table<G>, text: &str) -> Result<G, CallError> {
    table.state().read_position(text).map_err(|error| CallError::Position(error.to_string()))
}

fn bot_move<G: Playable>(
    state: &G,
    seat: Seat,
    bot: &str,
    numbers: &mut dyn NumberSource,
) -> Result<String, CallError> {
    let mut bot = G::bot(bot).ok_or_else(|| CallError::NoBot(bot.to_owned()))?;
    let legal = state.legal(seat);
    if legal.is_empty() {
        return Err(CallError::NothingToDecide(seat));
    }
    Ok(state.action_text(bot.act(&state.view(Observer::Seat(seat)), &legal, numbers)))
}

fn log_wire<G: Playable>(state: &G, number: usize, step: &Step<G>, observer: Observer) -> LogWire {
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
