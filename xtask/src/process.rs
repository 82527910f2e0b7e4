//! Running other programs: aloud, captured, or both.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// A command to be run in the root of the checkout.
pub(crate) fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace::root());
    command
}

/// The cargo that runs this chore.
pub(crate) fn cargo() -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

/// npm in the folder of the page.
pub(crate) fn npm() -> Command {
    let mut npm = command(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(workspace::path("web"));
    npm
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let words = std::iter::once(name).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

fn not_started(command: &Command) -> String {
    format!("`{}` could not be started (is it installed and on the PATH?)", shown(command))
}

/// Runs with output going straight to the terminal.
///
/// # Errors
/// When the program cannot be started or ends in failure.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| not_started(command))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// What a program printed, both streams in their order, and whether it succeeded.
#[derive(Debug)]
pub(crate) struct Transcript {
    pub(crate) success: bool,
    pub(crate) text: String,
}

/// Runs and keeps all that is printed, without colours; `aloud` prints it as it comes, too.
///
/// # Errors
/// When the program cannot be started; its failure is told in the transcript.
pub(crate) fn transcript(mut command: Command, aloud: bool) -> Result<Transcript> {
    let (reader, writer) = std::io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    command.env("NO_COLOR", "1").env("CARGO_TERM_COLOR", "never").env_remove("FORCE_COLOR");
    let mut child = command.spawn().with_context(|| not_started(&command))?;
    drop(command); // closes this side's ends of the pipe, so that reading ends with the program
    let text = read_lines(reader, aloud)?;
    let success = child.wait()?.success();
    Ok(Transcript { success, text })
}

fn read_lines(reader: impl Read, aloud: bool) -> Result<String> {
    let mut reader = BufReader::new(reader);
    let mut text = String::new();
    let mut line = Vec::new();
    while reader.read_until(b'\n', &mut line)? > 0 {
        let printable = String::from_utf8_lossy(&line);
        if aloud {
            print!("{printable}");
            std::io::stdout().flush()?;
        }
        text.push_str(&printable);
        line.clear();
    }
    Ok(text)
}

/// Runs in silence.
///
/// # Errors
/// When the program fails; the error then holds all that it printed.
pub(crate) fn run_silently(command: Command) -> Result<()> {
    let words = shown(&command);
    let transcript = transcript(command, false)?;
    if !transcript.success {
        bail!("`{words}` failed:\n{}", transcript.text.trim_end());
    }
    Ok(())
}

/// Runs and returns what went to standard output, whether or not the program succeeded.
///
/// # Errors
/// When the program cannot be started.
pub(crate) fn output(mut command: Command) -> Result<Output> {
    command.stderr(Stdio::inherit()).output().with_context(|| not_started(&command))
}

/// Whether the program starts and succeeds; what it prints is dropped.
pub(crate) fn works(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Like [`works`], but a program that takes longer than `limit` is ended and counts as failed.
pub(crate) fn works_within(command: &mut Command, limit: Duration) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else {
        return false;
    };
    let start = Instant::now();
    while start.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    // An error here means that the program has just ended by itself.
    let _ = child.kill();
    let _ = child.wait();
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_told_with_its_words_and_output() {
        let mut rustc = command("rustc");
        rustc.arg("--no-such-option");
        let error = run_silently(rustc).unwrap_err().to_string();
        assert!(error.contains("rustc --no-such-option"), "{error}");
        assert!(error.contains("Unrecognized option"), "{error}");
    }

    #[test]
    fn a_missing_program_is_told_by_name() {
        let error = transcript(command("no-such-program"), false).unwrap_err();
        assert!(format!("{error:#}").contains("`no-such-program` could not be started"));
    }

    #[test]
    fn a_program_that_hangs_is_ended() {
        let mut reader = command(if cfg!(windows) { "timeout" } else { "sleep" });
        assert!(!works_within(reader.arg("60"), Duration::from_millis(200)));
    }
}
