//! What a program that knows no game by name needs of a game beyond its rules.

use serde::Serialize;
use serde::de::DeserializeOwned;
use summiteer_bots::Bot;
use summiteer_rules::core::{Header, Rules};
use summiteer_wire::Words;

/// A game that pages and servers can play. A table of it needs nothing more ([`AnyTable`](crate::AnyTable)).
pub(crate) trait Playable:
    Rules<Action: Send + Sync, Outcome: Send + Sync, Event: Send + Sync> + Send + Sync + 'static
{
    /// What can be asked of it beyond what every table answers.
    type Question: DeserializeOwned;

    /// The position at the beginning.
    ///
    /// # Errors
    /// If the header is no set-up of this game.
    fn from_header(header: &Header) -> Result<Self, String>;

    /// A view as plain values.
    fn view_wire(view: &Self::View) -> impl Serialize;

    /// An action of this table as plain values.
    fn action_wire(&self, action: Self::Action) -> impl Serialize;

    /// What has happened.
    fn event_words(&self, event: &Self::Event) -> Words;

    /// Why an action is refused.
    fn refusal_words(&self, refusal: &Self::Refusal) -> Words;

    /// The answer to a question, from nothing but what the observer knows.
    ///
    /// # Errors
    /// If the question names what is not there.
    fn answer(view: &Self::View, question: &Self::Question) -> Result<impl Serialize, String>;

    /// A bot of this name.
    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>>;

    /// What each seat has earned, as its game counts.
    fn scores(&self) -> Vec<u32>;
}
