//! Live tables over real `WebSockets`.

mod crowd;
mod ends;
mod games;
mod hostile;
mod leaks;
mod play;
mod server;
mod store;
mod unsteady;
mod vacant;
mod worlds;
