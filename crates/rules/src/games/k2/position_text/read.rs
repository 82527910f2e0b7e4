//! Reads a position and checks that it can be one.

use std::sync::Arc;

use super::super::game::Game;
use super::super::lhotse::Discards;
use super::super::state::{Climber, ClimberState, Life, MAX_LEVEL, Phase, Stage, State};
use super::check::check;
use super::icefall::{ICEFALL_KEYS, ICEFALL_PHASES};
use crate::core::{Cursor, ParseError, Seat};
use crate::expedition::position_text::{read_all, read_lines, read_pawn, read_pile};
use crate::expedition::read_risk;

/// What a line may begin with.
const KEYS: &str = "one of day, start, phase, tiles, gone, shown, face-down, token, owed, climber, hand, chosen, cards, \
                    card, played, draws, eligible, mover, summit, rescue";

/// The phases of K2.
const PHASES: &str = "a phase (choose, take A, act A, rescue A, rescue A night, deal choose, deal act, over)";

/// What a line of Lhotse may begin with.
pub(super) const LHOTSE_KEYS: &str = "one of day, start, phase, tiles, gone, shown, face-down, token, owed, climber, hand, \
                           chosen, cards, card, played, draws, eligible, mover, summit, rescue, dealt, kept, \
                           discards, box, rope, sliding";

impl State {
    /// Reads a position of this game.
    ///
    /// # Errors
    /// At the first line that cannot be read, or contradicts the game or another line.
    pub fn from_text(game: Arc<Game>, text: &str) -> Result<Self, ParseError> {
        Reader::new(game).read(text)
    }
}

pub(super) struct Reader {
    pub(super) state: State,
    face_down_given: bool,
    owed_given: bool,
    pub(super) tiles_given: bool,
}

impl Reader {
    /// The defaults: the first morning with empty hands.
    fn new(game: Arc<Game>) -> Self {
        let mut state = State::start(game);
        let public = &mut state.public;
        public.course.set_defaults();
        public.phase = Phase::Choose;
        for seat in Seat::all(state.game.seats()) {
            public.seats[seat].draws = 0;
        }
        Self { state, face_down_given: false, owed_given: false, tiles_given: false }
    }

    fn read(mut self, text: &str) -> Result<State, ParseError> {
        read_lines(text, |words| self.read_line(words))?;
        self.complete(&Cursor::new(text.lines().count().max(1), ""))?;
        Ok(self.state)
    }

