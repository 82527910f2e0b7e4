//! Points, the order of arrival, and deaths (EV-134 to EV-141).

use super::client::{Client, ClientKind, Clients};
use super::event::{Event, Gain};
use super::game::Game;
use super::state::Public;
use crate::core::{Seat, Sink};
use crate::mountain::Pawn;

/// A score never falls below this (EV-139).
const LEAST: u16 = 1;

impl Public {
    /// A guide has come to a space: its clients score on the summit and back at base (EV-134, EV-137).
    pub(super) fn arrive(&mut self, game: &Game, guide: Pawn, events: &mut impl Sink<Event>) {
        let space = self.guide(guide).space;
        if space == game.base() {
            self.welcome_back(guide, events);
        } else if space == game.summit() && (game.options().passing_scores || self.overfull(game).is_none()) {
            self.reach_summit(guide, events);
        }
    }

    fn reach_summit(&mut self, guide: Pawn, events: &mut impl Sink<Event>) {
        let clients = &mut self.guides[guide.index()].load.clients;
        let points =
            clients.iter().filter(|client| !client.summited).map(|client| client.kind.reward()).sum();
        *clients = clients.iter().map(|client| Client { summited: true, ..client }).collect();
        self.win(guide.seat(), Gain::Summit, points, events);
    }

    fn welcome_back(&mut self, guide: Pawn, events: &mut impl Sink<Event>) {
        let clients = &mut self.guides[guide.index()].load.clients;
        let points = clients.iter().filter(|client| client.summited).map(|client| client.kind.reward()).sum();
        *clients = clients.iter().filter(|client| !client.summited).collect::<Clients>();
        self.win(guide.seat(), Gain::Return, points, events);
    }

    fn win(&mut self, seat: Seat, gain: Gain, points: u16, events: &mut impl Sink<Event>) {
        if points > 0 {
            self.move_pawn(seat, self.seats[seat].score + points);
            events.put(Event::Won { seat, gain, points, score: self.seats[seat].score });
        }
    }

    /// Clients of the seat have died, all at once (EV-138, Q-EV-85).
    pub(super) fn bury(&mut self, seat: Seat, dead: &[ClientKind], events: &mut impl Sink<Event>) {
        if dead.is_empty() {
            return;
        }
        dead.iter().for_each(|kind| events.put(Event::Died { seat, kind: *kind }));
        let points: u16 = dead.iter().map(|kind| kind.loss()).sum();
        let before = self.seats[seat].score;
        self.move_pawn(seat, before.saturating_sub(points).max(LEAST));
        events.put(Event::Lost { seat, points, score: self.seats[seat].score });
    }

    /// Every client with the guide loses levels; below 1 it dies at once (EV-111, EV-130, Q-EV-26).
    pub(super) fn lose_levels(&mut self, guide: Pawn, levels: u8, events: &mut impl Sink<Event>) {
        let clients = &mut self.guides[guide.index()].load.clients;
        if clients.total() == 0 {
            return;
        }
        let (living, dead) = clients.change(|client| i32::from(client.level) - i32::from(levels));
        *clients = living;
        events.put(Event::LostLevels { guide, levels });
        self.bury(guide.seat(), &dead, events);
    }

    /// Puts the pawn on a field, to the right of all that are there; one that does not move keeps its place (Q-EV-86).
    fn move_pawn(&mut self, seat: Seat, score: u16) {
        if self.seats[seat].score == score {
            return;
        }
        self.seats[seat].score = score;
        if let Some(place) = self.order.iter().position(|other| *other == Some(seat)) {
            let placed = self.order.iter().flatten().count();
            self.order[place..placed].rotate_left(1);
        }
    }
}
