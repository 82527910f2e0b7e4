//! A table: a set-up and the list of what happened. Its state is always the fold of that list.

use std::fmt;

use super::{Cursor, Entry, Header, ParseError, Rules, Seat, read_entry};

/// One play of a game, with its history.
#[derive(Clone, Debug)]
pub struct Table<R: Rules> {
    header: Header,
    start: R,
    state: R,
    steps: Vec<Step<R>>,
    sealed: Sealed<R>,
}

/// What nobody can take back any more: the first so many entries, and the position after them.
#[derive(Clone, Debug)]
struct Sealed<R> {
    count: usize,
    state: R,
}

/// One entry of a table's history with what it brought about.
#[derive(Clone, Debug)]
pub struct Step<R: Rules> {
    /// What was played.
    pub entry: Entry<R::Action, R::Outcome>,
    /// What happened. An undone entry keeps its events.
    pub events: Vec<R::Event>,
    /// Whether it was taken back later.
    pub undone: bool,
}

/// Why a table refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableError<F> {
    /// The rules refused.
    Refused(F),
    /// The seat has nothing to take back since something was revealed or the turn passed on.
    NothingToUndo(Seat),
    /// A line of a record could not be read.
    Unreadable(ParseError),
    /// A line of a record was read, but is not legal there.
    Illegal {
        /// The line, counted from 1.
        line: usize,
        /// The line's text.
        text: String,
        /// Why not.
        why: Box<TableError<F>>,
    },
}

impl<F: fmt::Display> fmt::Display for TableError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => write!(f, "{why}"),
            Self::NothingToUndo(seat) => write!(f, "seat {seat} has nothing to take back"),
            Self::Unreadable(error) => write!(f, "{error}"),
            Self::Illegal { line, text, why } => {
                write!(f, "line {line}: `{text}` is not possible here: {why}")
            }
        }
    }
}

impl<F: fmt::Display + fmt::Debug> std::error::Error for TableError<F> {}

impl<R: Rules> Table<R> {
    /// A table at its beginning.
    pub fn new(header: Header, start: R) -> Self {
        let sealed = Sealed { count: 0, state: start.clone() };
        Self { header, state: start.clone(), start, steps: Vec::new(), sealed }
    }

    /// The set-up.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The position now.
    pub fn state(&self) -> &R {
        &self.state
    }

    /// How many entries the record has.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// All that was played, in order.
    pub fn history(&self) -> &[Step<R>] {
        &self.steps
    }

    /// Lets a seat act and returns what happened.
    ///
    /// # Errors
    /// If the action is not legal; then the table has not changed.
    pub fn act(&mut self, seat: Seat, action: R::Action) -> Result<&[R::Event], TableError<R::Refusal>> {
        let events = self.state.apply(seat, action).map_err(TableError::Refused)?;
        Ok(self.push(Entry::Act(seat, action), events))
    }

    /// Lets chance have its turn with this outcome and returns what happened.
    ///
    /// # Errors
    /// If the outcome is not possible; then the table has not changed.
    pub fn chance(&mut self, outcome: R::Outcome) -> Result<&[R::Event], TableError<R::Refusal>> {
        let events = self.state.apply_chance(outcome).map_err(TableError::Refused)?;
        Ok(self.push(Entry::Chance(outcome), events))
    }

