use serde_json::Value;

use crate::run::run;

const GAMES: [&str; 8] = ["simulate", "k2", "--games", "40", "--seed", "7", "--format", "json"];

fn json(more: &[&str]) -> Value {
    let ran = run(&[&GAMES, more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    serde_json::from_str(&ran.out).expect("one JSON object")
}

fn without_seconds(mut value: Value) -> Value {
    let seconds = value.as_object_mut().unwrap().remove("seconds").unwrap();
    assert!(seconds.as_f64().unwrap() >= 0.0);
    value
}

#[test]
fn the_json_form_has_the_promised_names() {
    let value = json(&["--players", "random,random,random"]);
    assert_eq!(value["games"], 40);
    let players = value["players"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    let mut wins = 0.0;
    for player in players {
        assert_eq!(player["name"], "random");
        let histogram = player["score_histogram"].as_object().unwrap();
        let games: u64 = histogram.values().map(|games| games.as_u64().unwrap()).sum();
        let points: u64 = histogram
            .iter()
            .map(|(score, games)| score.parse::<u64>().unwrap() * games.as_u64().unwrap())
            .sum();
        assert_eq!(games, 40);
        assert!((player["mean_score"].as_f64().unwrap() - points as f64 / 40.0).abs() < 1e-9);
        let (deaths, share) =
            (player["deaths"].as_f64().unwrap(), player["games_with_death"].as_f64().unwrap());
        assert!(share <= deaths && deaths <= 2.0 * share, "{player}");
        wins += player["wins"].as_f64().unwrap();
    }
    assert!((wins - 40.0).abs() < 1e-9, "{wins}");
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let players = ["--players", "scout,random"];
    let one = without_seconds(json(&[&players[..], &["--threads", "1"]].concat()));
    let three = without_seconds(json(&[&players[..], &["--threads", "3"]].concat()));
    assert_eq!(one, three);
    let other = run(&[
        "simulate",
        "k2",
        "--games",
        "40",
        "--seed",
        "8",
        "--format",
        "json",
        "--players",
        "scout,random",
    ]);
    assert_ne!(one, without_seconds(serde_json::from_str(&other.out).unwrap()));
}

#[test]
fn scout_beats_random_wherever_they_sit() {
    let value = json(&["--players", "random,scout", "--seats-rotate"]);
    let mean = |player: usize| value["players"][player]["mean_score"].as_f64().unwrap();
    assert!(mean(1) > mean(0) + 3.0, "{value}");
}

#[test]
fn an_option_reaches_the_game() {
    let deaths = |more: &[&str]| {
        let value = json(&[&["--players", "random,random,random,random,random"], more].concat());
        value["players"].as_array().unwrap().iter().map(|p| p["deaths"].as_f64().unwrap()).sum::<f64>()
    };
    let (plain, family) = (deaths(&[]), deaths(&["--option", "family=on"]));
    assert!(family < plain, "with rescue cards {family} die, without {plain}");
}

#[test]
fn the_csv_form_has_a_line_for_each_player() {
    let ran = run(&["simulate", "k2", "--players", "random,random", "--games", "5", "--format", "csv"]);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "name,games,mean_score,deaths,games_with_death,wins,score_histogram,unfinished");
    assert_eq!(lines.len(), 3);
    assert!(lines[1..].iter().all(|line| line.starts_with("random,5,") && line.split(',').count() == 8));
}

#[test]
fn the_table_form_names_every_player() {
    let ran = run(&["simulate", "k2", "--players", "scout,random", "--games", "2"]);
    assert!(ran.out.contains("\nscout ") && ran.out.contains("\nrandom "), "{}", ran.out);
    assert_eq!(ran.err, "", "no progress bar without a terminal");
}

#[test]
fn what_is_unknown_is_named_with_what_there_is() {
    let players = ["simulate", "k2", "--players", "scout"];
    for (more, words) in [
        (["--board", "k3"], "`k3`; there are: k2-easy, k2-hard"),
        (["--weather", "spring"], "`spring`; there are: k2-summer, k2-winter"),
        (["--option", "wind=on"], "`wind`; there are: family, limits, passing-scores, first"),
        (["--option", "family=maybe"], "may be off or on, not `maybe`"),
        (["--option", "family"], "KEY=VALUE, not `family`"),
        (["--option", "first=C"], "seat C cannot start"),
        (["--games", "0"], "--games"),
    ] {
        let ran = run(&[&players[..], &more].concat());
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let ran = run(&["simulate", "k2", "--players", "scout,yeti"]);
    assert!(ran.err.contains("`yeti`; there are: random, scout"), "{}", ran.err);
    let ran = run(&["simulate", "k2", "--players", "random,random,random,random,random,random"]);
    assert!(ran.code == 2 && ran.err.contains("1 to 5 seats"), "{}", ran.err);
    let ran = run(&["simulate", "chess", "--players", "scout"]);
    assert!(
        ran.code == 2 && ran.err.contains("[possible values: k2, lhotse, everest, gipfel]"),
        "{}",
        ran.err
    );
}
