use summiteer_rules::core::{Observer, Seat, SeatSet, Turn};

use crate::{TurnWire, observer_text, read_observer};

#[test]
fn an_observer_is_read_as_it_is_written() {
    let seats = Seat::all(3).map(Observer::Seat);
    for observer in seats.chain([Observer::Spectator]) {
        assert_eq!(read_observer(3, &observer_text(observer)), Some(observer));
    }
    for nobody in ["D", "a", "", "AB"] {
        assert_eq!(read_observer(3, nobody), None, "{nobody}");
    }
}

#[test]
fn a_turn_names_the_seats_that_decide() {
    let seats: SeatSet = [Seat::new(0), Seat::new(2)].into_iter().collect();
    let turn = TurnWire::new(Turn::Decide(seats));
    assert_eq!((turn.kind.as_str(), turn.seats), ("decide", vec!["A".to_owned(), "C".to_owned()]));
    assert_eq!(TurnWire::new(Turn::Over).kind, "over");
    assert_eq!(TurnWire::new(Turn::Chance).kind, "chance");
}
