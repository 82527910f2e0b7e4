//! Whole games in which a planner is watched.

use summiteer_bots::{Bot, Random, play_watched};
use summiteer_rules::core::{NumberSource, Observer, Rules, Seat, SplitMix, Turn};

/// Plans twice: for what it sees, and for what a seat sees after everything that this one cannot know was dealt anew.
pub(super) struct Redealt<B> {
    seat: Seat,
    planner: B,
    twin: B,
}

impl<B: Default> Redealt<B> {
    /// Sits at this seat.
    pub(super) fn at(seat: Seat) -> Self {
        Self { seat, planner: B::default(), twin: B::default() }
    }
}

impl<R: Rules, B: Bot<R>> Bot<R> for Redealt<B> {
    fn name(&self) -> &'static str {
        "dealt anew"
    }

    fn act(&mut self, view: &R::View, legal: &[R::Action], numbers: &mut dyn NumberSource) -> R::Action {
        let dealt_anew = R::sample(view, &mut SplitMix(numbers.next_u64()));
        let seen = dealt_anew.view(Observer::Seat(self.seat));
        let answer = self.planner.act(view, legal, numbers);
        assert_eq!(self.twin.act(&seen, legal, numbers), answer, "in {}", dealt_anew.position_text());
        answer
    }
}

/// Plays a game in which every second seat is the bot made here, between random players, and gives back what happened.
/// It stops short at an answer that is not legal.
pub(super) fn events_of<R, B>(start: R, seed: u64, planner: impl Fn(Seat) -> B) -> Vec<R::Event>
where
    R: Rules,
    B: Bot<R> + 'static,
{
    let bot = |seat: Seat| -> Box<dyn Bot<R>> {
        if seat.index().is_multiple_of(2) { Box::new(planner(seat)) } else { Box::new(Random) }
    };
    let mut bots: Vec<_> = Seat::all(start.seats()).map(bot).collect();
    let mut seen = Vec::new();
    let mut watch = |_: &R, events: &[R::Event]| seen.extend_from_slice(events);
    let end = play_watched(start, &mut bots, SplitMix(seed), u64::MAX, &mut watch);
    assert_eq!(end.turn(), Turn::Over);
    seen
}
