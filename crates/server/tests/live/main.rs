//! Live tables over real WebSockets.

mod games;
mod play;
mod server;
mod unsteady;
