//! Words that have no place in the project: paths of somebody's machine, and tests switched off.

use anyhow::Result;

use super::{tracked, verdict};

/// Words, and why they are wrong. Written in two halves, so that this file does not hold them.
const WORDS: [(&str, &str, &str); 15] = [
    ("/ro", "ot/", MACHINE),
    ("/ho", "me/", MACHINE),
    ("/wo", "rk/", MACHINE),
    ("/tm", "p/", MACHINE),
    ("/Us", "ers/", MACHINE),
    ("C:\\Us", "ers\\", MACHINE),
    ("#[ign", "ore", SWITCHED_OFF),
    ("test.s", "kip", SWITCHED_OFF),
    ("test.t", "odo", SWITCHED_OFF),
    ("test.o", "nly", SWITCHED_OFF),
    ("it.s", "kip", SWITCHED_OFF),
    ("it.t", "odo", SWITCHED_OFF),
    ("it.o", "nly", SWITCHED_OFF),
    ("describe.s", "kip", SWITCHED_OFF),
    ("describe.o", "nly", SWITCHED_OFF),
];

const MACHINE: &str = "is a path of one machine";
const SWITCHED_OFF: &str = "switches tests off";

/// Searches every text file of the project.
///
/// # Errors
/// One line for each place found.
pub(super) fn check() -> Result<()> {
    let mut faults = Vec::new();
    for file in tracked::files()? {
        // What is no text (pictures, fonts) holds no words.
        if let Ok(text) = tracked::text(&file) {
            let found = found(&text).into_iter();
            faults.extend(found.map(|fault| format!("{}:{fault}", file.display())));
        }
    }
    verdict(faults)
}

fn found(text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    let faults = lines.filter_map(|(number, line)| Some(format!("{}: {}", number + 1, fault(line)?)));
    faults.collect()
}

fn fault(line: &str) -> Option<String> {
    let words = WORDS.iter().map(|(first, second, why)| (format!("{first}{second}"), why));
    let mut wrong = words.filter(|(word, _)| stands_alone(line, word));
    wrong.next().map(|(word, why)| format!("`{word}` {why}"))
}

/// Whether the line has the word as the beginning of something, not inside something longer.
fn stands_alone(line: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || "._-}/*".contains(c);
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(inside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_a_machine_is_found_with_its_line() {
        let path = format!("{}{}", "/ho", "me/");
        let expected = format!("2: `{path}` is a path of one machine");
        assert_eq!(found(&format!("fine\nsee {path}somebody/project")), [expected]);
    }

    #[test]
    fn a_test_switched_off_is_found() {
        let word = format!("{}{}", "it.s", "kip");
        assert_eq!(found(&format!("{word}('climbs')")), [format!("1: `{word}` switches tests off")]);
    }

    #[test]
    fn what_only_looks_alike_passes() {
        assert!(found("docs/home/index.md, units.skip(1)").is_empty());
    }
}
