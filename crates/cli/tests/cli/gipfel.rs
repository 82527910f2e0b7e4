//! The dice game: what differs from other games at the terminal.

use std::fs;

use serde_json::Value;

use crate::run::{run, run_typing};

fn simulated(more: &[&str]) -> Value {
    let ran = run(&[&["simulate", "gipfel", "--format", "json"], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON object")
}

#[test]
fn simulated_games_are_scored_by_arrivals_and_have_no_weather_and_nobody_dies() {
    let value = simulated(&["--players", "rusher,ibex,rusher", "--games", "30", "--seats-rotate"]);
    assert_eq!((&value["board"], &value["unfinished"]), (&"gipfel".into(), &0.into()));
    assert!(value.get("weather").is_none());
    let players = value["players"].as_array().unwrap();
    let wins: f64 = players.iter().map(|player| player["wins"].as_f64().unwrap()).sum();
    assert!((wins - 30.0).abs() < 1e-9, "{wins}");
    for player in players {
        assert_eq!((&player["deaths"], &player["games_with_death"]), (&0.0.into(), &0.0.into()));
        let histogram = player["score_histogram"].as_object().unwrap();
        assert!(histogram.keys().all(|score| ["0", "1", "2"].contains(&score.as_str())), "{player}");
        // Who has arrived twice has won.
        assert_eq!(histogram.get("2").map_or(0.0, |games| games.as_f64().unwrap()), player["wins"]);
    }
}

#[test]
fn a_game_without_end_is_given_up_and_counted_as_unfinished() {
    let few = ["--players", "random,random", "--games", "3", "--max-actions", "500"];
    let value = simulated(&few);
    assert_eq!((&value["unfinished"], &value["max_actions"]), (&3.into(), &500.into()));
    let ran = run(&[&["simulate", "gipfel"], &few[..]].concat());
    assert!(ran.out.contains("3 games were given up after 500 actions"), "{}", ran.out);
    let ran = run(&[&["simulate", "gipfel", "--format", "csv"], &few[..]].concat());
    assert!(ran.out.lines().nth(1).unwrap().ends_with(",3"), "{}", ran.out);
}

#[test]
fn what_the_game_lacks_is_refused() {
    for (more, words) in [
        (["--weather", "k2-summer"], "has no seasons"),
        (["--board", "k2-easy"], "`k2-easy`; there are: gipfel"),
        (["--option", "family=on"], "`family`; there are: first"),
        (["--option", "first=D"], "seat D cannot start"),
    ] {
        let ran = run(&[&["simulate", "gipfel", "--players", "ibex,rusher"], &more[..]].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let ran = run(&["simulate", "gipfel", "--players", "ibex"]);
    assert!(ran.code == 2 && ran.err.contains("2 to 4 seats"), "{}", ran.err);
    let ran = run(&["simulate", "gipfel", "--players", "scout,scout"]);
    assert!(ran.err.contains("`scout`; there are: random, rusher, ibex"), "{}", ran.err);
}

#[test]
fn bots_play_to_the_end_and_the_winner_is_named() {
    let ran = run(&["play", "gipfel", "--players", "ibex,rusher,ibex", "--seed", "2"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let last = ran.out.trim_end().lines().last().unwrap();
    assert!(last.ends_with(" wins"), "{last}");
    assert!(ran.out.contains("for the second time"), "{}", ran.out);
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
}

#[test]
fn a_person_rolls_picks_dice_and_moves() {
    let typed = "1\nwhy end\nwhy move start c1\nroll 1 3\n1\nquit\n";
    let ran = run_typing(&["play", "gipfel", "--option", "first=A", "--seed", "3"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in ["A rolls ", "Or roll dice again", "(rule GS-015)", "(rule GS-016)", "The dice go to"] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
}

#[test]
fn help_gives_an_example_of_this_game() {
    let ran = run_typing(&["play", "gipfel", "--lang", "en"], "help\nquit\n");
    assert!(ran.out.contains("such as why roll 1 2 3 4 5"), "{}", ran.out);
}

#[test]
fn people_at_one_terminal_need_no_curtain_and_read_everything_once() {
    let typed = "1\n1\n1\n1\nquit\n";
    let ran = run_typing(
        &["play", "gipfel", "--players", "human,human", "--option", "first=A", "--seed", "3"],
        typed,
    );
    assert!(!ran.out.contains("========"), "{}", ran.out);
    assert_eq!(ran.out.matches("The dice go to B").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("A> ") && ran.out.contains("B> "), "{}", ran.out);
}

#[test]
fn a_recorded_game_is_shown_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.summit").display().to_string();
    let save = ["play", "gipfel", "--players", "human,rusher", "--seed", "5", "--save", &file];
    run_typing(&save, "1\n1\nquit\n");
    let before = fs::read_to_string(&file).unwrap();
    assert!(before.contains("game: gipfel\n") && before.contains("player B: rusher\n"), "{before}");
    let ran = run(&["replay", &file, "--seat", "A", "--format", "json"]);
    let view: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(view["seats"].as_array().unwrap().len(), 2);
    assert!(run(&["replay", &file, "--at", "0"]).out.contains("Chance decides who starts"));
    run_typing(&["play", "--load", &file, "--save", &file], "1\nquit\n");
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len(), "{before}\n{after}");
    let ran = run(&["play", "gipfel", "--load", &file]);
    assert!(ran.code == 2 && ran.err.contains("cannot be used with"), "{}", ran.err);
}
