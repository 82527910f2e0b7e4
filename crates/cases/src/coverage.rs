//! Which rule ids are proven by which cases.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde::Deserialize;

use crate::file::{DEFINITIONS, find, load};

/// Every id of a game's rules with what proves it.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Names of cases, tests and reasons by id.
    pub by_id: BTreeMap<String, Vec<String>>,
    /// Ids that nothing proves.
    pub missing: Vec<String>,
    /// Ids that cases name but the rules do not have.
    pub unknown: Vec<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Definitions {
    #[serde(default, rename = "definition")]
    definitions: Vec<Definition>,
}

/// Ids that a case cannot prove: they only say what a word means.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Definition {
    ids: Vec<String>,
    reason: String,
}

/// Compares a game's rules page with its cases. `root` is the project's folder.
///
/// # Errors
/// If the page, a case file or the list of definitions cannot be read.
pub fn coverage(root: &Path, game: &str) -> Result<Coverage, String> {
    let page = root.join("docs/rules").join(format!("{game}.md"));
    let page = std::fs::read_to_string(&page).map_err(|error| format!("{}: {error}", page.display()))?;
    let cases = root.join("cases").join(game);
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in find(std::slice::from_ref(&cases))? {
        let name = file.display().to_string();
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
        for case in load(&name, &text)?.cases {
            for id in case.rules {
                proofs.entry(id).or_default().push(case.name.clone());
            }
        }
    }
    for definition in definitions(&cases.join(DEFINITIONS))? {
        for id in definition.ids {
            proofs.entry(id).or_default().push(format!("(definition: {})", definition.reason));
        }
    }
    Ok(compare(&defined_ids(&page), proofs))
}

fn compare(defined: &BTreeSet<String>, proofs: BTreeMap<String, Vec<String>>) -> Coverage {
    let unknown = proofs.keys().filter(|id| !defined.contains(*id)).cloned().collect();
    let missing = defined.iter().filter(|id| !proofs.contains_key(*id)).cloned().collect();
    let mut by_id: BTreeMap<String, Vec<String>> =
        defined.iter().map(|id| (id.clone(), Vec::new())).collect();
    by_id.extend(proofs);
    Coverage { by_id, missing, unknown }
}

fn definitions(path: &Path) -> Result<Vec<Definition>, String> {
    let Ok(text) = std::fs::read_to_string(path) else { return Ok(Vec::new()) };
    let read: Definitions = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(read.definitions)
}

/// Ids that the page defines: rules, rulings and worked examples, in bold at the start of a line or list entry.
fn defined_ids(page: &str) -> BTreeSet<String> {
    let bold = page.split("**").skip(1).step_by(2);
    bold.filter_map(|text| text.split_whitespace().next())
        .filter(|id| is_rule_id(id))
        .map(str::to_owned)
        .collect()
}

/// `K2-001`, `Q-K2-01`, `T-K2-01`; differences between sources (`D-`) and data notes (`C-`) need no proof.
fn is_rule_id(text: &str) -> bool {
    let body = text.strip_prefix("Q-").or_else(|| text.strip_prefix("T-")).unwrap_or(text);
    let Some((game, number)) = body.split_once('-') else { return false };
    let games = ["K2", "EK", "EV", "LH", "GS"];
    games.contains(&game) && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_without_proof_is_missing_and_a_foreign_one_unknown() {
        let page = "- **K2-001** (Ref) text\n- **Q-K2-05 [M]** text **Scores.**\n**T-K2-01** example, **D-K2-01** no";
        let proofs = BTreeMap::from([
            ("K2-001".to_owned(), vec!["a".to_owned()]),
            ("K2-999".to_owned(), vec!["b".to_owned()]),
        ]);
        let coverage = compare(&defined_ids(page), proofs);
        assert_eq!(coverage.missing, ["Q-K2-05", "T-K2-01"]);
        assert_eq!(coverage.unknown, ["K2-999"]);
    }
}
