//! What a new table is to be.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use summiteer_rules::core::{Header, Seat};
use summiteer_tables::AnyTable;

use crate::error::{ApiError, Problem};
use crate::random;
use crate::store::{NewSeat, SeatKind, SeatRow};

/// A set-up that can be played.
pub(super) struct SetUp {
    table: Box<dyn AnyTable>,
    /// The names of the bots, by seat.
    bots: BTreeMap<Seat, String>,
}

/// Longest set-up, in bytes: each takes a few hundred, and everybody at the table is sent it.
const LONGEST: usize = 8 << 10;

/// Invitations by seat.
pub(super) type Invitations = BTreeMap<String, String>;

impl SetUp {
    /// Reads a set-up: the head of a record without entries, and who of the server's bots plays.
    ///
    /// # Errors
    /// If it is no set-up of a game that can be played, or says what only the server may say, or a bot is not there.
    pub(super) fn read(header: &str, bots: &BTreeMap<String, String>) -> Result<Self, ApiError> {
        if header.len() > LONGEST {
            return Err(unplayable(&format!("a set-up has at most {LONGEST} bytes")));
        }
        let table = summiteer_tables::open(header).map_err(|error| unplayable(&error))?;
        if let Some((key, _)) = table.header().iter().find(|(key, _)| Header::is_of_table(key)) {
            return Err(unplayable(&format!("`{key}` is for the server to say")));
        }
        if table.length() > 0 {
            return Err(unplayable(&"a new table has no moves"));
        }
        let bots =
            bots.iter().map(|(seat, bot)| bot_seat(table.as_ref(), seat, bot)).collect::<Result<_, _>>()?;
        Ok(Self { table, bots })
    }

    /// The head of its record.
    pub(super) fn header(&self) -> String {
        self.table.header().text()
    }

    /// Its seats: the host in the first, bots where they are wanted, and an invitation for each of the others.
    ///
    /// # Errors
    /// If the system has no random numbers to give.
    pub(super) fn seats(&self, host: &str, nonce: &str) -> Result<(Vec<NewSeat>, Invitations), ApiError> {
        let (mut seats, mut invitations) = (Vec::new(), Invitations::new());
        for seat in Seat::all(self.table.seats()) {
            let mut row = SeatRow::open(seat.to_string());
            let mut invitation = None;
            if seat == FIRST {
                (row.kind, row.guest, row.nonce) =
                    (SeatKind::Person, Some(host.to_owned()), Some(nonce.to_owned()));
            } else if let Some(bot) = self.bots.get(&seat) {
                (row.kind, row.bot) = (SeatKind::Bot, Some(bot.clone()));
            } else {
                let token = random::token()?;
                invitation = Some(hash(&token));
                invitations.insert(seat.to_string(), token);
            }
            seats.push(NewSeat { row, invitation });
        }
        Ok((seats, invitations))
    }
}

const FIRST: Seat = Seat::new(0);

/// What of an invitation is stored.
pub(super) fn hash(invitation: &str) -> [u8; 32] {
    Sha256::digest(invitation).into()
}

fn bot_seat(table: &dyn AnyTable, seat: &str, bot: &str) -> Result<(Seat, String), ApiError> {
    let place = table.seat(seat).map_err(|_| Problem::NoSeat)?;
    if place == FIRST {
        return Err(Problem::SeatTaken.into());
    }
    Ok((place, known_bot(table.header(), bot)?))
}

/// A bot that plays the game of this set-up.
///
/// # Errors
/// If there is none of this name.
pub(super) fn known_bot(header: &Header, bot: &str) -> Result<String, ApiError> {
    let game = header.get("game").unwrap_or_default();
    let known = summiteer_tables::catalogue();
    if known.iter().any(|known| known.id == game && known.bots.iter().any(|name| name == bot)) {
        Ok(bot.to_owned())
    } else {
        Err(ApiError::from(Problem::Bot).with("bot", bot))
    }
}

fn unplayable(reason: &dyn std::fmt::Display) -> ApiError {
    ApiError::from(Problem::Header).with("reason", reason)
}
