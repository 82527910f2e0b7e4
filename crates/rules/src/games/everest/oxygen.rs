//! Oxygen at the start of a day (EV-119 to EV-128).

use super::action::{Action, Returned};
use super::air::Known;
use super::event::Event;
use super::game::Game;
use super::refusal::Refusal;
use super::state::{AirStep, Phase, Public, State};
use crate::core::Seat;
use crate::mountain::{Card, CardCounts};

impl Public {
    /// Whether the seat can spend the bottle of a tent.
    pub(super) fn check_oxygen(&self, game: &Game, seat: Seat, camp: u8) -> Result<(), Refusal> {
        let there = self.seats[seat].camp(camp).filter(|camp| camp.oxygen > 0);
        let space = there.ok_or(Refusal::NoOxygen { camp })?.space;
        if game.oxygen_cards(space) == 0 {
            return Err(Refusal::TooLow { camp });
        }
        if self.seats[seat].air == 0 { Err(Refusal::AirDeckEmpty) } else { Ok(()) }
    }

    /// Whether the seat has a bottle that it can spend.
    fn has_usable_oxygen(&self, game: &Game, seat: Seat) -> bool {
        (0..super::state::TENTS as u8).any(|camp| self.check_oxygen(game, seat, camp).is_ok())
    }

    /// The first of the seats to which chance has still to show cards for a bottle.
    pub(super) fn looking(&self, game: &Game) -> Option<Seat> {
        Seat::all(game.seats()).find(|seat| matches!(self.seats[*seat].step, AirStep::Look(_)))
    }

    /// Whether the seat decides about its oxygen now.
    pub(super) fn decides_oxygen(&self, seat: Seat) -> bool {
        self.phase == Phase::Oxygen
            && match self.seats[seat].step {
                AirStep::Open | AirStep::Keep | AirStep::Return | AirStep::Remove => true,
                AirStep::Closed | AirStep::Look(_) => false,
            }
    }
}

impl State {
    /// The day begins with the oxygen; a seat without usable oxygen closes at once (Q-EV-93).
    pub(super) fn begin_oxygen(&mut self, events: &mut Vec<Event>) {
        self.public.phase = Phase::Oxygen;
        let (day, start) = (self.public.day, self.public.start.expect("chance has decided"));
        events.push(Event::DayBegan { day, start });
        for seat in Seat::all(self.game.seats()) {
            self.open_or_close(seat);
        }
        self.choose_if_all_closed(events);
    }

    fn open_or_close(&mut self, seat: Seat) {
        let usable = self.public.has_usable_oxygen(&self.game, seat);
        self.public.seats[seat].step = if usable { AirStep::Open } else { AirStep::Closed };
    }

    fn choose_if_all_closed(&mut self, events: &mut Vec<Event>) {
        if Seat::all(self.game.seats()).all(|seat| self.public.seats[seat].step == AirStep::Closed) {
            events.push(Event::ChoiceBegan);
            self.begin_choice(events);
        }
    }

    /// Checks an action of the oxygen step.
    pub(super) fn check_air(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if seat.index() >= self.game.seats() {
            return Err(Refusal::NotNow { seat });
        }
        let secret = &self.secrets[seat];
        match (self.public.seats[seat].step, action) {
            (AirStep::Open, Action::Oxygen { camp }) => self.public.check_oxygen(&self.game, seat, camp),
            (AirStep::Open, Action::Close) => Ok(()),
            (AirStep::Keep, Action::Keep { card }) => match secret.seen.cards().contains(&card) {
                true => Ok(()),
                false => Err(Refusal::CardNotSeen { card }),
            },
            (AirStep::Return, Action::Return { cards, .. }) => check_return(secret.seen.cards(), cards),
            (AirStep::Remove, Action::Remove { card }) => check_remove(&secret.hand, secret.taken, card),
            _ => Err(Refusal::NotNow { seat }),
        }
    }

