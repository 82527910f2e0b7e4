//! Lhotse: what differs from K2 at the terminal.

use std::fs;

use serde_json::Value;

use crate::run::{run, run_typing};

#[test]
fn simulated_games_of_both_scenarios_come_to_an_end() {
    for (more, named) in [
        (&["--board", "lhotse-face"][..], ("lhotse-face", "lhotse")),
        (&["--board", "lhotse-col", "--weather", "k2-winter"], ("lhotse-col", "k2-winter")),
        (&["--board", "lhotse-col", "--option", "discards=free"], ("lhotse-col", "lhotse")),
    ] {
        let play =
            ["simulate", "lhotse", "--players", "random,random,random", "--games", "10", "--format", "json"];
        let ran = run(&[&play[..], more].concat());
        let value: Value = serde_json::from_str(&ran.out).expect("one JSON object");
        assert_eq!((&value["board"], &value["weather"]), (&named.0.into(), &named.1.into()));
        let wins: f64 =
            value["players"].as_array().unwrap().iter().map(|p| p["wins"].as_f64().unwrap()).sum();
        assert!((wins - 10.0).abs() < 1e-9, "{wins}");
    }
}

#[test]
fn what_the_game_lacks_is_refused() {
    for (more, words) in [
        (["--board", "k2-easy"], "`k2-easy`; there are: lhotse-face, lhotse-col"),
        (["--weather", "everest-summer"], "`everest-summer`; there are: lhotse, k2-summer, k2-winter"),
        (["--option", "levels=easy"], "may be printed, first, second or measured"),
    ] {
        let ran = run(&[&["simulate", "lhotse", "--players", "random"], &more[..]].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let face_in_summer = ["simulate", "lhotse", "--players", "random", "--weather", "k2-summer"];
    assert_eq!(run(&face_in_summer).code, 2);
    let k2_with_discards = ["simulate", "k2", "--players", "random", "--option", "discards=free"];
    assert!(run(&k2_with_discards).err.contains("no option is called `discards`"));
}

#[test]
fn bots_play_both_scenarios_to_the_end_and_no_text_is_missing() {
    for board in ["lhotse-face", "lhotse-col"] {
        let play = ["play", "lhotse", "--board", board, "--players", "random,random", "--seed", "2"];
        let ran = run(&[&play[..], &["--option", "discards=free"]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
        assert!(ran.out.contains("VP"), "{}", ran.out);
    }
}

#[test]
fn a_person_keeps_a_tile_and_sees_what_it_brings() {
    let ran = run_typing(&["play", "lhotse", "--players", "human", "--seed", "3"], "board\n1\nboard\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in [
        "keep one of two weather tiles",
        "Dealt to you: ",
        "1: West: ",
        "You keep: ",
        "West Camp, West",
        "fixed rope not placed yet",
        "= before a space marks a fixed rope.",
        "day 1 of 18",
    ] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
}

#[test]
fn a_person_types_the_cards_to_discard() {
    let play = ["play", "lhotse", "--board", "lhotse-col", "--option", "discards=free", "--players", "human"];
    let ran = run_typing(&[&play[..], &["--seed", "4"]].concat(), "discard a0 a1 a3\nboard\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in ["Type discard and three cards", "in the box: a0 a1 a3 (bonus 2 VP)", "day 1 of 15"] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
}

#[test]
fn a_solo_result_names_the_table_that_judged_it() {
    for (option, words) in [
        ("levels=printed", "printed table for solo games is damaged; the title follows its second column"),
        ("levels=first", "the title follows its first column"),
        ("levels=measured", "five steps that were found by simulation"),
    ] {
        let ran = run(&["play", "lhotse", "--players", "random", "--seed", "5", "--option", option]);
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    let k2 = run(&["play", "k2", "--players", "random", "--seed", "5"]).out;
    assert!(!k2.contains("printed table") && !k2.contains("by simulation"), "{k2}");
}

#[test]
fn a_recorded_game_hides_the_draft_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.summit").display().to_string();
    let save = ["play", "lhotse", "--players", "human,random", "--seed", "5", "--save", &file];
    run_typing(&save, "1\nquit\n");
    let before = fs::read_to_string(&file).unwrap();
    assert!(before.contains("game: lhotse\n") && before.contains("A keep "), "{before}");
    let view = |seat: &str| -> Value {
        serde_json::from_str(&run(&["replay", &file, "--seat", seat, "--format", "json"]).out).unwrap()
    };
    assert_eq!(view("A")["own"]["dealt"].as_array().unwrap().len(), 2);
    assert!(view("spectator")["own"].is_null());
    let spectator = run(&["replay", &file]).out;
    assert!(!spectator.contains("Dealt to you"), "{spectator}");
    run_typing(&["play", "--load", &file, "--save", &file], "1\nquit\n");
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len(), "{before}\n{after}");
}

#[test]
fn every_rule_of_lhotse_has_a_case() {
    let ran = run(&["cases", "--coverage", "lhotse"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("LH-001: "), "{}", ran.out);
}
