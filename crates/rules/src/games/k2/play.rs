//! K2 as a game among others: the common surface of the engine.

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
use crate::mountain::missing_card;

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
            (Phase::Deal(_) | Phase::Probe(_), _) => Err(Refusal::ChanceFirst),
            (Phase::Choose, Action::Choose { cards }) => {
                self.check_choice(seat, cards)?;
                self.choose(seat, cards, events);
                Ok(())
            }
            (Phase::Draft, Action::Keep { tile }) => {
                self.check_keep(seat, tile)?;
                self.keep(seat, tile, events);
                Ok(())
            }
            (Phase::Discard, Action::Discard { cards }) => {
                self.check_discard(seat, cards)?;
                self.discard(seat, cards, events);
                Ok(())
            }
            (
                Phase::Choose
                | Phase::TakeToken(_)
                | Phase::Act(_)
                | Phase::Rescue { .. }
                | Phase::Draft
                | Phase::Discard
                | Phase::Slide(_)
                | Phase::Fork(_),
                action,
            ) => {
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
        match event {
            Event::CardDrawn { seat, .. } if observer != Observer::Seat(*seat) => {
                Event::CardDrawn { seat: *seat, card: None }
            }
            Event::TileDealt { seat, .. } if observer != Observer::Seat(*seat) => {
                Event::TileDealt { seat: *seat, tile: None }
            }
            other => *other,
        }
    }

    fn seals(event: &Event) -> bool {
        matches!(
            event,
            Event::Revealed { .. }
                | Event::TokenTaken { .. }
                | Event::TurnEnded(_)
                | Event::NightSettled(_)
                | Event::DraftEnded
                | Event::Discarded { .. }
                | Event::Slid { .. }
                | Event::Icefall(IcefallEvent::FrontShown { .. })
        )
    }

    fn hash64(&self) -> u64 {
        hash64(&(self.public, self.hidden))
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
        match self.phase {
            Phase::Deal(_) | Phase::Probe(_) => Turn::Chance,
            Phase::Choose => {
                Turn::Decide(Seat::all(game.seats()).filter(|seat| self.may_choose(*seat)).collect())
            }
            Phase::Draft | Phase::Discard => Turn::Decide(self.choosing(game)),
            Phase::TakeToken(seat) | Phase::Act(seat) | Phase::Rescue { seat, .. } | Phase::Slide(seat) => {
                Turn::Decide(SeatSet::one(seat))
            }
            Phase::Fork(probe) => Turn::Decide(SeatSet::one(probe.pawn.seat())),
            Phase::Over => Turn::Over,
        }
    }
}

impl State {
    fn check_choice(&self, seat: Seat, cards: [crate::mountain::Card; 3]) -> Result<(), Refusal> {
        if seat.index() >= self.game.seats() || !self.public.seat_lives(seat) {
            return Err(Refusal::NotNow { seat });
        }
        if self.public.seats[seat].chosen {
            return Err(Refusal::AlreadyChosen);
        }
        if !cards.is_sorted() {
            return Err(Refusal::CardsUnordered);
        }
        match missing_card(&self.hidden.hands[seat], cards) {
            Some(card) => Err(Refusal::CardNotInHand { card }),
            None => Ok(()),
        }
    }
}
