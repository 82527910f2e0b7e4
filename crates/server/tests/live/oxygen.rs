//! What oxygen shows is dealt as verifiably as everything else.

use summiteer_rules::core::{Header, Seat, SplitMix, Turn};
use summiteer_tables::fair::{Dealer, Nonce, Secret, publish, revealed, verify};
use summiteer_tables::open;

use crate::expedition;
use crate::play::everest;

/// A whole game of two, dealt as the server deals.
fn record() -> String {
    let secret = || Secret::new([0x0e; 32]);
    let nonces = [("0a", 0), ("b1", 1)]
        .map(|(byte, seat)| (Seat::new(seat), Nonce::new(&byte.repeat(16)).expect("a nonce")));
    let (mut header, _) = Header::read(&everest(2)).expect("a header");
    publish(&mut header, &secret(), &nonces);
    let mut table = open(&header.text()).expect("a set-up");
    let (dealer, mut numbers) = (Dealer::new(secret(), &nonces), SplitMix(1));
    loop {
        match table.turn() {
            Turn::Over => return revealed(&*table, &secret()),
            Turn::Chance => assert!(table.deal(&mut dealer.numbers(table.chance_count()))),
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody is due");
                let action = expedition::act(&*table, seat, &mut numbers);
                assert_eq!(table.play(&format!("{seat} {action}")), Ok(None));
            }
        }
    }
}

#[test]
fn every_kind_of_chance_on_everest_can_be_checked_and_none_changed() {
    let record = record();
    let report = verify(&record).expect("a report");
    assert!(report.holds, "{report:?}");
    for kind in ["first", "pawn", "tile", "token", "card", "air", "front"] {
        let begins = format!("chance {kind} ");
        let dealt = report.dealt.iter().find(|dealt| dealt.line.starts_with(&begins));
        let line = &dealt.unwrap_or_else(|| panic!("no {kind}")).line;
        let other = record.lines().find(|one| one.starts_with(&begins) && one != line);
        if let Some(other) = other.filter(|_| kind != "pawn") {
            let changed = record.replacen(line.as_str(), other, 1);
            assert!(!verify(&changed).expect("a report").holds, "{line} as {other}");
        }
    }
}
