//! What never changes in a game, whatever is played.

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat, Turn};
use summiteer_rules::expedition::Deal;
use summiteer_rules::games::k2::{Climber, Event, Game, Life, MAX_LEVEL, NIGHT_CAP, Outcome, Phase, State};
use summiteer_rules::mountain::{CardCounts, RiskCounts};

use crate::laws;
use crate::support::games::{random_game, setups};

/// All that belongs to a seat's deck, wherever it lies.
fn cards_of(state: &State, seat: Seat) -> CardCounts {
    let public = &state.public().seats[seat];
    let mut all = *state.hand(seat);
    all.add_all(&state.pile(seat));
    all.add_all(&public.played);
    all.add_all(&public.on_table());
    all.add_all(&state.public().lhotse.discarded[seat].into_iter().flatten().collect());
    all
}

/// All risk tokens: face up, face down, and those that left the game so far.
fn tokens(state: &State, gone: &RiskCounts) -> [u8; 3] {
    let public = state.public();
    std::array::from_fn(|risk| public.shown.0[risk] + public.face_down.0[risk] + gone.0[risk])
}

fn has_room(game: &Game, state: &State) -> bool {
    game.board().ids().all(|space| {
        let standing = state.public().standing(space);
        game.limit(space).is_none_or(|limit| standing <= usize::from(limit))
    })
}

/// Whether no climber is on its way: spaces must have room then.
fn is_at_rest(state: &State) -> bool {
    match state.public().phase {
        Phase::Act(_) | Phase::Rescue { night: false, .. } | Phase::Probe(_) | Phase::Fork(_) => {
            state.public().mover.is_none()
        }
        Phase::Deal(_) | Phase::Choose | Phase::TakeToken(_) | Phase::Rescue { night: true, .. } => true,
        // Where a death ends the game the last mover may be anywhere.
        Phase::Over => false,
        Phase::Draft | Phase::Discard | Phase::Slide(_) => true,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn each_seat_keeps_its_eighteen_cards(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            for seat in Seat::all(setup.seats) {
                prop_assert_eq!(cards_of(&state, seat), state.game().deck().counts);
                prop_assert_eq!(cards_of(&state, seat).total(), 18);
                prop_assert_eq!(state.hand(seat).total(), state.public().seats[seat].hand);
            }
        }
    }

    #[test]
    fn the_twenty_risk_tokens_are_shown_hidden_or_taken(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        let mut gone = RiskCounts::default();
        for (state, step) in laws::states(&table).iter().skip(1).zip(table.history()) {
            for event in &step.events {
                if let Event::TokenTaken { risk, .. } = event {
                    gone.add(*risk);
                }
            }
            prop_assert_eq!(tokens(state, &gone), Game::risk_tokens().0);
        }
        prop_assert_eq!(Game::risk_tokens().total(), 20);
    }

    #[test]
    fn no_space_holds_too_many_at_the_end_of_any_turn(setup in setups(), seed: u64) {
        // A landslide may leave too many on a space (Q-LH-12).
        prop_assume!(setup.weather != "lhotse");
        let table = random_game(&setup, seed);
        for state in laws::states(&table).iter().filter(|state| is_at_rest(state)) {
            prop_assert!(has_room(state.game(), state), "{}", state.text());
        }
    }

    #[test]
    fn climbers_have_the_levels_and_points_of_their_lives(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table) {
            let public = state.public();
            let most = if public.phase == Phase::Choose { NIGHT_CAP } else { MAX_LEVEL };
            for climber in Climber::all(setup.seats).map(|climber| public.climber(climber)) {
                match climber.life {
                    Life::Alive => prop_assert!((1..=most).contains(&climber.level)),
                    Life::Dying => prop_assert_eq!(climber.level, 0),
                    Life::Dead => prop_assert_eq!((climber.level, climber.score), (0, 1)),
                }
                prop_assert!(state.game().track().contains(&climber.score));
            }
        }
    }

    #[test]
    fn the_weights_of_chance_add_up_to_what_is_left(setup in setups(), seed: u64) {
        let table = random_game(&setup, seed);
        for state in laws::states(&table).iter().filter(|state| state.turn() == Turn::Chance) {
            let listed = state.chance();
            let sum: u32 = listed.iter().map(|weighted| weighted.weight).sum();
            let public = state.public();
            let left = match listed[0].outcome {
                Outcome::Deal(Deal::FirstSeat(_)) => setup.seats as u32,
                // Tiles of the draft have weights of their own.
                Outcome::Deal(Deal::Tile(_)) if setup.board == "lhotse-face" => sum,
                Outcome::Deal(Deal::Tile(_)) => (state.game().weather().tiles.len() - public.tiles_seen.len()) as u32,
                Outcome::Deal(Deal::Token(_)) => u32::from(public.face_down.total()),
                Outcome::Front(_) => {
                    let area = state.game().icefall().expect("only an icefall with tiles is probed");
                    let Phase::Probe(probe) = public.phase else { panic!("{:?}", public.phase) };
                    let mark = area.mark(probe.to).expect("a space of the icefall");
                    let open = area.spaces().iter().filter(|space| {
                        area.mark(**space) == Some(mark) && public.front(state.game(), **space).is_some()
                    });
                    u32::from(area.tiles().total(mark)) - open.count() as u32
                }
                Outcome::Deal(Deal::Card(seat, _)) => {
                    let (deck, open) = (public.deck_of(state.game(), seat), public.seats[seat].played.total());
                    u32::from(deck.total() - open - public.seats[seat].hand)
                }
            };
            prop_assert_eq!(sum, left);
            prop_assert!(listed.iter().all(|weighted| weighted.weight > 0));
        }
    }
}
