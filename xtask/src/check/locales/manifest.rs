//! The manifest: which languages are offered for which games.

use std::collections::BTreeSet;

use serde::Deserialize;

/// `locales/manifest.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Manifest {
    /// Beginnings of keys whose ends the code puts on (`event-`).
    #[serde(default)]
    pub(super) dynamic: Vec<String>,
    pub(super) offered: Vec<Offer>,
}

/// A language and the games offered in it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Offer {
    pub(super) language: String,
    pub(super) games: Vec<String>,
}

impl Manifest {
    /// The games offered in a language; none if the language is not offered.
    pub(super) fn games(&self, language: &str) -> Vec<String> {
        let offer = self.offered.iter().find(|offer| offer.language == language);
        offer.map(|offer| offer.games.clone()).unwrap_or_default()
    }

    /// Folders that no offer names, languages offered twice, and games that the base language lacks.
    pub(super) fn faults(&self, folders: &BTreeSet<String>) -> Vec<String> {
        let mut left = folders.clone();
        let mut faults = Vec::new();
        for offer in &self.offered {
            if !left.remove(&offer.language) {
                faults.push(format!("`{}` is offered twice, or has no folder", offer.language));
            }
            let games = offer.games.iter().filter(|game| !self.games(super::BASE).contains(game));
            faults
                .extend(games.map(|game| format!("`{}` offers {game}, which English lacks", offer.language)));
        }
        faults.extend(left.iter().map(|folder| format!("folder `{folder}` is not offered in the manifest")));
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str, folders: &[&str]) -> Vec<String> {
        let manifest: Manifest = toml::from_str(text).unwrap();
        manifest.faults(&folders.iter().map(|folder| (*folder).to_owned()).collect())
    }

    const ENGLISH: &str = "[[offered]]\nlanguage = 'en'\ngames = ['k2']\n";

    #[test]
    fn folders_and_offers_must_agree() {
        assert!(faults(ENGLISH, &["en"]).is_empty());
        assert_eq!(faults(ENGLISH, &["en", "de"]), ["folder `de` is not offered in the manifest"]);
        assert_eq!(faults(ENGLISH, &[]), ["`en` is offered twice, or has no folder"]);
        assert_eq!(faults(&ENGLISH.repeat(2), &["en"]), ["`en` is offered twice, or has no folder"]);
    }

    #[test]
    fn no_language_has_a_game_that_english_lacks() {
        let text = format!("{ENGLISH}[[offered]]\nlanguage = 'pl'\ngames = ['everest']\n");
        assert_eq!(faults(&text, &["en", "pl"]), ["`pl` offers everest, which English lacks"]);
    }
}
