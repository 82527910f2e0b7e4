//! Evenings and turns on the South Face, with climbers anywhere on it.

use std::fmt::Write;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use summiteer_rules::games::k2::{Climber, Edition, Game, Options, Setup, State};
use summiteer_rules::mountain::SpaceId;

use crate::support::games::game_of;

/// Where climbers and tents are, and what comes down that night.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pub(crate) seats: usize,
    pub(crate) family: bool,
    /// The day on the open tile, from 0.
    pub(crate) day: u8,
    /// The open tile.
    pub(crate) tile: usize,
    /// By climber: its space, its level, the space of its tent.
    pub(crate) climbers: Vec<(Index, u8, Option<Index>)>,
}

/// Days and tiles with a landslide somewhere.
const LANDSLIDES: [(u8, usize); 6] = [(2, 2), (1, 4), (0, 5), (2, 5), (2, 7), (1, 8)];

pub(crate) fn scenes() -> impl Strategy<Value = Scene> {
    let climber = (any::<Index>(), 1..10u8, prop::option::of(any::<Index>()));
    let climbers = prop::collection::vec(climber, 10);
    let days = prop_oneof![1 => (0..3u8, 0..10usize), 3 => select(&LANDSLIDES[..])];
    (1..6usize, prop::bool::weighted(0.2), days, climbers)
        .prop_map(|(seats, family, (day, tile), climbers)| Scene { seats, family, day, tile, climbers })
}

/// The South Face with so many seats.
pub(crate) fn face(seats: usize, family: bool) -> Arc<Game> {
    let options = Options { family, ..Options::default() };
    let setup = Setup::solo_of(Edition::Lhotse, "lhotse-face", "lhotse").with_seats(seats);
    game_of(&Setup { options, ..setup })
}

impl Scene {
    /// The turn of the last seat, which has nothing left but to end it.
    pub(crate) fn evening(&self) -> State {
        let game = face(self.seats, self.family);
        let last = ["A", "B", "C", "D", "E"][self.seats - 1];
        let text = format!(
            "day {}\nphase act {last}\ntiles {} {}\n{}",
            self.day + 1,
            self.tile + 1,
            (self.tile + 1) % game.weather().tiles.len() + 1,
            self.lines(&game)
        );
        State::from_text(game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
    }

    /// The lines of all climbers.
    pub(crate) fn lines(&self, game: &Game) -> String {
        let spaces = game.board().spaces.len();
        let id = |index: &Index| &game.board().space(SpaceId(index.index(spaces) as u8)).id;
        let mut lines = String::new();
        for (climber, (space, level, tent)) in Climber::all(self.seats).zip(&self.climbers) {
            let _ = write!(lines, "climber {climber} {} level {level}", id(space));
            let _ = match tent {
                Some(tent) => writeln!(lines, " tent {}", id(tent)),
                None => writeln!(lines),
            };
        }
        lines
    }
}
