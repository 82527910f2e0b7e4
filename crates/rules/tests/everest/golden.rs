//! One whole game for each number of seats, with what each seat saw every morning and what seat A heard.
//!
//! `tests/golden/everest-N-seats.summit` are the games. What belongs to them stands in `everest-N-seats.views.txt`, which
//! `SUMMITEER_BLESS=1` writes anew.

use std::fmt::Write;
use std::path::PathBuf;
use std::sync::Arc;

use summiteer_rules::core::{Header, Observer, Rules, Seat, Table};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{
    Event, Gain, Game, Phase, Public, Secret, Setup, State, View, standard_library,
};
use summiteer_rules::mountain::{Card, Pawn, SpaceId};

fn path(seats: usize, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/everest-{seats}-seats.{ending}"))
}

fn read(seats: usize) -> Table<State> {
    let text =
        std::fs::read_to_string(path(seats, "summit")).expect("there is a game for every number of seats");
    let (header, lines) = Header::read(&text).unwrap();
    let setup = Setup::from_header(&header).unwrap();
    assert_eq!(setup.seats, seats);
    let game = Game::new(&setup, &standard_library()).unwrap();
    let mut table = Table::new(header, State::start(Arc::new(game)));
    table.play_lines(lines).unwrap_or_else(|error| panic!("{seats} seats: {error}"));
    table
}

/// The game as it was seen.
fn seen(table: &Table<State>) -> String {
    let mut text = String::new();
    let mut day = 0;
    let mut now = Table::new(table.header().clone(), table.state_after(0));
    for step in table.history() {
        now.play(step.entry).unwrap();
        for event in &step.events {
            let _ = writeln!(text, "A hears {}", heard(event));
        }
        let public = now.state().public();
        if (public.phase == Phase::Choose && public.day > day) || public.phase == Phase::Over {
            day = public.day;
            text.push_str(&morning(now.state()));
        }
    }
    let _ = writeln!(text, "{:?}", now.state().public().result(now.state().game()));
    text
}

fn heard(event: &Event) -> String {
    format!("{:?}", State::redact(event, Observer::Seat(Seat::new(0))))
}

/// Everybody's view; what lies open is the same in all of them.
fn morning(state: &State) -> String {
    let mut text = open(&state.view(Observer::Spectator));
    for seat in Seat::all(state.seats()) {
        let view = state.view(Observer::Seat(seat));
        assert_eq!(open(&view), open(&state.view(Observer::Spectator)));
        let (_, own) = view.own.expect("a seat has its own secrets");
        let pile = view.own_pile().expect("a seat knows what it has not seen");
        let _ = writeln!(
            text,
            "  {seat} sees {}, its pile {}",
            secrets(&view.game, &own),
            cards(&view.game, pile.iter())
        );
    }
    text
}

fn secrets(game: &Game, own: &Secret) -> String {
    let list = |known: &[Card]| cards(game, known.iter().copied());
    format!(
        "its hand {}, removed {}, air top {} middle {} bottom {}, choice {:?}",
        cards(game, own.hand.iter()),
        cards(game, own.removed.iter()),
        list(own.air.top.cards()),
        cards(game, own.air.middle.iter()),
        list(own.air.bottom.cards()),
        own.choice
    )
}

fn open(view: &View) -> String {
    let (game, public) = (&view.game, &view.public);
    let mut text = format!(
        "day {} {:?}, start {:?}, tiles {:?}, shown {:?}, face down {:?}, icefall {:?}, ranking {:?}\n",
        public.day,
        public.phase,
        public.start,
        public.tiles,
        public.shown.0,
        public.face_down.0,
        public.icefall.iter().flatten().collect::<Vec<_>>(),
        public.ranking(),
    );
    for guide in Pawn::all(game.seats()) {
        let _ = writeln!(text, "  {}", guide_text(game, public, guide));
    }
    for seat in Seat::all(game.seats()) {
        text.push_str(&seat_text(game, public, seat));
    }
    text
}

