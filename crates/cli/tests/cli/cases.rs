use std::fs;

use serde_json::Value;

use crate::run::run;

const GOOD: &str = "[[case]]
name = \"a step costs what the space says\"
rules = [\"K2-028\"]
given = \"\"\"
phase act A
tiles 3 2
cards A m2 m1 m1
\"\"\"
do = [\"A assign c3 A1\", \"A step A1 s1\"]
expect = [\"climber A1 s1\"]
";

fn run_case(text: &str, more: &[&str]) -> crate::run::Ran {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("case.toml");
    fs::write(&file, text).unwrap();
    run(&[&["cases", &file.display().to_string()], more].concat())
}

#[test]
fn a_case_that_holds_passes() {
    let ran = run_case(GOOD, &[]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "1 passed, 0 failed\n"));
}

#[test]
fn a_case_that_does_not_hold_is_printed_with_given_expected_and_got() {
    let ran = run_case(&GOOD.replace("climber A1 s1\"", "climber A1 s2\""), &[]);
    assert_eq!(ran.code, 1);
    for words in ["a step costs what the space says", "given:", "expected:", "got:", "0 passed, 1 failed"] {
        assert!(ran.out.contains(words), "{}", ran.out);
    }
}

#[test]
fn the_json_form_has_the_promised_names() {
    let good: Value = serde_json::from_str(&run_case(GOOD, &["--format", "json"]).out).unwrap();
    assert_eq!(good, serde_json::json!({ "passed": 1, "failed": 0, "failures": [] }));
    let ran = run_case(&GOOD.replace("climber A1 s1\"", "climber A1 s2\""), &["--format", "json"]);
    assert_eq!(ran.code, 1);
    let bad: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(bad["failed"], 1);
    assert_eq!(bad["failures"][0]["case"], "a step costs what the space says");
}

#[test]
fn a_file_that_is_no_case_file_fails() {
    let ran = run_case("[[case]]\nname = 3\n", &[]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("case.toml"), "{}", ran.out);
}

#[test]
fn a_path_that_does_not_exist_is_named() {
    let ran = run(&["cases", "no-such-folder"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("no-such-folder"), "{}", ran.err);
}

#[test]
fn coverage_lists_every_rule_with_its_cases() {
    let ran = run(&["cases", "--coverage", "k2"]);
    assert!(ran.out.lines().any(|line| line.starts_with("K2-028: ")), "{}", ran.out);
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folder.path().join("docs/rules")).unwrap();
    fs::create_dir_all(folder.path().join("cases/k2")).unwrap();
    fs::write(folder.path().join("docs/rules/k2.md"), "- **K2-028** Cost.\n- **K2-029** Cards.\n").unwrap();
    fs::write(folder.path().join("cases/k2/steps.toml"), GOOD).unwrap();
    let ran = run(&["cases", "--coverage", "k2", "--root", &folder.path().display().to_string()]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("K2-028: a step costs what the space says\nK2-029: NO CASE\n"), "{}", ran.out);
}
