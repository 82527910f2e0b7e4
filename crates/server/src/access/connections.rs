//! How many connections an address may have.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Most connections of one address, and as many again at all live tables together: a school plays behind one, but nobody
/// needs all that the server can have open.
const MOST: usize = 256;

/// The connections that are open, by address; cheap to clone.
#[derive(Clone, Default)]
pub(super) struct Connections(Arc<Mutex<HashMap<String, usize>>>);

/// A connection counts as long as this lives.
pub(crate) struct Pass {
    connections: Connections,
    address: String,
}

impl Connections {
    /// One more from this address; `None` if it has as many as it may.
    pub(super) fn enter(&self, address: String) -> Option<Pass> {
        let mut open = self.open();
        let count = open.entry(address.clone()).or_default();
        if *count == MOST {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Pass { connections: self.clone(), address })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, usize>> {
        // Nothing panics while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        if let Entry::Occupied(mut count) = self.connections.open().entry(mem::take(&mut self.address)) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_only_so_many_and_takes_nobodys_room() {
        let connections = Connections::default();
        let enter = |address: &str| connections.enter(address.to_owned());
        let mut crowd: Vec<_> = (0..MOST).map(|_| enter("one").expect("room")).collect();
        assert!(enter("one").is_none());
        assert!(enter("another").is_some());
        crowd.pop();
        assert!(enter("one").is_some());
        drop(crowd);
        assert!(connections.0.lock().expect("whole").is_empty());
    }
}