fn guide_text(game: &Game, public: &Public, guide: Pawn) -> String {
    let state = public.guide(guide);
    let clients: Vec<String> = state.load.clients.iter().map(|client| client.to_string()).collect();
    let (space, tent, oxygen) = (name(game, state.space), state.load.tent, state.load.oxygen);
    format!("{guide} on {space}, tent {tent}, oxygen {oxygen}, clients {clients:?}")
}

fn seat_text(game: &Game, public: &Public, seat: Seat) -> String {
    let open = &public.seats[seat];
    let mut text = format!(
        "  {seat} score {}, hand {}, draws {}, played {}, open {}, chosen {}, air {}, removed {}, out {}\n",
        open.score,
        open.hand,
        open.draws,
        cards(game, open.played.iter()),
        cards(game, open.on_table().iter()),
        open.chosen,
        open.air,
        open.removed,
        cards(game, open.out.iter()),
    );
    for camp in open.camps.iter().flatten() {
        let clients: Vec<String> = camp.clients.iter().map(|client| client.to_string()).collect();
        let space = name(game, camp.space);
        let _ = writeln!(text, "  {seat} tent on {space}, oxygen {}, clients {clients:?}", camp.oxygen);
    }
    text
}

fn name(game: &Game, space: SpaceId) -> &str {
    &game.board().space(space).id
}

fn cards(game: &Game, cards: impl Iterator<Item = Card>) -> String {
    let texts: Vec<String> = cards.map(|card| game.deck().card_text(card)).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(" ") }
}

#[test]
fn whole_games_are_seen_as_written_down_by_every_number_of_seats() {
    for seats in 2..=5 {
        let (found, file) = (seen(&read(seats)), path(seats, "views.txt"));
        if std::env::var_os("SUMMITEER_BLESS").is_some() {
            std::fs::write(&file, &found).unwrap();
        }
        let expected = std::fs::read_to_string(&file).expect("what was seen is written down");
        let differs = found.lines().zip(expected.lines()).position(|(found, expected)| found != expected);
        if let Some(line) = differs {
            let (found, expected) = (found.lines().nth(line), expected.lines().nth(line));
            panic!("{}:{}\nexpected {expected:?}\nfound    {found:?}", file.display(), line + 1);
        }
        assert_eq!(found.len(), expected.len(), "{}", file.display());
    }
}

#[test]
fn the_written_games_end_on_the_last_day_and_differ_in_their_set_ups() {
    for seats in 2..=5 {
        let table = read(seats);
        assert_eq!((table.state().public().phase, table.state().public().day), (Phase::Over, 18));
        assert!(table.history().len() > 18 * seats * 5);
    }
    let used = |key: &str, value: &str| (2..=5).any(|seats| read(seats).header().get(key) == Some(value));
    for (key, value) in [
        ("board", "everest-easy"),
        ("board", "everest-hard"),
        ("weather", "everest-summer"),
        ("weather", "everest-winter"),
        ("option passing-scores", "off"),
    ] {
        assert!(used(key, value), "no game has {key}: {value}");
    }
}

#[test]
fn the_written_games_have_oxygen_the_icefall_the_summit_and_returns() {
    let events: Vec<Event> = (2..=5)
        .flat_map(|seats| {
            read(seats).history().iter().flat_map(|step| step.events.clone()).collect::<Vec<_>>()
        })
        .collect();
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    assert!(has(|event| matches!(event, Event::AirReturned { .. })), "oxygen");
    assert!(has(|event| matches!(event, Event::Icefall(IcefallEvent::Retreated { .. }))), "the icefall");
    assert!(has(|event| matches!(event, Event::Won { gain: Gain::Summit, .. })), "the summit");
    assert!(has(|event| matches!(event, Event::Won { gain: Gain::Return, .. })), "a return");
    assert!(has(|event| matches!(event, Event::Died { .. })), "a death");
}
