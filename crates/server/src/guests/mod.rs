//! Guests: somebody with a signed cookie and a name.

mod guest;
mod name;
mod secret_key;

pub(crate) use guest::{COOKIE, cookie, guest};
pub(crate) use name::Name;
pub(crate) use secret_key::SecretKey;
