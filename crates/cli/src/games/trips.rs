//! What becomes of the clients in a game of Mount Everest, counted while it is played.

use summiteer_rules::core::{BySeat, Seat};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{Client, Event, Item, Place, Public, State};
use summiteer_rules::mountain::{Pawn, SpaceId};

use crate::simulate::Counter;

/// The names of what is counted, in the order of [`Trips::counts`].
pub(super) const COUNTED: [&str; 5] = ["clients_taken", "clients_lost", "summits", "returns", "oxygen_used"];

/// The clients of a whole table.
#[derive(Clone, Debug)]
pub(crate) struct Trips {
    /// The position before what is noted next.
    before: Public,
    seats: BySeat<Trip>,
}

/// The clients of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Trip {
    /// Clients that went above the base, or died on their first step.
    taken: u64,
    /// Clients that died.
    lost: u64,
    summits: u64,
    returns: u64,
    oxygen: u64,
    /// Clients back at base without the summit: when they leave again, they are not taken a second time.
    waiting: u64,
}

impl Trip {
    fn leave(&mut self, clients: u64) {
        let again = clients.min(self.waiting);
        self.waiting -= again;
        self.taken += clients - again;
    }
}

impl Trips {
    /// Nothing yet, at the beginning of a game.
    pub(super) fn new(start: &Public) -> Self {
        Self { before: *start, seats: BySeat::default() }
    }

    /// Clients of a seat that died.
    pub(super) fn lost(&self, seat: Seat) -> u64 {
        self.seats[seat].lost
    }

    /// What is counted of a seat.
    pub(super) fn counts(&self, seat: Seat) -> Vec<u64> {
        let Trip { taken, lost, summits, returns, oxygen, waiting: _ } = self.seats[seat];
        vec![taken, lost, summits, returns, oxygen]
    }

    /// A guide has walked: who is with it now, and who came back from the summit with it.
    fn walked(&mut self, state: &State, guide: Pawn, from: SpaceId, to: SpaceId, levels: u8) {
        let (board, trip) = (state.game().board(), &mut self.seats[guide.seat()]);
        let before = self.before.guide(guide).load.clients;
        let led = state.public().guide(guide).load.clients;
        let summited = |client: &Client| client.summited;
        if from == board.start() {
            trip.leave(led.iter().count() as u64);
        }
        if to == board.summit() {
            let up = before.iter().filter(|client| !client.summited && client.level > levels);
            trip.summits += up.count() as u64;
        }
        if to == board.start() {
            let back = before.iter().filter(|client| summited(client) && client.level > levels);
            trip.returns += back.count() as u64;
            trip.waiting += led.total() as u64;
        }
    }

    fn died(&mut self, seat: Seat, at_base: bool) {
        self.seats[seat].lost += 1;
        if at_base {
            self.seats[seat].leave(1);
        }
    }
}

impl Counter<State> for Trips {
    fn note(&mut self, now: &State, events: &[Event]) {
        let base = now.game().board().start();
        // Of whom the next deaths are, and how many levels a card has just cost.
        let (mut at_base, mut levels) = (false, 0);
        for event in events {
            match *event {
                Event::OxygenSpent { seat, .. } => self.seats[seat].oxygen += 1,
                Event::Stepped { guide, from, to, .. } => self.walked(now, guide, from, to, levels),
                Event::Icefall(IcefallEvent::SlidBack { pawn, to }) => {
                    self.walked(now, pawn, self.before.guide(pawn).space, to, levels);
                }
                Event::Moved { seat, item: Item::Client(_), to: Place::Base, .. } => {
                    let trip = &mut self.seats[seat];
                    trip.waiting = trip.waiting.min(at(now.public(), seat, base));
                }
                Event::Moved { from: Place::Guide(guide), to: Place::Lost, .. } => {
                    at_base = self.before.guide(guide).space == base;
                }
                Event::LostLevels { guide, levels: lost } => {
                    levels += lost;
                    at_base = self.before.guide(guide).space == base;
                }
                Event::Night(_) => at_base = false,
                Event::Died { seat, .. } => self.died(seat, at_base),
                Event::FirstSeat(_)
                | Event::ScorePawn(_)
                | Event::TileShown(_)
                | Event::TokenShown(_)
                | Event::CardDrawn { .. }
                | Event::Reshuffled(_)
                | Event::DayBegan { .. }
                | Event::AirSeen { .. }
                | Event::AirKept { .. }
                | Event::AirReturned { .. }
                | Event::CardRemoved { .. }
                | Event::OxygenClosed(_)
                | Event::ChoiceBegan
                | Event::Chosen(_)
                | Event::Revealed { .. }
                | Event::NoToken
                | Event::MustTake(_)
                | Event::TokenTaken { .. }
                | Event::TurnBegan(_)
                | Event::Assigned { .. }
                | Event::Icefall(
                    IcefallEvent::Probed { .. }
                    | IcefallEvent::FrontShown { .. }
                    | IcefallEvent::Retreated { .. },
                )
                | Event::Swapped(_)
                | Event::Moved { .. }
                | Event::Pitched { .. }
                | Event::Acclimatized { .. }
                | Event::PaidCard { .. }
                | Event::PaidLevel { .. }
                | Event::Lapsed { .. }
                | Event::Won { .. }
                | Event::Lost { .. }
                | Event::TurnEnded(_)
                | Event::GameOver => {}
            }
        }
        self.before = *now.public();
    }
}

