//! Finds the page that the program embeds: `web/dist`, or a placeholder before the page was first built.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../locales");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where")).join("../..");
    let dist = root.join("web/dist");
    let page = if dist.join("index.html").exists() {
        println!("cargo:rerun-if-changed=../../web/dist");
        dist
    } else {
        // A path that does not exist would count as changed each time; the folder above it changes when it appears.
        println!("cargo:rerun-if-changed={}", if dist.exists() { "../../web/dist" } else { "../../web" });
        placeholder()?
    };
    println!("cargo:rustc-env=SUMMITEER_PAGE={}", page.display());
    Ok(())
}

fn placeholder() -> io::Result<PathBuf> {
    let folder = PathBuf::from(env::var("OUT_DIR").expect("cargo says where")).join("page");
    fs::create_dir_all(&folder)?;
    println!("cargo:rerun-if-changed=src/serve/placeholder.html");
    fs::copy("src/serve/placeholder.html", folder.join("index.html"))?;
    Ok(folder)
}
