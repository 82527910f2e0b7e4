//! All rule cases of the project hold, and the runner notices when one does not.

use std::path::{Path, PathBuf};

use summiteer_cases::{Report, run, run_text};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_case_of_the_project_holds() {
    let report = run(&[root().join("cases")]).expect("the cases are there");
    for failure in &report.failures {
        println!(
            "{} | {}\n{}\nexpected {}\ngot\n{}\n",
            failure.file, failure.case, failure.given, failure.expected, failure.got
        );
    }
    assert_eq!(report.failed, 0);
    assert!(report.passed > 100, "only {} cases were found", report.passed);
}

/// Runs one case text and gives what its failure says it got.
fn failure(text: &str) -> String {
    let mut report = Report::default();
    run_text("here", text, &mut report);
    assert_eq!((report.passed, report.failed), (0, 1));
    report.failures.remove(0).got
}

#[test]
fn a_wrong_expectation_fails() {
    let got = failure("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = ''\nexpect = ['day 2']");
    assert!(got.contains("day 1"), "{got}");
}

#[test]
fn a_wrong_reason_fails() {
    let got = failure(
        "[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = ''\nrefused = [{ move = 'A end', reason = 'space-full' }]",
    );
    assert!(got.contains("not-now"), "{got}");
}

#[test]
fn a_move_that_should_be_refused_but_is_legal_fails() {
    let got = failure(
        "[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = 'phase act A'\nrefused = [{ move = 'A end', reason = 'space-full' }]",
    );
    assert_eq!(got, "it was done");
}

#[test]
fn an_unknown_key_is_named_with_its_place() {
    let got = failure("[[case]]\nname = 'x'\nrules = ['K2-001']\nexpects = []");
    assert!(got.contains("expects") && got.contains("line 4"), "{got}");
}

#[test]
fn an_unknown_form_of_expectation_fails() {
    let got = failure("[[case]]\nname = 'x'\nrules = ['K2-001']\nexpect = ['wind 3']");
    assert!(got.contains("cases/README.md"), "{got}");
}

#[test]
fn a_case_that_checks_nothing_fails() {
    let got = failure("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = ''");
    assert!(got.contains("something to check"), "{got}");
}

#[test]
fn a_negation_about_what_is_not_on_the_table_fails() {
    for line in ["not climber A1 nowhere", "not climber F1 base", "not climber A1 levl 3", "no climbers"] {
        let got =
            failure(&format!("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = ''\nexpect = ['{line}']"));
        assert!(got.contains(line), "{line}: {got}");
        assert!(got.contains("expected"), "{line}: {got}");
    }
}

#[test]
fn a_word_too_many_in_an_expectation_fails() {
    for line in ["score A 2 2", "cost s6 2 x", "limit s1 2 2", "hand-size A 0 0", "flag s1 1 1"] {
        let got =
            failure(&format!("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = ''\nexpect = ['{line}']"));
        assert!(got.contains("end of the line"), "{line}: {got}");
    }
}

#[test]
fn a_line_said_to_be_absent_that_is_there_fails() {
    let got =
        failure("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = 'hand A m1'\nexpect = ['no hand A']");
    assert!(got.contains("hand A m1"), "{got}");
}

#[test]
fn an_unreadable_position_fails_with_its_line() {
    let got = failure("[[case]]\nname = 'x'\nrules = ['K2-001']\ngiven = 'day 19'\nexpect = ['day 1']");
    assert!(got.contains("a day from 1 to 18"), "{got}");
}

#[test]
fn a_folder_without_cases_is_an_error() {
    let empty = tempfile::tempdir().expect("a folder");
    assert!(run(&[empty.path().to_owned()]).is_err());
}

#[test]
fn every_rule_ruling_and_example_of_k2_is_proven() {
    let coverage = summiteer_cases::coverage(&root(), "k2").expect("the page and the cases can be read");
    assert_eq!(coverage.missing, [""; 0]);
    assert_eq!(coverage.unknown, [""; 0]);
    assert!(coverage.by_id.len() > 130, "only {} ids were found", coverage.by_id.len());
}

#[test]
fn every_rule_ruling_and_example_of_gipfel_is_proven() {
    let coverage = summiteer_cases::coverage(&root(), "gipfel").expect("the page and the cases can be read");
    assert_eq!(coverage.missing, [""; 0]);
    assert_eq!(coverage.unknown, [""; 0]);
    assert_eq!(coverage.by_id.len(), 50 + 32 + 12);
}

