//! Tables over the network. It knows no game by name: a table is a `summiteer_tables::AnyTable`.

mod access;
mod api;
mod app;
mod error;
mod guests;
mod live;
mod lock;
mod random;
mod security;
mod serve;
mod settings;
mod stop;
mod store;
#[cfg(test)]
mod testing;
mod upkeep;

pub use security::secured;
pub use serve::Server;
pub use settings::Settings;
pub use store::OpenError;
