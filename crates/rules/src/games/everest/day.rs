//! The course of a day: reveal, risk token, turns, night, and the change to the next day.

use super::action::Place;
use super::client::{Client, ClientKind, Clients};
use super::event::{Event, NightReport};
use super::game::Game;
use super::state::{Phase, Public, Stage, State, TENTS};
use crate::core::{Seat, Sink};
use crate::expedition::sole_highest;
use crate::mountain::{Card, DAYS, PAWNS_PER_SEAT, PLAYED, Pawn, Risk, SpaceId};

/// What a night does to a client, before death and cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightChange {
    /// What the space gives or takes (EV-148).
    pub terrain: i8,
    /// What the weather takes (EV-150).
    pub lungs: u8,
    /// What a tent gives (EV-149).
    pub tent: u8,
}

impl NightChange {
    /// The level that follows for a client: 0 is death, the kind's cap the most (Q-EV-30).
    pub fn after(self, client: Client) -> u8 {
        let net =
            i32::from(client.level) + i32::from(self.terrain) + i32::from(self.tent) - i32::from(self.lungs);
        net.clamp(0, i32::from(client.kind.night_cap())) as u8
    }
}

impl Public {
    /// The strictly highest sum takes a token (EV-054, EV-056).
    fn token_taker(&self, game: &Game) -> Option<Seat> {
        sole_highest(Seat::all(game.seats()).map(|seat| (seat, self.seats[seat].risk_sum(game.deck()))))
    }

    /// After the reveal: who must take a token, or on with the turns.
    fn begin_risk(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        match self.token_taker(game).filter(|_| self.shown.total() > 0) {
            Some(seat) => {
                self.phase = Phase::TakeToken(seat);
                events.put(Event::MustTake(seat));
            }
            None => {
                events.put(Event::NoToken);
                self.begin_turns(game, events);
            }
        }
    }

    pub(super) fn take_token(&mut self, game: &Game, seat: Seat, risk: Risk, events: &mut impl Sink<Event>) {
        self.course.take_token(seat, risk);
        events.put(Event::TokenTaken { seat, risk });
        match self.face_down.total() {
            0 => self.begin_turns(game, events),
            _ => self.phase = Phase::Deal(Stage::Act),
        }
    }

    pub(super) fn begin_turns(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        let first = self.turn_order(game.seats()).next().expect("a table has seats");
        self.begin_turn(first, events);
    }

    fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.phase = Phase::Act(seat);
        self.owed = self.penalty(seat);
        events.put(Event::TurnBegan(seat));
    }

    pub(super) fn end_turn(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        if self.owed > 0 {
            events.put(Event::Lapsed { seat, points: self.owed });
        }
        // What mattered within a turn only is gone with it, so that equal positions are equal.
        self.owed = 0;
        self.eligible = [false; PAWNS_PER_SEAT];
        self.mover = None;
        self.refuge = None;
        events.put(Event::TurnEnded(seat));
        match self.after(seat, game.seats()).next() {
            Some(next) => self.begin_turn(next, events),
            None => self.fall_of_night(game, events),
        }
    }

    /// Phase 4: one net sum for each client, then death, then the cap; each seat's losses as one move of its pawn
    /// (EV-147 to EV-152, Q-EV-85).
    fn fall_of_night(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        for seat in self.turn_order(game.seats()) {
            let dead: Vec<ClientKind> =
                places(seat).flat_map(|place| self.night_at(game, seat, place, events)).collect();
            self.bury(seat, &dead, events);
        }
        if self.day == DAYS {
            self.phase = Phase::Over;
            events.put(Event::GameOver);
        } else {
            self.next_day(game, events);
        }
    }

    /// The night of all clients in one place; gives those who die.
    fn night_at(
        &mut self,
        game: &Game,
        seat: Seat,
        place: Place,
        events: &mut impl Sink<Event>,
    ) -> Vec<ClientKind> {
        let Some(before) = self.clients(seat, place).copied() else { return Vec::new() };
        let space = self.space_of(seat, place).expect("clients are somewhere");
        let Some(change) = self.night(game, seat, space, 0) else { return Vec::new() };
        for client in before.iter() {
            let NightChange { terrain, lungs, tent } = change;
            let after = change.after(client);
            events.put(Event::Night(NightReport { seat, place, client, terrain, lungs, tent, after }));
        }
        let (living, dead) = before.change(|client| i32::from(change.after(client)));
        self.set_clients(seat, place, living);
        dead
    }

    /// What a night `ahead` days from today does to a seat's clients on a space; `None` if that day is not open.
    pub fn night(&self, game: &Game, seat: Seat, space: SpaceId, ahead: usize) -> Option<NightChange> {
        Some(NightChange {
            terrain: game.board().space(space).acclimatization,
            lungs: self.weather(game, ahead, space)?.lungs,
            tent: u8::from(self.has_camp(seat, space)),
        })
    }

    /// Where a guide or tent of the seat stands (EV-042).
    pub fn space_of(&self, seat: Seat, place: Place) -> Option<SpaceId> {
        match place {
            Place::Guide(guide) => Some(self.guide(guide).space),
            Place::Camp(camp) => self.seats[seat].camp(camp).map(|camp| camp.space),
            Place::Base | Place::Lost => None,
        }
    }

    fn set_clients(&mut self, seat: Seat, place: Place, clients: Clients) {
        match place {
            Place::Guide(guide) => self.guides[guide.index()].load.clients = clients,
            Place::Camp(camp) => self.camp_mut(seat, camp).clients = clients,
            Place::Base | Place::Lost => {}
        }
    }

    /// Phase 5 (EV-153 to EV-159).
    fn next_day(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        self.course.next_day(game.seats());
        for seat in Seat::all(game.seats()) {
            self.put_away(game, seat, events);
        }
        self.phase = Phase::Deal(Stage::Morning);
    }

    /// Today's cards go to the played pile, and the seat draws.
    fn put_away(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        let pile = self.pile_size(game, seat);
        self.seats[seat].put_away();
        if self.seats[seat].begin_drawing(pile) {
            events.put(Event::Reshuffled(seat));
        }
    }
}

/// Where clients of a seat can be: with its guides and in its tents.
pub(super) fn places(seat: Seat) -> impl Iterator<Item = Place> + Clone {
    let camps = (0..TENTS as u8).map(Place::Camp);
    Pawn::of(seat).map(Place::Guide).into_iter().chain(camps)
}

impl State {
    /// Everything is dealt: on with what the deal was for.
    pub(super) fn finish_deal(&mut self, stage: Stage, events: &mut Vec<Event>) {
        match stage {
            Stage::Morning => self.begin_oxygen(events),
            Stage::Act => self.public.begin_turns(&self.game, events),
        }
    }

    /// A hand of three leaves no choice: it counts as chosen (EV-049).
    pub(super) fn begin_choice(&mut self, events: &mut Vec<Event>) {
        self.public.phase = Phase::Choose;
        for seat in Seat::all(self.game.seats()) {
            self.public.seats[seat].begin_choice();
        }
        self.reveal_if_all_chose(events);
    }

    /// Locks in a choice that was checked.
    pub(super) fn choose(&mut self, seat: Seat, cards: [Card; PLAYED], events: &mut Vec<Event>) {
        self.secrets[seat].choice = Some(cards);
        self.public.seats[seat].chosen = true;
        events.push(Event::Chosen(seat));
        self.reveal_if_all_chose(events);
    }

    fn reveal_if_all_chose(&mut self, events: &mut Vec<Event>) {
        if Seat::all(self.game.seats()).all(|seat| self.public.seats[seat].chosen) {
            Seat::all(self.game.seats()).for_each(|seat| self.reveal(seat, events));
            self.public.begin_risk(&self.game, events);
        }
    }

    fn reveal(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let secret = &mut self.secrets[seat];
        let public = &mut self.public.seats[seat];
        public.reveal(&mut secret.hand, secret.choice.take());
        let mut open = public.played;
        open.add_all(&public.on_table());
        for card in self.game.deck().set_aside.kinds() {
            let place = usize::from(card.0);
            public.out.0[place] = public.out.0[place].max(open.0[place]);
        }
        let cards = public.cards.map(|played| played.map(|played| played.card));
        events.push(Event::Revealed { seat, cards, sum: public.risk_sum(self.game.deck()) });
    }
}
