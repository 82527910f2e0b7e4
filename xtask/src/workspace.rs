//! Where things lie in the checkout.

use std::path::{Path, PathBuf};

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the checkout").to_path_buf()
}

/// A path given relative to the root, with `/` between its parts.
pub(crate) fn path(relative: &str) -> PathBuf {
    relative.split('/').fold(root(), |path, part| path.join(part))
}

/// Cargo's target folder: `CARGO_TARGET_DIR` where set, else `target`.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}
