//! Running the program.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with English texts, in the project's folder.
pub(crate) fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_summiteer"));
    command
        .args(args)
        .current_dir(root())
        .env("LANG", "en_US.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES");
    command
}

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Runs the program to its end.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_typing(args, "")
}

/// Runs the program to its end, with this typed at its prompts.
pub(crate) fn run_typing(args: &[&str], typed: impl Into<Vec<u8>>) -> Ran {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("its input is piped");
    let typed = typed.into();
    // The program may stop before it has read everything; then the rest has no reader.
    let typing = std::thread::spawn(move || drop(input.write_all(&typed)));
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("typing ends with the program");
    Ran {
        code: output.status.code().expect("the program ends by itself"),
        out: String::from_utf8(output.stdout).expect("output is text"),
        err: String::from_utf8(output.stderr).expect("errors are text"),
    }
}
