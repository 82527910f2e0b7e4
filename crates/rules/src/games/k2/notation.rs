//! Actions and chance outcomes as text, and back.

use super::action::{Action, Direction, Outcome, Slot};
use super::game::Game;
use super::lhotse::Piece;
use super::state::Climber;
use crate::core::{Cursor, ParseError, Seat};
use crate::expedition::{Deal, read_risk};
use crate::mountain::{Front, SpaceId};

/// What an action may begin with.
const VERBS: &str = "an action (choose, take, assign, step, pitch, acclimatize, pay, rescue, decline, end)";
/// What an action in an icefall with tiles may begin with.
const ICEFALL_VERBS: &str = "an action (choose, take, assign, step, stay, retreat, pitch, acclimatize, pay, rescue, decline, \
                             end)";
/// What an action of Lhotse may begin with.
const LHOTSE_VERBS: &str = "an action (choose, take, assign, step, pitch, acclimatize, pay, rescue, decline, end, keep, \
                            discard, fix, slide)";

impl Game {
    /// The action as text, without the seat.
    pub fn action_text(&self, action: Action) -> String {
        let space = |id: SpaceId| self.board().space(id).id.as_str();
        match action {
            Action::Choose { cards } => format!("choose {}", self.parts().cards_text(cards)),
            Action::TakeToken { risk } => format!("take {}", risk.0),
            Action::Assign { slot, climber, direction } => {
                format!("assign {slot} {climber}{}", Direction::suffix(direction))
            }
            Action::Step { climber, to } => format!("step {climber} {}", space(to)),
            Action::Pitch { climber } => format!("pitch {climber}"),
            Action::Acclimatize { slot, points } => format!("acclimatize {slot} {points}"),
            Action::PayCard { slot, direction } => {
                format!("pay {slot}{}", Direction::suffix(direction))
            }
            Action::PayLevel { climber } => format!("pay {climber}"),
            Action::Rescue { climber, to } => format!("rescue {climber} {}", space(to)),
            Action::Decline => "decline".to_owned(),
            Action::EndTurn => "end".to_owned(),
            Action::Keep { tile } => format!("keep {}", tile.0 + 1),
            Action::Discard { cards } => format!("discard {}", self.parts().cards_text(cards)),
            Action::Fix { climber, to } => format!("fix {climber} {}", space(to)),
            Action::Slide { piece, to } => format!("slide {piece} {}", space(to)),
            Action::Stay => "stay".to_owned(),
            Action::Retreat => "retreat".to_owned(),
        }
    }

    /// Reads an action of this seat.
    ///
    /// # Errors
    /// If the words are no action on this board.
    pub fn read_action(&self, seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        let start = words.clone();
        let verbs = match (self.scenario(), self.icefall()) {
            (Some(_), _) => LHOTSE_VERBS,
            (None, Some(_)) => ICEFALL_VERBS,
            (None, None) => VERBS,
        };
        match words.word(verbs)? {
            "choose" => Ok(Action::Choose { cards: self.parts().read_choice(words)? }),
            "take" => Ok(Action::TakeToken { risk: read_risk(words)? }),
            "assign" => Ok(Action::Assign {
                slot: Slot::read(words)?,
                climber: read_climber(seat, words)?,
                direction: Direction::read(words)?,
            }),
            "step" => {
                Ok(Action::Step { climber: read_climber(seat, words)?, to: self.parts().read_space(words)? })
            }
            "pitch" => Ok(Action::Pitch { climber: read_climber(seat, words)? }),
            "acclimatize" => Ok(Action::Acclimatize {
                slot: Slot::read(words)?,
                points: words.number("a number of points")?,
            }),
            "pay" => read_pay(seat, words),
            "rescue" => Ok(Action::Rescue {
                climber: read_climber(seat, words)?,
                to: self.parts().read_space(words)?,
            }),
            "decline" => Ok(Action::Decline),
            "end" => Ok(Action::EndTurn),
            "keep" if self.scenario().is_some() => Ok(Action::Keep { tile: self.parts().read_tile(words)? }),
            "discard" if self.scenario().is_some() => {
                Ok(Action::Discard { cards: self.parts().read_choice(words)? })
            }
            "fix" if self.scenario().is_some() => {
                Ok(Action::Fix { climber: read_climber(seat, words)?, to: self.parts().read_space(words)? })
            }
            "slide" if self.scenario().is_some() => {
                Ok(Action::Slide { piece: read_piece(seat, words)?, to: self.parts().read_space(words)? })
            }
            "stay" if self.icefall().is_some() => Ok(Action::Stay),
            "retreat" if self.icefall().is_some() => Ok(Action::Retreat),
            _ => Err(start.error(verbs)),
        }
    }

    /// The outcome as text.
    pub fn outcome_text(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Deal(deal) => deal.text(self.parts()),
            Outcome::Front(front) => format!("front {}", front.text()),
        }
    }

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome.
    pub fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        let start = words.clone();
        let front = if self.icefall().is_some() { ", front" } else { "" };
        let expected = format!("a chance outcome ({}{front})", Deal::KINDS);
        match words.word(&expected)? {
            "front" if self.icefall().is_some() => Front::read(words).map(Outcome::Front),
            kind => {
                let deal = Deal::read(kind, self.parts(), words)?;
                deal.map(Outcome::Deal).ok_or_else(|| start.error(&expected))
            }
        }
    }
}

fn read_pay(seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
    let slot = words.peek().and_then(Slot::parse);
    if let Some(slot) = slot {
        words.word("a card")?;
        return Ok(Action::PayCard { slot, direction: Direction::read(words)? });
    }
    let expected = format!("a card c1 to c3 or a climber {seat}1 or {seat}2");
    words.read(&expected, Climber::parse).map(|climber| Action::PayLevel { climber })
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
