//! JSON across the boundary.

use serde::Serialize;

/// A value as JSON.
///
/// # Panics
/// Never: wire values have text keys only.
pub(crate) fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("wire values are plain")
}
