//! The TypeScript types of the engine, written from the Rust types.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use walkdir::WalkDir;

use crate::{process, workspace};

/// Where the page imports the types from.
const TYPES: &str = "web/src/engine/types";

/// File contents by path relative to the folder of the types.
type Files = BTreeMap<PathBuf, String>;

/// Writes the types, and removes those that no Rust type stands behind any more.
///
/// # Errors
/// When the crates do not compile or a file cannot be written.
pub(crate) fn write() -> Result<()> {
    let folder = workspace::path(TYPES);
    let (written, stored) = (generate()?, read(&folder)?);
    for file in stored.keys().filter(|file| !written.contains_key(*file)) {
        std::fs::remove_file(folder.join(file))?;
    }
    for (file, text) in written.iter().filter(|(file, text)| stored.get(*file) != Some(*text)) {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().context("a file lies in a folder")?)?;
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
    }
    println!("{} types in {TYPES}", written.len());
    Ok(())
}

/// Compares the stored types with fresh ones.
///
/// # Errors
/// When they differ: the error names each file and the command that mends it.
pub(crate) fn check() -> Result<()> {
    let stale = differences(&generate()?, &read(&workspace::path(TYPES))?);
    if !stale.is_empty() {
        bail!("{}\nrun `cargo xtask types`", stale.join("\n"));
    }
    Ok(())
}

fn differences(fresh: &Files, stored: &Files) -> Vec<String> {
    let missing = fresh.keys().filter(|file| !stored.contains_key(*file));
    let extra = stored.keys().filter(|file| !fresh.contains_key(*file));
    let changed = fresh.iter().filter(|(file, text)| stored.get(*file).is_some_and(|old| old != *text));
    let named = |what: &'static str| move |file: &PathBuf| format!("{TYPES}/{}: {what}", file.display());
    let missing = missing.map(named("is missing"));
    let extra = extra.map(named("has no Rust type any more"));
    missing.chain(extra).chain(changed.map(|(file, _)| file).map(named("is stale"))).collect()
}

/// Has ts-rs write all types into an empty folder, by the tests it adds to the crates.
fn generate() -> Result<Files> {
    let folder = workspace::target().join("types-fresh");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let mut cargo = process::cargo();
    cargo
        .args(["test", "--quiet", "--workspace", "--lib", "export_bindings"])
        .env("TS_RS_EXPORT_DIR", &folder);
    process::run_silently(cargo)?;
    let files = read(&folder)?;
    if files.is_empty() {
        bail!("no Rust type was exported");
    }
    Ok(files)
}

fn read(folder: &Path) -> Result<Files> {
    let entries = WalkDir::new(folder).into_iter().flatten();
    let files = entries.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "ts"));
    files.map(|file| stored(folder, file.path())).collect()
}

fn stored(folder: &Path, file: &Path) -> Result<(PathBuf, String)> {
    let text = std::fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok((file.strip_prefix(folder)?.to_path_buf(), text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(pairs: &[(&str, &str)]) -> Files {
        pairs.iter().map(|(file, text)| (PathBuf::from(file), (*text).to_owned())).collect()
    }

    #[test]
    fn missing_extra_and_stale_types_are_told() {
        let fresh = files(&[("Seat.ts", "a"), ("View.ts", "new")]);
        let stored = files(&[("Old.ts", "o"), ("View.ts", "old")]);
        let faults = differences(&fresh, &stored);
        let expected = [
            "web/src/engine/types/Seat.ts: is missing",
            "web/src/engine/types/Old.ts: has no Rust type any more",
            "web/src/engine/types/View.ts: is stale",
        ];
        assert_eq!(faults, expected);
    }

    #[test]
    fn equal_types_are_no_fault() {
        let same = files(&[("Seat.ts", "a")]);
        assert!(differences(&same, &same).is_empty());
    }
}
