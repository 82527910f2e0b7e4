//! The course of a day: reveal, risk token, turns, night, and the change to the next day.

use super::event::{Event, NightReport};
use super::game::Game;
use super::lhotse::Pieces;
use super::state::{Climber, PLAYED, Phase, Public, Stage, State};
use crate::core::{Seat, SeatSet, Sink};
use crate::expedition::sole_highest;
use crate::mountain::{Card, Risk};

impl Public {
    /// The strictly highest sum takes a token, so a single living seat always does (K2-022, K2-023, K2-082, Q-K2-15).
    fn token_taker(&self, game: &Game) -> Option<Seat> {
        let living = self.living_seats(game);
        sole_highest(living.iter().map(|seat| (seat, self.seats[seat].risk_sum(game.deck()))))
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
        match self.turn_order(game.seats()).find(|seat| self.seat_lives(*seat)) {
            Some(seat) => self.begin_turn(seat, events),
            None => self.fall_of_night(game, events),
        }
    }

    fn begin_turn(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.phase = Phase::Act(seat);
        self.owed = self.penalty(seat);
        self.eligible = [false; 2];
        self.mover = None;
        events.put(Event::TurnBegan(seat));
    }

    pub(super) fn end_turn(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        self.settle_score(game, events);
        if self.owed > 0 {
            events.put(Event::Lapsed { seat, points: self.owed });
        }
        self.forget_turn();
        events.put(Event::TurnEnded(seat));
        let next = self.after(seat, game.seats()).find(|s| self.seat_lives(*s));
        match next {
            Some(next) => self.begin_turn(next, events),
            None => self.fall_of_night(game, events),
        }
    }

    /// What mattered within a turn only is gone with it, so that equal positions are equal.
    pub(super) fn forget_turn(&mut self) {
        self.owed = 0;
        self.eligible = [false; 2];
        self.mover = None;
        self.icefall.refuge = None;
    }

    /// Phase 4: one net sum for each climber, then death, then the cap (K2-061 to K2-066, Q-K2-10).
    fn fall_of_night(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        let climbers =
            self.turn_order(game.seats()).flat_map(Climber::of).filter(|climber| self.lives(*climber));
        let reports: Vec<NightReport> =
            climbers.filter_map(|climber| self.night_report(game, climber)).collect();
        for report in &reports {
            self.climbers[report.climber.index()].level = report.after;
            events.put(Event::Night(*report));
        }
        self.lose_to_landslides(game, events);
        for climber in reports.iter().map(|report| report.climber) {
            if self.climber(climber).level == 0 {
                self.strike(game, climber, events);
            }
        }
        self.begin_slides(game);
        self.settle_night(game, events);
    }

    fn night_report(&self, game: &Game, climber: Climber) -> Option<NightReport> {
        let change = self.night(game, climber, 0)?;
        let state = self.climber(climber);
        Some(NightReport {
            climber,
            space: state.space,
            terrain: change.terrain,
            lungs: change.lungs,
            tent: change.tent,
            before: state.level,
            after: change.after_night(state.level),
        })
    }

    /// Asks the next seat for its rescue card, lets the landslide go on, or goes on to the next day.
    pub(super) fn settle_night(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        if let Some(seat) = self.turn_order(game.seats()).find(|seat| self.is_dying(*seat)) {
            self.phase = Phase::Rescue { seat, night: true };
        } else if self.death_ends(game) {
            self.lhotse.sliding = Pieces::default();
            self.end_game(events);
        } else if self.slide_on(game, events) {
            match self.day == game.days() {
                true => self.end_game(events),
                false => self.next_day(game, events),
            }
        }
    }

    fn end_game(&mut self, events: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        events.put(Event::GameOver);
    }

    /// Phase 5 (K2-071 to K2-075).
    fn next_day(&mut self, game: &Game, events: &mut impl Sink<Event>) {
        self.course.next_day(game.seats());
        for seat in Seat::all(game.seats()) {
            self.put_away(game, seat, events);
        }
        self.phase = Phase::Deal(Stage::Choose);
    }

    /// Today's cards go to the played pile; a living seat draws.
    fn put_away(&mut self, game: &Game, seat: Seat, events: &mut impl Sink<Event>) {
        let pile = self.unseen(game, seat).total() - self.seats[seat].hand;
        self.seats[seat].put_away();
        if self.seat_lives(seat) && self.seats[seat].begin_drawing(pile) {
            events.put(Event::Reshuffled(seat));
        }
    }
}

impl State {
    /// Everything is dealt: on with what the deal was for.
    pub(super) fn finish_deal(&mut self, stage: Stage, events: &mut Vec<Event>) {
        match stage {
            Stage::Choose => self.begin_choice(events),
            Stage::Act => self.public.begin_turns(&self.game, events),
            Stage::Draft => self.public.phase = Phase::Draft,
            Stage::Discard => self.public.phase = Phase::Discard,
        }
    }

    /// A hand of three (or fewer) leaves no choice: it counts as chosen.
    fn begin_choice(&mut self, events: &mut Vec<Event>) {
        self.public.phase = Phase::Choose;
        let (day, start) = (self.public.day, self.public.start.expect("chance has decided"));
        events.push(Event::DayBegan { day, start });
        for seat in self.public.living_seats(&self.game).iter() {
            self.public.seats[seat].begin_choice();
        }
        self.reveal_if_all_chose(events);
    }

    /// Locks in a choice that was checked.
    pub(super) fn choose(&mut self, seat: Seat, cards: [Card; PLAYED], events: &mut Vec<Event>) {
        self.hidden.choices[seat] = Some(cards);
        self.public.seats[seat].chosen = true;
        events.push(Event::Chosen(seat));
        self.reveal_if_all_chose(events);
    }

    fn reveal_if_all_chose(&mut self, events: &mut Vec<Event>) {
        let living = self.public.living_seats(&self.game);
        if living.iter().all(|seat| self.public.seats[seat].chosen) {
            self.reveal(living, events);
            self.public.begin_risk(&self.game, events);
        }
    }

    fn reveal(&mut self, seats: SeatSet, events: &mut Vec<Event>) {
        for seat in seats.iter() {
            let public = &mut self.public.seats[seat];
            public.reveal(&mut self.hidden.hands[seat], self.hidden.choices[seat].take());
            let cards = public.cards.map(|played| played.map(|p| p.card));
            events.push(Event::Revealed { seat, cards, sum: public.risk_sum(self.game.deck()) });
        }
    }
}
