//! Reads a position and checks that it can be one.

use std::sync::Arc;

use super::super::action::{Direction, Slot};
use super::super::game::Game;
use super::super::lhotse::Discards;
use super::super::notation::read_risk;
use super::super::state::{Climber, ClimberState, Life, MAX_LEVEL, PLAYED, Phase, PlayedCard, Stage, State};
use super::check::{check, rest_of_tokens};
use super::write::in_order;
use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{CardCounts, CardKind, Risk, RiskCounts};

/// What a line may begin with.
const KEYS: &str = "one of day, start, phase, tiles, gone, shown, face-down, token, owed, climber, hand, chosen, cards, \
                    card, played, draws, eligible, mover, summit, rescue";

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
    /// The defaults: the first morning, tiles 1 and 2 open, one token of each penalty face up, empty hands.
    fn new(game: Arc<Game>) -> Self {
        let mut state = State::start(game);
        let public = &mut state.public;
        public.start = Some(public.start.unwrap_or(Seat::new(0)));
        public.phase = Phase::Choose;
        public.tiles = [0, 1].map(|tile| Some(crate::mountain::TileId(tile)));
        public.shown = RiskCounts([1, 1, 1]);
        for seat in Seat::all(state.game.seats()) {
            public.seats[seat].draws = 0;
        }
        Self { state, face_down_given: false, owed_given: false, tiles_given: false }
    }

    fn read(mut self, text: &str) -> Result<State, ParseError> {
        // Today's cards come before their details, whatever the order of the lines.
        let (details, others): (Vec<_>, Vec<_>) =
            text.lines().enumerate().partition(|(_, line)| line.split_whitespace().next() == Some("card"));
        for (index, line) in others.into_iter().chain(details) {
            let mut words = Cursor::new(index + 1, line);
            if words.peek().is_some() {
                self.read_line(&mut words)?;
                words.end()?;
            }
        }
        self.complete(&Cursor::new(text.lines().count().max(1), ""))?;
        Ok(self.state)
    }

    fn read_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let keys = if self.state.game.scenario().is_some() { LHOTSE_KEYS } else { KEYS };
        match words.word(keys)? {
            "day" => self.read_day(words),
            "start" => self.read_start(words),
            "phase" => self.read_phase(words),
            "tiles" => self.read_tiles(words),
            "gone" => self.read_gone(words),
            "shown" => self.read_shown(words),
            "face-down" => self.read_face_down(words),
            "token" => self.read_token(words),
            "owed" => self.read_owed(words),
            "rescue" => self.read_rescue(words),
            "climber" => self.read_climber_line(words),
            "summit" => self.read_summit(words),
            "eligible" => self.read_eligible(words),
            "mover" => {
                self.state.public.mover = Some(self.climber(words)?);
                Ok(())
            }
            "hand" => self.read_hand(words),
            "chosen" => self.read_chosen(words),
            "cards" => self.read_cards(words),
            "card" => self.read_card_detail(words),
            "played" => self.read_played(words),
            "draws" => self.read_draws(words),
            key if self.state.game.scenario().is_some() => self.read_lhotse_line(key, &start, words),
            _ => Err(start.error(keys)),
        }
    }

    fn read_day(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let days = self.state.game.days();
        let expected = format!("a day from 1 to {days}");
        self.state.public.day =
            words.read(&expected, |word| word.parse().ok().filter(|day| (1..=days).contains(day)))?;
        Ok(())
    }

    fn read_start(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.public.start =
            if words.take("?") { None } else { Some(self.state.game.read_seat(words)?) };
        Ok(())
    }

    fn read_phase(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        const PHASES: &str =
            "a phase (choose, take A, act A, rescue A, rescue A night, deal choose, deal act, over)";
        let start = words.clone();
        let game = Arc::clone(&self.state.game);
        self.state.public.phase = match words.word(PHASES)? {
            "choose" => Phase::Choose,
            "over" => Phase::Over,
            "draft" if game.face().is_some() => Phase::Draft,
            "discard" if game.discards() == Some(Discards::Free) => Phase::Discard,
            "slide" if game.scenario().is_some() => Phase::Slide(game.read_seat(words)?),
            "take" => Phase::TakeToken(game.read_seat(words)?),
            "act" => Phase::Act(game.read_seat(words)?),
            "rescue" => Phase::Rescue { seat: game.read_seat(words)?, night: words.take("night") },
            "deal" => Phase::Deal(words.read("choose or act", |word| match word {
                "choose" => Some(Stage::Choose),
                "act" => Some(Stage::Act),
                "draft" => Some(Stage::Draft).filter(|stage| game.first_stage() == *stage),
                "discard" => Some(Stage::Discard).filter(|stage| game.first_stage() == *stage),
                _ => None,
            })?),
            _ => return Err(start.error(PHASES)),
        };
        Ok(())
    }

    fn read_tiles(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.tiles_given = true;
        for place in 0..2 {
            self.state.public.tiles[place] =
                if words.take("-") { None } else { Some(self.state.game.read_tile(words)?) };
        }
        Ok(())
    }

    fn read_gone(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        while words.peek().is_some() {
            let tile = self.state.game.read_tile(words)?;
            self.state.public.tiles_seen.insert(tile);
        }
        Ok(())
    }

    fn read_shown(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let mut shown = RiskCounts::default();
        while words.peek().is_some() {
            let start = words.clone();
            let risk = Risk(words.read("a penalty, 0 to 2", read_risk)?);
            if shown.count(risk) == Game::risk_tokens().count(risk) {
                return Err(start.error("no more tokens than there are"));
            }
            shown.add(risk);
        }
        self.state.public.shown = shown;
        Ok(())
    }

    fn read_face_down(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let mut counts = RiskCounts::default();
        for count in &mut counts.0 {
            *count = words.number("how many tokens of each penalty 0, 1 and 2 lie face down")?;
        }
        self.state.public.face_down = counts;
        self.face_down_given = true;
        Ok(())
    }

    fn read_token(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        self.state.public.token = Some((seat, Risk(words.read("a penalty, 0 to 2", read_risk)?)));
        Ok(())
    }

    fn read_owed(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.public.owed = words.read("points owed, 0 to 2", read_risk)?;
        self.owed_given = true;
        Ok(())
    }

    fn read_rescue(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        for seat in Seat::all(self.state.game.seats()) {
            self.state.public.seats[seat].rescue = false;
        }
        while words.peek().is_some() {
            let seat = self.state.game.read_seat(words)?;
            self.state.public.seats[seat].rescue = true;
        }
        Ok(())
    }

    pub(super) fn climber(&self, words: &mut Cursor<'_>) -> Result<Climber, ParseError> {
        let seats = self.state.game.seats();
        let last = Climber::new(Seat::new(seats - 1), 1);
        words.read(&format!("a climber from A1 to {last}"), |word| {
            Climber::parse(word).filter(|climber| climber.seat().index() < seats)
        })
    }

    fn read_climber_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let climber = self.climber(words)?;
        let game = Arc::clone(&self.state.game);
        let fresh =
            ClimberState { space: game.start_of(climber), level: 1, score: 1, tent: None, life: Life::Alive };
        let mut read = if words.take("dead") {
            ClimberState { level: 0, life: Life::Dead, ..fresh }
        } else if words.take("dying") {
            ClimberState { space: game.read_space(words)?, level: 0, life: Life::Dying, ..fresh }
        } else {
            ClimberState { space: game.read_space(words)?, ..fresh }
        };
        while words.peek().is_some() {
            let start = words.clone();
            match words.word("level, score or tent")? {
                "level" if read.life == Life::Alive => read.level = read_level(words)?,
                "score" => read.score = words.number("points")?,
                "tent" => read.tent = Some(game.read_space(words)?),
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
        while words.peek().is_some() {
            let climber = self.climber(words)?;
            self.state.public.eligible[climber.which()] = true;
        }
        Ok(())
    }

    pub(super) fn pile(&self, words: &mut Cursor<'_>) -> Result<CardCounts, ParseError> {
        let deck = self.state.game.deck().counts;
        let mut cards = CardCounts::default();
        while words.peek().is_some() {
            let start = words.clone();
            let card = self.state.game.read_card(words)?;
            if cards.count(card) == deck.count(card) {
                return Err(start.error("no more cards than a deck has"));
            }
            cards.add(card);
        }
        Ok(cards)
    }

    fn read_hand(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        let hand = self.pile(words)?;
        self.state.hidden.hands[seat] = hand;
        self.state.public.seats[seat].hand = hand.total();
        Ok(())
    }

    fn read_chosen(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        self.state.hidden.choices[seat] = Some(self.state.game.read_choice(words)?);
        self.state.public.seats[seat].chosen = true;
        Ok(())
    }

    fn read_cards(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.read_seat(words)?;
        let cards = in_order(&self.pile(words)?);
        if cards.len() > PLAYED {
            return Err(start.error(&format!("{PLAYED} cards at most")));
        }
        let places = &mut self.state.public.seats[seat].cards;
        *places = [None; PLAYED];
        for (place, card) in places.iter_mut().zip(cards) {
            *place = Some(PlayedCard::new(card));
        }
        Ok(())
    }

    fn read_card_detail(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.read_seat(words)?;
        let slot = words.read("a card c1 to c3", Slot::parse)?;
        let game = Arc::clone(&self.state.game);
        let card = self.state.public.seats[seat].cards[usize::from(slot.0)].as_mut();
        let card = card.ok_or_else(|| start.error("a card that a line `cards` names"))?;
        while words.peek().is_some() {
            read_detail(card, seat, words)?;
        }
        let kind = game.kind(card.card);
        let rope = matches!(kind, CardKind::Rope { .. });
        let named = if rope { card.direction.is_some() } else { card.direction.is_none() };
        let idle = card.climber.is_none() && card.used == 0 && card.direction.is_none();
        let fits = (named || idle) && card.used <= (PlayedCard { used: 0, ..*card }).left(kind);
        if fits {
            Ok(())
        } else {
            Err(start.error("a direction for a rope card only, and no more used than it has"))
        }
    }

    fn read_played(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        self.state.public.seats[seat].played = self.pile(words)?;
        Ok(())
    }

    fn read_draws(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        self.state.public.seats[seat].draws = words.number("cards still to draw")?;
        Ok(())
    }

    /// Fills in what depends on several lines, and checks that they fit each other.
    fn complete(&mut self, end: &Cursor<'_>) -> Result<(), ParseError> {
        self.prepare_lhotse();
        let public = &mut self.state.public;
        for tile in public.tiles.iter().flatten() {
            if public.tiles_seen.contains(*tile) {
                return Err(end.error("each tile only once, open or gone"));
            }
            public.tiles_seen.insert(*tile);
        }
        if !self.owed_given
            && let (Phase::Act(seat), Some((holder, risk))) = (public.phase, public.token)
        {
            public.owed = if seat == holder { risk.0 } else { 0 };
        }
        if !self.face_down_given {
            let rest = rest_of_tokens(&self.state);
            self.state.public.face_down = rest.ok_or_else(|| end.error("no more tokens than there are"))?;
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

fn read_detail(card: &mut PlayedCard, seat: Seat, words: &mut Cursor<'_>) -> Result<(), ParseError> {
    if words.take("used") {
        card.used = words.number("points used")?;
    } else if words.take("bound") {
        card.bound = true;
    } else if let Some(direction) = words.peek().and_then(Direction::parse) {
        words.word("a direction")?;
        card.direction = Some(direction);
    } else {
        let expected = format!("{seat}1, {seat}2, up, down, used or bound");
        let own = |word: &str| Climber::parse(word).filter(|climber| climber.seat() == seat);
        card.climber = Some(words.read(&expected, own)?);
    }
    Ok(())
}
