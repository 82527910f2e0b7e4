//! Gipfelstürmer as a game among others: the common surface of the engine.

use std::sync::Arc;

use super::action::{Action, Outcome};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Phase, Public, State};
use super::view::View;
use crate::core::{
    Cursor, Header, NumberSource, Observer, ParseError, Rules, Seat, SeatSet, Turn, Weighted, hash64,
};

impl Rules for State {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn header(&self) -> Header {
        self.game.setup().header()
    }

    fn turn(&self) -> Turn {
        self.public.turn()
    }

    fn legal_into(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.public.list_legal(&self.game, seat, actions);
    }

    fn apply_into(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.public.check(&self.game, seat, action)?;
        self.public.act(&self.game, seat, action, events);
        Ok(())
    }

    fn chance_into(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        self.public.list_chance(&self.game, outcomes);
    }

    fn apply_chance_into(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.public.deal(&self.game, outcome, events)
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn sample(view: &View, source: &mut impl NumberSource) -> Self {
        view.sample(source)
    }

    fn redact(event: &Event, _observer: Observer) -> Event {
        *event
    }

    fn seals(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::TurnPassed { .. } | Event::Won(_))
    }

    fn hash64(&self) -> u64 {
        hash64(&self.public)
    }

    fn position_text(&self) -> String {
        self.text()
    }

    fn read_position(&self, text: &str) -> Result<Self, ParseError> {
        Self::from_text(Arc::clone(&self.game), text)
    }

    fn action_text(&self, action: Action) -> String {
        self.game.action_text(action)
    }

    fn read_action(&self, _seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        self.game.read_action(words)
    }

    fn outcome_text(&self, outcome: Outcome) -> String {
        self.game.outcome_text(outcome)
    }

    fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        self.game.read_outcome(words)
    }
}

impl Public {
    /// Who is to move.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Rolling(_) => Turn::Chance,
            Phase::Roll(seat) | Phase::Choose(seat) | Phase::Push { seat, .. } => {
                Turn::Decide(SeatSet::one(seat))
            }
            Phase::Over(_) => Turn::Over,
        }
    }
}
