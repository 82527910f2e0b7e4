//! Events and refusals in words.

use fluent_bundle::FluentValue;
use summiteer_rules::games::k2::Game;
use summiteer_wire::{Arg, Words};

use super::names;
use crate::texts::Texts;

/// The words in the language of the texts, with names for ids.
pub(super) fn in_words(game: &Game, words: &Words, texts: &Texts) -> String {
    let named = |(name, arg): (&'_ String, &Arg)| (name.clone(), value(game, name, arg, texts));
    let variables: Vec<(String, FluentValue<'_>)> = words.args.iter().map(named).collect();
    texts.tell(&words.key, variables.iter().map(|(name, value)| (name.as_str(), value.clone())))
}

/// A variable; its name says what kind of thing an id stands for.
fn value(game: &Game, name: &str, arg: &Arg, texts: &Texts) -> FluentValue<'static> {
    match arg {
        Arg::Number(slot) if name == "slot" => format!("c{slot}").into(),
        Arg::Number(number) => (*number).into(),
        Arg::Text(id) => {
            let space = ["space", "from", "to"].contains(&name).then(|| game.board().find(id)).flatten();
            let card = (name == "card").then(|| game.deck().find(id)).flatten();
            match (space, card) {
                (Some(space), _) => names::space(game, space, texts),
                (None, Some(card)) => names::card(game, card, texts),
                (None, None) => id.clone().into(),
            }
        }
    }
}
