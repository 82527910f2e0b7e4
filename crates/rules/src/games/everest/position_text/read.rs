//! Reads a position.

use std::sync::Arc;

use super::super::action::Place;
use super::super::air::Known;
use super::super::client::Client;
use super::super::game::Game;
use super::super::load::{Camp, Load, ROWS};
use super::super::state::{AirStep, Guide, Phase, Probe, Stage, State, TENTS};
use super::check::complete;
use crate::core::{Cursor, MAX_SEATS, ParseError, Seat};
use crate::expedition::position_text::{read_all, read_lines, read_pawn, read_pile};
use crate::expedition::read_risk;
use crate::mountain::{CardCounts, Pawn};

/// What a line may begin with.
const KEYS: &str = "one of day, start, phase, tiles, gone, shown, face-down, order, icefall, token, owed, eligible, \
                    mover, refuge, guide, score, camp, lost-tents, draws, step, cards, card, played, out, hand, \
                    removed, air-top, air-middle, air-bottom, seen, taken, chosen";

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
    pub(super) face_down_given: bool,
    pub(super) owed_given: bool,
    pub(super) removed_given: [bool; MAX_SEATS],
    /// What is said of the unknown part of a seat's acclimatization deck.
    pub(super) middles: [Option<CardCounts>; MAX_SEATS],
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
            public.order[seat.index()] = Some(seat);
        }
        Self {
            state,
            face_down_given: false,
            owed_given: false,
            removed_given: [false; MAX_SEATS],
            middles: [None; MAX_SEATS],
        }
    }

    fn read(mut self, text: &str) -> Result<State, ParseError> {
        read_lines(text, |words| self.read_line(words))?;
        complete(self, &Cursor::new(text.lines().count().max(1), ""))
    }

    fn read_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let key = words.word(KEYS)?;
        self.face_down_given |= key == "face-down";
        let game = Arc::clone(&self.state.game);
        if self.state.public.course.read_line(key, game.parts(), words)? {
            return Ok(());
        }
        match key {
            "phase" => self.state.public.phase = self.read_phase(words)?,
            "order" => self.read_order(words)?,
            "icefall" => self.read_icefall(words)?,
            "owed" | "eligible" | "mover" | "refuge" => self.read_turn(key, words)?,
            "guide" => self.read_guide_line(words)?,
            "camp" => self.read_camp(words)?,
            "card" | "cards" | "score" | "lost-tents" | "draws" | "step" | "played" | "out" | "hand"
            | "removed" | "air-top" | "air-middle" | "air-bottom" | "seen" | "taken" | "chosen" => {
                self.read_seat_line(key, words)?;
            }
            _ => return Err(start.error(KEYS)),
        }
        Ok(())
    }

    fn read_phase(&self, words: &mut Cursor<'_>) -> Result<Phase, ParseError> {
        const PHASES: &str = "a phase (oxygen, choose, take A, act A, probe A1 i1, fork A1 i1, deal morning, deal act, \
                              over)";
        let start = words.clone();
        let game = &self.state.game;
        Ok(match words.word(PHASES)? {
            "oxygen" => Phase::Oxygen,
            "choose" => Phase::Choose,
            "over" => Phase::Over,
            "take" => Phase::TakeToken(game.parts().read_seat(words)?),
            "act" => Phase::Act(game.parts().read_seat(words)?),
            "probe" => Phase::Probe(Probe { pawn: self.guide(words)?, to: game.parts().read_space(words)? }),
            "fork" => Phase::Fork(Probe { pawn: self.guide(words)?, to: game.parts().read_space(words)? }),
            "deal" => Phase::Deal(words.read("morning or act", |word| match word {
                "morning" => Some(Stage::Morning),
                "act" => Some(Stage::Act),
                _ => None,
            })?),
            _ => return Err(start.error(PHASES)),
        })
    }

    fn read_order(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let mut order = [None; MAX_SEATS];
        let mut place = 0;
        while words.peek().is_some() {
            let start = words.clone();
            let seat = self.state.game.parts().read_seat(words)?;
            if order.contains(&Some(seat)) {
                return Err(start.error("each seat only once"));
            }
            order[place] = Some(seat);
            place += 1;
        }
        self.state.public.order = order;
        Ok(())
    }

    fn read_icefall(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let game = Arc::clone(&self.state.game);
        game.icefall().read_line(game.parts(), &mut self.state.public.icefall, words)
    }

    fn read_turn(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        match key {
            "owed" => {
                self.state.public.owed = read_risk(words)?.0;
                self.owed_given = true;
            }
            "eligible" => {
                let guide = self.guide(words)?;
                self.state.public.eligible[guide.which()] = true;
            }
            "mover" => self.state.public.mover = Some(self.guide(words)?),
            _ => self.state.public.refuge = Some(self.state.game.parts().read_space(words)?),
        }
        Ok(())
    }

    fn guide(&self, words: &mut Cursor<'_>) -> Result<Pawn, ParseError> {
        read_pawn("guide", self.state.game.seats(), words)
    }

    fn read_guide_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let guide = self.guide(words)?;
        let space = self.state.game.parts().read_space(words)?;
        let tent = words.take("tent");
        let mut load = Load { tent, oxygen: read_oxygen(words)?, ..Load::default() };
        while words.peek().is_some() {
            load.clients.add(read_client(words)?);
            if load.clients.total() > 2 * ROWS {
                return Err(words.error("no more clients than two guides can lead"));
            }
        }
        self.state.public.guides[guide.index()] = Guide { space, load };
        Ok(())
    }

    fn read_camp(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.parts().read_seat(words)?;
        let camp = words.read("camp1 or camp2", |word| match Place::parse(word) {
            Some(Place::Camp(camp)) => Some(usize::from(camp)),
            Some(Place::Base | Place::Guide(_) | Place::Lost) | None => None,
        })?;
        let space = self.state.game.parts().read_space(words)?;
        let mut read = Camp { space, oxygen: read_oxygen(words)?, ..Camp::default() };
        while words.peek().is_some() {
            read.clients.add(read_client(words)?);
            if read.clients.total() > super::super::load::CAMP_MAX {
                return Err(words.error("fewer clients"));
            }
        }
        self.state.public.seats[seat].camps[camp] = Some(read);
        Ok(())
    }

    fn pile(&self, words: &mut Cursor<'_>) -> Result<CardCounts, ParseError> {
        read_pile(self.state.game.parts(), &self.state.game.all_cards(), words)
    }

    fn known(&self, words: &mut Cursor<'_>) -> Result<Known, ParseError> {
        let start = words.clone();
        let cards = read_all(words, |words| self.state.game.parts().read_card(words))?;
        Known::new(&cards).ok_or_else(|| start.error("no more cards than the deck has"))
    }

    fn read_seat_line(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.parts().read_seat(words)?;
        match key {
            "cards" => {
                let game = &self.state.game;
                self.state.public.seats[seat].read_table(game.parts(), &game.all_cards(), words)?;
            }
            "card" => {
                let cards = &mut self.state.public.seats[seat];
                cards.read_card(self.state.game.parts(), words, |words| read_target(seat, words))?;
            }
            "score" => {
                let read = |word: &str| word.parse().ok().filter(|score| (1..=999).contains(score));
                self.state.public.seats[seat].score = words.read("points from 1 to 999", read)?;
            }
            "lost-tents" => {
                let read = |word: &str| word.parse().ok().filter(|tents| usize::from(*tents) <= TENTS);
                self.state.public.seats[seat].lost_tents = words.read("0, 1 or 2 tents", read)?;
            }
            "draws" => self.state.public.seats[seat].draws = words.number("cards still to draw")?,
            "step" => self.state.public.seats[seat].step = read_step(words)?,
            "played" => self.state.public.seats[seat].played = self.pile(words)?,
            "out" => self.state.public.seats[seat].out = self.pile(words)?,
            "hand" => self.state.secrets[seat].hand = self.pile(words)?,
            "removed" => {
                self.state.secrets[seat].removed = self.pile(words)?;
                self.removed_given[seat.index()] = true;
            }
            "air-top" => self.state.secrets[seat].air.top = self.known(words)?,
            "air-middle" => self.middles[seat.index()] = Some(self.pile(words)?),
            "air-bottom" => self.state.secrets[seat].air.bottom = self.known(words)?,
            "seen" => self.state.secrets[seat].seen = self.known(words)?,
            "taken" => self.state.secrets[seat].taken = Some(self.state.game.parts().read_card(words)?),
            _ => {
                self.state.secrets[seat].choice = Some(self.state.game.parts().read_choice(words)?);
                self.state.public.seats[seat].chosen = true;
            }
        }
        Ok(())
    }
}

