//! Case files as they stand on disk.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use walkdir::WalkDir;

use crate::games::CaseGame;

/// A list of reasoned exceptions to coverage stands beside the cases under this name.
pub(crate) const DEFINITIONS: &str = "definitions.toml";

/// A file of cases.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// Which game they are about.
    #[serde(default)]
    pub game: CaseGame,
    /// The cases in order.
    #[serde(rename = "case")]
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Which game it is about, as its file says.
    #[serde(skip)]
    pub game: CaseGame,
    /// A sentence that says what holds.
    pub name: String,
    /// Ids of the rules that the case proves.
    pub rules: Vec<String>,
    /// How the table is set up.
    #[serde(default)]
    pub setup: SetupText,
    /// A board of its own, as the text of a board file.
    pub board: Option<String>,
    /// A weather set of its own, as the text of a weather file.
    pub weather: Option<String>,
    /// The position; a fresh game before anything is dealt if left out.
    pub given: Option<String>,
    /// Lines of a record: actions, chance outcomes, undos.
    #[serde(default, rename = "do")]
    pub moves: Vec<String>,
    /// What must be true afterwards.
    #[serde(default)]
    pub expect: Vec<String>,
    /// What must be refused afterwards.
    #[serde(default)]
    pub refused: Vec<Refused>,
    /// What the set-up must be rejected with: a part of the message.
    pub fault: Option<String>,
}

impl Case {
    /// What the case must have besides, if it could prove nothing as it is.
    fn lacks(&self) -> Option<&'static str> {
        if self.name.is_empty() || self.rules.is_empty() {
            Some("a name and at least one rule id")
        } else if self.expect.is_empty() && self.refused.is_empty() && self.fault.is_none() {
            Some("something to check: expect, refused or fault")
        } else {
            None
        }
    }
}

/// A move that must be refused.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The line of a record.
    #[serde(rename = "move")]
    pub line: String,
    /// The key of the reason.
    pub reason: String,
}

/// The set-up of a case.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SetupText {
    /// A board's id; the game's first one if left out.
    pub board: Option<String>,
    /// A weather set's id; the game's first one if left out.
    pub weather: Option<String>,
    /// How many seats.
    pub seats: usize,
    /// Options by name.
    pub options: BTreeMap<String, String>,
}

impl Default for SetupText {
    fn default() -> Self {
        Self { board: None, weather: None, seats: 2, options: BTreeMap::new() }
    }
}

/// Reads the cases of a text; `file` names it in the error.
///
/// # Errors
/// What is wrong with the text, with its place.
pub fn load(file: &str, text: &str) -> Result<CaseFile, String> {
    let mut file_read: CaseFile = toml::from_str(text).map_err(|error| format!("{file}: {error}"))?;
    for case in &mut file_read.cases {
        case.game = file_read.game;
    }
    let lacking = file_read.cases.iter().find_map(|case| case.lacks().map(|what| (&case.name, what)));
    match lacking {
        Some((name, what)) => Err(format!("{file}: the case `{name}` needs {what}")),
        None => Ok(file_read),
    }
}

/// The case files among these files and below these folders, in order.
///
/// # Errors
/// If a path does not exist or a folder holds no case file.
pub(crate) fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for path in paths {
        let found = below(path)?;
        if found.is_empty() {
            return Err(format!("{}: no case file (*.toml) there", path.display()));
        }
        files.extend(found);
    }
    Ok(files)
}

fn below(path: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in WalkDir::new(path).sort_by_file_name() {
        let entry = entry.map_err(|error| format!("{}: {error}", path.display()))?;
        let is_case = entry.path().extension().is_some_and(|ending| ending == "toml")
            && entry.file_name() != DEFINITIONS;
        if entry.file_type().is_file() && (is_case || entry.path() == path) {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}
