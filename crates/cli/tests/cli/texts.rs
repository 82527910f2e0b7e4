use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use summiteer_rules::games::{everest, k2};
use summiteer_rules::mountain::Board;

use crate::run::root;

/// Beginnings of keys that stand whole in the source.
const BEGINNINGS: [&str; 7] = ["cli-", "action-", "card-", "everest-", "gipfel-", "seat-", "dice-"];

/// Folders without texts for all games: what is below `show` belongs to one game each, and the others ask for no text but
/// name boards and seasons.
const OTHER: [&str; 3] = ["src/show", "src/games", "src/board_report"];

/// The keys in a folder of the source.
fn keys_in(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !OTHER.iter().any(|folder| path.ends_with(folder)) {
                keys_in(&path, keys);
            }
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').skip(1).step_by(2);
            let is_key = |text: &&str| BEGINNINGS.iter().any(|beginning| text.starts_with(beginning));
            keys.extend(quoted.filter(is_key).map(str::to_owned));
        }
    }
}

/// The languages in which the game can be played.
fn languages(game: &str) -> Vec<String> {
    let folders = fs::read_dir(root().join("locales")).unwrap().flatten();
    let speaks = folders.filter(|folder| folder.path().join(format!("{game}.ftl")).exists());
    speaks.map(|folder| folder.file_name().into_string().unwrap()).collect()
}

#[test]
fn every_text_that_the_program_asks_for_is_there_in_every_language_of_the_game() {
    let source = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    for (folders, at_least) in [
        (vec!["k2", "mountain"], 50),
        (vec!["lhotse", "k2", "mountain"], 65),
        (vec!["everest", "mountain"], 50),
        (vec!["gipfel"], 35),
    ] {
        let (game, mut keys) = (folders[0], BTreeSet::new());
        keys_in(source, &mut keys);
        folders.iter().for_each(|folder| keys_in(&source.join("show").join(folder), &mut keys));
        assert!(keys.len() > at_least, "{keys:?}");
        assert!(languages(game).contains(&"en".to_owned()));
        for language in languages(game) {
            let folder = root().join("locales").join(&language);
            let read = |name| fs::read_to_string(folder.join(format!("{name}.ftl"))).unwrap_or_default();
            let texts: String = ["common"].iter().chain(&folders).map(read).collect();
            let there: BTreeSet<&str> =
                texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
            let missing: Vec<_> = keys.iter().filter(|key| !there.contains(key.as_str())).collect();
            assert!(missing.is_empty(), "{game} in {language} lacks {missing:?}");
        }
    }
}

/// The texts of a language that stand on one line, in these files.
fn texts(language: &str, files: &[&str]) -> BTreeMap<String, String> {
    let folder = root().join("locales").join(language);
    let read = |name: &&str| fs::read_to_string(folder.join(format!("{name}.ftl"))).unwrap_or_default();
    let all: String = files.iter().map(read).collect();
    let pair = |line: &str| line.split_once(" = ").map(|(key, text)| (key.to_owned(), text.to_owned()));
    all.lines().filter_map(pair).collect()
}

/// Longest name of a space for which the page's drawing has room, in characters.
const LONGEST: usize = 14;

fn names_fit(board: &Board, language: &str, texts: &BTreeMap<String, String>) {
    assert!(texts.contains_key(&format!("board-{}", board.id)), "{} has no name in {language}", board.id);
    let mut names = BTreeSet::new();
    for space in &board.spaces {
        let key = format!("space-{}-{}", board.id, space.id);
        let name = texts.get(&key).unwrap_or_else(|| panic!("{key} has no name in {language}"));
        assert!(name.chars().count() <= LONGEST, "{key} in {language} is too long: {name}");
        assert!(names.insert(name), "{key} in {language} has another one's name: {name}");
    }
}

#[test]
fn every_board_and_space_and_season_has_its_own_name_in_every_language_of_the_game() {
    let (k2, lhotse, everest) = (k2::standard_library(), k2::lhotse_library(), everest::standard_library());
    for (files, boards, weathers) in [
        (["mountain", "k2", "k2"], k2.boards, k2.weathers),
        (["mountain", "k2", "lhotse"], lhotse.boards, lhotse.weathers),
        (["mountain", "everest", "everest"], everest.boards, everest.weathers),
    ] {
        for language in languages(files[2]) {
            let texts = texts(&language, &files);
            boards.iter().for_each(|board| names_fit(board, &language, &texts));
            for weather in &weathers {
                let key = format!("weather-{}", weather.id);
                assert!(texts.contains_key(&key), "{key} has no name in {language}");
            }
        }
    }
}
