//! Live tables over real `WebSockets`.

mod crowd;
mod ends;
mod expedition;
mod games;
mod hostile;
mod leaks;
mod oxygen;
mod play;
mod server;
mod store;
mod unsteady;
mod vacant;
mod worlds;
