//! Random ids, tokens and secrets.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes that nobody can guess.
///
/// # Errors
/// If the system has no random numbers to give.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

/// A new id or token: 128 random bits as 22 letters that are fine in an address.
///
/// # Errors
/// If the system has no random numbers to give.
pub(crate) fn token() -> Result<String, getrandom::Error> {
    bytes::<16>().map(|bytes| encode(&bytes))
}

/// Bytes as letters, digits, `-` and `_`.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
