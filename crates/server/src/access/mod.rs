//! Who may do what: each request passes here before its handler sees it.

mod caller;
mod connections;
mod gate;
mod limits;
mod origin;

pub(crate) use caller::{Caller, Place, Role};
pub(crate) use gate::{Gate, gate};
pub(crate) use limits::{Limits, PAUSE};
pub(crate) use origin::is_secure;
