//! What the server and the people at a table bring along.

use std::fmt;

use sha2::{Digest, Sha256};

/// The server's secret of one table: 32 random bytes, known to nobody else until the game is over. No two tables may
/// share one.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes, which must come from the system's generator.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads a secret of 64 hex digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok().map(|()| Self(bytes))
    }

    /// The secret as 64 hex digits, for the record of a finished game.
    pub fn hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What may be published before the game: SHA-256 of the secret as 64 hex digits. Nobody can find another secret that
    /// fits it.
    ///
    /// ```
    /// use summiteer_tables::fair::Secret;
    /// let commitment = Secret::new([0; 32]).commitment();
    /// assert_eq!(commitment, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    /// ```
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    pub(super) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Shows nothing, so that no log can give it away.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// A person's share in the chance of a table: 32 to 128 hex digits in lower case, random, sent once the commitment is
/// known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonce(String);

impl Nonce {
    /// Reads a nonce; `None` if it is too short, too long or anything but lower-case hex.
    pub fn new(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (digits && (32..=128).contains(&text.len())).then(|| Self(text.to_owned()))
    }

    /// The nonce as it was read.
    pub fn hex(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_is_written_and_never_shown() {
        let secret = Secret::new([0xa7; 32]);
        assert_eq!(Secret::from_hex(&secret.hex()), Some(secret.clone()));
        assert_eq!(format!("{secret:?}"), "Secret(..)");
        for text in ["", "a7", &secret.hex()[1..], &format!("{}00", secret.hex()), &"g0".repeat(32)] {
            assert_eq!(Secret::from_hex(text), None, "{text}");
        }
    }

    #[test]
    fn a_nonce_is_hex_in_lower_case_and_neither_short_nor_huge() {
        for text in ["0f".repeat(16), "abcdef0123456789".repeat(8)] {
            assert_eq!(Nonce::new(&text).as_ref().map(Nonce::hex), Some(text.as_str()));
        }
        let line_break = format!("{}\n", "0".repeat(32));
        for text in ["", &"0".repeat(31), &"0".repeat(129), &"A".repeat(32), &line_break, &"é".repeat(16)] {
            assert_eq!(Nonce::new(text), None, "{text}");
        }
    }
}
