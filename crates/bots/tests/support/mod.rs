//! Whole games of K2 and Lhotse in which the planner is watched.

use summiteer_bots::scout::Scout;
use summiteer_bots::{Bot, Random, play_watched};
use summiteer_rules::core::{NumberSource, Rules, SplitMix};
use summiteer_rules::games::k2::{Action, Event, State, View};

/// Plans twice: for what it sees, and for what a seat sees after everything that this one cannot know was dealt anew.
#[derive(Default)]
struct Redealt {
    scout: Scout,
    twin: Scout,
}

impl Bot<State> for Redealt {
    fn name(&self) -> &'static str {
        "scout, dealt anew"
    }

    fn act(&mut self, view: &View, legal: &[Action], numbers: &mut dyn NumberSource) -> Action {
        let redealt = view.sample(&mut SplitMix(numbers.next_u64())).view(view.observer);
        let answer = self.scout.act(view, legal, numbers);
        assert_eq!(self.twin.act(&redealt, legal, numbers), answer, "in {:?}", view.public.phase);
        answer
    }
}

/// Plays a game of planners and random players in turn and gives back what happened. It stops short at an answer that is
/// not legal.
pub(super) fn events_of(start: State, seed: u64) -> Vec<Event> {
    let mut bots: Vec<Box<dyn Bot<State>>> = Vec::new();
    for seat in 0..start.game().seats() {
        bots.push(if seat % 2 == 0 { Box::new(Redealt::default()) } else { Box::new(Random) });
    }
    let mut seen = Vec::new();
    let mut watch = |_: &State, events: &[Event]| seen.extend_from_slice(events);
    let end = play_watched(start, &mut bots, SplitMix(seed), u64::MAX, &mut watch);
    assert!(end.public().result(end.game()).is_some());
    seen
}
