//! Dealing a finished game again.

use summiteer_rules::core::{Cursor, Header, Seat};
use summiteer_wire::{DealtWire, NonceWire, VerificationWire};

use super::fields::Fields;
use super::{Dealer, Nonce, VerifyError};
use crate::open;

/// Deals every die and every card of a record again, from the secret and the nonces in its header, and compares.
///
/// # Errors
/// If the record cannot be read, or its header lacks what is needed: then nothing can be said about its chance.
pub fn verify(record: &str) -> Result<VerificationWire, VerifyError> {
    let (header, lines) = Header::read(record)?;
    let mut table = open(&header.text())?;
    let fields = Fields::read(&header, table.seats())?.ok_or(VerifyError::NotRevealed)?;
    let dealer = Dealer::new(fields.secret.clone(), &fields.nonces);
    let mut dealt = Vec::new();
    for (number, line) in lines {
        let Some(word) = Cursor::new(number, line).peek() else { continue };
        let (entry, count) = (table.length(), table.chance_count());
        let expected = table.would_deal(&mut dealer.numbers(count));
        let played = table.play(line) == Ok(None);
        if word == "chance" {
            let line = table.lines(entry).pop().unwrap_or_else(|| line.trim().to_owned());
            let (ok, events) = (played && expected.as_ref() == Some(&line), table.revealed(entry));
            let (entry, number) = (entry as u32, count as u32);
            dealt.push(DealtWire { entry, number, line, expected, ok, events });
        }
        if !played {
            break;
        }
    }
    Ok(report(&fields, dealt, open(record).err().map(|error| error.to_string())))
}

fn report(fields: &Fields, dealt: Vec<DealtWire>, broken: Option<String>) -> VerificationWire {
    let secret_fits = fields.secret.commitment() == fields.commitment;
    let nonce =
        |(seat, nonce): &(Seat, Nonce)| NonceWire { seat: seat.to_string(), nonce: nonce.hex().to_owned() };
    VerificationWire {
        holds: secret_fits && broken.is_none() && dealt.iter().all(|dealt| dealt.ok),
        commitment: fields.commitment.clone(),
        secret: fields.secret.hex(),
        secret_fits,
        nonces: fields.nonces.iter().map(nonce).collect(),
        dealt,
        broken,
    }
}
