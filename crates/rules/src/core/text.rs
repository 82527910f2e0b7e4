//! Reading the project's line-based notations: words with their place, and errors that say what was expected.

use std::fmt;
use std::str::FromStr;

/// Why a text could not be read: where, what stood there, and what would have been right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What would have been right here.
    pub expected: String,
    /// The word that stands here; empty at the end of the line.
    pub found: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: expected {}, found ", self.line, self.column, self.expected)?;
        if self.found.is_empty() {
            write!(f, "the end of the line")
        } else {
            write!(f, "`{}`", shown(&self.found))
        }
    }
}

/// Most letters of what was found that a message repeats.
const LONGEST: usize = 60;

/// What was found, short, and without what would move a terminal's cursor or turn the direction of a line.
fn shown(found: &str) -> String {
    let mut shown = String::new();
    for c in found.chars().take(LONGEST) {
        match c {
            ' '..='~' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    if found.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}

impl std::error::Error for ParseError {}

/// The text of a file without the byte order mark that Windows editors put before it.
pub fn without_byte_order_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Walks over the words of one line.
///
/// ```
/// use summiteer_rules::core::Cursor;
/// let mut words = Cursor::new(3, "step A1 s4");
/// assert_eq!(words.word("an action").unwrap(), "step");
/// let error = words.number::<u8>("a day").unwrap_err();
/// assert_eq!(error.to_string(), "line 3, column 6: expected a day, found `A1`");
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    line: usize,
    text: &'a str,
    offset: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the first word of the line with this number. A `;` begins a comment.
    pub fn new(line: usize, text: &'a str) -> Self {
        Self { line, text: text.split(';').next().unwrap_or_default(), offset: 0 }
    }

    /// The next word without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.text[self.offset..].split_whitespace().next()
    }

    /// Takes the next word; `expected` is for the error at the end of the line.
    ///
    /// # Errors
    /// If there is no further word.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, ParseError> {
        let word = self.peek().ok_or_else(|| self.error(expected))?;
        self.offset = self.start() + word.len();
        Ok(word)
    }

    /// Takes the next word if `read` understands it.
    ///
    /// # Errors
    /// If there is no further word, or `read` gives nothing for it.
    pub fn read<T>(&mut self, expected: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, ParseError> {
        let error = self.error(expected);
        let value = self.peek().and_then(read).ok_or(error)?;
        self.word(expected)?;
        Ok(value)
    }

    /// Takes the next word as a number.
    ///
    /// # Errors
    /// If it is none.
    pub fn number<T: FromStr>(&mut self, expected: &str) -> Result<T, ParseError> {
        self.read(expected, |word| word.parse().ok())
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.offset = self.start() + word.len();
        }
        found
    }

    /// Checks that nothing is left on the line.
    ///
    /// # Errors
    /// If there is a further word.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.error("the end of the line")) }
    }

    /// An error at the next word.
    pub fn error(&self, expected: &str) -> ParseError {
        ParseError {
            line: self.line,
            column: self.text[..self.start()].chars().count() + 1,
            expected: expected.to_owned(),
            found: self.peek().unwrap_or_default().to_owned(),
        }
    }

    fn start(&self) -> usize {
        let rest = &self.text[self.offset..];
        self.offset + rest.len() - rest.trim_start().len()
    }
}
