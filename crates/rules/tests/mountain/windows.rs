//! Data files that were edited on Windows: a byte order mark before the text, a carriage return before each line's end.

use std::fmt::Debug;
use std::path::Path;

use summiteer_rules::core::Faults;
use summiteer_rules::games::gipfel;
use summiteer_rules::mountain::{Board, Deck, Icefall, Weather};

/// The text as Windows editors save it.
fn edited(text: &str) -> String {
    format!("\u{feff}{}", text.replace('\n', "\r\n"))
}

/// Reads the file both ways to the same thing, and finds a fault in its first line and one further down at the same places.
fn assert_same<T: PartialEq + Debug>(text: &str, parse: fn(&str, &str) -> Result<T, Faults>) {
    let plain = parse("some.toml", text).expect("a good file");
    assert_eq!(parse("some.toml", &edited(text)).as_ref(), Ok(&plain));
    let unknown = format!("unknown = 1\n{}", text.replacen("\nid = ", "\nidea = ", 1));
    let faults = parse("some.toml", &unknown).expect_err("two unknown keys");
    assert!(faults.0.len() >= 2 && faults.0.iter().any(|fault| fault.at == Some((1, 1))), "{faults}");
    assert_eq!(parse("some.toml", &edited(&unknown)).expect_err("the same"), faults);
}

/// Every file of a folder of the data.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data").join(folder);
    let paths = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    paths
        .map(|path| (path.display().to_string(), std::fs::read_to_string(path).expect("a data file")))
        .collect()
}

#[test]
fn every_data_file_reads_the_same_with_byte_order_mark_and_windows_line_ends() {
    for (name, text) in files("boards") {
        match name.ends_with("gipfel.toml") {
            true => assert_same(&text, gipfel::Board::parse),
            false => assert_same(&text, Board::parse),
        }
    }
    files("weather").iter().for_each(|(_, text)| assert_same(text, Weather::parse));
    files("decks").iter().for_each(|(_, text)| assert_same(text, Deck::parse));
    files("icefall").iter().for_each(|(_, text)| assert_same(text, Icefall::parse));
}
