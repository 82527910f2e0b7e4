//! What a player is.

use summiteer_rules::core::{NumberSource, Rules};

/// A player of one game.
pub trait Bot<R: Rules>: Send {
    /// Its name, as the registry lists it.
    fn name(&self) -> &'static str;

    /// Chooses one of the legal actions of the seat that the view belongs to. `legal` is never empty.
    ///
    /// The same calls in the same order give the same answers. A bot may remember what it planned, but must not need
    /// to: it may be asked in the middle of a game that another one began.
    fn act(&mut self, view: &R::View, legal: &[R::Action], numbers: &mut dyn NumberSource) -> R::Action;
}
