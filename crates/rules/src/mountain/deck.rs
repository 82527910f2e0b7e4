//! Player cards: the kinds of a deck and counts of them.

use std::hash::{Hash, Hasher};

use super::played::Direction;
use crate::core::{Document, Section};
use crate::core::{Faults, NumberSource};

/// The most kinds of cards a deck may have.
pub const MAX_CARD_KINDS: usize = 16;

const CARD_KEYS: &[&str] = &["kind", "points", "up", "down", "client_loss", "count", "deck"];

/// A card, by its kind's place in the deck's list. Cards of one kind cannot be told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

/// What a card gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardKind {
    /// Movement points in any direction (K2-031). Text: `m2`.
    Movement {
        /// Movement points.
        points: u8,
        /// Levels that every client with the guide loses when the card is used (EV-110). Text: `m3-1`.
        loss: u8,
    },
    /// Movement points up, or others down (K2-030). Text: `r1/3`.
    Rope {
        /// Points upwards.
        up: u8,
        /// Points downwards.
        down: u8,
    },
    /// Acclimatization points (K2-041). Text: `a1`.
    Acclimatization {
        /// Levels gained.
        points: u8,
    },
}

impl CardKind {
    /// The kind's short name.
    pub fn text(self) -> String {
        match self {
            Self::Movement { points, loss: 0 } => format!("m{points}"),
            Self::Movement { points, loss } => format!("m{points}-{loss}"),
            Self::Rope { up, down } => format!("r{up}/{down}"),
            Self::Acclimatization { points } => format!("a{points}"),
        }
    }

    /// All its points: of a rope card the value of this direction, or the larger one while none is named.
    pub const fn points(self, direction: Option<Direction>) -> u8 {
        match (self, direction) {
            (Self::Movement { points, .. } | Self::Acclimatization { points }, _) => points,
            (Self::Rope { up, .. }, Some(Direction::Up)) => up,
            (Self::Rope { down, .. }, Some(Direction::Down)) => down,
            (Self::Rope { up, down }, None) => {
                if up > down {
                    up
                } else {
                    down
                }
            }
        }
    }

    /// What the card adds to the sum that decides who takes the risk token: a rope counts its up value,
    /// acclimatization nothing (K2-021).
    pub const fn risk_points(self) -> u8 {
        match self {
            Self::Movement { points, .. } => points,
            Self::Rope { up, .. } => up,
            Self::Acclimatization { .. } => 0,
        }
    }
}

/// How many cards there are of each kind of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardCounts(pub [u8; MAX_CARD_KINDS]);

/// Kinds that always count in a hash.
const HASHED: usize = 12;

impl Hash for CardCounts {
    /// Kinds behind the twelfth count only where they occur: positions of smaller decks keep their hashes.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (first, rest) = self.0.split_at(HASHED);
        first.hash(state);
        if rest.iter().any(|count| *count > 0) {
            rest.hash(state);
        }
    }
}

impl CardCounts {
    /// How many cards in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// How many of this kind; none of one that no deck has.
    pub fn count(&self, card: Card) -> u8 {
        self.0.get(usize::from(card.0)).copied().unwrap_or(0)
    }

    /// Puts one in.
    pub fn add(&mut self, card: Card) {
        self.0[usize::from(card.0)] += 1;
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, card: Card) -> bool {
        let found = self.count(card) > 0;
        if found {
            self.0[usize::from(card.0)] -= 1;
        }
        found
    }

    /// Puts all of another pile in.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// What remains when another pile is taken out; `None` if it is not in here whole.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (mine, theirs) in rest.0.iter_mut().zip(&other.0) {
            *mine = mine.checked_sub(*theirs)?;
        }
        Some(rest)
    }

    /// Takes cards out as if the pile were shuffled, and gives what was drawn.
    ///
    /// # Panics
    /// If there are fewer.
    pub(crate) fn draw(&mut self, count: u8, source: &mut (impl NumberSource + ?Sized)) -> Self {
        (0..count).map(|_| self.draw_one(source)).collect()
    }

    fn draw_one(&mut self, source: &mut (impl NumberSource + ?Sized)) -> Card {
        let mut number = source.below(u32::from(self.total())) as u8;
        let mut kinds = self.kinds();
        let drawn = kinds.find(|card| match number.checked_sub(self.count(*card)) {
            Some(rest) => {
                number = rest;
                false
            }
            None => true,
        });
        let drawn = drawn.expect("the number is below the number of cards");
        drop(kinds);
        self.take(drawn);
        drawn
    }

    /// The cards one by one, in the deck's order.
    pub fn iter(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The kinds that are there, each once.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + '_ {
        (0..MAX_CARD_KINDS as u8).map(Card).filter(|card| self.count(*card) > 0)
    }
}

