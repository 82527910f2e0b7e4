//! What to say, as a locale key with its arguments, so that any page can put it into words.

use std::collections::BTreeMap;

use serde::Serialize;

/// An argument: a number, or an id that the page knows the name of.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i32),
    /// A seat, a space, a card or a word.
    Text(String),
}

/// What to say: a key of the locales with its arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct Words {
    /// The key.
    pub key: String,
    /// The arguments by name; the name says what kind of id it is (seat, climber, space, from, to, card).
    pub args: BTreeMap<String, Arg>,
    /// The rule behind it.
    pub rule: Option<String>,
}

impl Words {
    pub(crate) fn new(key: &str) -> Self {
        Self { key: key.to_owned(), args: BTreeMap::new(), rule: None }
    }

    pub(crate) fn number(mut self, name: &str, number: impl Into<i32>) -> Self {
        self.args.insert(name.to_owned(), Arg::Number(number.into()));
        self
    }

    pub(crate) fn text(mut self, name: &str, text: impl ToString) -> Self {
        self.args.insert(name.to_owned(), Arg::Text(text.to_string()));
        self
    }
}
