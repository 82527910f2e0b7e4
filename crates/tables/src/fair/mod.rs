//! Chance that can be checked afterwards.
//!
//! 1. A server draws a [`Secret`] for a table and publishes its commitment.
//! 2. Each person's page answers with a [`Nonce`]. So neither side alone can have picked the outcomes: the server could
//!    not know the nonces, nobody else knows the secret. It takes a server that is in league with whoever comes last.
//! 3. Each turn of chance takes its numbers from the [`Dealer`], by its place in the record; undo never rewinds it.
//! 4. Once the game is over the secret is written into the record, and anyone can [`verify`] it.
//!
//! ```
//! use summiteer_rules::core::{Header, Seat, Turn};
//! use summiteer_tables::{fair, open};
//!
//! let (mut header, _) = Header::read("summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\n").unwrap();
//! let secret = fair::Secret::new([7; 32]);
//! let nonces = [(Seat::new(0), fair::Nonce::new("00112233445566778899aabbccddeeff").unwrap())];
//! fair::publish(&mut header, &secret, &nonces);
//!
//! let mut table = open(&header.text()).unwrap();
//! let dealer = fair::Dealer::new(secret.clone(), &nonces);
//! while table.turn() == Turn::Chance {
//!     table.deal(&mut dealer.numbers(table.chance_count()));
//! }
//! assert!(fair::verify(&fair::revealed(&*table, &secret)).unwrap().holds);
//! ```

mod check;
mod error;
mod fields;
mod numbers;
mod secret;

pub use check::verify;
pub use error::VerifyError;
pub use fields::{publish, reveal, revealed};
pub use numbers::{Dealer, FairNumbers};
pub use secret::{Nonce, Secret};

#[cfg(test)]
mod tests;
