//! Reads a position.

use std::sync::Arc;

use super::super::action::Place;
use super::super::air::Known;
use super::super::client::Client;
use super::super::game::Game;
use super::super::load::{Camp, Load};
use super::super::notation::{read_front, read_risk};
use super::super::state::{AirStep, Guide, Phase, PlayedCard, Probe, Stage, State, TENTS};
use super::check::complete;
use crate::core::{Cursor, MAX_SEATS, ParseError, Seat};
use crate::mountain::{Card, CardCounts, CardKind, DAYS, Direction, PLAYED, Pawn, Risk, RiskCounts, Slot};

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
        complete(self, &Cursor::new(text.lines().count().max(1), ""))
    }

    fn read_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let key = words.word(KEYS)?;
        match key {
            "day" | "start" | "phase" | "tiles" | "gone" | "shown" | "face-down" | "order" | "icefall"
            | "token" => self.read_open(key, words),
            "owed" | "eligible" | "mover" | "refuge" => self.read_turn(key, words),
            "guide" => self.read_guide_line(words),
            "camp" => self.read_camp(words),
            "card" => self.read_card_detail(words),
            "cards" => self.read_cards(words),
            "score" | "lost-tents" | "draws" | "step" | "played" | "out" | "hand" | "removed" | "air-top"
            | "air-middle" | "air-bottom" | "seen" | "taken" | "chosen" => self.read_seat_line(key, words),
            _ => Err(start.error(KEYS)),
        }
    }

    fn read_open(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        match key {
            "day" => {
                let expected = format!("a day from 1 to {DAYS}");
                let read = |word: &str| word.parse().ok().filter(|day| (1..=DAYS).contains(day));
                self.state.public.day = words.read(&expected, read)?;
            }
            "start" => {
                let seat = if words.take("?") { None } else { Some(self.state.game.read_seat(words)?) };
                self.state.public.start = seat;
            }
            "phase" => self.state.public.phase = self.read_phase(words)?,
            "tiles" => {
                for place in 0..2 {
                    let tile = if words.take("-") { None } else { Some(self.state.game.read_tile(words)?) };
                    self.state.public.tiles[place] = tile;
                }
            }
            "gone" => {
                while words.peek().is_some() {
                    self.state.public.tiles_seen |= 1 << self.state.game.read_tile(words)?.0;
                }
            }
            "shown" => self.state.public.shown = read_shown(words)?,
            "face-down" => {
                let mut counts = RiskCounts::default();
                for count in &mut counts.0 {
                    *count = words.number("how many tokens of each penalty 0, 1 and 2 lie face down")?;
                }
                self.state.public.face_down = counts;
                self.face_down_given = true;
            }
            "order" => self.read_order(words)?,
            "icefall" => self.read_icefall(words)?,
            _ => {
                let seat = self.state.game.read_seat(words)?;
                let risk = Risk(words.read("a penalty, 0 to 2", read_risk)?);
                self.state.public.token = Some((seat, risk));
            }
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
            "take" => Phase::TakeToken(game.read_seat(words)?),
            "act" => Phase::Act(game.read_seat(words)?),
            "probe" => Phase::Probe(Probe { guide: self.guide(words)?, to: game.read_space(words)? }),
            "fork" => Phase::Fork(Probe { guide: self.guide(words)?, to: game.read_space(words)? }),
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
            let seat = self.state.game.read_seat(words)?;
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
        let start = words.clone();
        let space = self.state.game.read_space(words)?;
        let index = self.state.game.icefall_index(space);
        let index = index.ok_or_else(|| start.error("a space of the icefall"))?;
        self.state.public.icefall[index] = Some(read_front(words)?);
        Ok(())
    }

    fn read_turn(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        match key {
            "owed" => {
                self.state.public.owed = words.read("points owed, 0 to 2", read_risk)?;
                self.owed_given = true;
            }
            "eligible" => {
                let guide = self.guide(words)?;
                self.state.public.eligible[guide.which()] = true;
            }
            "mover" => self.state.public.mover = Some(self.guide(words)?),
            _ => self.state.public.refuge = Some(self.state.game.read_space(words)?),
        }
        Ok(())
    }

    fn guide(&self, words: &mut Cursor<'_>) -> Result<Pawn, ParseError> {
        let seats = self.state.game.seats();
        let last = Pawn::new(Seat::new(seats - 1), 1);
        words.read(&format!("a guide from A1 to {last}"), |word| {
            Pawn::parse(word).filter(|guide| guide.seat().index() < seats)
        })
    }

    fn read_guide_line(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let guide = self.guide(words)?;
        let space = self.state.game.read_space(words)?;
        let tent = words.take("tent");
        let mut load = Load { tent, oxygen: read_oxygen(words)?, ..Load::default() };
        while words.peek().is_some() {
            load.clients.add(read_client(words)?);
            if !load.fits() {
                return Err(words.error("no more than a guide can lead"));
            }
        }
        self.state.public.guides[guide.index()] = Guide { space, load };
        Ok(())
    }

    fn read_camp(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        let camp = words.read("camp1 or camp2", |word| match Place::parse(word) {
            Some(Place::Camp(camp)) => Some(usize::from(camp)),
            Some(Place::Base | Place::Guide(_) | Place::Lost) | None => None,
        })?;
        let space = self.state.game.read_space(words)?;
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
        let all = self.state.game.all_cards();
        let mut cards = CardCounts::default();
        while words.peek().is_some() {
            let start = words.clone();
            let card = self.state.game.read_card(words)?;
            if cards.count(card) == all.count(card) {
                return Err(start.error("no more cards than a seat has"));
            }
            cards.add(card);
        }
        Ok(cards)
    }

    fn known(&self, words: &mut Cursor<'_>) -> Result<Known, ParseError> {
        let start = words.clone();
        let mut cards: Vec<Card> = Vec::new();
        while words.peek().is_some() {
            cards.push(self.state.game.read_card(words)?);
        }
        Known::new(&cards).ok_or_else(|| start.error("no more cards than the deck has"))
    }

    fn read_seat_line(&mut self, key: &str, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.state.game.read_seat(words)?;
        match key {
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
            "taken" => self.state.secrets[seat].taken = Some(self.state.game.read_card(words)?),
            _ => {
                self.state.secrets[seat].choice = Some(self.state.game.read_choice(words)?);
                self.state.public.seats[seat].chosen = true;
            }
        }
        Ok(())
    }

    fn read_cards(&mut self, words: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = words.clone();
        let seat = self.state.game.read_seat(words)?;
        let cards: Vec<Card> = self.pile(words)?.iter().collect();
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
        let idle = card.target.is_none() && card.used == 0 && card.direction.is_none();
        let fits = (named || idle) && card.used <= (PlayedCard { used: 0, ..*card }).left(kind);
        if fits {
            Ok(())
        } else {
            Err(start.error("a direction for a rope card only, and no more used than it has"))
        }
    }
}

