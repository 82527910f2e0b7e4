//! What came of checking the chance of a finished game.

use serde::Serialize;

use crate::Words;

/// Whether each die and each card of a record is the one that follows from the server's secret and the nonces of the
/// people at the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct VerificationWire {
    /// Whether everything below is as it must be.
    pub holds: bool,
    /// What the server published before it knew the nonces, in hex.
    pub commitment: String,
    /// The secret, revealed at the end, in hex.
    pub secret: String,
    /// Whether the commitment is the secret's.
    pub secret_fits: bool,
    /// What each person brought along.
    pub nonces: Vec<NonceWire>,
    /// Every turn of chance, in order.
    pub dealt: Vec<DealtWire>,
    /// Where the record cannot have been played at all, and why: what stands behind was not checked.
    pub broken: Option<String>,
}

/// What a person's page brought along, so that the server could not know the outcomes beforehand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct NonceWire {
    /// The person's seat.
    pub seat: String,
    /// The nonce, in hex.
    pub nonce: String,
}

/// One turn of chance, dealt again.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "camelCase")]
pub struct DealtWire {
    /// The number of its entry in the record, from 0.
    pub entry: u32,
    /// Its number among the turns of chance, from 0.
    pub number: u32,
    /// The line that the record has.
    pub line: String,
    /// The line that follows from secret and nonces; none if it was not chance's turn.
    pub expected: Option<String>,
    /// Whether the two are the same.
    pub ok: bool,
    /// What it brought about, nothing hidden: the game is over.
    pub events: Vec<Words>,
}
