//! How fast the server is; prints tables. Server and load share this machine: the server is a process of its own, started
//! from this same program.

mod load;
mod memory;
mod print;
mod server;
mod store;
mod stored;

use std::path::Path;

use anyhow::{Result, ensure};
use tokio::runtime::Builder;

fn main() -> Result<()> {
    // Cargo passes arguments of its own, so this one has a name that cargo has not.
    let arguments: Vec<String> = std::env::args().collect();
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    match arguments.iter().position(|argument| argument == server::SERVE) {
        Some(place) => {
            ensure!(arguments.len() > place + 1, "the folder of the data is missing");
            runtime.block_on(server::serve(Path::new(&arguments[place + 1])))
        }
        None => runtime.block_on(measure()),
    }
}

async fn measure() -> Result<()> {
    load::measure().await?;
    memory::measure().await?;
    store::measure().await
}
