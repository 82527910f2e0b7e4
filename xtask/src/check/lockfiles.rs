//! Lock files: only the public registries, and the two halves of wasm-bindgen in step.

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use super::{cargo, tracked, verdict};
use crate::process;

const CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

/// Checks `Cargo.lock` and `web/package-lock.json`.
///
/// # Errors
/// One line for each fault.
pub(super) fn check() -> Result<()> {
    process::run_silently(cargo(&["metadata", "--locked", "--format-version", "1", "--no-deps", "--quiet"]))?;
    let rust: CargoLock = toml::from_str(&tracked::text("Cargo.lock".as_ref())?)?;
    let npm: Value = serde_json::from_str(&tracked::text("web/package-lock.json".as_ref())?)?;
    let mut faults = rust_faults(&rust);
    faults.extend(npm_faults(&npm)?);
    verdict(faults)
}

#[derive(Deserialize)]
struct CargoLock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    source: Option<String>,
}

fn rust_faults(lock: &CargoLock) -> Vec<String> {
    let foreign = lock
        .package
        .iter()
        .filter(|package| package.source.as_deref().is_some_and(|source| source != CRATES));
    let foreign = foreign.map(|package| format!("Cargo.lock: {} does not come from crates.io", package.name));
    let versions = ["wasm-bindgen", "wasm-bindgen-cli-support"].map(|name| versions(lock, name));
    let out_of_step = (versions[0] != versions[1]).then(|| {
        format!("Cargo.lock: wasm-bindgen {:?} but wasm-bindgen-cli-support {:?}", versions[0], versions[1])
    });
    foreign.chain(out_of_step).collect()
}

fn versions<'a>(lock: &'a CargoLock, name: &str) -> Vec<&'a str> {
    lock.package
        .iter()
        .filter(|package| package.name == name)
        .map(|package| package.version.as_str())
        .collect()
}

fn npm_faults(lock: &Value) -> Result<Vec<String>> {
    let packages = lock["packages"].as_object().context("web/package-lock.json has no packages")?;
    let sources =
        packages.iter().filter_map(|(name, package)| Some((name, package.get("resolved")?.as_str()?)));
    let foreign = sources.filter(|(_, source)| !source.starts_with(NPM));
    Ok(foreign
        .map(|(name, _)| format!("web/package-lock.json: {name} does not come from the npm registry"))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn lock(text: &str) -> CargoLock {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn a_crate_from_elsewhere_is_told() {
        let faults = rust_faults(&lock(
            "[[package]]\nname = 'x'\nversion = '1'\nsource = 'git+https://example.org/x'",
        ));
        assert_eq!(faults, ["Cargo.lock: x does not come from crates.io"]);
    }

    #[test]
    fn the_halves_of_wasm_bindgen_must_have_one_version() {
        let two = |first, second| {
            lock(&format!(
                "[[package]]\nname = 'wasm-bindgen'\nversion = '{first}'\n\
                 [[package]]\nname = 'wasm-bindgen-cli-support'\nversion = '{second}'"
            ))
        };
        assert_eq!(rust_faults(&two("0.2.1", "0.2.2")).len(), 1);
        assert!(rust_faults(&two("0.2.1", "0.2.1")).is_empty());
    }

    #[test]
    fn an_npm_package_from_elsewhere_is_told() {
        let good = json!({"packages": {"": {}, "a": {"resolved": "https://registry.npmjs.org/a.tgz"}}});
        let bad = json!({"packages": {"a": {"resolved": "https://example.org/a.tgz"}}});
        assert!(npm_faults(&good).unwrap().is_empty());
        assert_eq!(npm_faults(&bad).unwrap().len(), 1);
        assert!(npm_faults(&json!({})).is_err());
    }
}
