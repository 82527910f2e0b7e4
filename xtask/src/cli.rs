//! The chores and their options, as typed after `cargo xtask`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Every chore of the project.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) chore: Chore,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Chore {
    /// Build everything and serve the game on this machine
    Play(PlayOptions),
    /// Run the tests: all of them, or the parts named
    Test(TestParts),
    /// Run every check that is not a test: format, lints, docs, licences, rule coverage, locales, links
    Check {
        /// Run only the checks whose name contains this text
        #[arg(value_name = "NAME")]
        only: Option<String>,
    },
    /// Measure speed and print the tables
    Bench,
    /// Build the engine for the browser into web/src/engine/pkg
    Wasm {
        /// Build unoptimised
        #[arg(long)]
        debug: bool,
    },
    /// Write the TypeScript types of the engine into web/src/engine/types
    Types,
}

#[derive(Debug, Args)]
pub(crate) struct PlayOptions {
    /// Port to serve on, on 127.0.0.1
    #[arg(long, default_value_t = 8787)]
    pub(crate) port: u16,
    /// Folder for the tables of the network; otherwise one of this user
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Build unoptimised, which is faster to build and slower to play
    #[arg(long)]
    pub(crate) debug: bool,
}

/// The parts of the tests asked for; none asked for means all.
#[derive(Debug, Args)]
pub(crate) struct TestParts {
    /// Rust tests, documentation examples and rule cases
    #[arg(long)]
    rust: bool,
    /// Unit tests of the page
    #[arg(long)]
    web: bool,
    /// Tests in a real browser
    #[arg(long)]
    browser: bool,
}

impl TestParts {
    fn all(&self) -> bool {
        !(self.rust || self.web || self.browser)
    }

    pub(crate) fn rust(&self) -> bool {
        self.rust || self.all()
    }

    pub(crate) fn web(&self) -> bool {
        self.web || self.all()
    }

    pub(crate) fn browser(&self) -> bool {
        self.browser || self.all()
    }
}

/// How code is compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    Release,
    Debug,
}

impl Profile {
    pub(crate) fn of(debug: bool) -> Self {
        if debug { Self::Debug } else { Self::Release }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn no_part_named_means_every_part() {
        let all = TestParts { rust: false, web: false, browser: false };
        assert!(all.rust() && all.web() && all.browser());
        let rust = TestParts { rust: true, web: false, browser: false };
        assert!(rust.rust() && !rust.web() && !rust.browser());
    }
}
