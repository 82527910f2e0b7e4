//! Words that have no place in the project: paths of somebody's machine.

use anyhow::Result;

use super::{tracked, verdict};

/// Beginnings of paths on a machine. Written in two halves, so that this file does not hold them.
const PATHS: [(&str, &str); 6] = [
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/wo", "rk/"),
    ("/tm", "p/"),
    ("/Us", "ers/"),
    ("C:\\Us", "ers\\"),
];

/// Searches every text file of the project.
///
/// # Errors
/// One line for each place found.
pub(super) fn check() -> Result<()> {
    let mut faults = Vec::new();
    for file in tracked::files()? {
        // What is no text (pictures, fonts) holds no words.
        if let Ok(text) = tracked::text(&file) {
            faults.extend(
                found(&text)
                    .into_iter()
                    .map(|fault| format!("{}:{fault}", file.display())),
            );
        }
    }
    verdict(faults)
}

fn found(text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    let bad = lines.filter_map(|(number, line)| Some((number + 1, path_in(line)?)));
    bad.map(|(number, path)| format!("{number}: `{path}` is a path of one machine"))
        .collect()
}

/// The beginning of a path, where the line has it as a path of its own and not inside a longer one.
fn path_in(line: &str) -> Option<String> {
    let whole = |path: &String| {
        line.match_indices(path.as_str()).any(|(at, _)| {
            !line[..at].ends_with(|c: char| c.is_alphanumeric() || "._-}/*".contains(c))
        })
    };
    PATHS
        .iter()
        .map(|(first, second)| format!("{first}{second}"))
        .find(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_a_machine_is_found_with_its_line() {
        let text = format!("fine\nsee {}{}somebody/project", "/ho", "me/");
        assert_eq!(
            found(&text),
            [format!("2: `{}{}` is a path of one machine", "/ho", "me/")]
        );
    }

    #[test]
    fn paths_within_the_project_pass() {
        assert!(found("crates/work/src and docs/home/index.md").is_empty());
    }
}
