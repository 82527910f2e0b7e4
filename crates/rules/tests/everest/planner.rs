//! The planner against brute force.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::everest::planner::{End, Loads, Plan, plan};
use summiteer_rules::games::everest::{Action, Game, Options, Public, Setup, State, standard_library};
use summiteer_rules::mountain::Pawn;

/// Positions within a turn, far from hidden tiles, in which something is carried, stored, pitched, scored or paid.
const POSITIONS: [&str; 5] = [
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
];

fn position(text: &str) -> State {
    let options = Options::default();
    let setup = Setup { board: "everest-easy".into(), weather: "everest-summer".into(), seats: 2, options };
    let game = Game::new(&setup, &standard_library()).expect("the built-in data has no fault");
    State::from_text(Arc::new(game), text).unwrap_or_else(|why| panic!("{why:?}\n{text}"))
}

/// What the turn of seat A leaves behind if it is over with this position.
fn end(public: &Public) -> End {
    let seat = Seat::new(0);
    let own = &public.seats[seat];
    End {
        guides: Pawn::of(seat).map(|guide| *public.guide(guide)),
        camps: own.camps,
        lost_tents: own.lost_tents,
        score: own.score,
        order: public.order,
        unpaid: public.owed,
        halt: None,
    }
}

/// Every end of the turn with the least number of actions, by trying all that is legal.
fn brute(start: &State) -> HashMap<End, usize> {
    let seat = Seat::new(0);
    let mut ends = HashMap::new();
    let mut lengths = HashMap::from([(start.hash64(), 0)]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(state) = queue.pop_front() {
        let length = lengths[&state.hash64()] + 1;
        for action in state.legal(seat) {
            let mut next = state.clone();
            next.apply(seat, action).expect("a listed action is legal");
            if action == Action::EndTurn {
                ends.entry(end(state.public())).or_insert(length);
            } else if let Entry::Vacant(place) = lengths.entry(next.hash64()) {
                place.insert(length);
                queue.push_back(next);
            }
        }
    }
    ends
}

fn planned(state: &State, loads: Loads) -> HashMap<End, Plan> {
    let plans = plan(state.game(), state.public(), Seat::new(0), loads);
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
        now.apply(Seat::new(0), *action).unwrap_or_else(|why| panic!("{action:?}: {why}"));
    }
    assert_eq!(*last, Action::EndTurn);
    let end = end(now.public());
    now.apply(Seat::new(0), *last).expect("the turn can end here");
    end
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

#[test]
fn with_all_loads_the_planner_finds_exactly_the_ends_of_brute_force_by_shortest_ways() {
    for text in POSITIONS {
        let state = position(text);
        let (ends, plans) = (brute(&state), planned(&state, Loads::All));
        for (end, plan) in &plans {
            assert_eq!(played(&state, plan), *end);
            assert_eq!(ends.get(end), Some(&plan.actions.len()), "{plan:?}\n{text}");
        }
        let missing = ends.keys().find(|end| !plans.contains_key(*end));
        assert_eq!(missing, None, "of {} ends\n{text}", ends.len());
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
        // No position has two clients of one sort, so none can part; the levels of the dead are not looked for.
        let wanted = all.keys().filter(|end| keeps_everything(&start, end));
        let missing = wanted.filter(|end| !usual.contains_key(*end)).count();
        assert_eq!(missing, 0, "of {} ends\n{text}", all.len());
    }
}
