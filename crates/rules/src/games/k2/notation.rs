//! Actions and chance outcomes as text, and back.

use super::action::{Action, Direction, Outcome, Slot};
use super::game::Game;
use super::lhotse::Piece;
use super::state::{Climber, PLAYED};
use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{Card, Risk, SpaceId, TileId};

/// What an action may begin with.
const VERBS: &str = "an action (choose, take, assign, step, pitch, acclimatize, pay, rescue, decline, end)";
/// What an action of Lhotse may begin with.
const LHOTSE_VERBS: &str = "an action (choose, take, assign, step, pitch, acclimatize, pay, rescue, decline, end, keep, \
                            discard, fix, slide)";

impl Game {
    /// The action as text, without the seat.
    pub fn action_text(&self, action: Action) -> String {
        let space = |id: SpaceId| self.board().space(id).id.as_str();
        match action {
            Action::Choose { cards } => format!("choose {}", self.cards_text(cards)),
            Action::TakeToken { risk } => format!("take {}", risk.0),
            Action::Assign { slot, climber, direction } => {
                format!("assign {slot} {climber}{}", direction_text(direction))
            }
            Action::Step { climber, to } => format!("step {climber} {}", space(to)),
            Action::Pitch { climber } => format!("pitch {climber}"),
            Action::Acclimatize { slot, points } => format!("acclimatize {slot} {points}"),
            Action::PayCard { slot, direction } => {
                format!("pay {slot}{}", direction_text(direction))
            }
            Action::PayLevel { climber } => format!("pay {climber}"),
            Action::Rescue { climber, to } => format!("rescue {climber} {}", space(to)),
            Action::Decline => "decline".to_owned(),
            Action::EndTurn => "end".to_owned(),
            Action::Keep { tile } => format!("keep {}", tile.0 + 1),
            Action::Discard { cards } => format!("discard {}", self.cards_text(cards)),
            Action::Fix { climber, to } => format!("fix {climber} {}", space(to)),
            Action::Slide { piece, to } => format!("slide {piece} {}", space(to)),
        }
    }

    /// Reads an action of this seat.
    ///
    /// # Errors
    /// If the words are no action on this board.
    pub fn read_action(&self, seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        let start = words.clone();
        let verbs = if self.scenario().is_some() { LHOTSE_VERBS } else { VERBS };
        match words.word(verbs)? {
            "choose" => Ok(Action::Choose { cards: self.read_choice(words)? }),
            "take" => Ok(Action::TakeToken { risk: Risk(words.read("a penalty, 0 to 2", read_risk)?) }),
            "assign" => Ok(Action::Assign {
                slot: read_slot(words)?,
                climber: read_climber(seat, words)?,
                direction: read_direction(words)?,
            }),
            "step" => Ok(Action::Step { climber: read_climber(seat, words)?, to: self.read_space(words)? }),
            "pitch" => Ok(Action::Pitch { climber: read_climber(seat, words)? }),
            "acclimatize" => Ok(Action::Acclimatize {
                slot: read_slot(words)?,
                points: words.number("a number of points")?,
            }),
            "pay" => read_pay(seat, words),
            "rescue" => {
                Ok(Action::Rescue { climber: read_climber(seat, words)?, to: self.read_space(words)? })
            }
            "decline" => Ok(Action::Decline),
            "end" => Ok(Action::EndTurn),
            "keep" if self.scenario().is_some() => Ok(Action::Keep { tile: self.read_tile(words)? }),
            "discard" if self.scenario().is_some() => Ok(Action::Discard { cards: self.read_choice(words)? }),
            "fix" if self.scenario().is_some() => {
                Ok(Action::Fix { climber: read_climber(seat, words)?, to: self.read_space(words)? })
            }
            "slide" if self.scenario().is_some() => {
                Ok(Action::Slide { piece: read_piece(seat, words)?, to: self.read_space(words)? })
            }
            _ => Err(start.error(verbs)),
        }
    }

    /// The outcome as text.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::FirstSeat(seat) => format!("first {seat}"),
            Outcome::Tile(tile) => format!("tile {}", tile.0 + 1),
            Outcome::Token(risk) => format!("token {}", risk.0),
            Outcome::Card(seat, card) => format!("card {seat} {}", self.deck().card_text(card)),
        }
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome.
    pub fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        const KINDS: &str = "a chance outcome (first, tile, token, card)";
        let start = words.clone();
        match words.word(KINDS)? {
            "first" => Ok(Outcome::FirstSeat(self.read_seat(words)?)),
            "tile" => Ok(Outcome::Tile(self.read_tile(words)?)),
            "token" => Ok(Outcome::Token(Risk(words.read("a penalty, 0 to 2", read_risk)?))),
            "card" => Ok(Outcome::Card(self.read_seat(words)?, self.read_card(words)?)),
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

fn direction_text(direction: Option<Direction>) -> String {
    direction.map(|direction| format!(" {}", direction.text())).unwrap_or_default()
}

fn read_direction(words: &mut Cursor<'_>) -> Result<Option<Direction>, ParseError> {
    match words.peek() {
        Some(_) => words.read("up, down or the end of the line", Direction::parse).map(Some),
        None => Ok(None),
    }
}

fn read_pay(seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
    let slot = words.peek().and_then(Slot::parse);
    if let Some(slot) = slot {
        words.word("a card")?;
        return Ok(Action::PayCard { slot, direction: read_direction(words)? });
    }
    let expected = format!("a card c1 to c3 or a climber {seat}1 or {seat}2");
    words.read(&expected, Climber::parse).map(|climber| Action::PayLevel { climber })
}

fn read_slot(words: &mut Cursor<'_>) -> Result<Slot, ParseError> {
    words.read("a card c1 to c3", Slot::parse)
}

/// Any seat's climber is read, so that naming another seat's is refused with its reason and not as a slip of the pen.
fn read_climber(seat: Seat, words: &mut Cursor<'_>) -> Result<Climber, ParseError> {
    words.read(&format!("a climber {seat}1 or {seat}2"), Climber::parse)
}

fn read_piece(seat: Seat, words: &mut Cursor<'_>) -> Result<Piece, ParseError> {
    let is_tent = words.take("tent");
    let climber = read_climber(seat, words)?;
    Ok(if is_tent { Piece::Tent(climber) } else { Piece::Climber(climber) })
}

pub(super) fn read_risk(word: &str) -> Option<u8> {
    word.parse().ok().filter(|risk| usize::from(*risk) <= crate::mountain::MAX_RISK)
}
