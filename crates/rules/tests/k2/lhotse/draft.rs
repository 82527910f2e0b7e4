//! The ten tiles: none is lost, none doubled, and the pile is made of what was kept and what was added.

use proptest::prelude::*;
use summiteer_rules::core::{Observer, Rules, Seat, Turn};
use summiteer_rules::expedition::Deal;
use summiteer_rules::games::k2::{Event, Outcome, Phase, Setup, State};
use summiteer_rules::mountain::{TileId, TileSet};

use crate::laws;
use crate::support::games::{lhotse_setups, random_game};

const TILES: usize = 10;

fn on_the_face() -> impl Strategy<Value = Setup> {
    lhotse_setups().prop_map(|setup| Setup {
        board: "lhotse-face".to_owned(),
        weather: "lhotse".to_owned(),
        ..setup
    })
}

/// The tiles of all seats: dealt, and kept of those.
fn tiles_of_seats(state: &State) -> (Vec<TileId>, Vec<TileId>) {
    let own = |seat| state.view(Observer::Seat(seat)).own.expect("a seat has its own secrets");
    let seats = || Seat::all(state.seats()).map(own);
    (seats().flat_map(|own| own.dealt).flatten().collect(), seats().filter_map(|own| own.kept).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn of_ten_tiles_two_go_to_each_seat_and_six_into_the_game(setup in on_the_face(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table).iter().filter(|state| state.public().phase != Phase::Draft) {
            let (dealt, kept) = tiles_of_seats(state);
            let distinct: TileSet = dealt.iter().copied().collect();
            prop_assert_eq!(distinct.len(), dealt.len(), "a tile was dealt twice");
            let seen = state.public().tiles_seen;
            let open = state.public().tiles.into_iter().flatten();
            prop_assert!(open.clone().all(|tile| seen.contains(tile)));
            if state.public().phase == (Phase::Deal(summiteer_rules::games::k2::Stage::Draft)) {
                prop_assert!(seen.is_empty());
                continue;
            }
            prop_assert_eq!((dealt.len(), kept.len()), (2 * setup.seats, setup.seats));
            let discarded: TileSet = dealt.iter().copied().filter(|tile| !kept.contains(tile)).collect();
            let added: Vec<TileId> = seen.iter().filter(|tile| !kept.contains(tile)).collect();
            prop_assert!(seen.len() <= 6 && added.len() <= 6 - setup.seats);
            let is_discarded = added.iter().filter(|tile| discarded.contains(**tile)).count();
            prop_assert_eq!(is_discarded, if setup.seats == 5 { added.len() } else { 0 });
        }
    }

    #[test]
    fn each_place_of_the_pile_is_as_likely_as_any_other_to_be_the_next(setup in on_the_face(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table).iter().filter(|state| state.turn() == Turn::Chance) {
            let listed = state.chance();
            let (Outcome::Deal(Deal::Tile(_)), Phase::Deal(stage)) = (listed[0].outcome, state.public().phase) else { continue };
            if stage == summiteer_rules::games::k2::Stage::Draft {
                continue;
            }
            let (_, kept) = tiles_of_seats(state);
            let is_kept = |outcome: Outcome| matches!(outcome, Outcome::Deal(Deal::Tile(tile)) if kept.contains(&tile));
            let sum: u32 = listed.iter().map(|tile| tile.weight).sum();
            let of_kept: u32 = listed.iter().filter(|tile| is_kept(tile.outcome)).map(|tile| tile.weight).sum();
            let hidden = 6 - state.public().tiles_seen.len() as u32;
            let hidden_kept = kept.iter().filter(|tile| !state.public().tiles_seen.contains(**tile)).count() as u32;
            // Of the hidden places so many hold kept tiles.
            prop_assert_eq!(of_kept * hidden, sum * hidden_kept);
        }
    }

    #[test]
    fn no_event_of_the_draft_tells_others_a_tile(setup in on_the_face(), seed: u64) {
        let table = random_game(&setup, seed);
        let draft = table.history().iter().flat_map(|step| &step.events).take_while(|event| **event != Event::DraftEnded);
        for event in draft {
            let heard = State::redact(event, Observer::Spectator);
            let is_secret = matches!(heard, Event::TileDealt { tile: None, .. } | Event::Kept(_));
            prop_assert!(is_secret, "{:?}", heard);
        }
    }
}

#[test]
fn a_game_to_its_last_day_turns_up_every_kept_tile() {
    let setup = |seats| {
        Setup::solo_of(summiteer_rules::games::k2::Edition::Lhotse, "lhotse-face", "lhotse").with_seats(seats)
    };
    for seats in 2..=5 {
        let mut games = (0..200).map(|seed| random_game(&setup(seats), seed));
        let table = games.find(|table| table.state().public().day == 18).expect("a game lasts");
        let (_, kept) = tiles_of_seats(table.state());
        let seen = table.state().public().tiles_seen;
        assert_eq!(seen.len(), 6);
        assert!(kept.iter().all(|tile| seen.contains(*tile)));
        assert!(seen.iter().all(|tile| usize::from(tile.0) < TILES));
    }
}
