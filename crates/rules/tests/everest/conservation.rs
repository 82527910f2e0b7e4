//! Nothing appears or vanishes: cards, tents, tokens, clients.

use proptest::prelude::*;
use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{AirStep, Client, Clients, Event, Phase, Place, Public, State, TENTS};
use summiteer_rules::mountain::{Pawn, RiskCounts};

use crate::support::games::starts;

/// Hand, draw pile and played cards of a seat.
fn main_cards(state: &State, seat: Seat) -> u8 {
    let public = &state.public().seats[seat];
    state.pile(seat).total() + public.hand + public.played.total() + public.on_table().total()
}

fn clients(public: &Public, seat: Seat) -> Vec<Client> {
    let camps = (0..TENTS as u8).map(Place::Camp);
    let places = Pawn::of(seat).map(Place::Guide).into_iter().chain(camps);
    places.filter_map(|place| public.clients(seat, place)).flat_map(Clients::iter).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_seat_has_eighteen_main_cards_whatever_oxygen_brought(start in starts()) {
        for state in start.states() {
            for seat in Seat::all(start.setup.seats) {
                let public = &state.public().seats[seat];
                let pending = u8::from(matches!(public.step, AirStep::Return | AirStep::Remove));
                prop_assert_eq!(main_cards(&state, seat), 18 + pending, "{}", state.text());
                prop_assert_eq!(state.secret(seat).hand.total(), public.hand);
                prop_assert_eq!(state.secret(seat).removed.total(), public.removed);
                prop_assert_eq!(state.secret(seat).air.len(), public.air);
                prop_assert_eq!(public.air + public.seen + public.removed + pending, 6);
            }
        }
    }

    #[test]
    fn tents_tokens_and_the_order_of_pawns_stay_whole(start in starts()) {
        for state in start.states() {
            let public = state.public();
            for seat in Seat::all(start.setup.seats) {
                let seats = &public.seats[seat];
                let carried = Pawn::of(seat).iter().filter(|guide| public.guide(**guide).load.tent).count() as u8;
                let pitched = seats.camps.iter().flatten().count() as u8;
                prop_assert_eq!(carried + pitched + seats.lost_tents + public.tents_at_base(seat), TENTS as u8);
                prop_assert!(seats.score >= 1);
            }
            let dealt = public.order.iter().flatten().count();
            prop_assert!(dealt == start.setup.seats || matches!(public.phase, Phase::Deal(_)));
            let open = public.shown.total() + public.face_down.total() + u8::from(public.token.is_some());
            prop_assert!(open <= RiskCounts::ALL.total());
        }
    }

    #[test]
    fn clients_come_from_the_base_and_go_there_or_die(start in starts()) {
        let game = start.game();
        let mut states = start.states().into_iter();
        let mut before = states.next().expect("a game begins");
        for (step, after) in game.history().iter().zip(states) {
            let mut expected = Seat::all(start.setup.seats)
                .map(|seat| clients(before.public(), seat).len() as i64).sum::<i64>();
            for event in &step.events {
                expected += match event {
                    Event::Moved { from: Place::Base, item: summiteer_rules::games::everest::Item::Client(_), .. } => 1,
                    Event::Moved { to: Place::Base, item: summiteer_rules::games::everest::Item::Client(_), .. } => -1,
                    Event::Died { .. } => -1,
                    _ => 0,
                };
            }
            let returned = step.events.iter().any(|event| matches!(event, Event::Won { gain: summiteer_rules::games::everest::Gain::Return, .. }));
            let there = Seat::all(start.setup.seats)
                .map(|seat| clients(after.public(), seat).len() as i64).sum::<i64>();
            prop_assert!(there == expected || (returned && there < expected));
            before = after;
        }
    }

    #[test]
    fn points_change_only_with_an_event_that_says_so(start in starts()) {
        let game = start.game();
        let mut states = start.states().into_iter();
        let mut before = states.next().expect("a game begins");
        for (step, after) in game.history().iter().zip(states) {
            for seat in Seat::all(start.setup.seats) {
                let mut score = before.public().seats[seat].score;
                for event in &step.events {
                    match event {
                        Event::Won { seat: who, points, score: now, .. } if *who == seat => {
                            score += points;
                            prop_assert_eq!(score, *now);
                        }
                        Event::Lost { seat: who, points, score: now } if *who == seat => {
                            score = score.saturating_sub(*points).max(1);
                            prop_assert_eq!(score, *now);
                        }
                        _ => {}
                    }
                }
                prop_assert_eq!(after.public().seats[seat].score, score);
            }
            before = after;
        }
    }
}
