use summiteer_rules::core::{Header, NumberSource, Seat, SplitMix, Turn};

use super::*;
use crate::{AnyTable, open};

const K2: &str = "summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: 2\n\n";
/// Chance deals tiles in secret, and seats choose in secret.
const LHOTSE: &str = "summit 1\ngame: lhotse\nboard: lhotse-face\nweather: lhotse\nseats: 2\n\n";
const EVEREST: &str = "summit 1\ngame: everest\nboard: everest-easy\nweather: everest-winter\nseats: 2\n\n";
const GIPFEL: &str = "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\n\n";

fn secret() -> Secret {
    Secret::new([0x5e; 32])
}

fn nonces() -> [(Seat, Nonce); 2] {
    [("0a".repeat(16), 0), ("b1".repeat(16), 1)]
        .map(|(text, seat)| (Seat::new(seat), Nonce::new(&text).expect("a nonce")))
}

/// A whole game between bots, dealt as a server deals. At first seat A takes each action back once where it can, so that
/// chance comes after undone entries too.
fn played(setup: &str) -> Box<dyn AnyTable> {
    // A bot that plays anything need never end the dice game.
    let bot = if setup == GIPFEL { "rusher" } else { "random" };
    let (mut header, _) = Header::read(setup).expect("a header");
    publish(&mut header, &secret(), &nonces());
    let mut table = open(&header.text()).expect("a set-up");
    let (dealer, mut numbers) = (Dealer::new(secret(), &nonces()), SplitMix(5));
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => assert!(table.deal(&mut dealer.numbers(table.chance_count()))),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let action = table.bot_move(seat, bot, &mut numbers).expect("a bot");
                let line = format!("{seat} {action}");
                assert_eq!(table.play(&line), Ok(None));
                if table.length() < 100 && table.can_undo(Seat::new(0)) {
                    assert_eq!(table.play("A undo"), Ok(None));
                    assert_eq!(table.play(&line), Ok(None));
                }
            }
        }
    }
}

fn record(setup: &str) -> String {
    revealed(&*played(setup), &secret())
}

/// The record with the line of its entry changed.
fn changed(record: &str, entry: usize, line: &str) -> String {
    let (head, lines) = record.split_once("\n\n").expect("a head and moves");
    let mut lines: Vec<&str> = lines.lines().collect();
    lines[entry] = line;
    format!("{head}\n\n{}\n", lines.join("\n"))
}

#[test]
fn a_whole_game_of_each_kind_holds_and_undo_does_not_rewind() {
    for setup in [K2, LHOTSE, EVEREST, GIPFEL] {
        let table = played(setup);
        assert!(table.lines(0).contains(&"A undo".to_owned()), "{setup}");
        let report = verify(&revealed(&*table, &secret())).expect("a report");
        assert!(report.holds && report.secret_fits, "{report:?}");
        assert_eq!(report.broken, None);
        assert_eq!((report.commitment, report.secret), (secret().commitment(), secret().hex()));
        assert_eq!(report.nonces.iter().map(|nonce| nonce.seat.as_str()).collect::<Vec<_>>(), ["A", "B"]);
        assert_eq!(report.dealt.len(), table.chance_count());
        for (number, dealt) in report.dealt.iter().enumerate() {
            assert_eq!(dealt.number as usize, number);
            assert_eq!(table.lines(dealt.entry as usize)[0], dealt.line);
        }
    }
}

#[test]
fn nothing_is_hidden_in_a_report() {
    let report = verify(&record(K2)).expect("a report");
    let keys =
        |key: &str| report.dealt.iter().flat_map(|dealt| &dealt.events).filter(|e| e.key == key).count();
    assert!(keys("event-card-drawn") >= 12, "two hands of six");
    assert_eq!(keys("event-card-drawn-hidden"), 0);
}

#[test]
fn a_changed_outcome_is_told_with_its_entry() {
    let record = record(GIPFEL);
    let honest = verify(&record).expect("a report");
    let last = honest.dealt.len() - 1;
    for dealt in [0, last / 3, last / 2, last].map(|number| &honest.dealt[number]) {
        let other = if dealt.line == "chance die 1" { "chance die 2" } else { "chance die 1" };
        let report = verify(&changed(&record, dealt.entry as usize, other)).expect("a report");
        let told = &report.dealt[dealt.number as usize];
        assert!(!report.holds && !told.ok, "entry {}", dealt.entry);
        assert_eq!((told.entry, told.line.as_str()), (dealt.entry, other));
        assert_eq!(told.expected.as_deref(), Some(dealt.line.as_str()));
        assert!(report.dealt[..dealt.number as usize].iter().all(|before| before.ok));
    }
}

