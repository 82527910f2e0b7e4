//! The engine for the browser: WebAssembly and its JavaScript bindings.

mod toolchain;

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::cli::Profile;
use crate::{process, workspace};
use toolchain::{TARGET, Toolchain};

/// Where the bindings go; the page imports them from there.
const BINDINGS: &str = "web/src/engine/pkg";

/// Builds the crate `summiteer-wasm` and writes its bindings for the page.
///
/// # Errors
/// When no toolchain can be had, or the build fails.
pub(crate) fn build(profile: Profile) -> Result<()> {
    let [mut compile, mut bind] = steps(profile)?;
    process::run(&mut compile)?;
    process::run(&mut bind)
}

/// Like [`build`] with release code, but prints only what fails.
///
/// # Errors
/// Those of [`build`].
pub(crate) fn build_silently() -> Result<()> {
    let [compile, bind] = steps(Profile::Release)?;
    process::run_silently(compile)?;
    process::run_silently(bind)
}

fn steps(profile: Profile) -> Result<[Command; 2]> {
    Ok([compile(Toolchain::ready()?, profile), bind(profile)])
}

fn profile_name(profile: Profile) -> &'static str {
    match profile {
        Profile::Release => "wasm-release",
        Profile::Debug => "dev",
    }
}

/// Apart from the native builds, which may use another compiler.
fn target_folder() -> PathBuf {
    workspace::target().join("wasm")
}

fn compile(toolchain: Toolchain, profile: Profile) -> Command {
    let mut cargo = toolchain.cargo();
    cargo.args(["build", "--package", "summiteer-wasm", "--target", TARGET]);
    cargo.args(["--profile", profile_name(profile)]).arg("--target-dir").arg(target_folder());
    cargo
}

fn module(profile: Profile) -> PathBuf {
    let folder = match profile {
        Profile::Release => profile_name(profile),
        Profile::Debug => "debug",
    };
    target_folder().join(TARGET).join(folder).join("summiteer_wasm.wasm")
}

fn bind(profile: Profile) -> Command {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--package", "summiteer-bindgen", "--"]);
    cargo.arg(module(profile)).arg(workspace::path(BINDINGS));
    cargo
}
