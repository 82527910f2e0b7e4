//! The surface that every game offers, so that tables, programs and tests need not know which one they hold.

use std::fmt::{Debug, Display};

use super::{Cursor, Header, NumberSource, ParseError, Seat, SeatSet, Weighted};

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats have a decision to make; several may decide at once.
    Decide(SeatSet),
    /// Something random happens next.
    Chance,
    /// The game has ended.
    Over,
}

/// Who looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// Somebody without a seat: sees what all seats see.
    Spectator,
}

/// The truth of one play of a game: a value that actions and chance outcomes turn into the next one.
pub trait Rules: Clone + PartialEq + Debug {
    /// What a seat can do: small steps from a finite set.
    type Action: Copy + PartialEq + Debug;
    /// What can happen by chance.
    type Outcome: Copy + PartialEq + Debug;
    /// What has happened, for logs and animation.
    type Event: Clone + PartialEq + Debug;
    /// Why an action is not allowed.
    type Refusal: Clone + PartialEq + Debug + Display;
    /// All that one observer may know.
    type View: Clone + PartialEq + Debug;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The set-up as the header of a record.
    fn header(&self) -> Header;

    /// Who is to move.
    fn turn(&self) -> Turn;

    /// Appends the seat's legal actions in a stable order.
    fn legal_into(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// The seat's legal actions in a stable order.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_into(seat, &mut actions);
        actions
    }

    /// Applies an action and appends what happened.
    ///
    /// # Errors
    /// If the action is not legal; then neither the state nor the events have changed.
    fn apply_into(
        &mut self,
        seat: Seat,
        action: Self::Action,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Applies an action and returns what happened.
    ///
    /// # Errors
    /// If the action is not legal; then the state has not changed.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Vec<Self::Event>, Self::Refusal> {
        let mut events = Vec::new();
        self.apply_into(seat, action, &mut events)?;
        Ok(events)
    }

    /// Appends the outcomes that chance may bring now, each once; none unless it is chance's turn.
    fn chance_into(&self, outcomes: &mut Vec<Weighted<Self::Outcome>>);

    /// The outcomes that chance may bring now.
    fn chance(&self) -> Vec<Weighted<Self::Outcome>> {
        let mut outcomes = Vec::new();
        self.chance_into(&mut outcomes);
        outcomes
    }

    /// Applies a chance outcome and appends what happened.
    ///
    /// # Errors
    /// If the outcome is not possible now; then neither the state nor the events have changed.
    fn apply_chance_into(
        &mut self,
        outcome: Self::Outcome,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Applies a chance outcome and returns what happened.
    ///
    /// # Errors
    /// If the outcome is not possible now; then the state has not changed.
    fn apply_chance(&mut self, outcome: Self::Outcome) -> Result<Vec<Self::Event>, Self::Refusal> {
        let mut events = Vec::new();
        self.apply_chance_into(outcome, &mut events)?;
        Ok(events)
    }

    /// The one gate through which a state is seen.
    fn view(&self, observer: Observer) -> Self::View;

    /// A state that the view fits, with a guess for all that its observer does not know; it depends on nothing but the
    /// view and the numbers.
    fn sample(view: &Self::View, source: &mut impl NumberSource) -> Self;

    /// The event as the observer may know it.
    fn redact(event: &Self::Event, observer: Observer) -> Self::Event;

    /// Whether the event revealed something or passed the turn, so that no undo may reach behind it.
    fn seals(event: &Self::Event) -> bool;

    /// A hash of the position that is the same on every target.
    fn hash64(&self) -> u64;

    /// The position as text; what has its default is left out.
    fn position_text(&self) -> String;

    /// Reads a position of the same table.
    ///
    /// # Errors
    /// At the first line that cannot be read, or contradicts the game or another line.
    fn read_position(&self, text: &str) -> Result<Self, ParseError>;

    /// The action as text, without the seat.
    fn action_text(&self, action: Self::Action) -> String;

    /// Reads an action of this seat.
    ///
    /// # Errors
    /// If the words are no action; whether it is legal is not asked here.
    fn read_action(&self, seat: Seat, words: &mut Cursor<'_>) -> Result<Self::Action, ParseError>;

    /// The outcome as text.
    fn outcome_text(&self, outcome: Self::Outcome) -> String;

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// If the words are no outcome; whether it is possible is not asked here.
    fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Self::Outcome, ParseError>;
}
