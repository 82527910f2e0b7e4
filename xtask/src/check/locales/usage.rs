//! Which keys the code uses.

use std::collections::{BTreeSet, HashSet};

use anyhow::Result;

use super::messages::Messages;
use crate::check::tracked;

/// Where code that shows texts lies.
const FOLDERS: [&str; 3] = ["web/src", "web/index.html", "crates"];

/// What the code has in quotes, as far as it may be a key or begin one.
#[derive(Debug)]
pub(super) struct Sources {
    /// Whole keys: `"event-step"`, or `"send.title"` for an attribute.
    keys: HashSet<String>,
    /// Beginnings of what stands in quotes: `event-` of `` `event-${kind}` ``.
    beginnings: HashSet<String>,
    /// Keys that a call asks for in full: `summit` of `t("summit")`.
    asked: BTreeSet<String>,
}

/// How code asks for a text.
const CALLS: [&str; 4] = [" t(", "{t(", ".say(", ".tell("];

impl Sources {
    /// Reads the code of the page and of the crates.
    ///
    /// # Errors
    /// When git cannot list the files.
    pub(super) fn read() -> Result<Self> {
        let in_code = |file: &std::path::Path| FOLDERS.iter().any(|folder| file.starts_with(folder));
        let files = tracked::files()?.into_iter().filter(|file| in_code(file));
        let texts: Vec<_> = files.filter_map(|file| tracked::text(&file).ok()).collect();
        Ok(Self::of(&texts))
    }

    pub(super) fn of(texts: &[impl AsRef<str>]) -> Self {
        let (mut keys, mut beginnings) = (HashSet::new(), HashSet::new());
        // Every stretch between two quotes is looked at: which of them opens a text and which ends one would
        // take a parser a language to know.
        for quoted in texts.iter().flat_map(|text| text.as_ref().split(['"', '\'', '`'])) {
            let end = quoted.find(|c: char| !is_in_key(c)).unwrap_or(quoted.len());
            beginnings.insert(quoted[..end].to_owned());
            if end == quoted.len() {
                keys.insert(quoted.to_owned());
            }
        }
        let asked = texts.iter().flat_map(|text| asked(text.as_ref())).collect();
        Self { keys, beginnings, asked }
    }

    fn use_key(&self, key: &str) -> bool {
        // An attribute belongs to its message: it is shown wherever that one is.
        let message = key.split('.').next().unwrap_or(key);
        self.keys.contains(key) || self.keys.contains(message)
    }
}

/// Keys in the calls of a text.
fn asked(text: &str) -> impl Iterator<Item = String> {
    let places = CALLS.iter().flat_map(move |call| text.match_indices(call));
    places.filter_map(move |(at, call)| {
        let rest = text[at + call.len()..].trim_start();
        let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let key = rest[1..].split(quote).next()?;
        (!key.is_empty() && key.chars().all(is_in_key)).then(|| key.to_owned())
    })
}

fn is_in_key(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.')
}

/// Keys that nothing uses, keys that do not exist, and dynamic prefixes that are not in use.
pub(super) fn faults(messages: &Messages, dynamic: &[String], sources: &Sources) -> Vec<String> {
    let references = messages.entries.values();
    let referred: HashSet<_> = references.flat_map(|references| &references.messages).collect();
    let built = |key: &String| dynamic.iter().any(|prefix| key.starts_with(prefix));
    let used = |key: &String| sources.use_key(key) || referred.contains(key) || built(key);
    let unused = messages.entries.keys().filter(|key| !used(key));
    let unused = unused.map(|key| format!("`{key}` is used nowhere"));
    let missing = sources.asked.iter().filter(|key| !messages.entries.contains_key(*key));
    let missing = missing.map(|key| format!("`{key}` is asked for in the code, but no text has this key"));
    let prefixes = dynamic.iter();
    unused.chain(missing).chain(prefixes.filter_map(|prefix| prefix_fault(messages, prefix, sources))).collect()
}

fn prefix_fault(messages: &Messages, prefix: &str, sources: &Sources) -> Option<String> {
    if !messages.entries.keys().any(|key| key.starts_with(prefix)) {
        return Some(format!("dynamic prefix `{prefix}` begins no key"));
    }
    let in_code = sources.beginnings.contains(prefix);
    (!in_code).then(|| format!("dynamic prefix `{prefix}` begins no text in the code"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_counts_in_quotes_of_every_kind_and_nowhere_else() {
        let sources = Sources::of(&["t('one'); it's t(\"two.title\"), t(`three`), five = four;"]);
        for key in ["one", "two.title", "three", "three.title"] {
            assert!(sources.use_key(key), "{key}");
        }
        for key in ["two", "four", "five"] {
            assert!(!sources.use_key(key), "{key}");
        }
    }

    #[test]
    fn a_call_asks_for_the_key_in_its_quotes() {
        let sources = Sources::of(&["{t(\"one\")}; texts.say('two'); = t(`three-${x}`); part(\"four\"); t(name)"]);
        assert_eq!(sources.asked.iter().collect::<Vec<_>>(), ["one", "two"]);
    }

    #[test]
    fn a_prefix_counts_where_a_text_begins_with_it() {
        let sources = Sources::of(&["t(`event-${kind}`); format!(\"refusal-{code}\")"]);
        assert!(sources.beginnings.contains("event-") && sources.beginnings.contains("refusal-"));
    }
}