#[test]
fn a_changed_secret_commitment_or_nonce_does_not_hold() {
    let record = record(K2);
    let other = Secret::new([0x5f; 32]);
    let report = verify(&record.replace(&secret().commitment(), &other.commitment())).expect("a report");
    assert!(!report.holds && !report.secret_fits && report.dealt.iter().all(|dealt| dealt.ok));
    let with_both = record.replace(&secret().commitment(), &other.commitment());
    let both = verify(&with_both.replace(&secret().hex(), &other.hex())).expect("a report");
    assert!(!both.holds && both.secret_fits && both.dealt.iter().any(|dealt| !dealt.ok));
    for (from, to) in [(&"0a".repeat(16), &"0b".repeat(16)), (&secret().hex(), &other.hex())] {
        let report = verify(&record.replace(from, to)).expect("a report");
        assert!(!report.holds && report.dealt.iter().any(|dealt| !dealt.ok));
    }
    let without = record.replace(&format!("nonce B: {}\n", "b1".repeat(16)), "");
    assert!(verify(&without).is_ok_and(|report| !report.holds && report.nonces.len() == 1));
}

#[test]
fn a_record_that_cannot_have_been_played_is_checked_up_to_there() {
    let record = record(K2);
    for (line, why) in
        [("chance tile 999", "column 13"), ("A jump", "column 3"), ("A end", "is not possible here")]
    {
        let report = verify(&changed(&record, 3, line)).expect("a report");
        assert!(!report.holds);
        let number = record.split_once("\n\n").expect("a head").0.lines().count() + 5;
        let broken = report.broken.expect("a reason");
        assert!(broken.starts_with(&format!("line {number}")) && broken.contains(why), "{broken}");
        let chance = line.starts_with("chance");
        assert_eq!(report.dealt.len(), if chance { 4 } else { 3 });
        assert!(report.dealt[..3].iter().all(|dealt| dealt.ok));
        assert_eq!(
            report.dealt.get(3).map(|dealt| (dealt.ok, dealt.events.len())),
            chance.then_some((false, 0))
        );
    }
}

#[test]
fn what_cannot_be_checked_is_an_error_that_says_why() {
    let record = record(GIPFEL);
    let secret_line = format!("secret: {}\n", secret().hex());
    let commitment_line = format!("commitment: {}\n", secret().commitment());
    for line in [&secret_line, &commitment_line] {
        assert_eq!(verify(&record.replace(line, "")), Err(VerifyError::NotRevealed));
    }
    assert_eq!(verify(GIPFEL), Err(VerifyError::NotRevealed));
    for (from, to, why) in [
        (secret().hex(), "5e".repeat(31), "expected 64 hex digits as `secret`"),
        ("0a".repeat(16), "0a".repeat(15), "expected 32 to 128 hex digits in lower case as `nonce A`"),
        (
            "nonce B".to_owned(),
            "nonce C".to_owned(),
            "expected the nonce of a seat at the table as `nonce C`",
        ),
        (
            "game: gipfel".to_owned(),
            "game: chess".to_owned(),
            "expected one of k2, lhotse, everest, gipfel as `game`",
        ),
    ] {
        let error = verify(&record.replace(&from, &to)).expect_err(why).to_string();
        assert!(error.starts_with("line ") && error.contains(why), "{error}");
    }
}

#[test]
fn no_single_stroke_makes_other_chance_hold() {
    let record = record(K2);
    let lines = |text: &str| verify(text).map(|report| (report.holds, report.dealt));
    let honest: Vec<String> =
        lines(&record).expect("a report").1.into_iter().map(|dealt| dealt.line).collect();
    let (mut numbers, mut refused) = (SplitMix(8), 0);
    for _ in 0..200 {
        let mut bytes = record.clone().into_bytes();
        let place = numbers.below(bytes.len() as u32) as usize;
        bytes[place] = b"\n ;0123456789ABabdkmst"[numbers.below(22) as usize];
        match lines(&String::from_utf8(bytes).expect("ASCII")) {
            Ok((true, dealt)) => {
                let dealt: Vec<String> = dealt.into_iter().map(|dealt| dealt.line).collect();
                assert!(honest.starts_with(&dealt), "byte {place}: {dealt:?}");
            }
            Ok((false, _)) | Err(_) => refused += 1,
        }
    }
    assert!(refused > 100, "most strokes do harm: {refused}");
}

/// Worked out with the `hmac` module of Python from what the notation page says: who starts, then ten dice.
#[test]
fn the_dice_are_those_of_another_implementation() {
    let mut chance = played(GIPFEL).lines(0).into_iter().filter(|line| line.starts_with("chance"));
    assert_eq!(chance.next().as_deref(), Some("chance first B"));
    for die in [3, 2, 2, 2, 5, 6, 2, 5, 3, 3] {
        assert_eq!(chance.next(), Some(format!("chance die {die}")));
    }
}

#[test]
fn in_a_game_of_everest_everything_that_chance_deals_can_be_checked() {
    let table = played(EVEREST);
    for kind in ["first", "pawn", "tile", "token", "card", "front"] {
        let dealt = table.lines(0).iter().any(|line| line.starts_with(&format!("chance {kind} ")));
        assert!(dealt, "no {kind}");
    }
}
