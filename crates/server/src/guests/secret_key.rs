//! The server's own secret, from which cookies and spectators' tokens are signed.

use std::io::{self, Write};
use std::path::Path;

use axum_extra::extract::cookie::Key;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::random;

/// A secret of 64 bytes, kept in the data folder. Without it every cookie and every spectator's link is void.
#[derive(Clone)]
pub(crate) struct SecretKey([u8; LENGTH]);

const LENGTH: usize = 64;
const FILE: &str = "secret.key";

impl SecretKey {
    /// Reads the key in this folder, or makes one.
    ///
    /// # Errors
    /// If the file cannot be read or written, or is no key.
    pub(crate) fn open(folder: &Path) -> io::Result<Self> {
        let path = folder.join(FILE);
        match std::fs::read(&path) {
            Ok(bytes) => bytes.try_into().map(Self).map_err(|_| {
                io::Error::new(io::ErrorKind::InvalidData, format!("{FILE} does not hold {LENGTH} bytes"))
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = random::bytes().map_err(io::Error::other)?;
                write_private(&path, &key)?;
                Ok(Self(key))
            }
            Err(error) => Err(error),
        }
    }

    /// The key for cookies.
    pub(crate) fn cookies(&self) -> Key {
        Key::from(&self.0)
    }

    /// The token with which anybody may watch this table. It is worked out, so nothing that opens it is stored.
    pub(crate) fn spectate(&self, table: &str) -> String {
        let mac = self.mac(table).finalize().into_bytes();
        random::encode(&mac[..16])
    }

    /// Whether the token is the one of this table.
    pub(crate) fn may_spectate(&self, table: &str, token: &str) -> bool {
        let bytes = random::decode(token);
        bytes.is_some_and(|bytes| bytes.len() == 16 && self.mac(table).verify_truncated_left(&bytes).is_ok())
    }

    fn mac(&self, table: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes a key of any length");
        mac.update(b"spectate ");
        mac.update(table.as_bytes());
        mac
    }
}

/// Writes a file that only its owner may read, whole or not at all.
fn write_private(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let new = path.with_extension("new");
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&new)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    std::fs::rename(new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("a folder")
    }

    #[test]
    fn a_folder_keeps_its_key_and_another_has_another() {
        let (one, two) = (folder(), folder());
        let made = SecretKey::open(one.path()).expect("made");
        assert_eq!(SecretKey::open(one.path()).expect("read").0, made.0);
        assert_ne!(SecretKey::open(two.path()).expect("made").0, made.0);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_the_key() {
        use std::os::unix::fs::PermissionsExt;
        let folder = folder();
        SecretKey::open(folder.path()).expect("made");
        let file = std::fs::metadata(folder.path().join(FILE)).expect("the file");
        assert_eq!(file.permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_file_that_is_no_key_is_named_and_left_as_it_is() {
        let folder = folder();
        let path = folder.path().join(FILE);
        std::fs::write(&path, "short").expect("written");
        let error = SecretKey::open(folder.path()).err().expect("refused");
        assert!(error.to_string().contains(FILE), "{error}");
        assert_eq!(std::fs::read(&path).expect("still there"), b"short");
    }

    #[test]
    fn a_spectators_token_opens_its_own_table_and_no_other() {
        let folder = folder();
        let key = SecretKey::open(folder.path()).expect("made");
        let token = key.spectate("one");
        assert!(key.may_spectate("one", &token));
        assert!(!key.may_spectate("two", &token));
        for bad in ["", &token[..21], &format!("{token}A"), "!", &key.spectate("two")] {
            assert!(!key.may_spectate("one", bad), "{bad}");
        }
    }
}
