//! Random positions within a turn, on small mountains.

use std::collections::BTreeSet;
use std::fmt::Write;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::{Climber, Game, Options, Phase, State};
use summiteer_rules::mountain::SpaceId;

use super::mountains::{boards, game_on};

/// Three cards with few points, so that a search by brute force ends soon.
const CARDS: [&str; 8] = ["m1", "m1", "m2", "r1/2", "r1/3", "a0", "a1", "a2"];

/// What a position is made from.
#[derive(Clone, Debug)]
pub(crate) struct Recipe {
    pub(crate) board: String,
    pub(crate) seats: usize,
    pub(crate) options: Options,
    climbers: Vec<(Index, u8, u8, bool)>,
    cards: Vec<&'static str>,
    owed: u8,
    /// Actions played from the beginning of the turn, by their place among the legal ones.
    before: Vec<Index>,
}

pub(crate) fn recipes() -> impl Strategy<Value = Recipe> {
    let level = prop_oneof![4 => 1..4u8, 1 => 8..11u8];
    let climber = (any::<Index>(), level, 1..5u8, any::<bool>());
    let options = (any::<bool>(), prop::bool::weighted(0.8), any::<bool>());
    let cards = prop::collection::vec(select(&CARDS[..]), 3).prop_filter(
        "the deck has one of each but m1 and m2",
        |cards| {
            let count = |card: &str| cards.iter().filter(|c| **c == card).count();
            ["r1/2", "r1/3", "a0", "a2"].iter().all(|card| count(card) < 2) && count("a1") < 3
        },
    );
    let before = prop_oneof![2 => Just(Vec::new()), 1 => prop::collection::vec(any::<Index>(), 1..6)];
    (boards(), 1..3usize, options, prop::collection::vec(climber, 4), cards, 0..3u8, before).prop_map(
        |(board, seats, (family, passing_scores, icefall), climbers, cards, owed, before)| Recipe {
            options: Options {
                family,
                passing_scores,
                icefall: icefall && board.contains("icefall-1"),
                ..Options::default()
            },
            board,
            seats,
            climbers,
            cards,
            owed,
            before,
        },
    )
}

impl Recipe {
    /// The position: seat A is acting, or deciding about its rescue card within its turn. Where somebody stands in the
    /// icefall its tile lies open.
    pub(crate) fn state(&self) -> State {
        let game = game_on(&self.board, self.seats, self.options);
        let text = self.text(&game);
        let seat = Seat::new(0);
        let mut state = State::from_text(game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        for choice in &self.before {
            let legal = state.legal(seat);
            let mut next = state.clone();
            next.apply(seat, *choice.get(&legal)).expect("listed actions are legal");
            if next.public().acting() == Some(seat) && !matches!(next.public().phase, Phase::Probe(_)) {
                state = next;
            }
        }
        state
    }

    fn text(&self, game: &Game) -> String {
        let mut text =
            format!("phase act A\ntiles 3 2\ncards A {}\nowed {}\n", self.cards.join(" "), self.owed);
        let mut standing = vec![0; game.board().spaces.len()];
        let mut open = BTreeSet::new();
        for (climber, (place, level, score, has_tent)) in Climber::all(game.seats()).zip(&self.climbers) {
            let space = self.room(game, &standing, place.index(standing.len()));
            standing[usize::from(space.0)] += 1;
            open.extend(game.icefall().and_then(|area| area.mark(space)).map(|_| space));
            let id = &game.board().space(space).id;
            let tent = if *has_tent { format!(" tent {id}") } else { String::new() };
            let score = (*score).max(game.board().space(space).points);
            let _ = writeln!(text, "climber {climber} {id} level {level} score {score}{tent}");
        }
        for (nth, space) in open.into_iter().enumerate() {
            let front = if nth % 2 == 0 { "cost-1" } else { "cost-2" };
            let _ = writeln!(text, "icefall {} {front}", game.board().space(space).id);
        }
        let top = Climber::all(game.seats()).filter(|c| text.contains(&format!("climber {c} summit")));
        let top: Vec<String> = top.map(|climber| climber.to_string()).collect();
        if !top.is_empty() {
            let _ = writeln!(text, "summit {}", top.join(" "));
        }
        text
    }

    /// The space if there is room, else the start.
    fn room(&self, game: &Game, standing: &[u8], space: usize) -> SpaceId {
        let wanted = SpaceId(space as u8);
        match game.limit(wanted) {
            Some(limit) if standing[space] >= limit => game.board().start(),
            Some(_) | None => wanted,
        }
    }
}
