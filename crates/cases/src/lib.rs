//! Rule cases: small files that say what the rules demand of a position. `cases/README.md` describes their format.

mod coverage;
mod expect;
mod file;
mod k2;
mod run;

pub use coverage::{Coverage, coverage};
pub use file::{Case, Refused, SetupText, load};
pub use run::{Failure, Report, run, run_text};
