//! `summiteer-bindgen MODULE.wasm FOLDER`: writes the JavaScript bindings of a module, for the `web` target.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let module = arguments.next().context("usage: summiteer-bindgen MODULE.wasm FOLDER")?;
    let folder = arguments.next().context("usage: summiteer-bindgen MODULE.wasm FOLDER")?;
    Bindgen::new().input_path(module).web(true)?.typescript(true).generate(folder)
}
