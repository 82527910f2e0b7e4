//! What every game shares: seats, chance, faults, hashing, text, the table and its record.

mod chance;
mod document;
mod fault;
mod hash;
mod reason;
mod record;
mod rules;
mod seat;
mod setup;
mod sink;
mod table;
mod text;

pub use chance::{NumberSource, SplitMix, Weighted, pick};
pub(crate) use document::{Document, Section};
pub use fault::{Fault, Faults};
pub(crate) use hash::StableHasher;
pub use hash::hash64;
pub(crate) use reason::write_reason;
pub use record::{Entry, Header, read_entry};
pub use rules::{Observer, Rules, Turn};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use setup::{FirstSeat, one_of};
pub(crate) use setup::{KnownOptions, find_part, read_switch};
pub(crate) use sink::{Silent, Sink};
pub use table::{Step, Table, TableError};
pub use text::{Cursor, ParseError, without_byte_order_mark};
