//! The fields of a header that say how chance was dealt.

use summiteer_rules::core::{Header, ParseError, Seat};

use super::{Nonce, Secret};
use crate::AnyTable;

const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const NONCE: &str = "nonce ";

/// Writes down what is known when a game starts: the commitment and each person's nonce.
pub fn publish(header: &mut Header, secret: &Secret, nonces: &[(Seat, Nonce)]) {
    header.set(COMMITMENT, &secret.commitment());
    for (seat, nonce) in nonces {
        header.set(&format!("{NONCE}{seat}"), nonce.hex());
    }
}

/// Writes down what is known when a game is over: the secret.
pub fn reveal(header: &mut Header, secret: &Secret) {
    header.set(SECRET, &secret.hex());
}

/// The whole record of a finished game with its secret, ready for [`verify`](super::verify).
pub fn revealed(table: &dyn AnyTable, secret: &Secret) -> String {
    let mut header = table.header().clone();
    reveal(&mut header, secret);
    header.text() + &table.lines(0).into_iter().map(|line| line + "\n").collect::<String>()
}

/// What a header says about chance, once the secret is out.
pub(super) struct Fields {
    pub(super) commitment: String,
    pub(super) secret: Secret,
    pub(super) nonces: Vec<(Seat, Nonce)>,
}

impl Fields {
    /// Reads the fields of a table with this many seats; `None` if commitment or secret is missing.
    ///
    /// # Errors
    /// If a field is there, but not what it must be.
    pub(super) fn read(header: &Header, seats: usize) -> Result<Option<Self>, ParseError> {
        let (Some(commitment), Some(secret)) = (header.get(COMMITMENT), header.get(SECRET)) else {
            return Ok(None);
        };
        let secret = Secret::from_hex(secret).ok_or_else(|| header.error(SECRET, "64 hex digits"))?;
        let nonces = header.iter().filter_map(|(key, text)| Some((key, key.strip_prefix(NONCE)?, text)));
        let nonces = nonces.map(|(key, seat, text)| {
            let seat = Seat::all(seats).find(|known| known.to_string() == seat);
            let seat = seat.ok_or_else(|| header.error(key, "the nonce of a seat at the table"))?;
            let nonce = Nonce::new(text);
            Ok((seat, nonce.ok_or_else(|| header.error(key, "32 to 128 hex digits in lower case"))?))
        });
        let nonces = nonces.collect::<Result<_, _>>()?;
        Ok(Some(Self { commitment: commitment.to_owned(), secret, nonces }))
    }
}
