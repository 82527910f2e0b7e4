//! What the set-ups of all games share: who starts, the fields of the header, what the data lacks.

use std::ops::RangeInclusive;

use super::{Fault, Faults, Header, ParseError, Seat};

/// Who starts (K2-018, EV-027, GS-008).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstSeat {
    /// Chance decides.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
}

impl FirstSeat {
    /// Reads `random` or a seat's letter.
    pub fn parse(value: &str) -> Option<Self> {
        if value == "random" {
            return Some(Self::Random);
        }
        let mut letters = value.chars();
        let seat = Seat::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self::Seat(seat))
    }

    /// The seat, if it is settled.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::Seat(seat) => Some(seat),
        }
    }

    /// What is wrong with it at a table of so many.
    pub(crate) fn fault(self, seats: usize) -> Option<String> {
        let absent = self.seat().filter(|seat| seat.index() >= seats);
        absent.map(|seat| format!("seat {seat} cannot start at a table of {seats}"))
    }
}

/// Reads `on` or `off`.
pub(crate) fn read_switch(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// What may be said, in words: `relaxed or strict`.
pub fn one_of(values: &[&str]) -> String {
    match values {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} or {last}", others.join(", ")),
    }
}

/// The options that a game knows: their names, and of each the values that it may have, the default first.
pub(crate) struct KnownOptions<'a> {
    pub(crate) names: &'a [&'static str],
    pub(crate) values: fn(&str) -> &'static [&'static str],
}

impl Header {
    /// The header of a set-up: the game, its fields, and the options that differ from the default.
    pub(crate) fn of_setup(game: &str, fields: &[(&str, &str)], changed: Vec<(&str, String)>) -> Self {
        let mut header = Self::default();
        header.set("game", game);
        fields.iter().for_each(|(key, value)| header.set(key, value));
        changed.iter().for_each(|(name, value)| header.set(&format!("option {name}"), value));
        header
    }

    /// Refuses the header of another game.
    pub(crate) fn expect_game(&self, game: &str) -> Result<(), ParseError> {
        if self.get("game") == Some(game) { Ok(()) } else { Err(self.error("game", game)) }
    }

    /// A field that must be there.
    pub(crate) fn required(&self, key: &str, expected: &str) -> Result<String, ParseError> {
        self.get(key).map(str::to_owned).ok_or_else(|| self.error(key, expected))
    }

    /// The number of seats, within what the game allows.
    pub(crate) fn seats(&self, allowed: RangeInclusive<usize>) -> Result<usize, ParseError> {
        let seats = self.required("seats", "the number of seats")?.parse().ok();
        let expected = || format!("a number from {} to {}", allowed.start(), allowed.end());
        seats.filter(|seats| allowed.contains(seats)).ok_or_else(|| self.error("seats", &expected()))
    }

    /// Hands each option to `set`, which says whether it may have the value. Other keys must be `fields` of the game or
    /// tell of the table.
    pub(crate) fn read_options(
        &self,
        fields: &[&str],
        known: &KnownOptions<'_>,
        mut set: impl FnMut(&str, &str) -> bool,
    ) -> Result<(), ParseError> {
        for (key, value) in self.iter() {
            let fault = match key.strip_prefix("option ") {
                Some(name) if !known.names.contains(&name) => {
                    Some(format!("no option but {}", known.names.join(", ")))
                }
                Some(name) => (!set(name, value)).then(|| one_of((known.values)(name))),
                None if matches!(key, "game" | "seats") || fields.contains(&key) => None,
                None => (!Self::is_of_table(key)).then(|| "no such key".to_owned()),
            };
            if let Some(expected) = fault {
                return Err(self.error(key, &expected));
            }
        }
        Ok(())
    }
}

impl Faults {
    /// What is wrong with a set-up and the data that it names.
    pub(crate) fn of_setup(messages: impl IntoIterator<Item = String>) -> Self {
        let fault = |message| Fault { file: "set-up".to_owned(), at: None, message };
        Self(messages.into_iter().map(fault).collect())
    }
}

/// The part of a library that a set-up names.
pub(crate) fn find_part<'a, T>(
    kind: &str,
    id: &str,
    all: &'a [T],
    name: impl Fn(&T) -> &str,
) -> Result<&'a T, Faults> {
    all.iter().find(|part| name(part) == id).ok_or_else(|| {
        let known: Vec<&str> = all.iter().map(&name).collect();
        Faults::of_setup([format!("no {kind} has the id `{id}`; there are: {}", known.join(", "))])
    })
}