    /// Does an action of the oxygen step that was checked.
    pub(super) fn do_air(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Oxygen { camp } => self.spend_bottle(seat, camp, events),
            Action::Keep { card } => self.keep(seat, card, events),
            Action::Return { cards, on_top } => self.put_back(seat, cards, on_top, events),
            Action::Remove { card } => self.remove(seat, card, events),
            Action::Close => self.close(seat, events),
            Action::Choose { .. }
            | Action::TakeToken { .. }
            | Action::Assign { .. }
            | Action::Step { .. }
            | Action::Stay
            | Action::Retreat
            | Action::Swap
            | Action::Move { .. }
            | Action::Pitch { .. }
            | Action::Acclimatize { .. }
            | Action::PayCard { .. }
            | Action::PayLevel { .. }
            | Action::EndTurn => unreachable!("the action was checked before"),
        }
    }

    /// The bottle returns to the supply; as many cards are seen as the tent's altitude says, or as there are (Q-EV-47).
    fn spend_bottle(&mut self, seat: Seat, camp: u8, events: &mut Vec<Event>) {
        let tent = self.public.camp_mut(seat, camp);
        tent.oxygen -= 1;
        let shown = self.game.oxygen_cards(tent.space);
        let cards = shown.min(self.public.seats[seat].air);
        self.public.seats[seat].step = AirStep::Look(cards);
        events.push(Event::OxygenSpent { seat, camp, cards });
    }

    /// The top card is seen.
    pub(super) fn see(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) -> bool {
        let AirStep::Look(more) = self.public.seats[seat].step else { return false };
        let secret = &mut self.secrets[seat];
        let mut air = secret.air;
        if !air.draw(card) {
            return false;
        }
        secret.air = air;
        let seen = [secret.seen.cards(), &[card]].concat();
        secret.seen = Known::new(&seen).expect("a deck has no more cards than it began with");
        let public = &mut self.public.seats[seat];
        public.air -= 1;
        public.seen += 1;
        public.step = if more > 1 { AirStep::Look(more - 1) } else { AirStep::Keep };
        events.push(Event::AirSeen { seat, card: Some(card) });
        true
    }

    /// The card is one of the main deck from now on (EV-127).
    fn keep(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let secret = &mut self.secrets[seat];
        let mut rest = secret.seen.cards().to_vec();
        let place = rest.iter().position(|seen| *seen == card).expect("the card was checked before");
        rest.remove(place);
        secret.seen = Known::new(&rest).expect("fewer cards fit");
        secret.hand.add(card);
        secret.taken = Some(card);
        let public = &mut self.public.seats[seat];
        public.hand += 1;
        public.seen -= 1;
        public.step = if rest.is_empty() { AirStep::Remove } else { AirStep::Return };
        events.push(Event::AirKept { seat, card: Some(card) });
    }

    fn put_back(&mut self, seat: Seat, cards: Returned, on_top: bool, events: &mut Vec<Event>) {
        let back: Vec<Card> = cards.into_iter().flatten().collect();
        let secret = &mut self.secrets[seat];
        secret.seen = Known::default();
        secret.air.put_back(&back, on_top);
        let public = &mut self.public.seats[seat];
        public.seen = 0;
        public.air += back.len() as u8;
        public.step = AirStep::Remove;
        events.push(Event::AirReturned { seat, count: back.len() as u8, cards, on_top });
    }

    fn remove(&mut self, seat: Seat, card: Card, events: &mut Vec<Event>) {
        let secret = &mut self.secrets[seat];
        secret.hand.take(card);
        secret.removed.add(card);
        secret.taken = None;
        let public = &mut self.public.seats[seat];
        public.hand -= 1;
        public.removed += 1;
        events.push(Event::CardRemoved { seat, card: Some(card) });
        self.open_or_close(seat);
        if self.public.seats[seat].step == AirStep::Closed {
            self.close(seat, events);
        }
    }

    fn close(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.public.seats[seat].step = AirStep::Closed;
        events.push(Event::OxygenClosed(seat));
        self.choose_if_all_closed(events);
    }
}

fn check_return(seen: &[Card], cards: Returned) -> Result<(), Refusal> {
    let wanted: CardCounts = seen.iter().copied().collect();
    let mut given = CardCounts::default();
    for card in cards.into_iter().flatten() {
        if usize::from(card.0) >= given.0.len() {
            return Err(Refusal::ReturnAll);
        }
        given.add(card);
    }
    let in_front = cards[0].is_some() || cards[1].is_none();
    if given == wanted && in_front { Ok(()) } else { Err(Refusal::ReturnAll) }
}

fn check_remove(hand: &CardCounts, taken: Option<Card>, card: Card) -> Result<(), Refusal> {
    match (hand.count(card), taken == Some(card)) {
        (0, _) => Err(Refusal::CardNotInHand { card }),
        (1, true) => Err(Refusal::JustTaken { card }),
        (_, _) => Ok(()),
    }
}
