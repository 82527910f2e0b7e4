//! How fast engine and bots are, on one core; prints a table. Every number is the median of several runs.

mod everest;
mod gipfel;
mod k2;
mod measure;
mod random;

fn main() {
    k2::measure();
    everest::measure();
    gipfel::measure();
}
