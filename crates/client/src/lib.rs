//! Somebody who plays at a server's tables, as a page would: for tests and benches. Servers are on this machine alone.
//!
//! ```no_run
//! # async fn play(address: std::net::SocketAddr) -> anyhow::Result<()> {
//! use summiteer_client::{Guest, make_table};
//!
//! let (ada, ben) = (Guest::new(address, "Ada").await?, Guest::new(address, "Ben").await?);
//! let id = make_table(&[&ada, &ben], "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\n\n", &[]).await?;
//! let mut table = ada.sit(&id, 'A', 0).await?;
//! let state = table.state().await?;
//! # Ok(())
//! # }
//! ```

mod guest;
mod http;
mod live;
mod player;

pub use guest::{Guest, make_table};
pub use http::Answer;
pub use live::{Live, Reply};
pub use player::Player;
