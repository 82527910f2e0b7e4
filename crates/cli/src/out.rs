//! Standard output, which may be full or closed.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::{Context, Result};

/// Prints a line.
///
/// # Errors
/// If the output does not take it.
pub(crate) fn line(text: impl Display) -> Result<()> {
    print(format!("{text}\n"))
}

/// Prints a text as it is.
///
/// # Errors
/// If the output does not take it.
pub(crate) fn print(text: impl Display) -> Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{text}").and_then(|()| out.flush()).context("cannot write the output")
}