#[test]
fn every_rule_ruling_and_example_of_everest_is_proven() {
    let coverage = summiteer_cases::coverage(&root(), "everest").expect("the page and the cases can be read");
    assert_eq!(coverage.missing, [""; 0]);
    assert_eq!(coverage.unknown, [""; 0]);
    assert_eq!(coverage.by_id.len(), 166 + 94 + 24);
}

#[test]
fn every_rule_ruling_and_example_of_lhotse_is_proven() {
    let coverage = summiteer_cases::coverage(&root(), "lhotse").expect("the page and the cases can be read");
    assert_eq!(coverage.missing, [""; 0]);
    assert_eq!(coverage.unknown, [""; 0]);
    assert_eq!(coverage.by_id.len(), 58 + 32 + 8);
}

/// A case of Lhotse with one expectation, on the last evening of a solo race.
fn of_lhotse(line: &str) -> String {
    format!(
        "game = 'lhotse'\n[[case]]\nname = 'x'\nrules = ['LH-001']\n\
         setup = {{ board = 'lhotse-col', weather = 'k2-summer', seats = 1 }}\n\
         given = \"\"\"\nday 15\nphase act A\ntiles 3 -\n\"\"\"\ndo = ['A end']\nexpect = ['{line}']"
    )
}

#[test]
fn a_wrong_expectation_of_lhotse_fails() {
    for line in
        ["bonus A 2", "level-table second", "result A 2", "rope A w1 w2", "kept A 1", "not result A 3"]
    {
        let got = failure(&of_lhotse(line));
        assert!(got.contains("climber A1 s1"), "{line}: {got}");
    }
    for line in ["bonus F 1", "level-table first second", "result A x"] {
        let got = failure(&of_lhotse(line));
        assert!(got.contains("expected"), "{line}: {got}");
    }
}

/// A case of Mount Everest with one expectation.
fn of_everest(line: &str) -> String {
    let given = "phase act A\nguide A1 c1 m2\ncards A m1";
    format!(
        "game = 'everest'\n[[case]]\nname = 'x'\nrules = ['EV-001']\ngiven = \"\"\"\n{given}\"\"\"\nexpect = ['{line}']"
    )
}

#[test]
fn a_wrong_expectation_of_everest_fails() {
    for line in [
        "guide A1 c1 m3",
        "no guide A1",
        "score A 6",
        "hand-size A 1",
        "pile-size A 18",
        "air-size A 5",
        "tents-at-base A 1",
        "cost c1 2",
        "cost c1 none",
        "limit c1 3",
        "oxygen-limit c1 2",
        "oxygen-cards c1 2",
        "ranking A B",
        "sees B A",
        "not sees A A",
        "card A c1 A1",
    ] {
        let got = failure(&of_everest(line));
        assert!(got.contains("guide A1 c1 m2"), "{line}: {got}");
    }
}

#[test]
fn an_expectation_of_everest_about_what_is_not_there_fails() {
    for line in
        ["not cost k2 1", "not limit c1 x", "not sees F A", "not card A c4 A1", "no climber", "wind 3"]
    {
        let got = failure(&of_everest(line));
        assert!(got.contains("expected"), "{line}: {got}");
    }
}

/// A case of Gipfelstürmer with one expectation.
fn of_gipfel(line: &str) -> String {
    format!(
        "game = 'gipfel'\n[[case]]\nname = 'x'\nrules = ['GS-001']\ngiven = 'goats A a1'\nexpect = ['{line}']"
    )
}

#[test]
fn a_wrong_expectation_of_gipfel_fails() {
    for line in [
        "goats A a2",
        "goats A",
        "at a1 A 2",
        "arrivals A 1",
        "met two-pairs",
        "sign start a1 two-pairs",
        "size a1 small",
        "winner A",
        "no goats A",
        "phase choose A",
        "not goats A a1 start",
    ] {
        let got = failure(&of_gipfel(line));
        assert!(got.contains("goats A a1"), "{line}: {got}");
    }
}

#[test]
fn an_expectation_of_gipfel_about_what_is_not_there_fails() {
    for line in [
        "not goats C a1",
        "not goats A k2",
        "not met pair",
        "not size a1 tiny",
        "not winner A B",
        "no climber",
    ] {
        let got = failure(&of_gipfel(line));
        assert!(got.contains("expected"), "{line}: {got}");
    }
}

#[test]
fn a_case_of_gipfel_with_weather_fails() {
    let case = of_gipfel("goats A a1").replace("given", "setup = { weather = 'k2-summer' }\ngiven");
    assert!(failure(&case).contains("no weather"));
}

#[test]
fn a_file_of_a_game_that_does_not_exist_fails() {
    let got = failure(&of_gipfel("goats A a1").replace("gipfel", "gipfle"));
    assert!(got.contains("gipfle"), "{got}");
}
