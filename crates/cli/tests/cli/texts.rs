use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::run::root;

/// Beginnings of keys that stand whole in the source.
const BEGINNINGS: [&str; 3] = ["cli-", "action-", "card-"];

fn keys_in(folder: &Path, keys: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            keys_in(&path, keys);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').skip(1).step_by(2);
            let is_key = |text: &&str| BEGINNINGS.iter().any(|beginning| text.starts_with(beginning));
            keys.extend(quoted.filter(is_key).map(str::to_owned));
        }
    }
}

#[test]
fn every_text_that_the_program_asks_for_is_there_in_every_language() {
    let mut keys = BTreeSet::new();
    keys_in(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut keys);
    assert!(keys.len() > 50, "{keys:?}");
    for language in ["en", "pl"] {
        let read = |name: &str| fs::read_to_string(root().join("locales").join(language).join(name)).unwrap();
        let texts = read("common.ftl") + &read("k2.ftl");
        let there: BTreeSet<&str> =
            texts.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect();
        let missing: Vec<_> = keys.iter().filter(|key| !there.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
    }
}
