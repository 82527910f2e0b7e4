//! The planner against brute force.

use std::collections::HashMap;
use std::sync::Arc;

use summiteer_rules::core::Rules;
use summiteer_rules::games::everest::planner::{End, Halt, Loads, Plan, plan};
use summiteer_rules::games::everest::{Action, Client, Game, Guide, Options, Setup, State, standard_library};

use crate::support::exhaustive::{ACTING, end, ends};

/// Positions within a turn in which something is carried, stored, pitched, scored, paid, or turned up.
const POSITIONS: [&str; 10] = [
    // A guide with a bottle and a client beside its tent.
    "day 4\nphase act A\ntiles 2 1\nguide A1 col oxygen 1 m3\nguide A2 col t2\ncamp A camp1 col\ncards A m1",
    // Two guides on one space, one with a tent that it can pitch or hand over.
    "day 4\nphase act A\ntiles 2 1\nguide A1 col tent m2\nguide A2 col\ncards A m2 r0/3",
    // Under the summit, with a penalty to pay with cards or with levels.
    "day 9\nphase act A\ntiles 2 1\nguide A1 step m3\nguide A2 snow\ncards A m3 m3-1\ntoken A 1\nowed 1",
    // Levels for two clients, and a card that costs some.
    "day 9\nphase act A\ntiles 2 1\nguide A1 col m1 t2*\nguide A2 snow\ncards A m3-1 a2",
    // Full spaces on which the guides can only swap.
    "day 9\nphase act A\ntiles 2 1\nguide A1 ss m4\nguide A2 balcony m3*\ncards A m2 r2/4",
    // Two clients of one sort, of whom one can gain a level, and a tent to leave them in.
    "day 9\nphase act A\ntiles 2 1\nguide A1 col m3 m3\nguide A2 col t2\ncamp A camp1 col\ncards A m1 a1",
    // Two guides with full boards, of which neither can hand over anything without taking something back.
    "day 4\nphase act A\ntiles 2 1\nguide A1 col m2 m3 m4 t1\nguide A2 col tent t3\nlost-tents A 1\ncards A m1",
    // In the middle of an icefall that lies open.
    "day 4\nphase act A\ntiles 2 1\nguide A1 i6 m2\nguide A2 col\ncards A m1 m2\nicefall i1 cost-2
    icefall i2 crevasse\nicefall i3 cost-2\nicefall i4 cost-1\nicefall i5 cost-2\nicefall i6 cost-1\nicefall i7 cost-1
    icefall i8 cost-1\nicefall i9 cost-2\nicefall i10 cost-2\nicefall i11 crevasse\nicefall i12 crevasse",
    // Hidden tiles on the way of both guides.
    "day 4\nphase act A\ntiles 2 1\nguide A1 i6 m2\nguide A2 c1 t1\ncards A m1 m2
    icefall i6 cost-1\nicefall i10 cost-2",
    // A tile that waits for an answer.
    "day 4\nphase fork A1 i5\ntiles 2 1\nguide A1 i6 m2\nguide A2 col\ncards A m2 r1/3\ncard A c1 A1 used 1 bound
    icefall i5 cost-2\nicefall i6 cost-1\neligible A1\nmover A1",
];

/// A guide at base, where everything can be had, and one that comes to base with clients to leave or to bring back. None
/// can pitch a tent there, which would hold any number of clients.
const AT_BASE: [&str; 2] = [
    "day 4\nphase act A\ntiles 2 1\nguide A1 base\nguide A2 col\nscore A 1\nlost-tents A 1\ncards A a1",
    "day 4\nphase act A\ntiles 2 1\nguide A1 i1 m2 m3*\nguide A2 col\nscore A 1\nlost-tents A 2\ncards A m1
    icefall i1 cost-1\nicefall i2 cost-2\nicefall i5 cost-2",
];

