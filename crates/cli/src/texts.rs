//! Texts for players, from `locales/`.

use anyhow::{Result, anyhow};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rust_embed::Embed;
use summiteer_rules::core::Header;
use unic_langid::LanguageIdentifier;

use crate::failure::usage;
use crate::games::GameKind;

#[derive(Embed)]
#[folder = "../../locales"]
struct Locales;

/// The language that has every text.
const FALLBACK: &str = "en";

/// Texts in one language, and in English where it lacks one.
pub(crate) struct Texts {
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The texts of a game in the wanted language, else in the system's, else in English.
    ///
    /// # Errors
    /// If there is no such language, or a text file has a fault.
    pub(crate) fn load(wanted: Option<&str>, game: &str) -> Result<Self> {
        let offered = offered(game);
        let language = match wanted {
            Some(language) if offered.iter().any(|known| known == language) => language.to_owned(),
            Some(language) => {
                let known = offered.join(", ");
                return Err(usage(format!("no language is called `{language}`; there are: {known}")));
            }
            None => system_language(&offered).unwrap_or_else(|| FALLBACK.to_owned()),
        };
        let mut languages = vec![language];
        if languages[0] != FALLBACK {
            languages.push(FALLBACK.to_owned());
        }
        let bundles = languages.iter().map(|language| bundle(language, game)).collect::<Result<_>>()?;
        Ok(Self { bundles })
    }

    /// The same for the game of a record.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub(crate) fn of(header: &Header, wanted: Option<&str>) -> Result<Self> {
        Self::load(wanted, header.get("game").unwrap_or_default())
    }

    /// A text with its variables; the key in braces if there is no such text.
    pub(crate) fn tell<'a>(
        &self,
        key: &str,
        variables: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        let variables: FluentArgs<'_> = variables.into_iter().collect();
        let found = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            Some(bundle.format_pattern(pattern, Some(&variables), &mut Vec::new()).into_owned())
        });
        found.unwrap_or_else(|| format!("{{{key}}}"))
    }

    /// A text without variables.
    pub(crate) fn say(&self, key: &str) -> String {
        self.tell(key, std::iter::empty())
    }
}

/// The languages that the game speaks, in order.
fn offered(game: &str) -> Vec<String> {
    let file = format!("/{game}.ftl");
    let mut languages: Vec<_> =
        Locales::iter().filter_map(|path| path.strip_suffix(&file).map(str::to_owned)).collect();
    languages.sort_unstable();
    languages
}

/// The system's language, if it is offered.
fn system_language(offered: &[String]) -> Option<String> {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
    nearest(&set, offered)
}

/// The language offered for a locale such as `pt_BR.UTF-8`: the same one, else the same language elsewhere.
fn nearest(locale: &str, offered: &[String]) -> Option<String> {
    let tag = locale.split(['.', '@']).next()?.replace('_', "-").to_lowercase();
    let bare = |tag: &str| tag.split('-').next().map(str::to_lowercase);
    let same = offered.iter().find(|known| known.to_lowercase() == tag);
    same.or_else(|| offered.iter().find(|known| bare(known) == bare(&tag))).cloned()
}

/// The files with a game's texts: an expansion speaks with its game's words too.
fn files(game: &str) -> Vec<&str> {
    let base = (game == GameKind::Lhotse.id()).then_some(GameKind::K2.id());
    ["common", "mountain"].into_iter().chain(base).chain([game]).collect()
}

fn bundle(language: &str, game: &str) -> Result<FluentBundle<FluentResource>> {
    let id: LanguageIdentifier = language.parse().map_err(|_| anyhow!("`{language}` is no language"))?;
    let mut bundle = FluentBundle::new(vec![id]);
    // A terminal has no use for the marks that keep left-to-right and right-to-left text apart.
    bundle.set_use_isolating(false);
    for name in files(game) {
        let file = format!("{language}/{name}.ftl");
        let Some(content) = Locales::get(&file) else { continue };
        let text = String::from_utf8_lossy(&content.data).into_owned();
        let resource =
            FluentResource::try_new(text).map_err(|(_, errors)| anyhow!("locales/{file}: {errors:?}"))?;
        bundle.add_resource(resource).map_err(|errors| anyhow!("locales/{file}: {errors:?}"))?;
    }
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_locale_is_met_by_its_language_wherever_that_is_spoken() {
        let offered = ["en", "hu", "pt-BR"].map(str::to_owned);
        for (locale, language) in [
            ("hu_HU.UTF-8", Some("hu")),
            ("pt_BR.UTF-8", Some("pt-BR")),
            ("pt_PT@euro", Some("pt-BR")),
            ("pt", Some("pt-BR")),
            ("en", Some("en")),
            ("C.UTF-8", None),
        ] {
            assert_eq!(nearest(locale, &offered).as_deref(), language, "{locale}");
        }
    }
}
