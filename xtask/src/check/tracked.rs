//! The files that belong to the project: those that git keeps, or would keep once added.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{process, workspace};

/// Paths relative to the root, in order.
///
/// # Errors
/// When git is missing or this is no checkout.
pub(super) fn files() -> Result<Vec<PathBuf>> {
    let mut git = process::command("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
    let output = process::output(git)?;
    if !output.status.success() {
        bail!("git cannot list the files");
    }
    let names = String::from_utf8(output.stdout).context("a file has a name that is not UTF-8")?;
    let mut files: Vec<_> = names.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from).collect();
    files.sort();
    files.dedup();
    // A file removed but not yet committed so is listed still.
    files.retain(|file| workspace::root().join(file).is_file());
    Ok(files)
}

/// Those whose name ends so (`"md"`).
pub(super) fn files_ending(ending: &str) -> Result<Vec<PathBuf>> {
    Ok(files()?.into_iter().filter(|file| file.extension().is_some_and(|e| e == ending)).collect())
}

/// The text of a file of the project.
///
/// # Errors
/// When it cannot be read as UTF-8.
pub(super) fn text(file: &Path) -> Result<String> {
    let path = workspace::root().join(file);
    std::fs::read_to_string(&path).with_context(|| path.display().to_string())
}
