//! Which keys the code uses.

use std::collections::HashSet;

use anyhow::Result;

use super::messages::Messages;
use crate::check::tracked;

/// Where code that shows texts lies.
const FOLDERS: [&str; 3] = ["web/src", "web/index.html", "crates"];

/// All words of the code: letters, digits, `-` and `_`, with `.` between parts.
#[derive(Debug)]
pub(super) struct Sources {
    words: HashSet<String>,
}

impl Sources {
    /// Reads the code of the page and of the crates.
    ///
    /// # Errors
    /// When git cannot list the files.
    pub(super) fn read() -> Result<Self> {
        let files = tracked::files()?
            .into_iter()
            .filter(|file| FOLDERS.iter().any(|folder| file.starts_with(folder)));
        let texts: Vec<_> = files.filter_map(|file| tracked::text(&file).ok()).collect();
        Ok(Self::of(&texts))
    }

    pub(super) fn of(texts: &[impl AsRef<str>]) -> Self {
        let words = texts
            .iter()
            .flat_map(|text| text.as_ref().split(|c: char| !is_in_key(c)));
        Self {
            words: words
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
                .collect(),
        }
    }

    fn have(&self, word: &str) -> bool {
        self.words.contains(word)
    }
}

fn is_in_key(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// Keys that nothing uses, and dynamic prefixes that are not in use.
pub(super) fn faults(messages: &Messages, dynamic: &[String], sources: &Sources) -> Vec<String> {
    let referred: HashSet<_> = messages
        .entries
        .values()
        .flat_map(|references| &references.messages)
        .collect();
    let used = |key: &String| {
        // An attribute belongs to its message: it is shown wherever that one is.
        let message = key.split('.').next().unwrap_or(key);
        sources.have(message)
            || referred.contains(key)
            || dynamic.iter().any(|prefix| key.starts_with(prefix))
    };
    let unused = messages
        .entries
        .keys()
        .filter(|key| !used(key))
        .map(|key| format!("`{key}` is used nowhere"));
    unused
        .chain(
            dynamic
                .iter()
                .filter_map(|prefix| prefix_fault(messages, prefix, sources)),
        )
        .collect()
}

fn prefix_fault(messages: &Messages, prefix: &str, sources: &Sources) -> Option<String> {
    if !messages.entries.keys().any(|key| key.starts_with(prefix)) {
        return Some(format!("dynamic prefix `{prefix}` begins no key"));
    }
    (!sources.have(prefix)).then(|| format!("dynamic prefix `{prefix}` stands in no source"))
}
