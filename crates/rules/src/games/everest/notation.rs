//! Actions and chance outcomes as text, and back.

use super::action::{Action, Item, Outcome, Place, Returned};
use super::client::Client;
use super::game::Game;
use super::state::TENTS;
use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{Card, Direction, Front, MAX_RISK, PLAYED, Pawn, Risk, Slot, SpaceId, TileId};

impl Item {
    /// `tent`, `oxygen` or a client as `m1`.
    pub fn text(self) -> String {
        match self {
            Self::Tent => "tent".to_owned(),
            Self::Oxygen => "oxygen".to_owned(),
            Self::Client(client) => client.to_string(),
        }
    }

    /// Reads `tent`, `oxygen` or a client.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "tent" => Some(Self::Tent),
            "oxygen" => Some(Self::Oxygen),
            _ => Client::parse(text).map(Self::Client),
        }
    }
}

impl Place {
    /// `base`, `A1`, `camp1` or `lost`.
    pub fn text(self) -> String {
        match self {
            Self::Base => "base".to_owned(),
            Self::Guide(guide) => guide.to_string(),
            Self::Camp(camp) => format!("camp{}", camp + 1),
            Self::Lost => "lost".to_owned(),
        }
    }

    /// Reads `base`, a guide, `camp1`, `camp2` or `lost`.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "base" => Some(Self::Base),
            "lost" => Some(Self::Lost),
            _ => parse_camp(text).map(Self::Camp).or_else(|| Pawn::parse(text).map(Self::Guide)),
        }
    }
}

fn parse_camp(text: &str) -> Option<u8> {
    (0..TENTS as u8).find(|camp| text == format!("camp{}", camp + 1))
}

/// What an action may begin with.
const VERBS: &str = "an action (oxygen, keep, return, remove, close, choose, take, assign, step, stay, retreat, swap, \
                     move, pitch, acclimatize, pay, end)";

impl Game {
    /// The action as text, without the seat.
    pub fn action_text(&self, action: Action) -> String {
        let card = |card: Card| self.deck().card_text(card);
        match action {
            Action::Oxygen { camp } => format!("oxygen camp{}", camp + 1),
            Action::Keep { card: kept } => format!("keep {}", card(kept)),
            Action::Return { cards, on_top } => {
                let end = if on_top { "top" } else { "bottom" };
                format!("return {end} {}", self.cards_text(cards.into_iter().flatten()))
            }
            Action::Remove { card: removed } => format!("remove {}", card(removed)),
            Action::Close => "close".to_owned(),
            Action::Choose { cards } => format!("choose {}", self.cards_text(cards)),
            Action::TakeToken { risk } => format!("take {}", risk.0),
            Action::Assign { slot, guide, direction } => {
                format!("assign {slot} {guide}{}", direction_text(direction))
            }
            Action::Step { guide, to } => format!("step {guide} {}", self.board().space(to).id),
            Action::Stay => "stay".to_owned(),
            Action::Retreat => "retreat".to_owned(),
            Action::Swap => "swap".to_owned(),
            Action::Move { item, from, to } => format!("move {} {} {}", item.text(), from.text(), to.text()),
            Action::Pitch { guide } => format!("pitch {guide}"),
            Action::Acclimatize { slot, place, client, points } => {
                format!("acclimatize {slot} {} {client} {points}", place.text())
            }
            Action::PayCard { slot, direction } => format!("pay {slot}{}", direction_text(direction)),
            Action::PayLevel { guide } => format!("pay {guide}"),
            Action::EndTurn => "end".to_owned(),
        }
    }

    /// Reads an action of this seat.
    ///
    /// # Errors
    /// If the words are no action on this board.
    pub fn read_action(&self, seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        let start = words.clone();
        match words.word(VERBS)? {
            "oxygen" => Ok(Action::Oxygen { camp: words.read("a tent camp1 or camp2", parse_camp)? }),
            "keep" => Ok(Action::Keep { card: self.read_card(words)? }),
            "return" => self.read_return(words),
            "remove" => Ok(Action::Remove { card: self.read_card(words)? }),
            "close" => Ok(Action::Close),
            "choose" => Ok(Action::Choose { cards: self.read_choice(words)? }),
            "take" => Ok(Action::TakeToken { risk: Risk(words.read("a penalty, 0 to 2", read_risk)?) }),
            "assign" => Ok(Action::Assign {
                slot: read_slot(words)?,
                guide: read_guide(seat, words)?,
                direction: read_direction(words)?,
            }),
            "step" => Ok(Action::Step { guide: read_guide(seat, words)?, to: self.read_space(words)? }),
            "stay" => Ok(Action::Stay),
            "retreat" => Ok(Action::Retreat),
            "swap" => Ok(Action::Swap),
            "move" => Ok(Action::Move {
                item: words.read("tent, oxygen or a client such as m1", Item::parse)?,
                from: read_place(words)?,
                to: read_place(words)?,
            }),
            "pitch" => Ok(Action::Pitch { guide: read_guide(seat, words)? }),
            "acclimatize" => Ok(Action::Acclimatize {
                slot: read_slot(words)?,
                place: read_place(words)?,
                client: words.read("a client such as m1", Client::parse)?,
                points: words.number("a number of points")?,
            }),
            "pay" => read_pay(seat, words),
            "end" => Ok(Action::EndTurn),
            _ => Err(start.error(VERBS)),
        }
    }

