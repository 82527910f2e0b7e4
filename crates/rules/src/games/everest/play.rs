//! Mount Everest as a game among others: the common surface of the engine.

use std::sync::Arc;

use super::action::{Action, Outcome};
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{Phase, Public, State};
use super::view::View;
use crate::core::{
    Cursor, Header, NumberSource, Observer, ParseError, Rules, Seat, SeatSet, Turn, Weighted, hash64,
};
use crate::expedition::IcefallEvent;
use crate::mountain::{Card, PLAYED, missing_card};

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
        self.public.turn(&self.game)
    }

    fn legal_into(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_legal(seat, actions);
    }

    fn apply_into(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match (self.public.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            _ if self.need().is_some() => Err(Refusal::ChanceFirst),
            (Phase::Oxygen, action) => {
                self.check_air(seat, action)?;
                self.do_air(seat, action, events);
                Ok(())
            }
            (Phase::Choose, Action::Choose { cards }) => {
                self.check_choice(seat, cards)?;
                self.choose(seat, cards, events);
                Ok(())
            }
            (_, action) => {
                self.public.act(&self.game, seat, action, events)?;
                self.skip_empty_deal(events);
                Ok(())
            }
        }
    }

    fn chance_into(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        self.list_chance(outcomes);
    }

    fn apply_chance_into(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.deal(outcome, events)
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn sample(view: &View, source: &mut impl NumberSource) -> Self {
        view.sample(source)
    }

    fn redact(event: &Event, observer: Observer) -> Event {
        let is_own = |seat: Seat| observer == Observer::Seat(seat);
        match *event {
            Event::CardDrawn { seat, .. } if !is_own(seat) => Event::CardDrawn { seat, card: None },
            Event::AirSeen { seat, .. } if !is_own(seat) => Event::AirSeen { seat, card: None },
            Event::AirKept { seat, .. } if !is_own(seat) => Event::AirKept { seat, card: None },
            Event::CardRemoved { seat, .. } if !is_own(seat) => Event::CardRemoved { seat, card: None },
            Event::AirReturned { seat, count, on_top, .. } if !is_own(seat) => {
                Event::AirReturned { seat, count, cards: [None; 2], on_top }
            }
            other => other,
        }
    }

    fn seals(event: &Event) -> bool {
        matches!(
            event,
            Event::ChoiceBegan
                | Event::AirSeen { .. }
                | Event::Icefall(IcefallEvent::FrontShown { .. })
                | Event::Revealed { .. }
                | Event::TokenTaken { .. }
                | Event::TurnEnded(_)
        )
    }

    fn hash64(&self) -> u64 {
        hash64(&(self.public, self.secrets))
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

    fn read_action(&self, seat: Seat, words: &mut Cursor<'_>) -> Result<Action, ParseError> {
        self.game.read_action(seat, words)
    }

    fn outcome_text(&self, outcome: Outcome) -> String {
        self.game.outcome_text(outcome)
    }

    fn read_outcome(&self, words: &mut Cursor<'_>) -> Result<Outcome, ParseError> {
        self.game.read_outcome(words)
    }
}

impl Public {
    /// Who is to move; everybody sees it.
    pub fn turn(&self, game: &Game) -> Turn {
        let seats = Seat::all(game.seats());
        match self.phase {
            Phase::Deal(_) | Phase::Probe(_) => Turn::Chance,
            Phase::Oxygen if self.looking(game).is_some() => Turn::Chance,
            Phase::Oxygen => Turn::Decide(seats.filter(|seat| self.decides_oxygen(*seat)).collect()),
            Phase::Choose => Turn::Decide(seats.filter(|seat| !self.seats[*seat].chosen).collect()),
            Phase::TakeToken(seat) | Phase::Act(seat) => Turn::Decide(SeatSet::one(seat)),
            Phase::Fork(probe) => Turn::Decide(SeatSet::one(probe.pawn.seat())),
            Phase::Over => Turn::Over,
        }
    }
}

impl State {
    fn check_choice(&self, seat: Seat, cards: [Card; PLAYED]) -> Result<(), Refusal> {
        if seat.index() >= self.game.seats() {
            return Err(Refusal::NotNow { seat });
        }
        if self.public.seats[seat].chosen {
            return Err(Refusal::AlreadyChosen);
        }
        if !cards.is_sorted() {
            return Err(Refusal::CardsUnordered);
        }
        match missing_card(&self.secrets[seat].hand, cards) {
            Some(card) => Err(Refusal::CardNotInHand { card }),
            None => Ok(()),
        }
    }
}
