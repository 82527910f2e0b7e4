//! The browser that the browser tests drive.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::install::Needed;

/// Where systems put Chromium, or a Chrome that does as well.
const PLACES: [&str; 5] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
];

const NEEDED: Needed = Needed {
    what: "Chromium",
    packages: &["chromium", "fonts-dejavu-core"],
    elsewhere: "install Chromium or Chrome, or set CHROMIUM to its path",
};

/// The path of the browser: `CHROMIUM` where set, else the system's, installed now if it may be.
///
/// # Errors
/// When there is none and it may not be installed; the error names the command.
pub(crate) fn ready() -> Result<PathBuf> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return there(PathBuf::from(named));
    }
    if let Some(found) = find() {
        return Ok(found);
    }
    NEEDED.install()?;
    there(PathBuf::from(PLACES[0]))
}

/// The system's browser, if there is one already.
fn find() -> Option<PathBuf> {
    PLACES.iter().map(Path::new).find(|place| place.exists()).map(Path::to_path_buf)
}

fn there(browser: PathBuf) -> Result<PathBuf> {
    if !browser.exists() {
        bail!("there is no browser at {}", browser.display());
    }
    Ok(browser)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_named_in_vain_is_refused() {
        let error = there(PathBuf::from("no/such/browser")).unwrap_err();
        assert_eq!(error.to_string(), "there is no browser at no/such/browser");
    }
}