fn position(text: &str) -> State {
    let options = Options::default();
    let setup = Setup { board: "everest-easy".into(), weather: "everest-summer".into(), seats: 2, options };
    let game = Game::new(&setup, &standard_library()).expect("the built-in data has no fault");
    State::from_text(Arc::new(game), text).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

fn planned(state: &State, loads: Loads) -> HashMap<End, Plan> {
    let plans = plan(state.game(), state.public(), ACTING, loads);
    let count = plans.len();
    let planned: HashMap<End, Plan> = plans.into_iter().map(|plan| (plan.end, plan)).collect();
    assert_eq!(planned.len(), count, "an end stands twice");
    planned
}

/// Plays a plan and gives the end that it really leads to.
fn played(state: &State, plan: &Plan) -> End {
    let mut now = state.clone();
    let (last, actions) = plan.actions.split_last().expect("a plan has an end");
    for action in actions {
        now.apply(ACTING, *action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    }
    let before = end(now.public());
    now.apply(ACTING, *last).expect("the last action of a plan is legal");
    if plan.end.halt.is_some() {
        return end(now.public());
    }
    assert_eq!(*last, Action::EndTurn);
    before
}

/// Whether the first end is the second one, or stops at the same tile with cards that serve as well or better: what is
/// spent or named in vain is no end that matters.
fn covers(first: &End, second: &End) -> bool {
    let (Some(halt), Some(other)) = (first.halt, second.halt) else { return first == second };
    let cards = halt.cards.iter().zip(&other.cards).all(|(card, other)| match (card, other) {
        (Some(card), Some(other)) => {
            let is_free = !card.bound && card.used == 0;
            let is_named_alike = (card.target, card.direction) == (other.target, other.direction);
            card.card == other.card && card.used <= other.used && (is_free || is_named_alike)
        }
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    });
    cards && End { halt: Some(Halt { cards: other.cards, ..halt }), ..*first } == *second
}

/// Whether nothing was abandoned: as many clients, bottles and tents as before.
fn keeps_everything(before: &End, after: &End) -> bool {
    let things = |end: &End| {
        let camps = end.camps.iter().flatten();
        let stored: (usize, u8) =
            camps.fold((0, 0), |(c, o), camp| (c + camp.clients.total(), o + camp.oxygen));
        let tents =
            end.guides.iter().filter(|guide| guide.load.tent).count() + end.camps.iter().flatten().count();
        let carried = end.guides.iter().map(|guide| guide.load.clients.total()).sum::<usize>();
        let bottles = end.guides.iter().map(|guide| guide.load.oxygen).sum::<u8>();
        (carried + stored.0, bottles + stored.1, tents)
    };
    things(before) == things(after)
}

/// Whether clients of one sort are in more than one place.
fn parts_a_sort(end: &End) -> bool {
    let led = end.guides.iter().map(|guide| &guide.load.clients);
    let groups: Vec<_> = led.chain(end.camps.iter().flatten().map(|camp| &camp.clients)).collect();
    Client::all().any(|client| groups.iter().filter(|group| group.count(client) > 0).count() > 1)
}

#[test]
fn with_all_loads_the_planner_finds_exactly_the_ends_of_an_exhaustive_search_by_shortest_ways() {
    for text in POSITIONS.into_iter().chain(AT_BASE) {
        let state = position(text);
        let (ends, plans) = (ends(&state), planned(&state, Loads::All));
        for (end, plan) in &plans {
            assert_eq!(played(&state, plan), *end);
            assert_eq!(ends.get(end), Some(&plan.actions.len()), "{plan:?}\n{text}");
        }
        let (halts, over): (Vec<&End>, Vec<&End>) = plans.keys().partition(|end| end.halt.is_some());
        let is_planned = |end: &End| plans.contains_key(end) || halts.iter().any(|halt| covers(halt, end));
        let missing = ends.keys().find(|end| !is_planned(end));
        assert_eq!(missing, None, "of {} ends\n{text}", ends.len());
        assert!(!over.is_empty(), "{text}");
    }
}

#[test]
fn an_exchange_that_is_under_way_goes_on_whatever_loads_are_looked_at_also_at_base() {
    for space in ["base", "col"] {
        let text = format!(
            "day 4\nphase act A\ntiles 2 1\nguide A1 {space} m2 m3 m4\nguide A2 {space} tent t3 t4\ncards A m1"
        );
        let state = position(&text);
        for loads in [Loads::OnTheWay, Loads::Usual] {
            let plans = planned(&state, loads);
            assert!(!plans.is_empty(), "{loads:?}\n{text}");
            for (end, plan) in &plans {
                assert_eq!(played(&state, plan), *end);
                assert!(end.guides.iter().all(|guide| guide.load.fits()));
            }
        }
    }
}

#[test]
fn the_positions_have_stops_at_tiles_and_answers_to_them() {
    let has_halt = |text: &str| planned(&position(text), Loads::All).keys().any(|end| end.halt.is_some());
    assert_eq!(POSITIONS.into_iter().filter(|text| has_halt(text)).count(), 2);
    let fork = planned(&position(POSITIONS[9]), Loads::All);
    for answer in [Action::Stay, Action::Retreat] {
        assert!(fork.values().any(|plan| plan.actions[0] == answer), "{answer:?}");
    }
}

#[test]
fn the_usual_loads_lead_to_every_end_where_nothing_is_abandoned_and_no_sort_of_clients_parts() {
    for text in POSITIONS {
        let state = position(text);
        let (all, usual) = (planned(&state, Loads::All), planned(&state, Loads::Usual));
        let start = end(state.public());
        for (end, plan) in &usual {
            assert_eq!(played(&state, plan), *end);
            assert_eq!(all[end].actions.len(), plan.actions.len(), "{plan:?}\n{text}");
        }
        let wanted = all.keys().filter(|end| keeps_everything(&start, end) && !parts_a_sort(end));
        let missing = wanted.filter(|end| !usual.contains_key(*end)).count();
        assert_eq!(missing, 0, "of {} ends\n{text}", all.len());
    }
}

/// Whether a guide at base carries what the usual loads offer there: fresh clients of one kind that fill the board,
/// alone, beside a tent or beside a bottle; or no clients.
fn is_usual_at_base(guide: &Guide) -> bool {
    let load = guide.load;
    let Some(client) = load.clients.kinds().next() else { return load.oxygen <= 1 };
    let is_fresh = client == Client::fresh(client.kind);
    let mut more = load;
    more.clients.add(client);
    is_fresh && load.oxygen <= 1 && load.clients.kinds().count() == 1 && !more.fits()
}

#[test]
fn at_base_the_usual_loads_fill_guide_boards_in_every_usual_way() {
    // Without clients nothing, a bottle, a tent, both; of each kind four, two beside a bottle, one beside a tent. Fewer where
    // no tent is left.
    for (text, wanted) in AT_BASE.into_iter().zip([4 + 2 * 3, 2 + 2 * 2]) {
        let state = position(text);
        let (all, usual) = (planned(&state, Loads::All), planned(&state, Loads::Usual));
        for (end, plan) in &usual {
            assert_eq!(played(&state, plan), *end);
            // A load that is not usual may be on a shorter way.
            assert!(all[end].actions.len() <= plan.actions.len(), "{plan:?}");
        }
        let lost = end(state.public()).lost_tents;
        // Whoever has the most points has brought everybody back and let nobody die.
        let score = all.keys().map(|end| end.score).max();
        let is_wanted = |end: &&End| {
            let guide = end.guides[0];
            guide.space == state.game().base()
                && (end.lost_tents, Some(end.score)) == (lost, score)
                && is_usual_at_base(&guide)
        };
        let ends: Vec<&End> = all.keys().filter(is_wanted).collect();
        assert_eq!(ends.len(), wanted, "{text}");
        let missing = ends.into_iter().find(|end| !usual.contains_key(*end));
        assert_eq!(missing, None, "{text}");
    }
}
