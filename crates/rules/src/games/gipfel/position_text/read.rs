//! Reads a position and checks that it can be one.

use std::sync::Arc;

use super::super::dice::{Face, MAX_ROLLS};
use super::super::game::Game;
use super::super::notation::read_face;
use super::super::state::{ARRIVALS_TO_WIN, GOATS, Phase, State};
use super::check::check;
use crate::core::{BySeat, Cursor, ParseError, Seat};

/// What a line may begin with.
const KEYS: &str = "one of phase, dice, rolls, goats, arrivals";
/// What stands once; goats and arrivals have a line for each seat.
const ONCE: [&str; 3] = ["phase", "dice", "rolls"];

impl State {
    /// Reads a position of this game.
    ///
    /// # Errors
    /// At the first line that cannot be read, or contradicts the game or another line.
    pub fn from_text(game: Arc<Game>, text: &str) -> Result<Self, ParseError> {
        Reader::new(game).read(text)
    }
}

struct Reader {
    state: State,
    /// Keys of lines that stand already.
    given: Vec<String>,
    rolls: Option<u8>,
    goats_given: BySeat<bool>,
    arrivals: BySeat<Option<u8>>,
}

impl Reader {
    fn new(game: Arc<Game>) -> Self {
        let mut state = State::start(game);
        if state.public.phase == Phase::First {
            state.public.phase = Phase::Roll(Seat::new(0));
        }
        Self {
            state,
            given: Vec::new(),
            rolls: None,
            goats_given: BySeat::default(),
            arrivals: BySeat::default(),
        }
    }

    fn read(mut self, text: &str) -> Result<State, ParseError> {
        for (index, line) in text.lines().enumerate() {
            let mut words = Cursor::new(index + 1, line);
            if words.peek().is_some() {
                self.read_line(&mut words)?;
                words.end()?;
            }
        }
        self.complete();
        check(&self.state, &Cursor::new(text.lines().count().max(1), ""))?;
        Ok(self.state)
    }

    fn read_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let key = words.word(KEYS)?;
        if ONCE.contains(&key) {
            if self.given.iter().any(|given| given == key) {
                return Err(start.error("each of these lines once"));
            }
            self.given.push(key.to_owned());
        }
        match key {
            "phase" => self.read_phase(words),
            "dice" => self.read_dice(words),
            "rolls" => self.read_rolls(words),
            "goats" => self.read_goats(words),
            "arrivals" => self.read_arrivals(words),
            _ => Err(start.error(KEYS)),
        }
    }

    fn read_phase(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        const PHASES: &str = "a phase (first, roll A, rolling A, choose A, push A c2, over A)";
        let start = words.clone();
        let game = Arc::clone(&self.state.game);
        self.state.public.phase = match words.word(PHASES)? {
            "first" => Phase::First,
            "roll" => Phase::Roll(game.read_seat(words)?),
            "rolling" => Phase::Rolling(game.read_seat(words)?),
            "choose" => Phase::Choose(game.read_seat(words)?),
            "push" => Phase::Push { seat: game.read_seat(words)?, at: game.read_station(words)? },
            "over" => Phase::Over(game.read_seat(words)?),
            _ => return Err(start.error(PHASES)),
        };
        Ok(())
    }

    fn read_dice(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        for die in &mut self.state.public.dice.0 {
            *die = words.read("five faces from 1 to 6, or `-` for a die that shows none", read_die)?;
        }
        Ok(())
    }

    fn read_rolls(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let expected = format!("rolls of this turn, 0 to {MAX_ROLLS}");
        self.rolls = Some(read_small(words, &expected, MAX_ROLLS)?);
        Ok(())
    }

    fn read_goats(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.read_seat(words)?;
        if std::mem::replace(&mut self.goats_given[seat], true) {
            return Err(start.error("each seat's goats on one line"));
        }
        let home = self.state.game.board().start();
        for goat in 0.. {
            let place = words.clone();
            if words.peek().is_none() {
                break;
            }
            let station = self.state.game.read_station(words)?;
            if goat == GOATS {
                return Err(place.error(&format!("no more than {GOATS} goats")));
            }
            self.state.public.goats.carry(seat, home, station);
        }
        Ok(())
    }

    fn read_arrivals(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.read_seat(words)?;
        if self.arrivals[seat].is_some() {
            return Err(start.error("the arrivals of each seat once"));
        }
        let expected = format!("arrivals on the summit, 0 to {ARRIVALS_TO_WIN}");
        self.arrivals[seat] = Some(read_small(words, &expected, ARRIVALS_TO_WIN)?);
        Ok(())
    }

    /// Fills in what depends on several lines.
    fn complete(&mut self) {
        let public = &mut self.state.public;
        let summit = self.state.game.board().summit();
        let rolls = match public.phase {
            Phase::First | Phase::Roll(_) => 0,
            Phase::Rolling(_) | Phase::Choose(_) | Phase::Push { .. } | Phase::Over(_) => MAX_ROLLS,
        };
        public.rolls = self.rolls.unwrap_or(rolls);
        for seat in Seat::all(self.state.game.seats()) {
            let won = public.winner() == Some(seat);
            let arrivals = if won { ARRIVALS_TO_WIN } else { public.goats.of(seat, summit) };
            public.arrivals[seat] = self.arrivals[seat].unwrap_or(arrivals);
        }
    }
}

/// A face, or 0 for a die that shows none.
fn read_die(word: &str) -> Option<Face> {
    if word == "-" { Some(0) } else { read_face(word) }
}

fn read_small(words: &mut Cursor<'_>, expected: &str, most: u8) -> Result<u8, ParseError> {
    words.read(expected, |word| (0..=most).find(|number| number.to_string() == word))
}
