//! One whole game of K2 for each number of seats, and games of Lhotse, with what each seat saw every morning and what
//! seat A heard.
//!
//! `tests/golden/NAME.summit` are the games. What belongs to them stands in `NAME.views.txt`, which `SUMMITEER_BLESS=1`
//! writes anew.

use std::fmt::Write;
use std::path::PathBuf;

use summiteer_rules::core::{Entry, Header, Observer, Rules, Seat, Table};
use summiteer_rules::games::k2::{Action, Climber, Event, Game, Life, Phase, Public, Setup, State, View};
use summiteer_rules::mountain::Card;

use crate::support::games::game_of;

/// The games of Lhotse.
const LHOTSE: [&str; 5] = ["lhotse-face-1", "lhotse-face-3", "lhotse-face-5", "lhotse-col-2", "lhotse-col-4"];

fn path(name: &str, ending: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.{ending}"))
}

/// The game of K2 for so many seats.
fn read(seats: usize) -> Table<State> {
    let table = read_named(&format!("{seats}-seats"));
    assert_eq!(table.state().seats(), seats);
    table
}

fn read_named(name: &str) -> Table<State> {
    let text = std::fs::read_to_string(path(name, "summit")).expect("the game is there");
    let (header, lines) = Header::read(&text).unwrap();
    let setup = Setup::from_header(&header).unwrap();
    let mut table = Table::new(header, State::start(game_of(&setup)));
    table.play_lines(lines).unwrap_or_else(|error| panic!("{name}: {error}"));
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
            if now.state().game().scenario().is_some() {
                let _ = writeln!(text, "hash {:016x}", now.state().hash64());
            }
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
        let own = view.own.expect("a seat has its own secrets");
        let pile = view.own_pile().expect("a seat knows what it has not seen");
        let (hand, pile) = (cards(&view.game, own.hand.iter()), cards(&view.game, pile.iter()));
        let _ = writeln!(text, "  {seat} sees its hand {hand}, its pile {pile}, choice {:?}", own.choice);
        if view.game.scenario().is_some() {
            let _ = writeln!(text, "  {seat} was dealt {:?} and keeps {:?}", own.dealt, own.kept);
        }
    }
    text
}

fn open(view: &View) -> String {
    let (game, public) = (&view.game, &view.public);
    let mut text = format!(
        "day {} {:?}, start {:?}, tiles {:?}, shown {:?}, face down {:?}, summit {:?}\n",
        public.day,
        public.phase,
        public.start,
        public.tiles,
        public.shown.0,
        public.face_down.0,
        public.summit.iter().flatten().map(Climber::to_string).collect::<Vec<_>>(),
    );
    for climber in Climber::all(game.seats()) {
        let _ = writeln!(text, "  {}", climber_text(game, public, climber));
    }
    for seat in Seat::all(game.seats()) {
        let open = &public.seats[seat];
        let (played, table) = (cards(game, open.played.iter()), cards(game, open.on_table().iter()));
        let _ = writeln!(
            text,
            "  {seat} hand {}, draws {}, played {played}, open {table}, chosen {}, rescue {}",
            open.hand, open.draws, open.chosen, open.rescue
        );
    }
    if game.scenario().is_some() {
        let (ropes, discarded) = (&public.lhotse.ropes.0, &public.lhotse.discarded.0);
        let _ = writeln!(text, "  ropes {ropes:?}, discarded {discarded:?}");
    }
    text
}

fn climber_text(game: &Game, public: &Public, climber: Climber) -> String {
    let state = public.climber(climber);
    let space = |id| &game.board().space(id).id;
    let tent = state.tent.map_or("none", |tent| space(tent));
    match state.life {
        Life::Alive => format!(
            "{climber} on {}, level {}, score {}, tent {tent}",
            space(state.space),
            state.level,
            state.score
        ),
        Life::Dying | Life::Dead => format!("{climber} {:?}, score {}, tent {tent}", state.life, state.score),
    }
}

fn cards(game: &Game, cards: impl Iterator<Item = Card>) -> String {
    let texts: Vec<String> = cards.map(|card| game.deck().card_text(card)).collect();
    if texts.is_empty() { "nothing".to_owned() } else { texts.join(" ") }
}

fn assert_seen_as_written(name: &str) {
    let (found, file) = (seen(&read_named(name)), path(name, "views.txt"));
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

#[test]
fn whole_games_are_seen_as_written_down_by_every_number_of_seats() {
    (1..=5).for_each(|seats| assert_seen_as_written(&format!("{seats}-seats")));
}

#[test]
fn whole_games_of_lhotse_are_seen_as_written_down() {
    LHOTSE.iter().for_each(|name| assert_seen_as_written(name));
}

#[test]
fn the_written_games_of_lhotse_show_all_that_it_adds() {
    let tables = LHOTSE.map(read_named);
    for table in &tables {
        let (state, game) = (table.state(), table.state().game());
        assert_eq!((state.public().phase, state.public().day), (Phase::Over, game.days()));
    }
    let happened = |test: fn(&Event) -> bool| {
        tables.iter().flat_map(Table::history).flat_map(|step| &step.events).any(test)
    };
    assert!(happened(|event| matches!(event, Event::TileDealt { .. })));
    assert!(happened(|event| matches!(event, Event::Discarded { .. })));
    assert!(happened(|event| matches!(event, Event::RopeFixed { .. })));
    assert!(happened(|event| matches!(event, Event::Buried { .. })));
    assert!(happened(|event| matches!(event, Event::Slid { .. })));
    let entries = tables.iter().flat_map(Table::history).map(|step| step.entry);
    let slides = entries.filter(|entry| matches!(entry, Entry::Act(_, Action::Slide { .. })));
    assert!(slides.count() > 0, "nobody chooses where to slide");
}

#[test]
fn the_written_games_end_on_the_last_day_and_differ_in_their_set_ups() {
    for seats in 1..=5 {
        let table = read(seats);
        assert_eq!((table.state().public().phase, table.state().public().day), (Phase::Over, 18));
        assert!(table.history().len() > 18 * seats * 5);
    }
    let used = |key: &str, value: &str| (1..=5).any(|seats| read(seats).header().get(key) == Some(value));
    for (key, value) in [
        ("board", "k2-easy"),
        ("board", "k2-hard"),
        ("weather", "k2-summer"),
        ("weather", "k2-winter"),
        ("option family", "on"),
        ("option limits", "strict"),
        ("option passing-scores", "off"),
    ] {
        assert!(used(key, value), "no game has {key}: {value}");
    }
}
