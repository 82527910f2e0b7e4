//! Where events go.

/// Somebody who hears what happens.
pub(crate) trait Sink<E> {
    /// Notes an event.
    fn put(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn put(&mut self, event: E) {
        self.push(event);
    }
}

/// Nobody listens: for trying an action on a copy.
pub(crate) struct Silent;

impl<E> Sink<E> for Silent {
    fn put(&mut self, _: E) {}
}