impl FromIterator<Card> for CardCounts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::default();
        cards.into_iter().for_each(|card| counts.add(card));
        counts
    }
}

/// One player's deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    /// Its id.
    pub id: String,
    /// Games that use it.
    pub games: Vec<String>,
    /// The kinds in the file's order.
    pub kinds: Vec<CardKind>,
    /// How many of each the main deck has.
    pub counts: CardCounts,
    /// How many of each lie in a deck of their own: acclimatization cards that only oxygen brings (EV-024).
    pub set_aside: CardCounts,
}

impl Deck {
    /// Reads a deck from its TOML text; `file` names the text in faults.
    ///
    /// # Errors
    /// All faults of the text at once, each with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, Faults> {
        let (mut document, root) = Document::parse(file, text)?;
        document.schema(&root, "deck");
        document.known_keys(&root, &["format", "schema", "id", "games", "provenance", "source", "card"]);
        let mut deck = Self {
            id: document.string(&root, "id").unwrap_or_default(),
            games: document.strings(&root, "games").into_iter().map(|(game, _)| game).collect(),
            kinds: Vec::new(),
            counts: CardCounts::default(),
            set_aside: CardCounts::default(),
        };
        let sections = document.sections(&root, "card");
        if sections.len() > MAX_CARD_KINDS {
            document.fault(root.place("card"), format!("a deck may have {MAX_CARD_KINDS} kinds at most"));
            return document.finish(deck);
        }
        for section in sections {
            deck.read_card(&mut document, &section);
        }
        document.finish(deck)
    }

    /// What a card gives.
    pub fn kind(&self, card: Card) -> CardKind {
        self.kinds[usize::from(card.0)]
    }

    /// The card's short name.
    pub fn card_text(&self, card: Card) -> String {
        self.kind(card).text()
    }

    /// The card with this short name.
    pub fn find(&self, text: &str) -> Option<Card> {
        self.kinds.iter().position(|kind| kind.text() == text).map(|index| Card(index as u8))
    }

    fn read_card<'a>(&mut self, document: &mut Document<'a>, section: &Section<'a>) {
        document.known_keys(section, CARD_KEYS);
        let count = document.number_in(section, "count", 1..100);
        let is_main = read_place(document, section);
        let (Some(kind), Some(count)) = (read_kind(document, section), count) else {
            return;
        };
        if self.kinds.contains(&kind) {
            document.fault(
                section.span.clone(),
                format!("the card {} stands twice; raise its count", kind.text()),
            );
            return;
        }
        let pile = if is_main { &mut self.counts } else { &mut self.set_aside };
        pile.0[self.kinds.len()] = count as u8;
        self.kinds.push(kind);
    }
}

/// Whether the card belongs to the main deck, as it does if nothing is said.
fn read_place<'a>(document: &mut Document<'a>, section: &Section<'a>) -> bool {
    match document.optional_string(section, "deck").as_deref() {
        None | Some("main") => true,
        Some("acclimatization") => false,
        Some(_) => {
            document.fault(section.place("deck"), "`deck` must be \"main\" or \"acclimatization\"");
            true
        }
    }
}

fn read_kind<'a>(document: &mut Document<'a>, section: &Section<'a>) -> Option<CardKind> {
    let kind = document.string(section, "kind")?;
    let loss = match section.has("client_loss") {
        true => document.number_in(section, "client_loss", 1..10)? as u8,
        false => 0,
    };
    if loss > 0 && kind != "movement" {
        document.fault(section.place("client_loss"), "only a movement card has a `client_loss`");
    }
    let mut points = |key: &str| document.number_in(section, key, 0..10).map(|n| n as u8);
    match kind.as_str() {
        "movement" => Some(CardKind::Movement { points: points("points")?, loss }),
        "rope" => Some(CardKind::Rope { up: points("up")?, down: points("down")? }),
        "acclimatization" => Some(CardKind::Acclimatization { points: points("points")? }),
        _ => {
            let message = "`kind` must be \"movement\", \"rope\" or \"acclimatization\"";
            document.fault(section.place("kind"), message);
            None
        }
    }
}
