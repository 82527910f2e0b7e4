//! Who is at a live table now.

use std::collections::BTreeMap;

use summiteer_rules::core::Observer;
use summiteer_wire::observer_text;
use tokio::sync::watch;

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

    /// Another connection of this observer; `None` if the table has as many as it takes.
    pub(super) fn join(&self, observer: Observer, most: usize) -> Option<Guard<'_>> {
        let joined = self.0.send_if_modified(|here| {
            let room = here.count() < most;
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

    fn count(&self) -> usize {
        self.spectators + self.connections.values().sum::<usize>()
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
        let first = presence.join(seat, 9).expect("room");
        let second = presence.join(seat, 9).expect("room");
        let watcher = presence.join(Observer::Spectator, 9).expect("room");
        assert_eq!((presence.seats(), presence.0.borrow().spectators()), (vec!["B".to_owned()], 1));
        drop((first, watcher));
        assert_eq!((presence.seats(), presence.0.borrow().spectators()), (vec!["B".to_owned()], 0));
        drop(second);
        assert!(presence.seats().is_empty());
    }

    #[test]
    fn a_table_takes_only_so_many_connections() {
        let presence = Presence::new();
        let first = presence.join(Observer::Spectator, 1);
        assert!(presence.join(Observer::Seat(Seat::new(0)), 1).is_none());
        drop(first);
        assert!(presence.join(Observer::Seat(Seat::new(0)), 1).is_some());
    }
}
