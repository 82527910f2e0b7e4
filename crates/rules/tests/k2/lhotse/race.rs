//! The South Col Race: fifteen days and the rhythm of fifteen cards.

use summiteer_rules::core::{Rules, Seat};
use summiteer_rules::games::k2::{Action, Discards, Edition, Event, Options, Refusal, Setup, State};
use summiteer_rules::mountain::Card;

use crate::laws;
use crate::support::games::{game_of, random_game};

fn setup(weather: &str, discards: Discards) -> Setup {
    let options = Options { discards, ..Options::default() };
    Setup { options, ..Setup::solo_of(Edition::Lhotse, "lhotse-col", weather).with_seats(3) }
}

/// T-LH-07: hands of 6, 6, 6, 6 and 3 cards, three times over.
#[test]
fn every_fifth_day_has_three_cards_and_the_fifteenth_is_the_last() {
    for (weather, discards) in
        [("k2-summer", Discards::Standard), ("k2-winter", Discards::Free), ("lhotse", Discards::Free)]
    {
        let setup = setup(weather, discards);
        let lasts = |table: &summiteer_rules::core::Table<_>| {
            let state: &summiteer_rules::games::k2::State = table.state();
            Seat::all(3).all(|seat| state.public().seat_lives(seat))
        };
        let table =
            (0..400).map(|seed| random_game(&setup, seed)).find(lasts).expect("a seat lives on to the end");
        assert_eq!(table.state().public().day, 15);
        assert_eq!(table.state().public().tiles_seen.len(), 5);
        let all = laws::states(&table);
        let mut days = 0;
        for (state, step) in all.iter().skip(1).zip(table.history()) {
            if let Some(Event::DayBegan { day, .. }) =
                step.events.iter().find(|e| matches!(e, Event::DayBegan { .. }))
            {
                days += 1;
                let hands: Vec<u8> = Seat::all(3)
                    .map(|seat| state.hand(seat).total() + state.public().seats[seat].on_table().total())
                    .collect();
                assert_eq!(hands, [if day % 5 == 0 { 3 } else { 6 }; 3], "day {day}");
            }
        }
        assert_eq!(days, 15);
        let result = table.state().public().result(table.state().game()).expect("the game is over");
        for seat in Seat::all(3) {
            let public = table.state().public();
            let bonus = public.bonus(table.state().game(), seat);
            assert_eq!(result.scores[seat.index()], public.score(seat) + bonus);
            assert!(bonus == 1 || discards == Discards::Free);
        }
        assert_eq!(table.state().seats(), 3);
    }
}

/// The notation puts cards in order and knows no seat that is not at the table, so no case can ask for these.
#[test]
fn discards_in_another_order_than_the_decks_or_by_nobody_at_the_table_are_refused() {
    let game = game_of(&setup("k2-summer", Discards::Free));
    let mut state = State::from_text(game, "phase discard").expect("a position");
    let before = state.clone();
    let [m1, m2, m3] = [0, 1, 2].map(Card);
    for cards in [[m2, m1, m1], [m1, m3, m2], [m3, m2, m1]] {
        let refusal = state.apply(Seat::new(0), Action::Discard { cards });
        assert_eq!(refusal, Err(Refusal::CardsUnordered), "{cards:?}");
    }
    let nobody = Seat::new(3);
    let refusal = state.apply(nobody, Action::Discard { cards: [m1, m2, m3] });
    assert_eq!(refusal, Err(Refusal::NotNow { seat: nobody }));
    assert_eq!(state, before);
    assert!(state.apply(Seat::new(2), Action::Discard { cards: [m1, m2, m3] }).is_ok());
}
