use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use summiteer_rules::core::{Header, Seat, SplitMix, Turn};
use summiteer_tables::fair::{Dealer, Nonce, Secret, publish, revealed};
use summiteer_tables::open;

use crate::run::{Ran, run};

const SETUP: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 1\n\n";

fn secret() -> Secret {
    Secret::new([0x42; 32])
}

/// A whole game of K2 as a server hands it out.
fn record() -> String {
    played(SETUP)
}

/// A whole game of this set-up as a server hands it out.
fn played(setup: &str) -> String {
    let (mut header, _) = Header::read(setup).unwrap();
    let (a, nonce) = (Seat::new(0), Nonce::new(&"c3".repeat(16)).unwrap());
    publish(&mut header, &secret(), &[(a, nonce.clone())]);
    let mut table = open(&header.text()).unwrap();
    let (dealer, mut numbers) = (Dealer::new(secret(), &[(a, nonce)]), SplitMix(1));
    while table.turn() != Turn::Over {
        if !table.deal(&mut dealer.numbers(table.chance_count())) {
            let Turn::Decide(seats) = table.turn() else { panic!("nobody decides") };
            let seat = seats.iter().next().unwrap();
            let action = table.bot_move(seat, "random", &mut numbers).unwrap();
            assert_eq!(table.play(&format!("{seat} {action}")), Ok(None));
        }
    }
    revealed(&*table, &secret())
}

fn file(folder: &Path, text: &str) -> PathBuf {
    let file = folder.join("game.summit");
    fs::write(&file, text).unwrap();
    file
}

fn verify(text: &str, more: &[&str]) -> Ran {
    let folder = tempfile::tempdir().unwrap();
    let file = file(folder.path(), text).display().to_string();
    run(&[&["verify", file.as_str()], more].concat())
}

#[test]
fn a_game_as_it_was_dealt_holds() {
    let record = record();
    let ran = verify(&record, &[]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let count = record.lines().filter(|line| line.starts_with("chance ")).count();
    for words in [
        format!("commitment {}: it is the secret's\n", secret().commitment()),
        format!("secret     {}\n", secret().hex()),
        format!("nonce A    {}\n", "c3".repeat(16)),
        format!("{count} of {count} outcomes of chance follow from secret and nonces\nThe record holds.\n"),
    ] {
        assert!(ran.out.contains(&words), "{}", ran.out);
    }
    let ran = verify(&record, &["--format", "json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &report["holds"], &report["broken"]), (0, &true.into(), &Value::Null));
    assert_eq!(report["dealt"].as_array().unwrap().len(), count);
}

/// The record with its third move, a token, turned into another one.
fn forged() -> (String, String) {
    let record = record();
    let (head, moves) = record.split_once("\n\n").unwrap();
    let honest = moves.lines().nth(3).unwrap();
    let token = if honest == "chance token 1" { "chance token 0" } else { "chance token 1" };
    let moves: Vec<&str> =
        moves.lines().enumerate().map(|(entry, line)| if entry == 3 { token } else { line }).collect();
    (
        format!("{head}\n\n{}\n", moves.join("\n")),
        format!("WRONG at move 4: `{token}`, but it had to be: {honest}"),
    )
}

#[test]
fn a_changed_outcome_is_told_with_its_move_and_fails() {
    let (forged, told) = forged();
    let ran = verify(&forged, &[]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains(&told) && ran.out.ends_with("THE RECORD DOES NOT HOLD.\n"), "{}", ran.out);
    let ran = verify(&forged, &["--format", "json"]);
    let report: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((ran.code, &report["holds"], &report["dealt"][3]["ok"]), (1, &false.into(), &false.into()));
}

#[test]
fn a_secret_that_was_not_promised_fails() {
    let other = Secret::new([0; 32]).commitment();
    let ran = verify(&record().replace(&secret().commitment(), &other), &[]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains(&format!("commitment {other}: IT IS NOT THE SECRET'S\n")), "{}", ran.out);
}

#[test]
fn a_game_without_nonces_is_told_as_such() {
    let ran = verify(&record().replace(&format!("nonce A: {}\n", "c3".repeat(16)), ""), &[]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("no nonces: the server alone could have picked"), "{}", ran.out);
}

#[test]
fn what_cannot_be_checked_is_named() {
    let hidden = record().replace(&format!("secret: {}\n", secret().hex()), "");
    for (text, words) in [
        (SETUP, "the record has no `commitment` and `secret`"),
        (hidden.as_str(), "once they are over"),
        ("pgn 1\n", "line 1, column 1: expected `summit 1`"),
    ] {
        let ran = verify(text, &[]);
        assert!(ran.code == 1 && ran.out.is_empty(), "{}", ran.out);
        assert!(ran.err.contains("game.summit") && ran.err.contains(words), "{}", ran.err);
    }
    let ran = run(&["verify", "none.summit"]);
    assert!(ran.code == 1 && ran.err.contains("cannot read none.summit"), "{}", ran.err);
}

#[test]
fn the_icefall_that_was_dealt_is_dealt_again() {
    let record =
        played("summit 1\ngame: everest\nboard: everest-hard\nweather: everest-winter\nseats: 2\n\n");
    let ran = verify(&record, &[]);
    assert!(ran.code == 0 && ran.out.ends_with("The record holds.\n"), "{}{}", ran.out, ran.err);
    let tile = record.lines().find(|line| line.starts_with("chance front ")).expect("a tile was turned up");
    let other = if tile.ends_with("crevasse") { "chance front cost-1" } else { "chance front crevasse" };
    let ran = verify(&record.replacen(tile, other, 1), &[]);
    assert!(
        ran.code == 1 && ran.out.contains(&format!("`{other}`, but it had to be: {tile}")),
        "{}",
        ran.out
    );
}
