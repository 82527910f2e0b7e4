//! Written games of K2, one for each number of seats, of K2 with icefall tiles, and of Lhotse.

use std::fmt::Write;

use summiteer_rules::core::{Entry, Header, Rules, Seat, Table};
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::k2::{Action, Climber, Event, Game, Life, Phase, Public, Setup, State, View};
use summiteer_rules::mountain::Front;

use crate::support::games::game_of;
use crate::written::{
    Written, assert_seen_as_written, assert_set_ups_have, cards_text, course_text, happened, read,
    seat_cards_text,
};

/// The games of Lhotse.
const LHOTSE: [&str; 5] = ["lhotse-face-1", "lhotse-face-3", "lhotse-face-5", "lhotse-col-2", "lhotse-col-4"];

/// The games of K2 with icefall tiles, on both boards of Mount Everest.
const ICEFALL: [&str; 2] = ["icefall-2", "icefall-3"];

/// The game of K2 for so many seats.
fn name(seats: usize) -> String {
    format!("{seats}-seats")
}

impl Written for State {
    fn start_of(header: &Header) -> Self {
        Self::start(game_of(&Setup::from_header(header).unwrap()))
    }

    fn choosing(&self) -> Option<u8> {
        (self.public().phase == Phase::Choose).then_some(self.public().day)
    }

    fn open(view: &View) -> String {
        let (game, public) = (&view.game, &view.public);
        let summit: Vec<String> = public.summit.iter().flatten().map(Climber::to_string).collect();
        let mut text = format!("{}, summit {summit:?}\n", course_text(public.phase, public));
        for climber in Climber::all(game.seats()) {
            let _ = writeln!(text, "  {}", climber_text(game, public, climber));
        }
        for seat in Seat::all(game.seats()) {
            let own = &public.seats[seat];
            let _ = writeln!(text, "  {seat} {}, rescue {}", seat_cards_text(game.deck(), own), own.rescue);
        }
        if let Some(area) = game.icefall() {
            let open = &public.icefall.fronts[..area.spaces().len()];
            let refuge = public.icefall.refuge.map(|space| &game.board().space(space).id);
            let _ = writeln!(text, "  icefall {open:?}, refuge {refuge:?}");
        }
        if game.scenario().is_some() {
            let (ropes, discarded) = (&public.lhotse.ropes.0, &public.lhotse.discarded.0);
            let _ = writeln!(text, "  ropes {ropes:?}, discarded {discarded:?}");
        }
        text
    }

    fn secrets(view: &View, seat: Seat) -> String {
        let (own, deck) = (view.own.expect("a seat has its own secrets"), view.game.deck());
        let pile = view.own_pile().expect("a seat knows what it has not seen");
        let (hand, pile) = (cards_text(deck, own.hand.iter()), cards_text(deck, pile.iter()));
        let mut text = format!("  {seat} sees its hand {hand}, its pile {pile}, choice {:?}\n", own.choice);
        if view.game.scenario().is_some() {
            let _ = writeln!(text, "  {seat} was dealt {:?} and keeps {:?}", own.dealt, own.kept);
        }
        text
    }

    fn result(&self) -> String {
        format!("{:?}", self.public().result(self.game()))
    }
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

#[test]
fn whole_games_are_seen_as_written_down_by_every_number_of_seats() {
    (1..=5).for_each(|seats| assert_seen_as_written::<State>(&name(seats)));
}

#[test]
fn whole_games_with_icefall_tiles_are_seen_as_written_down() {
    ICEFALL.iter().for_each(|name| assert_seen_as_written::<State>(name));
}

#[test]
fn the_written_games_with_icefall_tiles_show_all_that_the_icefall_adds() {
    let tables = ICEFALL.map(read::<State>);
    for table in &tables {
        assert_eq!((table.state().public().phase, table.state().public().day), (Phase::Over, 18));
        for front in Front::ALL {
            let is_shown = |event: &Event| matches!(event, Event::Icefall(IcefallEvent::FrontShown { front: shown, .. }) if *shown == front);
            assert!(happened(std::slice::from_ref(table), is_shown), "{front:?}");
        }
    }
    let has = |wanted: fn(&IcefallEvent) -> bool| {
        happened(&tables, |event| matches!(event, Event::Icefall(event) if wanted(event)))
    };
    assert!(has(|event| matches!(event, IcefallEvent::Retreated { .. })));
    assert!(has(|event| matches!(event, IcefallEvent::SlidBack { .. })));
    assert!(happened(&tables, |event| matches!(event, Event::Summited { .. })));
    let answers: Vec<Action> = tables.iter().flat_map(answers).collect();
    assert!(answers.contains(&Action::Stay) && answers.contains(&Action::Retreat));
    assert!(
        answers.iter().any(|answer| matches!(answer, Action::Assign { .. })),
        "no card is named before a tile"
    );
    assert_set_ups_have(
        &tables,
        &[("board", "everest-easy"), ("board", "everest-hard"), ("option icefall", "on")],
    );
}

/// What was done before a tile that costs 2.
fn answers(table: &Table<State>) -> Vec<Action> {
    let mut now = Table::new(table.header().clone(), table.state_after(0));
    let mut answers = Vec::new();
    for step in table.history() {
        if let (Phase::Fork(_), Entry::Act(_, action)) = (now.state().public().phase, step.entry) {
            answers.push(action);
        }
        now.play(step.entry).unwrap();
    }
    answers
}

#[test]
fn whole_games_of_lhotse_are_seen_as_written_down() {
    LHOTSE.iter().for_each(|name| assert_seen_as_written::<State>(name));
}

#[test]
fn the_written_games_of_lhotse_show_all_that_it_adds() {
    let tables = LHOTSE.map(read::<State>);
    for table in &tables {
        let (state, game) = (table.state(), table.state().game());
        assert_eq!((state.public().phase, state.public().day), (Phase::Over, game.days()));
    }
    assert!(happened(&tables, |event| matches!(event, Event::TileDealt { .. })));
    assert!(happened(&tables, |event| matches!(event, Event::Discarded { .. })));
    assert!(happened(&tables, |event| matches!(event, Event::RopeFixed { .. })));
    assert!(happened(&tables, |event| matches!(event, Event::Buried { .. })));
    assert!(happened(&tables, |event| matches!(event, Event::Slid { .. })));
    let entries = tables.iter().flat_map(Table::history).map(|step| step.entry);
    let slides = entries.filter(|entry| matches!(entry, Entry::Act(_, Action::Slide { .. })));
    assert!(slides.count() > 0, "nobody chooses where to slide");
}

#[test]
fn the_written_games_end_on_the_last_day_and_differ_in_their_set_ups() {
    let tables: Vec<Table<State>> = (1..=5).map(|seats| read(&name(seats))).collect();
    for (table, seats) in tables.iter().zip(1..) {
        let public = table.state().public();
        assert_eq!((table.state().seats(), public.phase, public.day), (seats, Phase::Over, 18));
        assert!(table.history().len() > 18 * seats * 5);
    }
    let lines = [
        ("board", "k2-easy"),
        ("board", "k2-hard"),
        ("weather", "k2-summer"),
        ("weather", "k2-winter"),
        ("option family", "on"),
        ("option limits", "strict"),
        ("option passing-scores", "off"),
    ];
    assert_set_ups_have(&tables, &lines);
}
