//! Reading recorded games.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use summiteer_rules::core::{Header, Table};
use summiteer_rules::games::{everest, gipfel, k2};

use crate::games::{GameKind, Playable};

/// A recorded game of any kind.
pub(crate) enum AnyTable {
    /// K2 or Lhotse.
    K2(Box<Table<k2::State>>),
    /// Mount Everest.
    Everest(Box<Table<everest::State>>),
    /// Gipfelstürmer.
    Gipfel(Box<Table<gipfel::State>>),
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
    let kind = GameKind::of_id(header.get("game").unwrap_or_default());
    let known = || header.error("game", &format!("one of {}", GameKind::ids().join(", ")));
    match kind.ok_or_else(known)? {
        GameKind::K2 | GameKind::Lhotse => played(header, lines).map(AnyTable::K2),
        GameKind::Everest => played(header, lines).map(AnyTable::Everest),
        GameKind::Gipfel => played(header, lines).map(AnyTable::Gipfel),
    }
}

fn played<'a, R: Playable>(
    header: Header,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Box<Table<R>>> {
    let start = R::recorded(&header)?;
    let mut table = Table::new(header, start);
    table.play_lines(lines).map_err(|error| anyhow!("{error}"))?;
    Ok(Box::new(table))
}
