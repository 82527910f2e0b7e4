//! Live tables over real WebSockets.

mod games;
mod leaks;
mod play;
mod server;
mod unsteady;
mod worlds;