/// Clients with the seat's guides on a space.
fn at(public: &Public, seat: Seat, space: SpaceId) -> u64 {
    let here = Pawn::of(seat).into_iter().filter(|guide| public.guide(*guide).space == space);
    here.map(|guide| public.guide(guide).load.clients.total() as u64).sum()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use summiteer_rules::core::{Cursor, Rules};
    use summiteer_rules::games::everest::{Game, Setup, standard_library};

    use super::*;

    const A: Seat = Seat::new(0);

    /// What is counted of seat A after these actions in this position.
    fn counted(position: &str, actions: &[&str]) -> Vec<u64> {
        let game = Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library());
        let text = format!("day 4\nphase act A\nstart A\ntiles 6 3\nshown 1 1 2\n{position}");
        let state = State::from_text(Arc::new(game.expect("a good set-up")), &text);
        let mut state = state.unwrap_or_else(|error| panic!("{error}"));
        let mut trips = Trips::new(state.public());
        for text in actions {
            let action = state.read_action(A, &mut Cursor::new(1, text)).expect("an action");
            let events = state.apply(A, action).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            trips.note(&state, &events);
        }
        trips.counts(A)
    }

    const CAMP: &str = "icefall i1 cost-1\nguide A1 i1 m3* t2\ncards A m3 m3 m3-1";

    #[test]
    fn clients_count_on_the_summit_once() {
        let step = "guide A1 step m4 t3 t2*\ncards A m3 m3 m3-1";
        assert_eq!(counted(step, &["assign c1 A1", "step A1 summit"]), [0, 0, 2, 0, 0]);
        // The card costs the tourist of level 1 its life before it gets there.
        let step = "guide A1 step m4 t1\ncards A m3 m3 m3-1";
        assert_eq!(counted(step, &["assign c3 A1", "step A1 summit"]), [0, 1, 1, 0, 0]);
    }

    #[test]
    fn whoever_was_up_before_is_not_taken_a_second_time() {
        let there_and_back = ["assign c1 A1", "step A1 base", "step A1 i1"];
        assert_eq!(counted(CAMP, &there_and_back), [0, 0, 0, 1, 0]);
        let with_another =
            ["assign c1 A1", "step A1 base", "move m1 base A1", "step A1 i1", "move t2 A1 lost"];
        assert_eq!(counted(CAMP, &with_another), [1, 1, 0, 1, 0]);
        let another = ["assign c1 A1", "step A1 base", "move t2 A1 base", "move t1 base A1", "step A1 i1"];
        assert_eq!(counted(CAMP, &another), [1, 0, 0, 1, 0]);
    }

    #[test]
    fn nobody_is_lost_who_was_not_taken() {
        let left_at_base = ["move m1 base A2", "move m1 A2 lost"];
        assert_eq!(counted(CAMP, &left_at_base), [1, 1, 0, 0, 0]);
        let unloaded = ["move m1 base A2", "move m1 A2 base"];
        assert_eq!(counted(CAMP, &unloaded), [0; 5]);
        let first_step = ["move m1 base A2", "assign c3 A2", "step A2 i1"];
        assert_eq!(counted(CAMP, &first_step), [1, 1, 0, 0, 0]);
    }
}
