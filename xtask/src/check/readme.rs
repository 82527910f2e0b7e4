//! Commands written in documents: each must be one that there is.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{CommandFactory, error::ErrorKind};
use serde_json::Value;

use super::documents::Document;
use super::{tracked, verdict};
use crate::cli::Cli;
use crate::process;

/// Programs of others, whose commands are not checked.
const OTHERS: [&str; 6] = ["git", "cd", "rustup", "apt-get", "sudo", "curl"];

/// Checks the commands of the documents at the root.
///
/// # Errors
/// One line for each command that does not exist.
pub(super) fn check() -> Result<()> {
    let scripts = scripts(&tracked::text("web/package.json".as_ref())?)?;
    let mut faults = Vec::new();
    for file in ["README.md", "CONTRIBUTING.md"].map(PathBuf::from) {
        let document = Document::parse(&tracked::text(&file)?);
        let bad = document.commands.iter().filter_map(|command| fault(command, &scripts, &help));
        faults.extend(bad.map(|fault| format!("{}: {fault}", file.display())));
    }
    verdict(faults)
}

fn scripts(package: &str) -> Result<Vec<String>> {
    let package: Value = serde_json::from_str(package).context("web/package.json")?;
    let scripts = package["scripts"].as_object().context("web/package.json has no scripts")?;
    Ok(scripts.keys().cloned().collect())
}

/// What is wrong with a command. Code words that are no commands of ours, and forms with `...` or `|`, pass.
fn fault(command: &str, scripts: &[String], help: &impl Fn(&[&str]) -> Option<String>) -> Option<String> {
    let words: Vec<_> = command.split_whitespace().collect();
    if words.iter().any(|word| word.contains("...") || *word == "|") {
        return None;
    }
    let known = match words.as_slice() {
        [program, ..] if OTHERS.contains(program) => true,
        ["cargo", "xtask", rest @ ..] => rest.is_empty() || xtask_knows(rest),
        ["npm", "run", script, ..] => scripts.iter().any(|known| known == script),
        ["summiteer", rest @ ..] => rest.is_empty() || summiteer_knows(rest, help),
        _ => true,
    };
    (!known).then(|| format!("there is no `{command}`"))
}

fn xtask_knows(words: &[&str]) -> bool {
    let result = Cli::command().try_get_matches_from(std::iter::once(&"xtask").chain(words));
    result.map_or_else(
        |error| matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion),
        |_| true,
    )
}

/// The command and every option must stand in the help of the program itself.
fn summiteer_knows(words: &[&str], help: &impl Fn(&[&str]) -> Option<String>) -> bool {
    let verbs: Vec<_> = words.iter().copied().take_while(|word| is_verb(word)).collect();
    let Some(help) = (1..=verbs.len()).rev().find_map(|count| help(&verbs[..count])) else {
        return false;
    };
    let mut options =
        words.iter().filter(|word| word.starts_with("--")).map(|word| word.split('=').next().unwrap_or(word));
    options.all(|option| help.split(|c: char| !(c.is_alphanumeric() || c == '-')).any(|word| word == option))
}

fn is_verb(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_lowercase())
}

/// `summiteer WORDS --help`, if the program knows such a command.
fn help(words: &[&str]) -> Option<String> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--package", "summiteer", "--"]).args(words).arg("--help");
    let transcript = process::transcript(cargo, false).ok()?;
    transcript.success.then_some(transcript.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault_of(command: &str) -> Option<String> {
        let help = |words: &[&str]| (words == ["serve"]).then(|| "  --port <PORT>".to_owned());
        fault(command, &["build".to_owned()], &help)
    }

    #[test]
    fn commands_that_exist_pass() {
        let commands = [
            "cargo xtask play --port 9000",
            "cargo xtask --help",
            "npm run build",
            "summiteer serve --port 9000",
            "git clone there",
            "cargo xtask play | test",
            "State",
        ];
        for command in commands {
            assert_eq!(fault_of(command), None, "{command}");
        }
    }

    #[test]
    fn commands_that_do_not_exist_are_told() {
        let commands = [
            "cargo xtask fly",
            "cargo xtask play --fast",
            "npm run fly",
            "summiteer fly",
            "summiteer serve --fast",
        ];
        for command in commands {
            assert_eq!(fault_of(command), Some(format!("there is no `{command}`")));
        }
    }
}
