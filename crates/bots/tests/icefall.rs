//! The planner of K2 where icefall tiles lie (Q-EK-10).

use std::sync::Arc;

use summiteer_bots::scout::Scout;
use summiteer_bots::{Bot, Random, play_game, play_watched};
use summiteer_rules::core::{NumberSource, Rules, Seat, SplitMix};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::k2::{Action, Event, Game, Setup, State, View, standard_library};

fn start(board: &str, weather: &str, seats: usize, family: &str) -> State {
    let mut setup = Setup::solo(board, weather).with_seats(seats);
    assert!(setup.options.set("icefall", "on") && setup.options.set("family", family));
    State::start(Arc::new(Game::new(&setup, &standard_library()).expect("the boards have an icefall")))
}

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

/// Plays a game of planners and random players in turn and gives back what happened in the icefall.
fn events_of(start: State, seed: u64) -> Vec<IcefallEvent> {
    let mut bots: Vec<Box<dyn Bot<State>>> = Vec::new();
    for seat in 0..start.game().seats() {
        bots.push(if seat % 2 == 0 { Box::new(Redealt::default()) } else { Box::new(Random) });
    }
    let mut seen = Vec::new();
    let mut watch = |_: &State, events: &[Event]| {
        seen.extend(events.iter().filter_map(|event| match event {
            Event::Icefall(event) => Some(*event),
            _ => None,
        }));
    };
    let end = play_watched(start, &mut bots, SplitMix(seed), u64::MAX, &mut watch);
    assert!(end.public().result(end.game()).is_some());
    seen
}

#[test]
fn scout_plays_every_icefall_to_the_end_and_never_by_what_it_cannot_know() {
    let mut seen = Vec::new();
    for (board, weather) in [("everest-easy", "k2-summer"), ("everest-hard", "k2-winter")] {
        for seats in 1..=5 {
            for family in ["on", "off"] {
                seen.extend(events_of(start(board, weather, seats, family), seats as u64));
            }
        }
    }
    assert!(seen.iter().any(|event| matches!(event, IcefallEvent::FrontShown { .. })), "tiles are turned up");
    assert!(
        seen.iter().any(|event| matches!(event, IcefallEvent::Retreated { .. })),
        "climbers are thrown back"
    );
}

#[test]
fn scout_finds_its_way_through_the_icefall_and_higher_than_random_players() {
    let points = |bot: fn() -> Box<dyn Bot<State>>| -> u32 {
        let play = |seed| {
            let end = play_game(start("everest-easy", "k2-summer", 1, "off"), &mut [bot()], SplitMix(seed));
            u32::from(end.public().score(Seat::new(0)))
        };
        (0..20).map(play).sum()
    };
    let (scout, random) = (points(|| Box::new(Scout::default())), points(|| Box::new(Random)));
    // Nobody above the icefall has more than 2; from there on a planner climbs on.
    assert!(scout > 20 * 8, "{scout} points in 20 games");
    assert!(scout > 2 * random, "{scout} against {random}");
}
