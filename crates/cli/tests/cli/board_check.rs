use std::fs;

use crate::run::{root, run};

#[test]
fn the_data_of_the_game_has_no_fault() {
    let ran = run(&[
        "board",
        "check",
        "data/boards/k2-easy.toml",
        "data/boards/gipfel.toml",
        "data/weather/k2-winter.toml",
        "data/decks/k2.toml",
        "data/boards/everest-hard.toml",
        "data/weather/everest-winter.toml",
        "data/decks/everest.toml",
        "data/icefall/everest.toml",
        "data/boards/lhotse-face.toml",
        "data/boards/lhotse-col.toml",
        "data/weather/lhotse.toml",
    ]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 11);
}

#[test]
fn every_fault_is_named_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.toml");
    let good = fs::read_to_string(root().join("data/boards/k2-easy.toml")).unwrap();
    let bad =
        good.replace("[\"s1\", \"s2\"]", "[\"s1\", \"s99\"]").replace("altitude = 8610", "altitude = 9610");
    fs::write(&file, bad).unwrap();
    let name = file.display().to_string();
    let ran = run(&["board", "check", &name, "data/decks/k2.toml"]);
    assert_eq!(ran.code, 1);
    let faults: Vec<&str> = ran.out.lines().filter(|line| line.starts_with(&format!("{name}:"))).collect();
    assert!(faults.len() >= 2, "{}", ran.out);
    for fault in &faults {
        let place: Vec<&str> = fault[name.len() + 1..].splitn(3, ':').collect();
        assert!(place[..2].iter().all(|n| n.parse::<usize>().is_ok()), "{fault}");
    }
    assert!(faults.iter().any(|fault| fault.contains("s99")), "{}", ran.out);
    assert!(ran.out.contains("data/decks/k2.toml: deck k2, no fault"), "{}", ran.out);
}

#[test]
fn a_file_of_another_kind_is_refused_with_the_kinds_that_there_are() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("other.toml");
    fs::write(&file, "format = 1\nschema = \"recipe\"\n").unwrap();
    let ran = run(&["board", "check", &file.display().to_string()]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("other.toml:2:1: `schema` must be \"mountain\" or \"dice\""), "{}", ran.out);
}

#[test]
fn a_byte_order_mark_before_the_schema_is_no_fault() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deck.toml");
    let deck = fs::read_to_string(root().join("data/decks/k2.toml")).unwrap();
    let deck = format!("\u{feff}schema = \"deck\"\r\n{}", deck.replacen("schema = \"deck\"\n", "", 1));
    fs::write(&file, deck).unwrap();
    let ran = run(&["board", "check", &file.display().to_string()]);
    assert_eq!((ran.code, ran.out.contains("deck k2, no fault")), (0, true), "{}", ran.out);
}

#[test]
fn a_missing_file_is_named() {
    let ran = run(&["board", "check", "no-such-board.toml"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("cannot read no-such-board.toml"), "{}", ran.err);
}
