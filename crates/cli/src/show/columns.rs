//! Text in columns.

/// The rows with every column as wide as its widest cell, two spaces apart, each line indented and ended.
pub(crate) fn aligned<const N: usize>(rows: &[[String; N]], indent: usize) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    rows.iter().map(|row| line(row, &widths, indent)).collect()
}

fn line<const N: usize>(row: &[String; N], widths: &[usize], indent: usize) -> String {
    let cells: Vec<String> = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}")).collect();
    format!("{:indent$}{}\n", "", cells.join("  ").trim_end())
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let rows = [["ż", "long"], ["two", "b"]].map(|row| row.map(str::to_owned));
        assert_eq!(aligned(&rows, 1), " ż    long\n two  b\n");
    }
}
