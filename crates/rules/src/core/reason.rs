//! How a refusal reads, in cases and logs: its key, and the rule behind it where there is one.

use std::fmt;

pub(crate) fn write_reason(f: &mut fmt::Formatter<'_>, key: &str, rule: Option<&str>) -> fmt::Result {
    match rule {
        Some(rule) => write!(f, "{key} ({rule})"),
        None => write!(f, "{key}"),
    }
}
