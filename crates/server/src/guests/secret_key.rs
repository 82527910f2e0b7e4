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