fn read_oxygen(words: &mut Cursor<'_>) -> Result<u8, ParseError> {
    if !words.take("oxygen") {
        return Ok(0);
    }
    let fits = |bottles: &u8| usize::from(*bottles) <= super::super::load::CAMP_MAX;
    words.read("a number of bottles", |word| word.parse().ok().filter(fits))
}

fn read_client(words: &mut Cursor<'_>) -> Result<Client, ParseError> {
    words.read("a client such as m1 or t2*", Client::parse)
}

fn read_step(words: &mut Cursor<'_>) -> Result<AirStep, ParseError> {
    const STEPS: &str = "a step (open, look 2, keep, return, remove)";
    let start = words.clone();
    Ok(match words.word(STEPS)? {
        "open" => AirStep::Open,
        "look" => {
            let read = |word: &str| word.parse().ok().filter(|cards| (1..=3).contains(cards));
            AirStep::Look(words.read("1 to 3 cards", read)?)
        }
        "keep" => AirStep::Keep,
        "return" => AirStep::Return,
        "remove" => AirStep::Remove,
        _ => return Err(start.error(STEPS)),
    })
}

fn read_target(seat: Seat, words: &mut Cursor<'_>) -> Result<Place, ParseError> {
    let expected = format!("{seat}1, {seat}2, camp1, camp2, up, down, used or bound");
    words.read(&expected, |word| match Place::parse(word)? {
        Place::Guide(guide) if guide.seat() != seat => None,
        Place::Base | Place::Lost => None,
        place @ (Place::Guide(_) | Place::Camp(_)) => Some(place),
    })
}
