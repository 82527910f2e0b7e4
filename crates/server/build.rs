//! The macro that takes the migrations in does not notice new ones by itself.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
