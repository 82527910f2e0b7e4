//! `summiteer board check`: faults in data files.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use summiteer_rules::core::{Fault, Faults, without_byte_order_mark};
use summiteer_rules::games::gipfel;
use summiteer_rules::mountain::{Board, Deck, Icefall, Weather};

use crate::out;

/// Prints the faults of each file, or that it has none; fails if there is one.
///
/// # Errors
/// If a file cannot be read at all.
pub(crate) fn check(files: &[PathBuf]) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        match check_file(file)? {
            Ok(what) => out::line(format!("{}: {what}, no fault", file.display()))?,
            Err(faults) => {
                out::line(faults)?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn check_file(file: &Path) -> Result<Result<String, Faults>> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let (name, text) = (file.display().to_string(), without_byte_order_mark(&text));
    Ok(match schema(text).as_deref() {
        Some("mountain") => Board::parse(&name, text).map(|board| format!("board {}", board.id)),
        Some("dice") => gipfel::Board::parse(&name, text).map(|board| format!("board {}", board.id)),
        Some("weather" | "section-weather") => {
            Weather::parse(&name, text).map(|weather| format!("weather set {}", weather.id))
        }
        Some("deck") => Deck::parse(&name, text).map(|deck| format!("deck {}", deck.id)),
        Some("icefall") => Icefall::parse(&name, text).map(|icefall| format!("icefall {}", icefall.id)),
        Some(_) | None => Err(Faults(vec![Fault {
            file: name,
            at: Some(schema_place(text)),
            message: "`schema` must be \"mountain\" or \"dice\" (a board), \"weather\" or \"section-weather\", \"deck\" or \
                      \"icefall\""
                .to_owned(),
        }])),
    })
}

/// The value of the line `schema = "…"`, so that even a file with faults elsewhere is checked as what it is.
fn schema(text: &str) -> Option<String> {
    let value = text.lines().find_map(|line| line.strip_prefix("schema")?.trim_start().strip_prefix('='))?;
    value.trim_start().strip_prefix('"')?.split('"').next().map(str::to_owned)
}

fn schema_place(text: &str) -> (usize, usize) {
    let line = text.lines().position(|line| line.starts_with("schema"));
    (line.map_or(1, |index| index + 1), 1)
}
