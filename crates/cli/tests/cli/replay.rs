use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::{Ran, program, run, run_typing};

/// Records a short game of two bots and a person who quits at the second prompt.
fn record(folder: &Path) -> PathBuf {
    let file = folder.join("game.summit");
    let name = file.display().to_string();
    let ran = run_typing(&["play", "--players", "human,random", "--seed", "5", "--save", &name], "1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    file
}

fn replay(file: &Path, more: &[&str]) -> Ran {
    run(&[&["replay", &file.display().to_string()], more].concat())
}

fn json(file: &Path, more: &[&str]) -> Value {
    let ran = replay(file, &[more, &["--format", "json"]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn each_observer_sees_what_it_may() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let (a, b) = (json(&file, &["--at", "18", "--seat", "A"]), json(&file, &["--at", "18", "--seat", "B"]));
    assert_eq!((&a["observer"], &b["observer"]), (&"A".into(), &"B".into()));
    assert!(a["own"].is_object() && b["own"].is_object() && a["own"] != b["own"]);
    assert!(json(&file, &["--at", "18"])["own"].is_null());
}

#[test]
fn moves_are_counted_from_the_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    assert!(json(&file, &["--at", "0"])["start"].is_null());
    assert!(json(&file, &["--at", "1"])["start"].is_string());
    let text = fs::read_to_string(&file).unwrap();
    let moves = text.split_once("\n\n").unwrap().1.lines().count();
    assert_eq!(json(&file, &[]), json(&file, &["--at", &moves.to_string()]));
    let ran = replay(&file, &["--at", &(moves + 1).to_string()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains(&format!("the record has {moves} moves")), "{}", ran.err);
}

#[test]
fn the_text_form_shows_the_mountain_and_the_hand_of_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let file = record(folder.path());
    let seat = replay(&file, &["--at", "18", "--seat", "A"]);
    assert!(seat.out.contains("Bottleneck") && seat.out.contains("Your hand: "), "{}", seat.out);
    assert!(!replay(&file, &["--at", "18"]).out.contains("Your hand: "));
}

#[test]
fn a_seat_that_the_table_lacks_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let ran = replay(&record(folder.path()), &["--seat", "C"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("a seat from A to B, not `C`"), "{}", ran.err);
}

#[test]
fn a_faulty_record_is_refused_with_the_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.summit");
    for (text, words) in [
        ("pgn 1\n", "line 1, column 1: expected `summit 1`"),
        ("summit 1\ngame: chess\n\n", "line 2, column 7: expected one of k2"),
        (
            "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\nchance first A\nA fly\n",
            "line 8, column 3",
        ),
        (
            "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\nA end\n",
            "line 7: `A end` is not possible",
        ),
        ("summit 1\ngame: k2\nboard: k9\nweather: k2-summer\nseats: 1\n\n", "there are: k2-easy, k2-hard"),
    ] {
        fs::write(&file, text).unwrap();
        let ran = replay(&file, &[]);
        assert_eq!(ran.code, 1);
        assert!(ran.err.contains("bad.summit") && ran.err.contains(words), "{}", ran.err);
    }
    let ran = replay(Path::new("none.summit"), &[]);
    assert!(ran.code == 1 && ran.err.contains("cannot read none.summit"), "{}", ran.err);
}

#[test]
fn what_a_file_says_neither_steers_the_terminal_nor_fills_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hostile.summit");
    let game = format!("\u{1b}[31m\u{202e}{}", "x".repeat(5000));
    fs::write(&file, format!("summit 1\ngame: {game}\n\n")).unwrap();
    let ran = run(&["replay", &file.display().to_string()]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains(r"found `\u{1b}[31m\u{202e}xxx"), "{}", ran.err);
    assert!(ran.err.len() < 500 && !ran.err.contains('\u{1b}'), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_nobody_can_take_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("new.summit");
    fs::write(&file, "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\n\n").unwrap();
    let full = fs::File::options().write(true).open("/dev/full").unwrap();
    let ran = program(&["replay"]).arg(&file).stdout(full).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let error = String::from_utf8(ran.stderr).unwrap();
    assert!(error.starts_with("error: cannot write the output: "), "{error}");
}