    fn read_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let game = Arc::clone(&self.state.game);
        let is_lhotse = game.scenario().is_some();
        let keys = match game.icefall() {
            _ if is_lhotse => LHOTSE_KEYS,
            Some(_) => ICEFALL_KEYS,
            None => KEYS,
        };
        let key = words.word(keys)?;
        self.tiles_given |= key == "tiles";
        self.face_down_given |= key == "face-down";
        if self.state.public.course.read_line(key, game.parts(), words)? {
            return Ok(());
        }
        match key {
            "phase" => self.read_phase(words),
            "owed" => self.read_owed(words),
            "rescue" => self.read_rescue(words),
            "climber" => self.read_climber_line(words),
            "summit" => self.read_summit(words),
            "eligible" => self.read_eligible(words),
            "mover" => {
                self.state.public.mover = Some(self.climber(words)?);
                Ok(())
            }
            "hand" | "chosen" | "cards" | "card" | "played" | "draws" => self.read_cards_line(key, words),
            _ if is_lhotse => self.read_lhotse_line(key, &start, words),
            "icefall" | "refuge" => match game.icefall() {
                Some(area) => self.read_icefall_line(area, key, words),
                None => Err(start.error(keys)),
            },
            _ => Err(start.error(keys)),
        }
    }

    fn read_phase(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let game = Arc::clone(&self.state.game);
        let phases = if game.icefall().is_some() { ICEFALL_PHASES } else { PHASES };
        self.state.public.phase = match words.word(phases)? {
            "choose" => Phase::Choose,
            "over" => Phase::Over,
            "draft" if game.face().is_some() => Phase::Draft,
            "discard" if game.discards() == Some(Discards::Free) => Phase::Discard,
            "slide" if game.scenario().is_some() => Phase::Slide(game.parts().read_seat(words)?),
            "take" => Phase::TakeToken(game.parts().read_seat(words)?),
            "act" => Phase::Act(game.parts().read_seat(words)?),
            "rescue" => Phase::Rescue { seat: game.parts().read_seat(words)?, night: words.take("night") },
            "deal" => Phase::Deal(words.read("choose or act", |word| match word {
                "choose" => Some(Stage::Choose),
                "act" => Some(Stage::Act),
                "draft" => Some(Stage::Draft).filter(|stage| game.first_stage() == *stage),
                "discard" => Some(Stage::Discard).filter(|stage| game.first_stage() == *stage),
                _ => None,
            })?),
            "probe" if game.icefall().is_some() => Phase::Probe(self.read_probe(&game, words)?),
            "fork" if game.icefall().is_some() => Phase::Fork(self.read_probe(&game, words)?),
            _ => return Err(start.error(phases)),
        };
        Ok(())
    }

    fn read_owed(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.public.owed = read_risk(words)?.0;
        self.owed_given = true;
        Ok(())
    }

    fn read_rescue(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        for seat in Seat::all(self.state.game.seats()) {
            self.state.public.seats[seat].rescue = false;
        }
        for seat in read_all(words, |words| self.state.game.parts().read_seat(words))? {
            self.state.public.seats[seat].rescue = true;
        }
        Ok(())
    }

    pub(super) fn climber(&self, words: &mut Cursor<'_>) -> Result<Climber, ParseError> {
        read_pawn("climber", self.state.game.seats(), words)
    }

    fn read_climber_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let climber = self.climber(words)?;
        let game = Arc::clone(&self.state.game);
        let fresh =
            ClimberState { space: game.start_of(climber), level: 1, score: 1, tent: None, life: Life::Alive };
        let mut read = if words.take("dead") {
            ClimberState { level: 0, life: Life::Dead, ..fresh }
        } else if words.take("dying") {
            ClimberState { space: game.parts().read_space(words)?, level: 0, life: Life::Dying, ..fresh }
        } else {
            ClimberState { space: game.parts().read_space(words)?, ..fresh }
        };
        while words.peek().is_some() {
            let start = words.clone();
            match words.word("level, score or tent")? {
                "level" if read.life == Life::Alive => read.level = read_level(words)?,
                "score" => read.score = words.number("points")?,
                "tent" => read.tent = Some(game.parts().read_space(words)?),
                _ => return Err(start.error("level (of a living climber), score or tent")),
            }
        }
        self.state.public.climbers[climber.index()] = read;
        Ok(())
    }

    fn read_summit(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let mut place = 0;
        while words.peek().is_some() {
            let start = words.clone();
            let climber = self.climber(words)?;
            if self.state.public.summit.contains(&Some(climber)) {
                return Err(start.error("each climber only once"));
            }
            self.state.public.summit[place] = Some(climber);
            place += 1;
        }
        Ok(())
    }

    fn read_eligible(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        for climber in read_all(words, |words| self.climber(words))? {
            self.state.public.eligible[climber.which()] = true;
        }
        Ok(())
    }

    /// A line of a seat's cards.
    fn read_cards_line(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let game = Arc::clone(&self.state.game);
        let (parts, all) = (game.parts(), game.deck().counts);
        let seat = parts.read_seat(words)?;
        let pile = |words: &mut Cursor<'_>| read_pile(parts, &all, words);
        let cards = &mut self.state.public.seats[seat];
        match key {
            "hand" => {
                let hand = pile(words)?;
                self.state.hidden.hands[seat] = hand;
                cards.hand = hand.total();
            }
            "chosen" => {
                self.state.hidden.choices[seat] = Some(parts.read_choice(words)?);
                cards.chosen = true;
            }
            "cards" => cards.read_table(parts, &all, words)?,
            "card" => cards.read_card(parts, words, |words| read_own(seat, words))?,
            "played" => cards.played = pile(words)?,
            _ => cards.draws = words.number("cards still to draw")?,
        }
        Ok(())
    }

    /// Fills in what depends on several lines, and checks that they fit each other.
    fn complete(&mut self, end: &Cursor<'_>) -> Result<(), ParseError> {
        self.prepare_lhotse();
        let public = &mut self.state.public;
        public.course.complete(self.face_down_given, end)?;
        let in_turn = public.acting().filter(|_| !matches!(public.phase, Phase::Rescue { .. }));
        if let (false, Some(seat)) = (self.owed_given, in_turn) {
            public.owed = public.penalty(seat);
        }
        self.complete_lhotse();
        check(&self.state, end)
    }
}

fn read_level(words: &mut Cursor<'_>) -> Result<u8, ParseError> {
    words.read(&format!("a level from 1 to {MAX_LEVEL}"), |word| {
        word.parse().ok().filter(|level| (1..=MAX_LEVEL).contains(level))
    })
}

fn read_own(seat: Seat, words: &mut Cursor<'_>) -> Result<Climber, ParseError> {
    let expected = format!("{seat}1, {seat}2, up, down, used or bound");
    words.read(&expected, |word| Climber::parse(word).filter(|climber| climber.seat() == seat))
}
