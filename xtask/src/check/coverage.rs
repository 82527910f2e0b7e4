//! Rule coverage: every rule and ruling of a game has a case, a test or a reason.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use super::{cargo, tracked, verdict};
use crate::process;

/// Asks `summiteer cases --coverage GAME` for every game that has a page in `docs/rules`.
///
/// # Errors
/// When the program finds an id uncovered, or leaves out one that the page defines.
pub(super) fn check() -> Result<()> {
    let pages = tracked::files_ending("md")?.into_iter().filter(|file| file.starts_with("docs/rules"));
    let games: Vec<_> =
        pages.filter_map(|page| Some((page.file_stem()?.to_str()?.to_owned(), page))).collect();
    let games: Vec<_> = games.into_iter().filter(|(game, _)| game != "README").collect();
    if games.is_empty() {
        bail!("docs/rules has no page of a game");
    }
    let mut faults = Vec::new();
    for (game, page) in games {
        faults.extend(uncovered(&game, &tracked::text(&page)?)?);
    }
    verdict(faults)
}

fn uncovered(game: &str, page: &str) -> Result<Vec<String>> {
    let mut program = cargo(&["run", "--quiet", "--package", "summiteer", "--", "cases", "--coverage", game]);
    program.env("NO_COLOR", "1");
    let output = process::output(program)?;
    let report = String::from_utf8_lossy(&output.stdout);
    if !output.status.success() {
        bail!("`summiteer cases --coverage {game}` finds rules uncovered:\n{report}");
    }
    missing(game, page, &report)
}

/// The ids that the page defines and the report does not know.
fn missing(game: &str, page: &str, report: &str) -> Result<Vec<String>> {
    let (defined, reported) = (ids(game, page), ids(game, report));
    if defined.is_empty() {
        bail!("docs/rules/{game}.md defines no rule");
    }
    Ok(defined
        .difference(&reported)
        .map(|id| format!("{id} is not in the report of `summiteer cases`"))
        .collect())
}

/// Ids of rules (`K2-001`) and rulings (`Q-K2-01`) of a game in a text.
fn ids(game: &str, text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
    words.filter(|word| is_id(&prefix(game), word)).map(str::to_owned).collect()
}

/// What the rule ids of a game begin with.
fn prefix(game: &str) -> String {
    match game {
        "gipfel" => "GS".to_owned(),
        "everest" => "EV".to_owned(),
        "lhotse" => "LH".to_owned(),
        other => other.to_uppercase(),
    }
}

fn is_id(prefix: &str, word: &str) -> bool {
    let (word, digits) = word.strip_prefix("Q-").map_or((word, 3), |rest| (rest, 2));
    let number = word.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-'));
    number.is_some_and(|number| number.len() == digits && number.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "## K2-001 Goal\n**K2-002.** See K2-001, (Q-K2-01) and T-K2-03 in LH-001.";

    #[test]
    fn a_page_defines_rules_and_rulings_of_its_game() {
        let expected = ["K2-001", "K2-002", "Q-K2-01"].map(str::to_owned);
        assert_eq!(ids("k2", PAGE), BTreeSet::from(expected));
    }

    #[test]
    fn the_ids_of_gipfel_begin_with_gs() {
        let found = ids("gipfel", "**GS-001** (Ref), **Q-GS-01 [H]**, K2-001");
        assert_eq!(found, BTreeSet::from(["GS-001", "Q-GS-01"].map(str::to_owned)));
    }

    #[test]
    fn the_ids_of_lhotse_begin_with_lh() {
        let found = ids("lhotse", "**LH-001** (Ref), **Q-LH-01 [H]**, K2-001");
        assert_eq!(found, BTreeSet::from(["LH-001", "Q-LH-01"].map(str::to_owned)));
    }

    #[test]
    fn an_id_that_the_report_leaves_out_is_told() {
        let faults = missing("k2", PAGE, "K2-001 goal.toml\nQ-K2-01 goal.toml").unwrap();
        assert_eq!(faults, ["K2-002 is not in the report of `summiteer cases`"]);
        assert!(missing("k2", PAGE, PAGE).unwrap().is_empty());
    }

    #[test]
    fn a_page_without_rules_is_refused() {
        assert!(missing("k2", "nothing", PAGE).is_err());
    }
}