    /// Whether the seat has an action to take back: its last one, unless something was revealed or the turn was
    /// passed on since.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_some()
    }

    /// Takes back the seat's last action. The record keeps it, followed by the undo.
    ///
    /// # Errors
    /// If there is nothing to take back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError<R::Refusal>> {
        let index = self.undoable(seat).ok_or(TableError::NothingToUndo(seat))?;
        self.steps[index].undone = true;
        self.push(Entry::Undo(seat), Vec::new());
        self.state = self.fold();
        Ok(())
    }

    /// Plays one entry.
    ///
    /// # Errors
    /// If it is not possible; then the table has not changed.
    pub fn play(&mut self, entry: Entry<R::Action, R::Outcome>) -> Result<(), TableError<R::Refusal>> {
        match entry {
            Entry::Act(seat, action) => self.act(seat, action).map(|_| ()),
            Entry::Chance(outcome) => self.chance(outcome).map(|_| ()),
            Entry::Undo(seat) => self.undo(seat),
        }
    }

    /// The position after the first `count` entries.
    pub fn state_after(&self, count: usize) -> R {
        let mut shorter = Self::new(self.header.clone(), self.start.clone());
        for step in &self.steps[..count.min(self.steps.len())] {
            shorter.play(step.entry).expect("a prefix of a played record plays again");
        }
        shorter.state
    }

    /// The whole table as a `.summit` text.
    pub fn text(&self) -> String {
        self.header.text() + &self.lines(0).map(|line| line + "\n").collect::<String>()
    }

    /// The entries as lines of a record, from this number on.
    pub fn lines(&self, from: usize) -> impl Iterator<Item = String> {
        self.steps.iter().skip(from).map(|step| step.entry.text(&self.start))
    }

    /// Plays the lines of a record, empty ones and comments passed over.
    ///
    /// # Errors
    /// At the first line that is unreadable or not legal; what stood before it has been played.
    pub fn play_lines<'a>(
        &mut self,
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<(), TableError<R::Refusal>> {
        for (number, line) in lines {
            let mut words = Cursor::new(number, line);
            if words.peek().is_none() {
                continue;
            }
            let entry = read_entry(&self.start, &mut words).map_err(TableError::Unreadable)?;
            self.play(entry).map_err(|why| TableError::Illegal {
                line: number,
                text: line.trim().to_owned(),
                why: Box::new(why),
            })?;
        }
        Ok(())
    }

    fn push(&mut self, entry: Entry<R::Action, R::Outcome>, events: Vec<R::Event>) -> &[R::Event] {
        if matches!(entry, Entry::Chance(_)) || events.iter().any(R::seals) {
            self.sealed = Sealed { count: self.steps.len() + 1, state: self.state.clone() };
        }
        self.steps.push(Step { entry, events, undone: false });
        &self.steps[self.steps.len() - 1].events
    }

    /// The seat's last action that still counts, if nothing since (itself included) sealed it. Actions that other
    /// seats made at the same time do not seal: choices made in secret commute.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        let acts =
            |step: &Step<R>| !step.undone && matches!(step.entry, Entry::Act(actor, _) if actor == seat);
        let index = self.steps[self.sealed.count..].iter().rposition(acts)?;
        Some(self.sealed.count + index)
    }

    /// The position that the entries lead to, without those that were taken back.
    fn fold(&self) -> R {
        let mut state = self.sealed.state.clone();
        let mut events = Vec::new();
        for step in self.steps[self.sealed.count..].iter().filter(|step| !step.undone) {
            let played = match step.entry {
                Entry::Act(seat, action) => state.apply_into(seat, action, &mut events),
                Entry::Chance(outcome) => state.apply_chance_into(outcome, &mut events),
                Entry::Undo(_) => Ok(()),
            };
            played.expect("what was played once plays again");
            events.clear();
        }
        state
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::core::{SplitMix, Turn, pick};
    use crate::games::k2::{self, Action, State};

    fn table(seats: usize) -> Table<State> {
        let setup = k2::Setup::solo("k2-easy", "k2-summer").with_seats(seats);
        let game = k2::Game::new(&setup, &k2::standard_library()).unwrap();
        let mut table = Table::new(setup.header(), State::start(Arc::new(game)));
        let mut source = SplitMix(3);
        while table.state().turn() == Turn::Chance {
            let outcome = pick(&table.state().chance(), &mut source).unwrap();
            table.chance(outcome).unwrap();
        }
        table
    }

    fn choose(table: &mut Table<State>, seat: Seat) {
        let action = table.state().legal(seat)[0];
        table.act(seat, action).unwrap();
    }

    #[test]
    fn a_choice_can_be_unlocked_until_all_have_chosen() {
        let (mut table, a, b) = (table(2), Seat::new(0), Seat::new(1));
        let before = table.state().clone();
        choose(&mut table, a);
        table.undo(a).unwrap();
        assert_eq!(*table.state(), before);
        choose(&mut table, a);
        choose(&mut table, b);
        assert_eq!(table.undo(a), Err(TableError::NothingToUndo(a)));
        assert!(!table.can_undo(b));
    }

    #[test]
    fn steps_of_a_turn_can_be_taken_back_one_by_one() {
        let (mut table, a) = (table(1), Seat::new(0));
        choose(&mut table, a);
        while let Turn::Decide(_) | Turn::Chance = table.state().turn() {
            if let k2::Phase::Act(_) = table.state().public().phase {
                break;
            }
            match table.state().turn() {
                Turn::Chance => {
                    let outcome = table.state().chance()[0].outcome;
                    table.chance(outcome).unwrap();
                }
                Turn::Decide(_) | Turn::Over => choose(&mut table, a),
            }
        }
        let before = table.state().clone();
        let assign = |action: &Action| matches!(action, Action::Assign { .. });
        for _ in 0..2 {
            let action = *table.state().legal(a).iter().find(|action| assign(action)).unwrap();
            table.act(a, action).unwrap();
        }
        table.undo(a).unwrap();
        table.undo(a).unwrap();
        assert_eq!(*table.state(), before);
        assert!(!table.can_undo(a), "the token was taken and another one turned up");
    }

    #[test]
    fn a_record_plays_again_to_the_same_position() {
        let mut first = table(3);
        choose(&mut first, Seat::new(1));
        first.undo(Seat::new(1)).unwrap();
        choose(&mut first, Seat::new(2));
        let text = first.text();
        let (header, lines) = Header::read(&text).unwrap();
        let mut again = Table::new(header, first.start.clone());
        again.play_lines(lines).unwrap();
        assert_eq!(again.state(), first.state());
        assert_eq!(again.text(), text);
        assert_eq!(first.state_after(first.len()), *first.state());
    }

    #[test]
    fn an_illegal_line_is_named_with_its_place() {
        let mut table = table(1);
        let error = table.play_lines([(7, "A end")].into_iter()).unwrap_err();
        assert_eq!(error.to_string(), "line 7: `A end` is not possible here: not-now (K2-025)");
        let error = table.play_lines([(8, "A jump")].into_iter()).unwrap_err();
        assert!(error.to_string().starts_with("line 8, column 3: expected an action"), "{error}");
    }
}
