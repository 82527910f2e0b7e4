//! Tables in Markdown.

/// A line of cells.
pub(super) fn row(cells: &[String]) -> String {
    format!("| {} |\n", cells.join(" | "))
}

/// The names of the columns, and the rule below them.
pub(super) fn heading(cells: &[&str]) -> String {
    let rule = vec!["---".to_owned(); cells.len()];
    row(&cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<_>>()) + &row(&rule)
}
