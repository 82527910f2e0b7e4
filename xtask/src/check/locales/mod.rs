//! Locales: each language and game offered is complete, and nothing in them is unused.

mod manifest;
mod messages;
mod usage;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail};

use super::verdict;
use crate::workspace;
use manifest::Manifest;
use messages::Messages;
use usage::Sources;

/// The language that the others are compared with.
const BASE: &str = "en";

/// The games with the texts of `mountain.ftl`.
const MOUNTAIN_GAMES: [&str; 3] = ["k2", "everest", "lhotse"];

/// Checks `locales` against its manifest, against English, and against the code.
///
/// # Errors
/// One line for each fault.
pub(super) fn check() -> Result<()> {
    let folder = workspace::path("locales");
    let manifest = std::fs::read_to_string(folder.join("manifest.toml")).context("locales/manifest.toml")?;
    let manifest: Manifest = toml::from_str(&manifest).context("locales/manifest.toml")?;
    verdict(faults(&folder, &manifest, &Sources::read()?)?)
}

fn faults(folder: &Path, manifest: &Manifest, sources: &Sources) -> Result<Vec<String>> {
    let games = manifest.games(BASE);
    if games.is_empty() {
        bail!("the manifest does not offer {BASE}, which the others are compared with");
    }
    let mut faults = manifest.faults(&languages(folder)?);
    let mut all = Messages::default();
    for file in files(&games) {
        let base = Messages::read(folder, BASE, &file);
        faults.extend(base.faults.iter().cloned());
        faults.extend(other_languages(folder, manifest, &file, &base));
        faults.extend(all.join(base));
    }
    faults.extend(usage::faults(&all, &manifest.dynamic, sources));
    Ok(faults)
}

/// The files of a language: the common one, what its mountain games share, and one a game.
fn files(games: &[String]) -> Vec<String> {
    let shared = games.iter().any(|game| MOUNTAIN_GAMES.contains(&game.as_str())).then_some("mountain");
    let names = std::iter::once("common").chain(shared).chain(games.iter().map(String::as_str));
    names.map(|name| format!("{name}.ftl")).collect()
}

fn other_languages(folder: &Path, manifest: &Manifest, file: &str, base: &Messages) -> Vec<String> {
    let others = manifest.offered.iter().filter(|offer| offer.language != BASE);
    let offering = others.filter(|offer| files(&offer.games).iter().any(|offered| offered == file));
    offering.flat_map(|offer| Messages::read(folder, &offer.language, file).faults_against(base)).collect()
}

/// The folders there are, one a language.
fn languages(folder: &Path) -> Result<BTreeSet<String>> {
    let entries = std::fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let folders = entries.flatten().filter(|entry| entry.path().is_dir());
    Ok(folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST: &str = "dynamic = ['event-']\n\
        [[offered]]\nlanguage = 'en'\ngames = ['k2']\n\
        [[offered]]\nlanguage = 'pl'\ngames = ['k2']\n";
    const COMMON: &str = "greeting = Hello, { $name }\nevent-step = A step\n";
    const MOUNTAIN: &str = "zone = Here\n";
    const K2: &str = "summit = The top\n";
    const CODE: &str = "t('greeting', { name }); t('summit'); t('zone'); t(`event-${kind}`)";

    /// The faults with these texts in place of good ones: Polish common, English k2, and the code.
    fn faults_with(polish: &str, k2: &str, code: &str) -> Vec<String> {
        let folder = tempfile::tempdir().unwrap();
        let texts = [("en/common", COMMON), ("en/mountain", MOUNTAIN), ("en/k2", k2)];
        let polish = [("pl/common", polish), ("pl/mountain", MOUNTAIN), ("pl/k2", k2)];
        for (file, text) in texts.into_iter().chain(polish) {
            let path = folder.path().join(format!("{file}.ftl"));
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        faults(folder.path(), &toml::from_str(MANIFEST).unwrap(), &Sources::of(&[code])).unwrap()
    }

    #[test]
    fn complete_and_used_locales_pass() {
        assert_eq!(faults_with(COMMON, K2, CODE), Vec::<String>::new());
    }

    #[test]
    fn a_key_that_only_the_code_has_is_told() {
        let code = format!("{CODE}; {{t('lost')}}");
        assert_eq!(
            faults_with(COMMON, K2, &code),
            ["`lost` is asked for in the code, but no text has this key"]
        );
    }

    #[test]
    fn a_key_missing_in_a_language_is_told() {
        assert_eq!(faults_with("event-step = Krok\n", K2, CODE), ["pl/common.ftl: `greeting` is missing"]);
    }

    #[test]
    fn a_key_that_english_lacks_is_told() {
        let polish = format!("{COMMON}more = Więcej\n");
        assert_eq!(faults_with(&polish, K2, CODE), ["pl/common.ftl: `more` is not in English"]);
    }

    #[test]
    fn other_variables_than_in_english_are_told() {
        let polish = "greeting = Cześć, { $imie }\nevent-step = Krok\n";
        assert_eq!(
            faults_with(polish, K2, CODE),
            ["pl/common.ftl: `greeting` uses [\"imie\"], English [\"name\"]"]
        );
    }

    #[test]
    fn an_unused_key_is_told() {
        let k2 = format!("{K2}old = Old\n");
        assert_eq!(faults_with(COMMON, &k2, CODE), ["`old` is used nowhere"]);
    }

    #[test]
    fn a_key_in_two_files_is_told() {
        let k2 = format!("{K2}greeting = Hi, {{ $name }}\n");
        assert_eq!(faults_with(COMMON, &k2, CODE), ["`greeting` stands in two files"]);
    }

    #[test]
    fn a_text_that_does_not_parse_is_told() {
        let faults = faults_with(COMMON, "summit = { $name\n", CODE);
        assert!(faults[0].starts_with("en/k2.ftl: ") && faults[1].starts_with("pl/k2.ftl: "));
        assert_eq!(faults[2..], ["`summit` is asked for in the code, but no text has this key"]);
    }

    #[test]
    fn a_dynamic_prefix_must_stand_in_the_code_and_in_a_key() {
        let code = "t('greeting', { name }); t('summit'); t('zone'); t('event-step')";
        assert_eq!(faults_with(COMMON, K2, code), ["dynamic prefix `event-` begins no text in the code"]);
    }
}
