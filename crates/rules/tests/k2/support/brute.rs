//! All ends of a turn by playing every legal action in every order.

use std::collections::{HashMap, HashSet};

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::planner::{End, Halt};
use summiteer_rules::games::k2::{Action, Climber, Event, Phase, Public, State};

/// Every end with the least number of actions to it; nothing if there are more positions than that within the turn.
pub(crate) fn ends(state: &State, seat: Seat, most: usize) -> Option<HashMap<End, usize>> {
    let mut ends = HashMap::new();
    let mut seen = HashSet::from([*state.public()]);
    let mut now = vec![state.clone()];
    let mut length = 0;
    while !now.is_empty() {
        length += 1;
        let mut next = Vec::new();
        for state in now {
            for action in state.legal(seat) {
                let mut after = state.clone();
                let events = after.apply(seat, action).expect("listed actions are legal");
                if let Some(end) = end_of(&state, action, &after, &events, seat) {
                    ends.entry(end).or_insert(length);
                } else if seen.insert(*after.public()) {
                    next.push(after);
                }
            }
        }
        if seen.len() > most {
            return None;
        }
        now = next;
    }
    Some(ends)
}

/// What the turn left behind, if this action ended it.
pub(crate) fn end_of(
    before: &State,
    action: Action,
    after: &State,
    events: &[Event],
    seat: Seat,
) -> Option<End> {
    if action == Action::EndTurn {
        return Some(closed(*before.public(), events, seat));
    }
    let is_over = matches!(after.public().phase, Phase::Over | Phase::Probe(_));
    is_over.then(|| read(after.public(), seat))
}

/// The position with the points that the end of the turn itself brought, before the night changes anything.
fn closed(mut public: Public, events: &[Event], seat: Seat) -> End {
    for event in events.iter().take_while(|event| !matches!(event, Event::TurnEnded(_))) {
        if let Event::Scored { climber, score } = *event {
            public.climbers[climber.index()].score = score;
        }
        if let Event::Summited { climber, before } = *event {
            public.summit[usize::from(before)] = Some(climber);
        }
    }
    read(&public, seat)
}

fn read(public: &Public, seat: Seat) -> End {
    End {
        climbers: Climber::of(seat).map(|climber| *public.climber(climber)),
        summit: public.summit,
        rescue: public.seats[seat].rescue,
        unpaid: public.owed,
        rope: public.lhotse.ropes[seat],
        halt: halt(public, seat),
    }
}

fn halt(public: &Public, seat: Seat) -> Option<Halt> {
    let Phase::Probe(probe) = public.phase else { return None };
    let eligible = public.eligible.map(|is_eligible| is_eligible && public.owed > 0);
    Some(Halt::new(probe, public.seats[seat].cards, public.icefall.refuge, eligible))
}
