//! Reading recorded games.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use clap::ValueEnum;
use summiteer_rules::core::{Header, Rules, Table};
use summiteer_rules::games::k2;

use crate::setup::GameKind;

/// A recorded game of any kind.
pub(crate) enum AnyTable {
    /// K2.
    K2(Table<k2::State>),
}

/// Reads a `.summit` file and plays it through.
///
/// # Errors
/// If it cannot be read, or a line of it is no move or not legal there; the error says where.
pub(crate) fn read(file: &Path) -> Result<AnyTable> {
    let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    parse(&text).with_context(|| file.display().to_string())
}

fn parse(text: &str) -> Result<AnyTable> {
    let (header, lines) = Header::read(text)?;
    let id = header.get("game").unwrap_or_default();
    let kind = GameKind::value_variants().iter().find(|kind| kind.id() == id);
    let ids: Vec<_> = GameKind::value_variants().iter().map(|kind| kind.id()).collect();
    match kind.ok_or_else(|| header.error("game", &format!("one of {}", ids.join(", "))))? {
        GameKind::K2 => {
            let setup = k2::Setup::from_header(&header)?;
            let game = k2::Game::new(&setup, &k2::standard_library())?;
            played(Table::new(header, k2::State::start(Arc::new(game))), lines).map(AnyTable::K2)
        }
    }
}

fn played<'a, R: Rules>(
    mut table: Table<R>,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Table<R>> {
    table.play_lines(lines).map_err(|error| anyhow!("{error}"))?;
    Ok(table)
}