fn read_shown(words: &mut Cursor<'_>) -> Result<RiskCounts, ParseError> {
    let mut shown = RiskCounts::default();
    while words.peek().is_some() {
        let start = words.clone();
        let risk = Risk(words.read("a penalty, 0 to 2", read_risk)?);
        if shown.count(risk) == RiskCounts::ALL.count(risk) {
            return Err(start.error("no more tokens than there are"));
        }
        shown.add(risk);
    }
    Ok(shown)
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

fn read_detail(card: &mut PlayedCard, seat: Seat, words: &mut Cursor<'_>) -> Result<(), ParseError> {
    if words.take("used") {
        card.used = words.number("points used")?;
    } else if words.take("bound") {
        card.bound = true;
    } else if let Some(direction) = words.peek().and_then(Direction::parse) {
        words.word("a direction")?;
        card.direction = Some(direction);
    } else {
        let expected = format!("{seat}1, {seat}2, camp1, camp2, up, down, used or bound");
        let own = |word: &str| match Place::parse(word)? {
            Place::Guide(guide) if guide.seat() != seat => None,
            Place::Base | Place::Lost => None,
            place @ (Place::Guide(_) | Place::Camp(_)) => Some(place),
        };
        card.target = Some(words.read(&expected, own)?);
    }
    Ok(())
}
