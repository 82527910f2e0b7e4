//! Actions and chance outcomes as text, and back.

use super::action::{Action, Outcome};
use super::board::StationId;
use super::dice::{DICE, FACES, Face, Places};
use super::game::Game;
use crate::core::{Cursor, ParseError, Seat};

/// What an action may begin with.
const VERBS: &str = "an action (roll, move, push, back, end)";

impl Game {
    /// The action as text, without the seat.
    pub fn action_text(&self, action: Action) -> String {
        let station = |id: StationId| self.board().station(id).id.as_str();
        match action {
            Action::Roll(places) => {
                let each: Vec<String> = places.iter().map(|place| format!(" {}", place + 1)).collect();
                format!("roll{}", each.concat())
            }
            Action::Move { from, to } => format!("move {} {}", station(from), station(to)),
            Action::Push { from, to } => format!("push {} {}", station(from), station(to)),
            Action::Back { from } => format!("back {}", station(from)),
            Action::End => "end".to_owned(),
        }
    }

    /// Reads an action.
    ///
    /// # Errors
    /// If the words are no action on this board.
    pub fn read_action(&self, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        let start = words.clone();
        match words.word(VERBS)? {
            "roll" => read_places(words).map(Action::Roll),
            "move" => Ok(Action::Move { from: self.read_station(words)?, to: self.read_station(words)? }),
            "push" => Ok(Action::Push { from: self.read_station(words)?, to: self.read_station(words)? }),
            "back" => Ok(Action::Back { from: self.read_station(words)? }),
            "end" => Ok(Action::End),
            _ => Err(start.error(VERBS)),
        }
    }

    /// The outcome as text.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::FirstSeat(seat) => format!("first {seat}"),
            Outcome::Die(face) => format!("die {face}"),
        }
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome.
    pub fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        const KINDS: &str = "a chance outcome (first, die)";
        let start = words.clone();
        match words.word(KINDS)? {
            "first" => Ok(Outcome::FirstSeat(self.read_seat(words)?)),
            "die" => Ok(Outcome::Die(words.read("a face from 1 to 6", read_face)?)),
            _ => Err(start.error(KINDS)),
        }
    }

    pub(super) fn read_station(&self, words: &mut Cursor<'_>) -> Result<StationId, ParseError> {
        words.read(&format!("a station of {}", self.board().id), |word| self.board().find(word))
    }

    pub(super) fn read_seat(&self, words: &mut Cursor<'_>) -> Result<Seat, ParseError> {
        let last = Seat::new(self.seats() - 1);
        words.read(&format!("a seat from A to {last}"), |word| {
            Seat::all(self.seats()).find(|seat| seat.to_string() == word)
        })
    }
}

/// A face as its digit.
pub(super) fn read_face(word: &str) -> Option<Face> {
    (1..=FACES as Face).find(|face| face.to_string() == word)
}

/// One or more places of dice, counted from 1, in any order and each once.
fn read_places(words: &mut Cursor<'_>) -> Result<Places, ParseError> {
    let mut places = Places::NONE;
    while places.is_empty() || words.peek().is_some() {
        let place = words.read("places of dice from 1 to 5, each once", |word| {
            (0..DICE).find(|place| (place + 1).to_string() == word && !places.contains(*place))
        })?;
        places = places.with(place);
    }
    Ok(places)
}
