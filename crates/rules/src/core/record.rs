//! The `.summit` file: a header, then one move a line.
//!
//! ```text
//! summit 1
//! game: k2
//! board: k2-easy
//! weather: k2-summer
//! seats: 2
//!
//! chance first A
//! A choose m1 m2 m3
//! ```

use std::collections::BTreeSet;

use super::{Cursor, ParseError, Rules, Seat, without_byte_order_mark};

/// The version of the file format that this program writes.
const VERSION: u32 = 1;

/// What a table was set up with, as `key: value` lines in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    fields: Vec<Field>,
}

#[derive(Clone, Debug)]
struct Field {
    key: String,
    value: String,
    line: usize,
}

impl PartialEq for Field {
    fn eq(&self, other: &Self) -> bool {
        // The line is only where it was read.
        self.key == other.key && self.value == other.value
    }
}

impl Eq for Field {}

impl Header {
    /// Whether a field of this name tells of the table instead of the game, so that every game lets it pass: a remark,
    /// who sits where, and how chance was dealt.
    pub fn is_of_table(key: &str) -> bool {
        matches!(key, "note" | "commitment" | "secret")
            || key.starts_with("player ")
            || key.starts_with("nonce ")
    }

    /// The value of a field.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|f| f.key == key).map(|f| f.value.as_str())
    }

    /// Sets a field, keeping its place if it stands already.
    pub fn set(&mut self, key: &str, value: &str) {
        match self.fields.iter_mut().find(|f| f.key == key) {
            Some(field) => value.clone_into(&mut field.value),
            None => self.fields.push(Field { key: key.to_owned(), value: value.to_owned(), line: 0 }),
        }
    }

    /// All fields in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.fields.iter().map(|f| (f.key.as_str(), f.value.as_str()))
    }

    /// An error at the value of this field (or at the first line, if it is missing).
    pub fn error(&self, key: &str, expected: &str) -> ParseError {
        let field = self.fields.iter().find(|f| f.key == key);
        ParseError {
            line: field.map_or(1, |f| f.line.max(1)),
            column: field.map_or(1, |f| f.key.chars().count() + 3),
            expected: format!("{expected} as `{key}`"),
            found: field.map(|f| f.value.clone()).unwrap_or_default(),
        }
    }

    /// Reads `key: value` lines, up to the first empty line after them. Returns the lines that follow. Line ends may be those
    /// of Windows.
    ///
    /// # Errors
    /// If the first line does not name this format, or a line is no field, or a key stands twice.
    pub fn read(text: &str) -> Result<(Self, impl Iterator<Item = (usize, &str)>), ParseError> {
        let lines = without_byte_order_mark(text).lines();
        let mut lines = lines.enumerate().map(|(i, line)| (i + 1, line));
        let (number, first) = lines.next().unwrap_or((1, ""));
        read_version(&mut Cursor::new(number, first))?;
        let (mut header, mut keys) = (Self::default(), BTreeSet::new());
        for (number, line) in lines.by_ref() {
            if line.trim().is_empty() {
                break;
            }
            let field = read_field(number, line)?;
            if !keys.insert(field.key.clone()) {
                return Err(Cursor::new(number, line).error("each key only once"));
            }
            header.fields.push(field);
        }
        Ok((header, lines))
    }

    /// The header as it stands at the top of a file, with the empty line after it.
    pub fn text(&self) -> String {
        let fields: String = self.iter().map(|(key, value)| format!("{key}: {value}\n")).collect();
        format!("summit {VERSION}\n{fields}\n")
    }
}

fn read_field(number: usize, line: &str) -> Result<Field, ParseError> {
    let error = || Cursor::new(number, line).error("a line `key: value`, or an empty line before the moves");
    let (key, value) = line.split_once(':').ok_or_else(error)?;
    Ok(Field { key: key.trim().to_owned(), value: value.trim().to_owned(), line: number })
}

fn read_version(words: &mut Cursor<'_>) -> Result<(), ParseError> {
    let expected = format!("`summit {VERSION}`, the first line of a game file");
    if !words.take("summit") {
        return Err(words.error(&expected));
    }
    words.read(&format!("format version {VERSION} (a newer file needs a newer Summiteer)"), |word| {
        (word == VERSION.to_string()).then_some(())
    })?;
    words.end()
}

/// One line of a game's record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, O> {
    /// A seat acted: `A step A1 s4`.
    Act(Seat, A),
    /// Chance had its turn: `chance tile 3`.
    Chance(O),
    /// A seat took back its last action: `A undo`.
    Undo(Seat),
}

impl<A: Copy, O: Copy> Entry<A, O> {
    /// The entry as a line of a record of this game.
    pub fn text<R: Rules<Action = A, Outcome = O>>(&self, state: &R) -> String {
        match self {
            Self::Act(seat, action) => format!("{seat} {}", state.action_text(*action)),
            Self::Chance(outcome) => format!("chance {}", state.outcome_text(*outcome)),
            Self::Undo(seat) => format!("{seat} undo"),
        }
    }
}

/// Reads one line of a record in the position that it belongs to.
///
/// # Errors
/// If the line is no entry.
pub fn read_entry<R: Rules>(
    state: &R,
    words: &mut Cursor<'_>,
) -> Result<Entry<R::Action, R::Outcome>, ParseError> {
    let entry = if words.take("chance") {
        Entry::Chance(state.read_outcome(words)?)
    } else {
        let seat = read_seat(words, state.seats())?;
        if words.take("undo") { Entry::Undo(seat) } else { Entry::Act(seat, state.read_action(seat, words)?) }
    };
    words.end()?;
    Ok(entry)
}

fn read_seat(words: &mut Cursor<'_>, seats: usize) -> Result<Seat, ParseError> {
    let last = Seat::new(seats - 1);
    words.read(&format!("`chance` or a seat from A to {last}"), |word| {
        let mut letters = word.chars();
        let seat = Seat::from_letter(letters.next()?)?;
        (letters.next().is_none() && seat <= last).then_some(seat)
    })
}
