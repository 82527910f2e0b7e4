//! Games as text on a terminal.

mod columns;
mod everest;
mod gipfel;
mod k2;
mod lhotse;
mod mountain;

use summiteer_rules::core::Rules;

use crate::texts::Texts;
pub(crate) use columns::aligned;

/// A game that can be shown as text.
pub(crate) trait Show: Rules {
    /// Whether seats have secrets, so that a curtain falls between two people at one terminal.
    const HAS_SECRETS: bool;

    /// The actions that are listed with a number: all, unless they would fill the screen.
    fn listed(actions: Vec<Self::Action>) -> Vec<Self::Action> {
        actions
    }

    /// What else can be typed now besides the listed actions; nothing if they are all.
    fn unlisted_words(&self, _texts: &Texts) -> Option<String> {
        None
    }

    /// All that the view holds: the mountain, the weather, the seats and the observer's own cards.
    fn show(view: &Self::View, texts: &Texts) -> String;

    /// The view as one JSON object.
    fn json(view: &Self::View) -> String;

    /// What an action does, in words.
    fn action_words(&self, action: Self::Action, texts: &Texts) -> String;

    /// What has happened, in words; nothing for what needs no words.
    fn event_words(&self, event: &Self::Event, texts: &Texts) -> Option<String>;

    /// Why an action is refused, in words, with the rule.
    fn refusal_words(&self, refusal: &Self::Refusal, texts: &Texts) -> String;

    /// How the finished game went; nothing before its end.
    fn result_words(&self, texts: &Texts) -> Vec<String>;
}
