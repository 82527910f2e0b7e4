use crate::run::{root, run};

fn report_on(board: &str, games: &str, seed: &str) -> String {
    let ran = run(&["board", "report", board, "--games", games, "--seed", seed]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out
}

fn report(games: &str, seed: &str) -> String {
    report_on("gipfel", games, seed)
}

/// The text with every number in tables and in the call replaced, so that only its form is left; signs keep theirs.
fn form(report: &str) -> String {
    let cell = |cell: &str| match cell.trim() {
        sign if sign.starts_with('`') => sign.to_owned(),
        measured => measured.chars().filter(|letter| !letter.is_ascii_digit()).collect(),
    };
    report.lines().map(|line| line.split([' ', '|']).map(cell).collect::<Vec<_>>().join(" ") + "\n").collect()
}

#[test]
fn the_stored_report_has_the_form_that_the_command_writes() {
    let stored = std::fs::read_to_string(root().join("docs/boards/gipfel.md")).unwrap();
    let (stored, fresh) = (form(&stored), form(&report("2", "1")));
    for (stored, fresh) in stored.lines().zip(fresh.lines()) {
        assert_eq!(stored, fresh, "write docs/boards/gipfel.md anew");
    }
    assert_eq!(stored.lines().count(), fresh.lines().count());
}

#[test]
fn the_same_seed_gives_the_same_report_and_another_one_another() {
    assert_eq!(report("3", "1"), report("3", "1"));
    let tables = |report: String| report.split_once("## ").unwrap().1.to_owned();
    assert_ne!(tables(report("3", "1")), tables(report("3", "2")));
}

#[test]
fn a_board_that_is_not_there_is_named_with_those_that_are() {
    let ran = run(&["board", "report", "k2-easy"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("`k2-easy`; there are: gipfel, `everest` and `lhotse`"), "{}", ran.err);
}

/// What stays the same however the games go: the text and, of every table, the names in its first row and first column.
fn frame(report: &str) -> Vec<String> {
    let mut is_heading = true;
    let line = |line: &str| {
        let is_row = line.starts_with('|');
        let kept = if is_row && !is_heading {
            line.split('|').nth(1).unwrap_or_default().to_owned()
        } else {
            line.split(' ').filter(|word| word.parse::<u64>().is_err()).collect::<Vec<_>>().join(" ")
        };
        is_heading = !is_row;
        kept
    };
    report.lines().map(line).collect()
}

#[test]
fn the_stored_report_on_lhotse_has_the_frame_that_the_command_writes() {
    let stored = std::fs::read_to_string(root().join("docs/boards/lhotse.md")).unwrap();
    let fresh = report_on("lhotse", "1", "1");
    assert_eq!(frame(&stored), frame(&fresh), "write docs/boards/lhotse.md anew");
    // A single game tells no range and repeats itself to the letter.
    assert!(fresh.contains("± ?"), "{fresh}");
    assert_eq!(report_on("lhotse", "1", "1"), fresh);
}

#[test]
fn the_stored_report_on_everest_has_the_frame_that_the_command_writes() {
    let stored = std::fs::read_to_string(root().join("docs/boards/everest.md")).unwrap();
    let fresh = report_on("everest", "1", "1");
    assert_eq!(frame(&stored), frame(&fresh), "write docs/boards/everest.md anew");
    // What sherpa brings to the summit in the game is what its days add up to.
    let cells = |line: &str| line.split(" | ").map(str::to_owned).collect::<Vec<_>>();
    let number =
        |cell: &str| cell.trim_matches(['|', ' ']).split(' ').next().unwrap().parse::<f64>().unwrap();
    let table = |title: &str| {
        let (_, after) = fresh.split_once(title).unwrap();
        let rows = after.lines().skip_while(|line| !line.starts_with('|')).skip(2);
        rows.take_while(|line| line.starts_with('|')).map(cells).collect::<Vec<_>>()
    };
    let (games, days) = (table("## Points"), table("## Days"));
    for (place, game) in games.iter().take(4).enumerate() {
        let of_days: f64 = days.iter().map(|day| number(&day[place + 1])).sum();
        assert!((number(&game[6]) - of_days).abs() < 1e-9, "{fresh}");
    }
    assert!(games[..4].iter().any(|game| number(&game[6]) > 0.0), "{fresh}");
}
