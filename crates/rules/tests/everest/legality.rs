//! Listed actions apply, others change nothing.

use proptest::prelude::*;
use summiteer_rules::core::{Rules, Seat, SplitMix, Turn};
use summiteer_rules::games::everest::{Action, Client, ClientKind, Item, Outcome, Place, State};
use summiteer_rules::mountain::{Card, Direction, Front, Pawn, Risk, Slot, TileId};

use crate::laws::only_what_is_listed_is_possible;
use crate::support::games::{Player, starts};

/// Actions of every kind, legal or not.
fn all_actions(state: &State) -> Vec<Action> {
    let cards = || (0..state.game().deck().kinds.len() as u8 + 2).map(Card);
    let guides = || Pawn::all(state.seats());
    let clients: Vec<Client> = Client::all().collect();
    let places: Vec<Place> = [Place::Base, Place::Lost, Place::Camp(0), Place::Camp(1), Place::Camp(2)]
        .into_iter()
        .chain(guides().map(Place::Guide))
        .collect();
    let items: Vec<Item> =
        [Item::Tent, Item::Oxygen].into_iter().chain(clients.iter().copied().map(Item::Client)).collect();
    let directions = [None, Some(Direction::Up), Some(Direction::Down)];
    let mut all = vec![Action::Close, Action::Stay, Action::Retreat, Action::Swap, Action::EndTurn];
    all.extend((0..3).map(|camp| Action::Oxygen { camp }));
    all.extend((0..4).map(|risk| Action::TakeToken { risk: Risk(risk) }));
    for card in cards() {
        all.extend([Action::Keep { card }, Action::Remove { card }]);
        for other in cards() {
            all.extend(cards().map(|third| Action::Choose { cards: [card, other, third] }));
            for on_top in [true, false] {
                all.push(Action::Return { cards: [Some(card), Some(other)], on_top });
                all.push(Action::Return { cards: [Some(card), None], on_top });
                all.push(Action::Return { cards: [None, Some(card)], on_top });
            }
        }
    }
    for slot in (0..4).map(Slot) {
        for direction in directions {
            all.push(Action::PayCard { slot, direction });
            all.extend(guides().map(|guide| Action::Assign { slot, guide, direction }));
        }
        for place in &places {
            for client in &clients {
                all.extend((0..4).map(|points| Action::Acclimatize {
                    slot,
                    place: *place,
                    client: *client,
                    points,
                }));
            }
        }
    }
    for guide in guides() {
        all.extend([Action::Pitch { guide }, Action::PayLevel { guide }]);
        all.extend(state.game().board().ids().map(|to| Action::Step { guide, to }));
    }
    for item in items {
        for from in &places {
            all.extend(places.iter().map(|to| Action::Move { item, from: *from, to: *to }));
        }
    }
    all
}

fn all_outcomes(state: &State) -> Vec<Outcome> {
    let mut all: Vec<Outcome> = Front::ALL.map(Outcome::Front).into();
    all.extend((0..8).map(|tile| Outcome::Tile(TileId(tile))));
    all.extend((0..4).map(|risk| Outcome::Token(Risk(risk))));
    for seat in Seat::all(5) {
        all.extend([Outcome::FirstSeat(seat), Outcome::ScorePawn(seat)]);
        for card in (0..state.game().deck().kinds.len() as u8 + 2).map(Card) {
            all.extend([Outcome::Card(seat, card), Outcome::Air(seat, card)]);
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, ..ProptestConfig::default() })]

    #[test]
    fn what_is_listed_is_possible_and_nothing_else(start in starts(), offset in 0..97usize) {
        for state in start.states().iter().skip(offset).step_by(97) {
            only_what_is_listed_is_possible(state, &all_actions(state), &all_outcomes(state))?;
        }
    }

    #[test]
    fn chance_brings_exactly_what_it_lists(start in starts(), offset in 0..23usize) {
        for state in start.states().iter().skip(offset).step_by(23).filter(|state| state.turn() == Turn::Chance) {
            only_what_is_listed_is_possible(state, &[], &all_outcomes(state))?;
        }
    }

    #[test]
    fn undo_goes_back_exactly(start in starts()) {
        let mut table = start.table();
        let mut player = Player(SplitMix(start.seed));
        let mut taken_back = 0;
        loop {
            let before = table.clone();
            if !player.play(&mut table) {
                break;
            }
            let seats = Seat::all(start.setup.seats);
            let undone = seats.filter(|seat| table.clone().undo(*seat).is_ok()).collect::<Vec<_>>();
            for seat in undone {
                let mut back = table.clone();
                back.undo(seat).expect("it could be undone");
                if back.history().len() == before.history().len() {
                    prop_assert_eq!(back.state(), before.state());
                }
                taken_back += 1;
            }
            if taken_back > 60 {
                break;
            }
        }
        prop_assert!(taken_back > 0);
    }
}

#[test]
fn a_client_that_cannot_be_is_refused() {
    let client = Client { kind: ClientKind::Tourist, level: 7, summited: false };
    let state = crate::support::games::Start {
        setup: summiteer_rules::games::everest::Setup::new("everest-easy", "everest-summer", 2),
        high: true,
        seed: 1,
    }
    .table()
    .state()
    .clone();
    let guide = Place::Guide(Pawn::new(Seat::new(0), 0));
    let action = Action::Move { item: Item::Client(client), from: guide, to: Place::Lost };
    assert!(state.clone().apply(Seat::new(0), action).is_err());
}
