//! Which compiler builds for WebAssembly.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::install::Needed;
use crate::process;

/// The target that browsers run.
pub(super) const TARGET: &str = "wasm32-unknown-unknown";

const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_STD_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/Cargo.lock";

const NEEDED: Needed = Needed {
    what: "a Rust compiler for WebAssembly",
    packages: &["rustc-web", "cargo-web", "rust-web-src", "lld"],
    elsewhere: "run `rustup target add wasm32-unknown-unknown`",
};

/// A server that does not answer must not hold up the build for longer than this.
const DOWNLOAD_LIMIT: Duration = Duration::from_secs(180);

/// A compiler that can build for WebAssembly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Toolchain {
    /// The one in use, with the target's standard library installed.
    Current,
    /// Debian's packages for building web browsers; the standard library is built from its source.
    Debian,
}

impl Toolchain {
    /// A toolchain that is there, or else one installed now.
    ///
    /// # Errors
    /// When none is there and none may be installed; the error names the commands.
    pub(super) fn ready() -> Result<Self> {
        if let Some(found) = Self::find() {
            return Ok(found);
        }
        if !add_with_rustup() {
            NEEDED.install()?;
        }
        Self::find().context("the WebAssembly compiler was installed but is not found")
    }

    fn find() -> Option<Self> {
        [Self::Current, Self::Debian].into_iter().find(|toolchain| toolchain.is_there())
    }

    fn is_there(self) -> bool {
        match self {
            Self::Current => current_has_target(),
            Self::Debian => debian_is_whole(),
        }
    }

    /// The cargo of this toolchain, set up to build for [`TARGET`] once `--target` names it.
    pub(super) fn cargo(self) -> Command {
        match self {
            Self::Current => process::cargo(),
            Self::Debian => debian_cargo(),
        }
    }
}

fn current_has_target() -> bool {
    let mut rustc = process::command("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    let Ok(output) = process::output(rustc) else {
        return false;
    };
    let folder = String::from_utf8_lossy(&output.stdout);
    output.status.success() && Path::new(folder.trim()).is_dir()
}

fn debian_is_whole() -> bool {
    let files = [DEBIAN_CARGO, DEBIAN_RUSTC, DEBIAN_STD_SOURCE];
    files.iter().all(|file| Path::new(file).exists())
        && process::works(process::command("wasm-ld").arg("--version"))
}

fn debian_cargo() -> Command {
    let mut cargo = process::command(DEBIAN_CARGO);
    cargo
        .env("RUSTC", DEBIAN_RUSTC)
        // Building the standard library is an unstable option of cargo, which this unlocks in a stable one.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
        // Set by the cargo that runs this chore, for its own compiler's libraries.
        .env_remove("LD_LIBRARY_PATH")
        .args(["-Z", "build-std=std,panic_abort"]);
    cargo
}

fn add_with_rustup() -> bool {
    if !process::works(process::command("rustup").arg("--version")) {
        return false;
    }
    eprintln!("Installing the target {TARGET} with rustup ...");
    let mut rustup = process::command("rustup");
    rustup.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "0");
    process::works_within(&mut rustup, DOWNLOAD_LIMIT)
}
