//! Written games of Mount Everest, one for each number of seats.

use std::fmt::Write;
use std::sync::Arc;

use summiteer_rules::core::{Header, Rules, Seat, Table};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{
    Event, Gain, Game, Phase, Public, Setup, State, View, standard_library,
};
use summiteer_rules::mountain::{Card, Pawn, SpaceId};

use crate::written::{
    Written, assert_seen_as_written, assert_set_ups_have, cards_text, course_text, happened, read,
    seat_cards_text,
};

/// The game for so many seats.
fn name(seats: usize) -> String {
    format!("everest-{seats}-seats")
}

fn tables() -> Vec<Table<State>> {
    (2..=5).map(|seats| read(&name(seats))).collect()
}

impl Written for State {
    fn start_of(header: &Header) -> Self {
        let setup = Setup::from_header(header).unwrap();
        Self::start(Arc::new(Game::new(&setup, &standard_library()).unwrap()))
    }

    fn choosing(&self) -> Option<u8> {
        (self.public().phase == Phase::Choose).then_some(self.public().day)
    }

    fn open(view: &View) -> String {
        let (game, public) = (&view.game, &view.public);
        let icefall: Vec<_> = public.icefall.iter().flatten().collect();
        let course = course_text(public.phase, public);
        let mut text = format!("{course}, icefall {icefall:?}, ranking {:?}\n", public.ranking());
        for guide in Pawn::all(game.seats()) {
            let _ = writeln!(text, "  {}", guide_text(game, public, guide));
        }
        for seat in Seat::all(game.seats()) {
            text.push_str(&seat_text(game, public, seat));
        }
        text
    }

    fn secrets(view: &View, seat: Seat) -> String {
        let (_, own) = view.own.expect("a seat has its own secrets");
        let pile = view.own_pile().expect("a seat knows what it has not seen");
        let deck = view.game.deck();
        let list = |known: &[Card]| cards_text(deck, known.iter().copied());
        format!(
            "  {seat} sees its hand {}, removed {}, air top {} middle {} bottom {}, choice {:?}, its pile {}\n",
            cards_text(deck, own.hand.iter()),
            cards_text(deck, own.removed.iter()),
            list(own.air.top.cards()),
            cards_text(deck, own.air.middle.iter()),
            list(own.air.bottom.cards()),
            own.choice,
            cards_text(deck, pile.iter()),
        )
    }

    fn result(&self) -> String {
        format!("{:?}", self.public().result(self.game()))
    }
}

fn guide_text(game: &Game, public: &Public, guide: Pawn) -> String {
    let state = public.guide(guide);
    let clients: Vec<String> = state.load.clients.iter().map(|client| client.to_string()).collect();
    let (space, tent, oxygen) = (space_name(game, state.space), state.load.tent, state.load.oxygen);
    format!("{guide} on {space}, tent {tent}, oxygen {oxygen}, clients {clients:?}")
}

fn seat_text(game: &Game, public: &Public, seat: Seat) -> String {
    let own = &public.seats[seat];
    let mut text = format!(
        "  {seat} score {}, {}, air {}, removed {}, out {}\n",
        own.score,
        seat_cards_text(game.deck(), own),
        own.air,
        own.removed,
        cards_text(game.deck(), own.out.iter()),
    );
    for camp in own.camps.iter().flatten() {
        let clients: Vec<String> = camp.clients.iter().map(|client| client.to_string()).collect();
        let space = space_name(game, camp.space);
        let _ = writeln!(text, "  {seat} tent on {space}, oxygen {}, clients {clients:?}", camp.oxygen);
    }
    text
}

fn space_name(game: &Game, space: SpaceId) -> &str {
    &game.board().space(space).id
}

#[test]
fn whole_games_are_seen_as_written_down_by_every_number_of_seats() {
    (2..=5).for_each(|seats| assert_seen_as_written::<State>(&name(seats)));
}

#[test]
fn the_written_games_end_on_the_last_day_and_differ_in_their_set_ups() {
    let tables = tables();
    for (table, seats) in tables.iter().zip(2..) {
        let public = table.state().public();
        assert_eq!((table.state().seats(), public.phase, public.day), (seats, Phase::Over, 18));
        assert!(table.history().len() > 18 * seats * 5);
    }
    let lines = [
        ("board", "everest-easy"),
        ("board", "everest-hard"),
        ("weather", "everest-summer"),
        ("weather", "everest-winter"),
        ("option passing-scores", "off"),
    ];
    assert_set_ups_have(&tables, &lines);
}

#[test]
fn the_written_games_have_oxygen_the_icefall_the_summit_and_returns() {
    let tables = tables();
    let has = |wanted: fn(&Event) -> bool| happened(&tables, wanted);
    assert!(has(|event| matches!(event, Event::AirReturned { .. })), "oxygen");
    assert!(has(|event| matches!(event, Event::Icefall(IcefallEvent::Retreated { .. }))), "the icefall");
    assert!(has(|event| matches!(event, Event::Won { gain: Gain::Summit, .. })), "the summit");
    assert!(has(|event| matches!(event, Event::Won { gain: Gain::Return, .. })), "a return");
    assert!(has(|event| matches!(event, Event::Died { .. })), "a death");
}
