//! Licences of all that is shipped, against the list in `deny.toml`.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::Value;
use spdx::{Expression, ParseMode};

use super::{cargo, tracked, verdict};
use crate::process;

/// The part of `deny.toml` that cargo-deny and this check both go by.
#[derive(Deserialize)]
struct Deny {
    licenses: Allowed,
}

#[derive(Deserialize)]
struct Allowed {
    allow: Vec<String>,
    #[serde(default)]
    exceptions: Vec<Exception>,
}

/// Licences allowed for one package alone.
#[derive(Deserialize)]
struct Exception {
    #[serde(rename = "crate")]
    package: String,
    allow: Vec<String>,
}

/// A package and its licence as it states it.
struct Package {
    name: String,
    licence: Option<String>,
}

/// Rust crates: by cargo-deny where it is installed, else read from `cargo metadata`.
///
/// # Errors
/// One line for each package with a licence that is not allowed.
pub(super) fn rust() -> Result<()> {
    if process::works(process::cargo().args(["deny", "--version"])) {
        return process::run_silently(cargo(&["deny", "check", "licenses", "bans", "sources"]));
    }
    let output = process::output(cargo(&["metadata", "--format-version", "1", "--quiet"]))?;
    if !output.status.success() {
        bail!("`cargo metadata` failed");
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    verdict(allowed()?.faults(&crates(&metadata)?))
}

/// npm packages that end up in the page: those not marked as for development only.
///
/// # Errors
/// One line for each package with a licence that is not allowed.
pub(super) fn npm() -> Result<()> {
    let lock: Value = serde_json::from_str(&tracked::text("web/package-lock.json".as_ref())?)?;
    verdict(allowed()?.faults(&shipped(&lock)?))
}

fn allowed() -> Result<Allowed> {
    let deny: Deny = toml::from_str(&tracked::text("deny.toml".as_ref())?).context("deny.toml")?;
    Ok(deny.licenses)
}

impl Allowed {
    fn faults(&self, packages: &[Package]) -> Vec<String> {
        packages
            .iter()
            .filter_map(|package| Some(format!("{}: {}", package.name, self.fault(package)?)))
            .collect()
    }

    fn fault(&self, package: &Package) -> Option<String> {
        let Some(licence) = &package.licence else {
            return Some("states no licence".to_owned());
        };
        match Expression::parse_mode(licence, ParseMode::LAX) {
            Err(_) => Some(format!("`{licence}` is no licence expression")),
            Ok(expression) if self.permits(&package.name, &expression) => None,
            Ok(_) => Some(format!("`{licence}` is not allowed by deny.toml")),
        }
    }

    fn permits(&self, package: &str, expression: &Expression) -> bool {
        let exceptions = self.exceptions.iter().filter(|exception| exception.package == package);
        let allowed: Vec<_> = exceptions.flat_map(|exception| &exception.allow).chain(&self.allow).collect();
        expression.evaluate(|requirement| allowed.iter().any(|name| **name == requirement.to_string()))
    }
}

fn crates(metadata: &Value) -> Result<Vec<Package>> {
    let packages = metadata["packages"].as_array().context("cargo metadata has no packages")?;
    Ok(packages.iter().map(|package| read(&package["name"], package)).collect())
}

fn shipped(lock: &Value) -> Result<Vec<Package>> {
    let packages = lock["packages"].as_object().context("the npm lock file has no packages")?;
    let installed =
        packages.iter().filter(|(path, package)| !path.is_empty() && package["dev"] != Value::Bool(true));
    Ok(installed.map(|(path, package)| read(&Value::from(npm_name(path)), package)).collect())
}

/// `node_modules/a/node_modules/@b/c` is the package `@b/c`.
fn npm_name(path: &str) -> &str {
    path.rsplit_once("node_modules/").map_or(path, |(_, name)| name)
}

fn read(name: &Value, package: &Value) -> Package {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Package { name: text(name).unwrap_or_default(), licence: text(&package["license"]) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn faults(licence: Option<&str>) -> Vec<String> {
        let exception = Exception { package: "other".to_owned(), allow: vec!["GPL-3.0-only".to_owned()] };
        let allowed =
            Allowed { allow: vec!["MIT".to_owned(), "Apache-2.0".to_owned()], exceptions: vec![exception] };
        allowed.faults(&[Package { name: "x".to_owned(), licence: licence.map(str::to_owned) }])
    }

    #[test]
    fn allowed_licences_pass_alone_and_in_choices() {
        for licence in ["MIT", "MIT OR GPL-3.0-only", "MIT/Apache-2.0", "(MIT AND Apache-2.0)"] {
            assert_eq!(faults(Some(licence)), Vec::<String>::new(), "{licence}");
        }
    }

    #[test]
    fn other_licences_are_told() {
        assert_eq!(faults(Some("GPL-3.0-only")), ["x: `GPL-3.0-only` is not allowed by deny.toml"]);
        assert_eq!(faults(Some("MIT AND GPL-3.0-only")).len(), 1);
        assert_eq!(faults(Some("see file")), ["x: `see file` is no licence expression"]);
        assert_eq!(faults(None), ["x: states no licence"]);
    }

    #[test]
    fn only_npm_packages_that_are_shipped_count() {
        let lock = json!({"packages": {"": {}, "node_modules/a": {"license": "MIT"}, "node_modules/b": {"dev": true}}});
        let names: Vec<_> = shipped(&lock).unwrap().into_iter().map(|package| package.name).collect();
        assert_eq!(names, ["a"]);
        assert!(shipped(&json!({})).is_err());
    }
}
