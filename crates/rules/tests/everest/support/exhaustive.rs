//! Every end of a turn, found by trying all that is legal.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::everest::planner::{End, Halt};
use summiteer_rules::games::everest::{Action, Phase, Public, State};
use summiteer_rules::mountain::Pawn;

/// Who acts in the positions looked at.
pub(crate) const ACTING: Seat = Seat::new(0);

/// What the turn of seat A leaves behind if it is over, or stops at a tile, with this position.
pub(crate) fn end(public: &Public) -> End {
    let own = &public.seats[ACTING];
    End {
        guides: Pawn::of(ACTING).map(|guide| *public.guide(guide)),
        camps: own.camps,
        lost_tents: own.lost_tents,
        score: own.score,
        order: public.order,
        unpaid: public.owed,
        halt: halt(public),
    }
}

fn halt(public: &Public) -> Option<Halt> {
    let Phase::Probe(probe) = public.phase else { return None };
    let mut cards = public.seats[ACTING].cards;
    cards.sort_unstable_by_key(|card| card.map(|card| (card.card, card.bound, card.used)));
    let eligible = public.eligible.map(|is_eligible| is_eligible && public.owed > 0);
    Some(Halt { probe, cards, refuge: public.refuge, eligible })
}

/// Every end of the turn with the least number of actions.
pub(crate) fn ends(start: &State) -> HashMap<End, usize> {
    let mut ends = HashMap::new();
    let mut lengths = HashMap::from([(start.hash64(), 0)]);
    let mut queue = VecDeque::from([start.clone()]);
    while let Some(state) = queue.pop_front() {
        let length = lengths[&state.hash64()] + 1;
        for action in state.legal(ACTING) {
            let mut next = state.clone();
            next.apply(ACTING, action).expect("a listed action is legal");
            let is_halt = matches!(next.public().phase, Phase::Probe(_));
            if is_halt || action == Action::EndTurn {
                // What the end of the turn itself does is no part of an end.
                let last = if is_halt { &next } else { &state };
                ends.entry(end(last.public())).or_insert(length);
            } else if let Entry::Vacant(place) = lengths.entry(next.hash64()) {
                place.insert(length);
                queue.push_back(next);
            }
        }
    }
    ends
}
