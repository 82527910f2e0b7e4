//! How a table is set up: board, seats and who starts.

use std::str::FromStr;

use super::board::Board;
use crate::core::{Fault, Faults, Header, ParseError, Seat};

/// The fewest seats of a table (GS-001).
pub const MIN_SEATS: usize = 2;
/// The most seats of a table (GS-001).
pub const MOST_SEATS: usize = 4;

/// Data that a set-up can name.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Boards.
    pub boards: Vec<Board>,
}

/// The board that comes with the game, built in.
///
/// # Panics
/// Never: a test reads it.
pub fn standard_library() -> Library {
    let text = include_str!("../../../../../data/boards/gipfel.toml");
    let board = Board::parse("boards/gipfel.toml", text).expect("the built-in board has no fault");
    Library { boards: vec![board] }
}

/// Who takes the dice first (GS-008, Q-GS-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstSeat {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

/// What a table may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// Who starts. Text: `option first: A`.
    pub first: FirstSeat,
}

impl Options {
    /// Every option's name.
    pub const NAMES: [&'static str; 1] = ["first"];

    /// Sets an option by its name and value; `false` if the option has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        let first = match name {
            "first" => read_first(value),
            _ => None,
        };
        first.map(|first| self.first = first).is_some()
    }

    /// The values that an option may have, in words; nothing for an unknown option.
    pub fn values(name: &str) -> &'static str {
        match name {
            "first" => "random or a seat from A to D",
            _ => "",
        }
    }

    /// The options that differ from the default, as name and value.
    pub fn changed(&self) -> Vec<(&'static str, String)> {
        match self.first {
            FirstSeat::Random => Vec::new(),
            FirstSeat::Seat(seat) => vec![("first", seat.to_string())],
        }
    }
}

fn read_first(value: &str) -> Option<FirstSeat> {
    if value == "random" {
        return Some(FirstSeat::Random);
    }
    let seat = Seat::all(MOST_SEATS).find(|seat| seat.to_string() == value)?;
    Some(FirstSeat::Seat(seat))
}

/// A table's set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// A board's id.
    pub board: String,
    /// How many seats, 2 to 4.
    pub seats: usize,
    /// What the table chose.
    pub options: Options,
}

impl Setup {
    /// A table on this board.
    pub fn new(board: &str, seats: usize) -> Self {
        Self { board: board.to_owned(), seats, options: Options::default() }
    }

    /// The header of a record for this set-up.
    pub fn header(&self) -> Header {
        let mut header = Header::default();
        header.set("game", "gipfel");
        header.set("board", &self.board);
        header.set("seats", &self.seats.to_string());
        for (name, value) in self.options.changed() {
            header.set(&format!("option {name}"), &value);
        }
        header
    }

    /// Reads the set-up from a record's header. Keys that begin with `player ` or `note` are for people and pass.
    ///
    /// # Errors
    /// At the first field that is missing, unknown or has no such value.
    pub fn from_header(header: &Header) -> Result<Self, ParseError> {
        let field = |key: &str, expected: &str| header.get(key).ok_or_else(|| header.error(key, expected));
        if header.get("game") != Some("gipfel") {
            return Err(header.error("game", "gipfel"));
        }
        let board = field("board", "the id of a board")?;
        let seats = usize::from_str(field("seats", "the number of seats")?).ok();
        let seats = seats.filter(|seats| (MIN_SEATS..=MOST_SEATS).contains(seats));
        let seats = seats.ok_or_else(|| header.error("seats", "a number from 2 to 4"))?;
        let mut setup = Self::new(board, seats);
        for (key, value) in header.iter() {
            setup.read_field(header, key, value)?;
        }
        Ok(setup)
    }

    fn read_field(&mut self, header: &Header, key: &str, value: &str) -> Result<(), ParseError> {
        if let Some(name) = key.strip_prefix("option ") {
            if !Options::NAMES.contains(&name) {
                return Err(header.error(key, &format!("no option but {}", Options::NAMES.join(", "))));
            }
            return match self.options.set(name, value) {
                true => Ok(()),
                false => Err(header.error(key, Options::values(name))),
            };
        }
        let known = matches!(key, "game" | "board" | "seats") || Header::is_of_table(key);
        if known { Ok(()) } else { Err(header.error(key, "no such key")) }
    }

    /// A fault of the set-up itself.
    pub(super) fn fault(message: String) -> Fault {
        Fault { file: "set-up".to_owned(), at: None, message }
    }
}

impl Library {
    /// The board of a set-up.
    ///
    /// # Errors
    /// If there is none with this id.
    pub(super) fn board(&self, id: &str) -> Result<&Board, Faults> {
        self.boards.iter().find(|board| board.id == id).ok_or_else(|| {
            let known: Vec<&str> = self.boards.iter().map(|board| board.id.as_str()).collect();
            let message = format!("no board has the id `{id}`; there are: {}", known.join(", "));
            Faults(vec![Setup::fault(message)])
        })
    }
}
