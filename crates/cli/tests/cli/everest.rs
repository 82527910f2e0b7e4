//! Mount Everest: what differs from other games at the terminal.

use std::fs;

use serde_json::Value;

use crate::run::{run, run_typing};

const COUNTED: [&str; 5] = ["clients_taken", "clients_lost", "summits", "returns", "oxygen_used"];

#[test]
fn simulated_games_tell_what_became_of_the_clients() {
    let play = ["simulate", "everest", "--players", "random,random,random", "--games", "30"];
    let ran = run(&[&play[..], &["--format", "json"]].concat());
    let value: Value = serde_json::from_str(&ran.out).expect("one JSON object");
    assert_eq!((&value["board"], &value["weather"]), (&"everest-easy".into(), &"everest-summer".into()));
    let mut wins = 0.0;
    for player in value["players"].as_array().unwrap() {
        let count = |name: &str| player[name].as_f64().unwrap_or_else(|| panic!("{name}: {player}"));
        assert!(count("clients_lost") > 0.0 && count("clients_lost") <= count("clients_taken"), "{player}");
        assert!(
            count("returns") <= count("summits") && count("summits") <= count("clients_taken"),
            "{player}"
        );
        assert_eq!(count("deaths"), count("clients_lost"));
        wins += count("wins");
    }
    assert!((wins - 30.0).abs() < 1e-9, "one seat wins each game, however equal the points: {wins}");
    let table = run(&play).out;
    let csv = run(&[&play[..], &["--format", "csv"]].concat()).out;
    for name in COUNTED {
        assert!(table.contains(name) && csv.lines().next().unwrap().contains(name), "{name}: {table}{csv}");
    }
    assert!(csv.lines().all(|line| line.split(',').count() == 13), "{csv}");
}

#[test]
fn other_games_do_not_tell_of_clients() {
    let ran = run(&["simulate", "k2", "--players", "random", "--games", "2", "--format", "json"]);
    assert!(COUNTED.iter().all(|name| !ran.out.contains(name)), "{}", ran.out);
}

#[test]
fn what_the_game_lacks_is_refused() {
    for (more, words) in [
        (["--weather", "k2-summer"], "`k2-summer`; there are: everest-summer, everest-winter"),
        (["--board", "k2-easy"], "`k2-easy`; there are: everest-easy, everest-hard"),
        (["--option", "family=on"], "`family`; there are: passing-scores, first"),
        (["--option", "first=D"], "seat D cannot start"),
    ] {
        let ran = run(&[&["simulate", "everest", "--players", "random,random"], &more[..]].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let ran = run(&["simulate", "everest", "--players", "random"]);
    assert!(ran.code == 2 && ran.err.contains("2 to 5 seats"), "{}", ran.err);
}

#[test]
fn bots_play_to_the_end_and_the_winner_is_named() {
    let ran = run(&["play", "everest", "--players", "random,random,random", "--seed", "2"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let last = ran.out.trim_end().lines().last().unwrap();
    assert!(last.ends_with(" wins."), "{last}");
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
}

#[test]
fn a_person_loads_a_guide_and_leads_it_into_the_icefall() {
    let typed =
        "1\nmove tent base A1\nmove m1 base A1\nwhy move t1 base A1\nassign c1 A1\nstep A1 i1\nboard\nquit\n";
    let ran = run_typing(
        &["play", "everest", "--players", "human,random", "--option", "first=A", "--seed", "3"],
        typed,
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in [
        "oxygen: base supply → guide A1",
        "A1 takes along: tent",
        "rucksack has no room for it. (rule EV-073)",
        "A1 feels its way to Icefall 1 (i1)",
        "^ m1→",
        "Your acclimatization deck: on top -, then in unknown order a1 a2 a2 a3 a3 a4",
    ] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
}

#[test]
fn a_recorded_game_is_shown_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.summit").display().to_string();
    let save = ["play", "everest", "--players", "human,random", "--seed", "5", "--save", &file];
    run_typing(&save, "1\nquit\n");
    let before = fs::read_to_string(&file).unwrap();
    assert!(before.contains("game: everest\n") && before.contains("player B: random\n"), "{before}");
    let ran = run(&["replay", &file, "--seat", "A", "--format", "json"]);
    let view: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((view["guides"].as_array().unwrap().len(), &view["observer"]), (4, &"A".into()));
    let spectator = run(&["replay", &file]).out;
    assert!(spectator.contains("B1") && !spectator.contains("Your hand"), "{spectator}");
    run_typing(&["play", "--load", &file, "--save", &file], "1\nquit\n");
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before) && after.len() > before.len(), "{before}\n{after}");
}
