//! Rule cases: small files that say what the rules demand of a position. `cases/README.md` describes their format.

mod coverage;
mod expect;
mod file;
mod games;
mod run;
mod words;

pub use coverage::{Coverage, coverage};
pub use file::{Case, CaseFile, Refused, SetupText, load};
pub use games::CaseGame;
pub use run::{Failure, Report, run, run_text};
