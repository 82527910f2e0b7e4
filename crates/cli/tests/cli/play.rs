use std::fs;

use crate::run::{Ran, run, run_typing};

/// Ends each turn at once, having paid what is owed, and takes the first action of every other list.
fn hurry(args: &[&str]) -> Ran {
    let pay = ["c1", "c1 up", "c2", "c2 up", "c3", "c3 up"].map(|what| format!("pay {what}\n")).concat();
    run_typing(args, format!("{pay}end\n1\n").repeat(200))
}

#[test]
fn a_solo_game_is_played_to_its_end_and_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solo.summit").display().to_string();
    let ran = hurry(&["play", "--seed", "11", "--save", &file]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("You have reached: Sailor"), "{}", &ran.out[ran.out.len() - 600..]);
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
    let replayed = run(&["replay", &file]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert!(replayed.out.contains("day 18"), "{}", replayed.out);
}

#[test]
fn bots_play_a_game_among_themselves() {
    let ran =
        run(&["play", "--players", "random,scout", "--seed", "2", "--option", "family=on", "--lang", "pl"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains('{'), "a text is missing: {}", ran.out);
}

#[test]
fn the_same_seed_and_the_same_typing_give_the_same_game() {
    let play = |seed| {
        run_typing(&["play", "--players", "human,scout", "--seed", seed], "1\nend\n1\nend\nquit\n").out
    };
    assert_eq!(play("4"), play("4"));
    assert_ne!(play("4"), play("5"));
}

#[test]
fn a_curtain_hides_the_hand_between_two_people() {
    let ran = run_typing(&["play", "--players", "human,human", "--seed", "3"], "\n1\n\n1\n");
    let screens: Vec<&str> = ran.out.split("========").collect();
    assert!(screens.len() >= 3, "{}", ran.out);
    assert!(!screens[0].contains("Your hand:"), "{}", screens[0]);
    for screen in &screens[1..] {
        assert!(!(screen.contains("A> ") && screen.contains("B> ")), "{screen}");
    }
    for (screen, seat) in screens[1..3].iter().zip(["A", "B"]) {
        assert!(screen.contains(&format!("{seat}> ")) && screen.contains("Your hand:"), "{screen}");
    }
}

#[test]
fn a_person_sees_only_the_own_cards_drawn() {
    let ran = run_typing(&["play", "--players", "human,scout", "--seed", "3"], "quit\n");
    assert_eq!(ran.out.matches("A draws a card").count(), 0, "{}", ran.out);
    assert_eq!(ran.out.matches("B draws a card").count(), 6, "{}", ran.out);
}

#[test]
fn refusals_say_why_and_change_nothing() {
    let typed = "why step A1 s6\nstep A1 s6\nchoose m9 m1 m1\n99\nundo\nquit\n";
    let ran = run_typing(&["play", "--seed", "3"], typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in
        ["not your turn for this", "the list has", "nothing to take back", "here could stand: a card"]
    {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    assert!(!ran.out.contains("has chosen"), "{}", ran.out);
}

#[test]
fn undo_takes_the_last_action_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.summit").display().to_string();
    let typed = format!("1\n1\n1\nundo\nsave {file}\nquit\n");
    let ran = run_typing(&["play", "--seed", "3"], typed.as_str());
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.ends_with("A undo\n"), "{text}\n{}", ran.out);
    assert!(ran.out.contains(&format!("recorded in {file}")), "{}", ran.out);
}

#[test]
fn a_recorded_game_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.summit").display().to_string();
    run_typing(
        &["play", "--players", "human,scout", "--board", "k2-hard", "--seed", "3", "--save", &file],
        "1\n",
    );
    let before = fs::read_to_string(&file).unwrap();
    let ran = run_typing(&["play", "--load", &file, "--save", &file], "board\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("K2, harder route") && ran.out.contains("c1:"), "{}", ran.out);
    let after = fs::read_to_string(&file).unwrap();
    assert!(after.starts_with(&before), "{before}\n{after}");
}

#[test]
fn the_wrong_call_is_refused() {
    for (args, words) in [
        (vec!["play", "--players", "human,yeti"], "`yeti`; there are: human, random, scout"),
        (vec!["play", "--load", "x", "--board", "k2-hard"], "cannot be used with"),
        (vec!["play", "--lang", "tlh"], "`tlh`; there are: el, en, hu, pl, pt-BR"),
        (vec!["play", "gipfel", "--lang", "tlh"], "`tlh`; there are: cs, el, en, hu, pl, pt-BR, ro, sk"),
        (vec!["play", "--board", "k3"], "`k3`; there are: k2-easy, k2-hard"),
    ] {
        let ran = run(&args);
        assert_eq!(ran.code, 2, "{}", ran.err);
        assert!(ran.err.contains(words), "{}", ran.err);
    }
    let ran = run_typing(&["play", "--save", "no-such-folder/game.summit"], "quit\n");
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("cannot write no-such-folder/game.summit"), "{}", ran.err);
}

#[test]
fn saving_where_nothing_can_be_written_does_not_end_the_game() {
    let ran = run_typing(&["play", "--seed", "3"], "save no-such-folder/game.summit\n1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("no-such-folder/game.summit") && ran.out.contains("A has chosen"),
        "{}",
        ran.out
    );
}

#[test]
fn what_is_typed_in_another_encoding_does_not_end_the_game() {
    let ran = run_typing(&["play", "--seed", "3"], *b"caf\xe9\n1\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("A has chosen"), "{}", ran.out);
}
