//! Who is at a live table now.

use std::collections::BTreeMap;

use summiteer_rules::core::Observer;
use summiteer_wire::observer_text;
use tokio::sync::watch;

/// Most connections of one seat: a person has some windows on some devices.
const MOST_OF_SEAT: usize = 16;
/// Most connections of those who watch.
const MOST_SPECTATORS: usize = 150;

/// Counts connections by what they may see.
pub(super) struct Presence(watch::Sender<Here>);

/// Who is there: how many connections each observer has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Here {
    connections: BTreeMap<String, usize>,
    spectators: usize,
}

/// Somebody is there as long as this lives.
pub(super) struct Guard<'a> {
    presence: &'a Presence,
    observer: Observer,
}

impl Presence {
    pub(super) fn new() -> Self {
        Self(watch::Sender::new(Here::default()))
    }

    /// Another connection of this observer; `None` if there are as many as the table takes. Nobody takes the room of others:
    /// each seat has its own, and those who watch have theirs together.
    pub(super) fn join(&self, observer: Observer) -> Option<Guard<'_>> {
        let most = match observer {
            Observer::Seat(_) => MOST_OF_SEAT,
            Observer::Spectator => MOST_SPECTATORS,
        };
        let joined = self.0.send_if_modified(|here| {
            let room = here.count(observer) < most;
            if room {
                here.change(observer, |count| count + 1);
            }
            room
        });
        joined.then(|| Guard { presence: self, observer })
    }

    /// Who is there now, and word of each change.
    pub(super) fn watch(&self) -> watch::Receiver<Here> {
        self.0.subscribe()
    }

    /// Letters of the seats that are there.
    pub(super) fn seats(&self) -> Vec<String> {
        self.0.borrow().seats()
    }
}

impl Here {
    /// Letters of the seats that are there, in order.
    pub(super) fn seats(&self) -> Vec<String> {
        self.connections.keys().cloned().collect()
    }

    /// How many watch without a seat.
    pub(super) fn spectators(&self) -> usize {
        self.spectators
    }

    fn count(&self, observer: Observer) -> usize {
        match observer {
            Observer::Spectator => self.spectators,
            Observer::Seat(_) => self.connections.get(&observer_text(observer)).copied().unwrap_or_default(),
        }
    }

    fn change(&mut self, observer: Observer, change: impl Fn(usize) -> usize) {
        match observer {
            Observer::Spectator => self.spectators = change(self.spectators),
            Observer::Seat(_) => {
                let count = self.connections.entry(observer_text(observer)).or_default();
                *count = change(*count);
                self.connections.retain(|_, count| *count > 0);
            }
        }
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.presence.0.send_modify(|here| here.change(self.observer, |count| count - 1));
    }
}

#[cfg(test)]
mod tests {
    use summiteer_rules::core::Seat;

    use super::*;

    #[test]
    fn a_seat_is_there_until_its_last_connection_is_gone() {
        let presence = Presence::new();
        let seat = Observer::Seat(Seat::new(1));
        let first = presence.join(seat).expect("room");
        let second = presence.join(seat).expect("room");
        let watcher = presence.join(Observer::Spectator).expect("room");
        assert_eq!((presence.seats(), presence.0.borrow().spectators()), (vec!["B".to_owned()], 1));
        drop((first, watcher));
        assert_eq!((presence.seats(), presence.0.borrow().spectators()), (vec!["B".to_owned()], 0));
        drop(second);
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn nobody_takes_the_room_of_others() {
        let presence = Presence::new();
        let (seat, other) = (Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)));
        let crowd: Vec<_> = (0..MOST_OF_SEAT).map(|_| presence.join(seat).expect("room")).collect();
        assert!(presence.join(seat).is_none());
        assert!(presence.join(other).is_some() && presence.join(Observer::Spectator).is_some());
        drop(crowd);
        assert!(presence.join(seat).is_some());
    }
}
