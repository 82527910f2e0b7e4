//! Where a game is played: lines in, lines out.

use std::io::{self, BufRead, IsTerminal, StdinLock, Stdout, Write};

use anyhow::Result;

/// Clears a terminal and what it scrolled away, so that nobody can read the last player's hand.
const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";
/// What stands in for clearing where there is no terminal.
const CURTAIN: &str = "\n========\n";

/// The player's side of the program.
pub(super) struct Console {
    input: StdinLock<'static>,
    output: Stdout,
    is_terminal: bool,
}

impl Console {
    /// Standard input and output.
    pub(super) fn standard() -> Self {
        let is_terminal = io::stdout().is_terminal();
        Self { input: io::stdin().lock(), output: io::stdout(), is_terminal }
    }

    /// Prints a line.
    ///
    /// # Errors
    /// If the output is closed.
    pub(super) fn line(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.output, "{text}")?)
    }

    /// Asks for a line; `None` when the input has ended.
    ///
    /// # Errors
    /// If the output is closed or the input cannot be read.
    pub(super) fn ask(&mut self, prompt: &str) -> Result<Option<String>> {
        write!(self.output, "{prompt} ")?;
        self.output.flush()?;
        // A key that the terminal sends in another encoding shall not end the game.
        let mut line = Vec::new();
        let read = self.input.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Hides what was shown so far.
    ///
    /// # Errors
    /// If the output is closed.
    pub(super) fn clear(&mut self) -> Result<()> {
        Ok(writeln!(self.output, "{}", if self.is_terminal { CLEAR } else { CURTAIN })?)
    }
}
