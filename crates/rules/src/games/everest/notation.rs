//! Actions and chance outcomes as text, and back.

use super::action::{Action, Item, Outcome, Place, Returned};
use super::client::Client;
use super::game::Game;
use super::state::TENTS;
use crate::core::{Cursor, ParseError, Seat};
use crate::expedition::{Deal, read_risk};
use crate::mountain::{Card, Direction, Front, Pawn, Slot};

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
                format!("return {end} {}", self.parts().cards_text(cards.into_iter().flatten()))
            }
            Action::Remove { card: removed } => format!("remove {}", card(removed)),
            Action::Close => "close".to_owned(),
            Action::Choose { cards } => format!("choose {}", self.parts().cards_text(cards)),
            Action::TakeToken { risk } => format!("take {}", risk.0),
            Action::Assign { slot, guide, direction } => {
                format!("assign {slot} {guide}{}", Direction::suffix(direction))
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
            Action::PayCard { slot, direction } => format!("pay {slot}{}", Direction::suffix(direction)),
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
            "keep" => Ok(Action::Keep { card: self.parts().read_card(words)? }),
            "return" => self.read_return(words),
            "remove" => Ok(Action::Remove { card: self.parts().read_card(words)? }),
            "close" => Ok(Action::Close),
            "choose" => Ok(Action::Choose { cards: self.parts().read_choice(words)? }),
            "take" => Ok(Action::TakeToken { risk: read_risk(words)? }),
            "assign" => Ok(Action::Assign {
                slot: Slot::read(words)?,
                guide: read_guide(seat, words)?,
                direction: Direction::read(words)?,
            }),
            "step" => {
                Ok(Action::Step { guide: read_guide(seat, words)?, to: self.parts().read_space(words)? })
            }
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
                slot: Slot::read(words)?,
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
        let mut cards: Returned = [Some(self.parts().read_card(words)?), None];
        if words.peek().is_some() {
            cards[1] = Some(self.parts().read_card(words)?);
        }
        Ok(Action::Return { cards, on_top })
    }

    /// The outcome as text.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::FirstSeat(seat) => Deal::FirstSeat(seat).text(self.parts()),
            Outcome::Tile(tile) => Deal::Tile(tile).text(self.parts()),
            Outcome::Token(risk) => Deal::Token(risk).text(self.parts()),
            Outcome::Card(seat, card) => Deal::Card(seat, card).text(self.parts()),
            Outcome::ScorePawn(seat) => format!("pawn {seat}"),
            Outcome::Air(seat, card) => format!("air {seat} {}", self.deck().card_text(card)),
            Outcome::Front(front) => format!("front {}", front.text()),
        }
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome.
    pub fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        let start = words.clone();
        let expected = format!("a chance outcome ({}, pawn, air, front)", Deal::KINDS);
        let kind = words.word(&expected)?;
        if let Some(deal) = Deal::read(kind, self.parts(), words)? {
            return Ok(deal.into());
        }
        match kind {
            "pawn" => Ok(Outcome::ScorePawn(self.parts().read_seat(words)?)),
            "air" => Ok(Outcome::Air(self.parts().read_seat(words)?, self.parts().read_card(words)?)),
            "front" => Ok(Outcome::Front(Front::read(words)?)),
            _ => Err(start.error(&expected)),
        }
    }
}

fn read_pay(seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
    if let Some(slot) = words.peek().and_then(Slot::parse) {
        words.word("a card")?;
        return Ok(Action::PayCard { slot, direction: Direction::read(words)? });
    }
    let expected = format!("a card c1 to c3 or a guide {seat}1 or {seat}2");
    words.read(&expected, Pawn::parse).map(|guide| Action::PayLevel { guide })
}

/// Any seat's guide is read, so that naming another seat's is refused with its reason and not as a slip of the pen.
fn read_guide(seat: Seat, words: &mut Cursor<'_>) -> Result<Pawn, ParseError> {
    words.read(&format!("a guide {seat}1 or {seat}2"), Pawn::parse)
}

fn read_place(words: &mut Cursor<'_>) -> Result<Place, ParseError> {
    words.read("a place (base, a guide, camp1, camp2, lost)", Place::parse)
}