    fn read_return(&self, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        let on_top = words.read("top or bottom", |word| match word {
            "top" => Some(true),
            "bottom" => Some(false),
            _ => None,
        })?;
        let mut cards: Returned = [Some(self.read_card(words)?), None];
        if words.peek().is_some() {
            cards[1] = Some(self.read_card(words)?);
        }
        Ok(Action::Return { cards, on_top })
    }

    /// The outcome as text.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::FirstSeat(seat) => format!("first {seat}"),
            Outcome::ScorePawn(seat) => format!("pawn {seat}"),
            Outcome::Tile(tile) => format!("tile {}", tile.0 + 1),
            Outcome::Token(risk) => format!("token {}", risk.0),
            Outcome::Card(seat, card) => format!("card {seat} {}", self.deck().card_text(card)),
            Outcome::Air(seat, card) => format!("air {seat} {}", self.deck().card_text(card)),
            Outcome::Front(front) => format!("front {}", front.text()),
        }
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome.
    pub fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        const KINDS: &str = "a chance outcome (first, pawn, tile, token, card, air, front)";
        let start = words.clone();
        match words.word(KINDS)? {
            "first" => Ok(Outcome::FirstSeat(self.read_seat(words)?)),
            "pawn" => Ok(Outcome::ScorePawn(self.read_seat(words)?)),
            "tile" => Ok(Outcome::Tile(self.read_tile(words)?)),
            "token" => Ok(Outcome::Token(Risk(words.read("a penalty, 0 to 2", read_risk)?))),
            "card" => Ok(Outcome::Card(self.read_seat(words)?, self.read_card(words)?)),
            "air" => Ok(Outcome::Air(self.read_seat(words)?, self.read_card(words)?)),
            "front" => Ok(Outcome::Front(read_front(words)?)),
            _ => Err(start.error(KINDS)),
        }
    }

    pub(super) fn cards_text(&self, cards: impl IntoIterator<Item = Card>) -> String {
        cards.into_iter().map(|card| self.deck().card_text(card)).collect::<Vec<_>>().join(" ")
    }

    /// Three cards in any order; the action holds them in the deck's order.
    pub(super) fn read_choice(&self, words: &mut Cursor<'_>) -> Result<[Card; PLAYED], ParseError> {
        let mut cards = [self.read_card(words)?, self.read_card(words)?, self.read_card(words)?];
        cards.sort_unstable();
        Ok(cards)
    }

    pub(super) fn read_card(&self, words: &mut Cursor<'_>) -> Result<Card, ParseError> {
        let kinds: Vec<String> = self.deck().kinds.iter().map(|kind| kind.text()).collect();
        words.read(&format!("a card ({})", kinds.join(", ")), |word| self.deck().find(word))
    }

    pub(super) fn read_space(&self, words: &mut Cursor<'_>) -> Result<SpaceId, ParseError> {
        words.read(&format!("a space of {}", self.board().id), |word| self.board().find(word))
    }

    pub(super) fn read_seat(&self, words: &mut Cursor<'_>) -> Result<Seat, ParseError> {
        let last = Seat::new(self.seats() - 1);
        words.read(&format!("a seat from A to {last}"), |word| {
            Seat::all(self.seats()).find(|seat| seat.to_string() == word)
        })
    }

    pub(super) fn read_tile(&self, words: &mut Cursor<'_>) -> Result<TileId, ParseError> {
        let count = self.weather().tiles.len();
        words.read(&format!("a tile from 1 to {count}"), |word| {
            let number: usize = word.parse().ok()?;
            (1..=count).contains(&number).then(|| TileId(number as u8 - 1))
        })
    }
}

pub(super) fn direction_text(direction: Option<Direction>) -> String {
    direction.map(|direction| format!(" {}", direction.text())).unwrap_or_default()
}

fn read_direction(words: &mut Cursor<'_>) -> Result<Option<Direction>, ParseError> {
    match words.peek() {
        Some(_) => words.read("up, down or the end of the line", Direction::parse).map(Some),
        None => Ok(None),
    }
}

fn read_pay(seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
    if let Some(slot) = words.peek().and_then(Slot::parse) {
        words.word("a card")?;
        return Ok(Action::PayCard { slot, direction: read_direction(words)? });
    }
    let expected = format!("a card c1 to c3 or a guide {seat}1 or {seat}2");
    words.read(&expected, Pawn::parse).map(|guide| Action::PayLevel { guide })
}

fn read_slot(words: &mut Cursor<'_>) -> Result<Slot, ParseError> {
    words.read("a card c1 to c3", Slot::parse)
}

/// Any seat's guide is read, so that naming another seat's is refused with its reason and not as a slip of the pen.
fn read_guide(seat: Seat, words: &mut Cursor<'_>) -> Result<Pawn, ParseError> {
    words.read(&format!("a guide {seat}1 or {seat}2"), Pawn::parse)
}

fn read_place(words: &mut Cursor<'_>) -> Result<Place, ParseError> {
    words.read("a place (base, a guide, camp1, camp2, lost)", Place::parse)
}

pub(super) fn read_front(words: &mut Cursor<'_>) -> Result<Front, ParseError> {
    words.read("a front (cost-1, cost-2, crevasse)", Front::parse)
}

pub(super) fn read_risk(word: &str) -> Option<u8> {
    word.parse().ok().filter(|risk| usize::from(*risk) <= MAX_RISK)
}
