//! Loading, handing over, storing, unloading, abandoning; tents (EV-061 to EV-083, EV-113 to EV-118).

use super::action::{Item, Place};
use super::event::Event;
use super::game::Game;
use super::load::{CAMP_MAX, Camp, Load};
use super::refusal::Refusal;
use super::state::Public;
use crate::core::{Seat, Sink};
use crate::mountain::{Pawn, Use};

impl Public {
    pub(super) fn check_move(
        &self,
        game: &Game,
        seat: Seat,
        item: Item,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        self.check_places(game, seat, from, to)?;
        if !self.is_there(seat, item, from) {
            return Err(Refusal::NotThere);
        }
        self.check_room(game, seat, item, from, to)
    }

    /// Whether something may go from the one place to the other: a guide takes part, and both are at one place.
    pub(super) fn check_places(
        &self,
        game: &Game,
        seat: Seat,
        from: Place,
        to: Place,
    ) -> Result<(), Refusal> {
        let (guide, other) = match (from, to) {
            (Place::Guide(guide), other) | (other, Place::Guide(guide)) => (guide, other),
            (Place::Base | Place::Camp(_) | Place::Lost, Place::Base | Place::Camp(_) | Place::Lost) => {
                return Err(Refusal::NoTransfer);
            }
        };
        Self::check_guide(seat, guide)?;
        let here = self.guide(guide).space;
        let is_here = match other {
            Place::Base => here == game.base(),
            Place::Camp(camp) => self.seats[seat].camp(camp).is_some_and(|camp| camp.space == here),
            Place::Guide(other) => {
                Self::check_guide(seat, other)?;
                if other == guide {
                    return Err(Refusal::NoTransfer);
                }
                self.guide(other).space == here
            }
            Place::Lost if to == Place::Lost => true,
            Place::Lost => return Err(Refusal::NoTransfer),
        };
        if is_here { Ok(()) } else { Err(Refusal::NotHere { guide }) }
    }

    fn is_there(&self, seat: Seat, item: Item, from: Place) -> bool {
        match from {
            Place::Base => {
                Item::AT_BASE.contains(&item) && (item != Item::Tent || self.tents_at_base(seat) > 0)
            }
            Place::Guide(guide) => {
                let load = &self.guide(guide).load;
                match item {
                    Item::Tent => load.tent,
                    Item::Oxygen => load.oxygen > 0,
                    Item::Client(client) => load.clients.count(client) > 0,
                }
            }
            Place::Camp(camp) => self.seats[seat].camp(camp).is_some_and(|camp| match item {
                Item::Tent => false,
                Item::Oxygen => camp.oxygen > 0,
                Item::Client(client) => camp.clients.count(client) > 0,
            }),
            Place::Lost => false,
        }
    }

    fn check_room(&self, game: &Game, seat: Seat, item: Item, from: Place, to: Place) -> Result<(), Refusal> {
        match to {
            Place::Guide(guide) => {
                let limit = game.oxygen_limit(self.guide(guide).space);
                match with(self.guide(guide).load, item) {
                    Some(load) if item == Item::Oxygen && load.oxygen > limit && load.fits() => {
                        Err(Refusal::TooMuchOxygen { guide, limit })
                    }
                    Some(load) if load.fits() || self.exchanges(seat, item, from, &load, limit) => Ok(()),
                    Some(_) | None => Err(Refusal::NoRoom { guide }),
                }
            }
            Place::Camp(camp) => {
                let camp = self.seats[seat].camp(camp).ok_or(Refusal::NoTransfer)?;
                match item {
                    Item::Tent => Err(Refusal::NoTransfer),
                    Item::Oxygen if usize::from(camp.oxygen) < CAMP_MAX => Ok(()),
                    Item::Client(_) if camp.clients.total() < CAMP_MAX => Ok(()),
                    Item::Oxygen | Item::Client(_) => Err(Refusal::CampFull),
                }
            }
            Place::Base | Place::Lost => Ok(()),
        }
    }

    /// Whether a hand-over that overloads the receiver begins or goes on with an exchange: the giver then carries no more
    /// than it can, and nothing of the receiver's would fit on its board before (Q-EV-94).
    fn exchanges(&self, seat: Seat, item: Item, from: Place, load: &Load, limit: u8) -> bool {
        let Place::Guide(giver) = from else { return false };
        let own = self.guide(giver).load;
        let fits = |load: &Load| load.fits() && load.oxygen <= limit;
        let receiver = Place::Guide(giver.other());
        load.oxygen <= limit
            && fits(&without(own, item))
            && !self.items(seat, receiver).any(|thing| with(own, thing).is_some_and(|more| fits(&more)))
    }

