//! Events and refusals in words.

use fluent_bundle::FluentValue;
use summiteer_rules::mountain::{Board, Deck};
use summiteer_wire::{Arg, Words};

use super::names;
use crate::texts::Texts;

/// What ids of words stand for.
pub(in crate::show) struct Ids<'a> {
    pub(in crate::show) board: &'a Board,
    pub(in crate::show) deck: &'a Deck,
    /// A game's own kinds of ids: the name of a variable and its id in words, if it is one of those.
    pub(in crate::show) own: fn(&str, &str, &Texts) -> Option<String>,
}

/// The words in the language of the texts, with names for ids.
pub(in crate::show) fn in_words(ids: &Ids<'_>, words: &Words, texts: &Texts) -> String {
    let named = |(name, arg): (&'_ String, &Arg)| (name.clone(), value(ids, name, arg, texts));
    let variables: Vec<(String, FluentValue<'_>)> = words.args.iter().map(named).collect();
    texts.tell(&words.key, variables.iter().map(|(name, value)| (name.as_str(), value.clone())))
}

/// A variable; its name says what kind of thing an id stands for.
fn value(ids: &Ids<'_>, name: &str, arg: &Arg, texts: &Texts) -> FluentValue<'static> {
    let id = match arg {
        Arg::Number(slot) if name == "slot" => return format!("c{slot}").into(),
        Arg::Number(number) => return (*number).into(),
        Arg::Text(id) => id,
    };
    let space = ["space", "from", "to"].contains(&name).then(|| ids.board.find(id)).flatten();
    let card = (name == "card").then(|| ids.deck.find(id)).flatten();
    match (space, card) {
        (Some(space), _) => names::space(ids.board, space, texts),
        (None, Some(card)) => names::card(ids.deck, card, texts),
        (None, None) => (ids.own)(name, id, texts).unwrap_or_else(|| id.clone()).into(),
    }
}

/// A refusal in words, with the rule behind it.
pub(in crate::show) fn refused(ids: &Ids<'_>, words: &Words, texts: &Texts) -> String {
    let reason = in_words(ids, words, texts);
    match &words.rule {
        Some(rule) => {
            texts.tell("cli-refused-by-rule", [("reason", reason.into()), ("rule", rule.as_str().into())])
        }
        None => reason,
    }
}
