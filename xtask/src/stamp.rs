//! Skipping work whose inputs have not changed.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use walkdir::{DirEntry, WalkDir};

/// Folders that hold what is made, never what it is made from.
const MADE: [&str; 3] = ["node_modules", "dist", "test-results"];

/// A file that remembers from which inputs something was made.
#[derive(Debug)]
pub(crate) struct Stamp {
    file: PathBuf,
    inputs: String,
}

impl Stamp {
    /// The stamp kept in `file`, for the inputs as they are now: files, or folders with all that they hold.
    ///
    /// # Errors
    /// When an input cannot be read; one that is missing counts as empty.
    pub(crate) fn new(file: PathBuf, inputs: &[PathBuf]) -> Result<Self> {
        Ok(Self { file, inputs: digest(inputs)? })
    }

    /// Whether the work was last done with these very inputs.
    pub(crate) fn is_fresh(&self) -> bool {
        std::fs::read_to_string(&self.file).is_ok_and(|last| last == self.inputs)
    }

    /// Notes that the work is done.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn save(&self) -> Result<()> {
        let folder = self.file.parent().context("a stamp lies in a folder")?;
        std::fs::create_dir_all(folder)?;
        std::fs::write(&self.file, &self.inputs).with_context(|| self.file.display().to_string())
    }
}

fn digest(inputs: &[PathBuf]) -> Result<String> {
    let mut hasher = DefaultHasher::new();
    for file in inputs.iter().flat_map(|input| files(input)) {
        file.hash(&mut hasher);
        let content = std::fs::read(&file).with_context(|| file.display().to_string())?;
        content.hash(&mut hasher);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// All files below a path, in a stable order, without what is made.
fn files(input: &Path) -> Vec<PathBuf> {
    let entries = WalkDir::new(input).sort_by_file_name().into_iter().filter_entry(is_source);
    entries.flatten().filter(|entry| entry.file_type().is_file()).map(DirEntry::into_path).collect()
}

fn is_source(entry: &DirEntry) -> bool {
    entry.depth() == 0 || !MADE.iter().any(|made| entry.file_name() == *made)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp(folder: &Path) -> Stamp {
        Stamp::new(folder.join("dist").join("stamp"), &[folder.to_path_buf()]).unwrap()
    }

    #[test]
    fn a_stamp_is_fresh_until_an_input_changes() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("page.ts");
        std::fs::write(&input, "one").unwrap();
        assert!(!stamp(folder.path()).is_fresh());
        stamp(folder.path()).save().unwrap();
        assert!(stamp(folder.path()).is_fresh());
        std::fs::write(&input, "two").unwrap();
        assert!(!stamp(folder.path()).is_fresh());
    }

    #[test]
    fn a_renamed_input_is_a_change() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a"), "same").unwrap();
        stamp(folder.path()).save().unwrap();
        std::fs::rename(folder.path().join("a"), folder.path().join("b")).unwrap();
        assert!(!stamp(folder.path()).is_fresh());
    }
}
