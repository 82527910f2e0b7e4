//! Two guides on one space can share what they carry in every way that fits (EV-064, EV-066, Q-EV-94).

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::everest::{Action, Game, Place, Setup, State, standard_library};
use summiteer_rules::mountain::Pawn;

const SEAT: Seat = Seat::new(0);

/// A tent, bottles and clients on a guide board, clients as a position names them.
type Board = (bool, usize, Vec<&'static str>);

fn game() -> Arc<Game> {
    Arc::new(Game::new(&Setup::new("everest-easy", "everest-summer", 2), &standard_library()).unwrap())
}

/// What fits on a guide board by the captions of the rules (EV-068 to EV-071), on a space for two bottles a guide.
fn fits((tent, oxygen, clients): &Board) -> bool {
    let rest = oxygen + clients.len();
    match (tent, oxygen) {
        (true, _) => rest <= 1,
        (false, 0) => rest <= 4,
        (false, 1) => rest <= 3,
        (false, _) => *oxygen == 2 && rest <= 3,
    }
}

/// Every board that fits and fills up with these clients, from none to all of them.
fn boards(clients: &[&'static str]) -> Vec<Board> {
    let all = [false, true].into_iter().flat_map(|tent| {
        (0..3).flat_map(move |oxygen| {
            (0..=clients.len()).map(move |led| (tent, oxygen, clients[..led].to_vec()))
        })
    });
    all.filter(fits).collect()
}

fn line(guide: &str, (tent, oxygen, clients): &Board) -> String {
    let tent = if *tent { " tent" } else { "" };
    let oxygen = if *oxygen > 0 { format!(" oxygen {oxygen}") } else { String::new() };
    format!("guide {guide} col{tent}{oxygen} {}", clients.join(" "))
}

fn position(first: &Board, second: &Board) -> String {
    format!("phase act A\n{}\n{}", line("A1", first), line("A2", second))
}

/// Every way of dividing all of it between two boards that fit.
fn sharings(first: &Board, second: &Board) -> BTreeSet<[String; 2]> {
    let tents = usize::from(first.0) + usize::from(second.0);
    let (oxygen, mut clients) = (first.1 + second.1, first.2.clone());
    clients.extend(&second.2);
    let mut sharings = BTreeSet::new();
    for parts in 0..1u32 << clients.len() {
        let side = |wanted| {
            let led = clients.iter().enumerate().filter(move |(at, _)| (parts >> at & 1 == 1) == wanted);
            led.map(|(_, client)| *client).collect::<Vec<_>>()
        };
        for bottles in 0..=oxygen {
            for tent in [false, true] {
                let one = (tent, bottles, side(true));
                let other = (tents > usize::from(tent), oxygen - bottles, side(false));
                let has_all = usize::from(one.0) + usize::from(other.0) == tents;
                if has_all && fits(&one) && fits(&other) {
                    sharings.insert([line("A1", &one), line("A2", &other)].map(|text| sorted(&text)));
                }
            }
        }
    }
    sharings
}

fn sorted(line: &str) -> String {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    words[3..].sort_unstable();
    words.join(" ")
}

/// The lines of both guides in every position that handing over alone leads to and in which the turn may end.
fn handed_over(start: State) -> BTreeSet<[String; 2]> {
    let (mut found, mut seen, mut queue) = (BTreeSet::new(), HashSet::from([start.hash64()]), vec![start]);
    while let Some(state) = queue.pop() {
        let legal = state.legal(SEAT);
        assert!(!legal.is_empty(), "{}", state.text());
        if legal.contains(&Action::EndTurn) {
            let text = state.text();
            let line = |guide| text.lines().find(|line| line.starts_with(guide)).expect("a guide stands");
            found.insert([line("guide A1"), line("guide A2")].map(sorted));
        }
        for action in legal {
            if let Action::Move { from: Place::Guide(_), to: Place::Guide(_), .. } = action {
                let mut next = state.clone();
                next.apply(SEAT, action).expect("a listed action is legal");
                if seen.insert(next.hash64()) {
                    queue.push(next);
                }
            }
        }
    }
    found
}

#[test]
fn two_guides_side_by_side_can_share_their_loads_in_every_way_that_fits() {
    let game = game();
    for first in boards(&["m1", "m2", "m3", "m4"]) {
        for second in boards(&["t1", "t2", "t3", "t4"]) {
            let text = position(&first, &second);
            let state = State::from_text(game.clone(), &text).unwrap_or_else(|why| panic!("{why}\n{text}"));
            assert_eq!(handed_over(state), sharings(&first, &second), "{text}");
        }
    }
}

#[test]
fn an_overloaded_guide_can_stand_only_beside_its_seats_other_guide_and_what_both_have_must_fit() {
    let game = game();
    let load = |text: &str| State::from_text(game.clone(), text);
    let exchange = "phase act A\nguide A1 col m1 m2 m3\nguide A2 col tent m4 t4";
    let state = load(exchange).expect("in the middle of an exchange");
    assert_eq!(state.public().overloaded(SEAT), Some(Pawn::new(SEAT, 1)));
    let again = State::from_text(game.clone(), &state.text()).expect("a written position loads");
    assert_eq!(again.hash64(), state.hash64());
    for wrong in [
        "phase act A\nguide A1 c3 m1 m2 m3\nguide A2 col tent m4 t4",
        "phase act A\nguide A1 col m1 m2 m3 m4\nguide A2 col tent m4 t4",
        "phase act A\nguide A1 col tent m1 m2\nguide A2 col tent m4 t4",
        "phase act A\nguide A1 col m1\nguide A2 col m1 m1 m1 m1 m1 m1 m1 m1 m1",
        "phase act B\nguide A1 col m1 m2 m3\nguide A2 col tent m4 t4",
        "phase choose\nguide A1 col m1 m2 m3\nguide A2 col tent m4 t4",
    ] {
        load(wrong).expect_err(wrong);
    }
}
