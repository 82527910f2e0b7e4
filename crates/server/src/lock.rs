//! One server at a time has a data folder.

use std::fs::{File, OpenOptions};
use std::path::Path;

use fs4::{FileExt, TryLockError};

use crate::store::OpenError;

const FILE: &str = "summiteer.lock";

/// Takes the folder; it is free again when the file is closed, however the program ends.
///
/// # Errors
/// If another server has it, or it cannot be written.
pub(crate) fn take(folder: &Path) -> Result<File, OpenError> {
    let failed = |error| OpenError::Folder(folder.to_owned(), error);
    let mut options = OpenOptions::new();
    let file = options.create(true).truncate(false).write(true).open(folder.join(FILE)).map_err(failed)?;
    match FileExt::try_lock(&file) {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_one_servers_until_that_has_gone() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = take(folder.path()).expect("free");
        let error = take(folder.path()).expect_err("taken");
        assert!(matches!(&error, OpenError::InUse(path) if path == folder.path()), "{error:?}");
        assert!(error.to_string().contains("--data"), "{error}");
        drop(first);
        take(folder.path()).expect("free again");
    }
}
