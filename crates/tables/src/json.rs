//! Values as JSON.

use serde::Serialize;

/// A value of `summiteer-wire` as JSON.
///
/// # Panics
/// Never: wire values have text keys only.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("wire values are plain")
}