    /// The guide that carries more than its board has room for, while an exchange is under way (Q-EV-94).
    pub fn overloaded(&self, seat: Seat) -> Option<Pawn> {
        Pawn::of(seat).into_iter().find(|guide| !self.guide(*guide).load.fits())
    }

    pub(super) fn transfer(
        &mut self,
        seat: Seat,
        item: Item,
        from: Place,
        to: Place,
        events: &mut impl Sink<Event>,
    ) {
        self.take_out(seat, item, from);
        events.put(Event::Moved { seat, item, from, to });
        match to {
            Place::Guide(guide) => {
                let load = &mut self.guides[guide.index()].load;
                *load = with(*load, item).expect("the room was checked before");
            }
            Place::Camp(camp) => put_into(self.camp_mut(seat, camp), item),
            Place::Base => {}
            Place::Lost => self.abandon(seat, item, events),
        }
    }

    fn take_out(&mut self, seat: Seat, item: Item, from: Place) {
        match from {
            Place::Guide(guide) => {
                let load = &mut self.guides[guide.index()].load;
                *load = without(*load, item);
            }
            Place::Camp(camp) => {
                let camp = self.camp_mut(seat, camp);
                match item {
                    Item::Tent => unreachable!("a pitched tent stays"),
                    Item::Oxygen => camp.oxygen -= 1,
                    Item::Client(client) => assert!(camp.clients.take(client), "checked before"),
                }
            }
            Place::Base | Place::Lost => {}
        }
    }

    /// A client left behind dies, a tent is lost, oxygen returns to the supply (EV-079 to EV-081).
    fn abandon(&mut self, seat: Seat, item: Item, events: &mut impl Sink<Event>) {
        match item {
            Item::Tent => self.seats[seat].lost_tents += 1,
            Item::Oxygen => {}
            Item::Client(client) => self.bury(seat, &[client.kind], events),
        }
    }

    pub(super) fn camp_mut(&mut self, seat: Seat, camp: u8) -> &mut Camp {
        self.seats[seat].camps[usize::from(camp)].as_mut().expect("the tent was checked before")
    }

    pub(super) fn check_pitch(&self, game: &Game, seat: Seat, guide: Pawn) -> Result<(), Refusal> {
        Self::check_guide(seat, guide)?;
        if !self.guide(guide).load.tent {
            return Err(Refusal::NoTent { guide });
        }
        let space = self.guide(guide).space;
        let cost = self.cost(game, space).ok_or(Refusal::Crevasse { space })?;
        self.check_points(game, guide, Use::Pitch, cost)
    }

    pub(super) fn pitch(&mut self, game: &Game, guide: Pawn, events: &mut impl Sink<Event>) {
        let space = self.guide(guide).space;
        let cost = self.cost(game, space).expect("the pitch was checked before");
        self.spend(game, guide, Use::Pitch, cost, events);
        self.guides[guide.index()].load.tent = false;
        let free = self.seats[guide.seat()].camps.iter_mut().find(|camp| camp.is_none());
        *free.expect("a seat has no more tents than places") = Some(Camp { space, ..Camp::default() });
        events.put(Event::Pitched { guide, space, cost });
    }
}

/// The load with one thing more; nothing if it has a tent already (Q-EV-40).
fn with(load: Load, item: Item) -> Option<Load> {
    let mut more = load;
    match item {
        Item::Tent if load.tent => return None,
        Item::Tent => more.tent = true,
        Item::Oxygen => more.oxygen += 1,
        Item::Client(client) => more.clients.add(client),
    }
    Some(more)
}

/// The load with one thing that it has less.
fn without(mut load: Load, item: Item) -> Load {
    match item {
        Item::Tent => load.tent = false,
        Item::Oxygen => load.oxygen -= 1,
        Item::Client(client) => assert!(load.clients.take(client), "a thing that is there"),
    }
    load
}

fn put_into(camp: &mut Camp, item: Item) {
    match item {
        Item::Tent => unreachable!("a tent holds no tent"),
        Item::Oxygen => camp.oxygen += 1,
        Item::Client(client) => camp.clients.add(client),
    }
}
