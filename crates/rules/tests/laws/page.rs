//! The page `docs/notation.md`: its parts, examples and tables, for the tests that what it says is true.

use std::path::Path;

use summiteer_rules::core::{Rules, Seat};

use crate::laws;

/// The page from this heading on, or from its beginning, up to that heading, or to its end.
pub(crate) struct Part(String);

impl Part {
    pub(crate) fn between(from: Option<&str>, to: Option<&str>) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
        let page = std::fs::read_to_string(path).expect("the notation is documented");
        let cut = |text: &str, heading: &str| {
            let (before, after) = text.split_once(&format!("\n## {heading}\n")).expect("the part is there");
            (before.to_owned(), after.to_owned())
        };
        let rest = from.map_or(page.clone(), |heading| cut(&page, heading).1);
        Self(to.map_or(rest.clone(), |heading| cut(&rest, heading).0))
    }

    /// The fenced texts of this kind, one at least.
    pub(crate) fn examples(&self, kind: &str) -> Vec<String> {
        let fence = format!("```{kind}\n");
        let rests = self.0.split(&fence).skip(1);
        let texts: Vec<String> =
            rests.map(|rest| rest.split_once("```").expect("it ends").0.to_owned()).collect();
        assert!(!texts.is_empty(), "there is no example of a {kind}");
        texts
    }

    /// The texts in back-ticks in the first cells of the table under this heading.
    pub(crate) fn cells(&self, heading: &str) -> Vec<String> {
        let table = self.0.split_once(&format!("| {heading} |")).expect("the table is there").1;
        let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
        let cells = rows.map(|row| row.split('|').nth(1).unwrap_or_default());
        cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
    }

    /// Of the table under this heading each text is an action, written as it is read; they are so many.
    pub(crate) fn assert_actions<R: Rules>(&self, heading: &str, count: usize, state: &R) {
        let texts = self.cells(heading);
        assert_eq!(texts.len(), count);
        for text in texts {
            let action = laws::read_whole(&text, |words| state.read_action(Seat::new(0), words));
            assert_eq!(state.action_text(action), text);
        }
    }

    /// Of the table under this heading each text is an outcome, written as it is read; they are so many.
    pub(crate) fn assert_outcomes<R: Rules>(&self, heading: &str, count: usize, state: &R) {
        let texts = self.cells(heading);
        assert_eq!(texts.len(), count);
        for text in texts {
            let outcome = laws::read_whole(&text, |words| state.read_outcome(words));
            assert_eq!(state.outcome_text(outcome), text);
        }
    }
}
