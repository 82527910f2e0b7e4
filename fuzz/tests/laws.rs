//! Each law on a few thousand inputs near real ones.

use std::path::Path;

use summiteer_fuzz::{action_sequences, board_files, case_files, mutated, notation};
use summiteer_rules::core::{NumberSource, SplitMix};

/// Every file with this ending in these folders of the project.
fn files(folders: &[&str], ending: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in folders {
        let entries = std::fs::read_dir(root.join(folder)).expect("the folder is there");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        let wanted = paths.iter().filter(|path| path.extension().is_some_and(|e| e == ending));
        found.extend(wanted.map(|path| std::fs::read(path).expect("a readable file")));
    }
    assert!(!found.is_empty());
    found
}

/// The law on the examples themselves, then on so many mutations.
fn hold(law: fn(&[u8]), examples: &[Vec<u8>], count: usize) {
    examples.iter().for_each(|example| law(example));
    let mut source = SplitMix(1);
    for _ in 0..count {
        let input = mutated(examples, &mut source);
        let outcome = std::panic::catch_unwind(|| law(&input));
        assert!(outcome.is_ok(), "broken by {:?}", String::from_utf8_lossy(&input));
    }
}

/// The notation's document, cut into its fenced examples.
fn documented() -> Vec<Vec<u8>> {
    let document = String::from_utf8(files(&["docs"], "md").concat()).expect("text");
    let fenced = document.split("```").skip(1).step_by(2);
    fenced.map(|text| text.split_once('\n').map_or("", |(_, rest)| rest).as_bytes().to_vec()).collect()
}

#[test]
fn what_can_be_read_is_read_back_the_same() {
    let mut examples = files(&["crates/rules/tests/golden"], "summit");
    examples.extend(documented());
    hold(notation, &examples, 3000);
}

#[test]
fn a_case_file_is_run_or_refused() {
    hold(case_files, &files(&["cases/k2", "cases/everest", "cases/gipfel", "cases/lhotse"], "toml"), 300);
}

#[test]
fn a_data_file_is_read_or_refused_with_places() {
    hold(board_files, &files(&["data/boards", "data/weather", "data/decks", "data/icefall"], "toml"), 1500);
}

#[test]
fn any_sequence_of_actions_keeps_everything_whole() {
    let mut source = SplitMix(7);
    for _ in 0..150 {
        let choices: Vec<u8> = (0..1500).map(|_| source.below(256) as u8).collect();
        action_sequences(&choices);
    }
}
