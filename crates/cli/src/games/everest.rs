//! Mount Everest at the command line.

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat, SeatSet};
use summiteer_rules::games::everest::{Game, Options, Setup, State, standard_library};

use super::trips::{COUNTED, Trips};
use super::{GameKind, Playable, TableArgs};
use crate::failure::usage;
use crate::simulate::{Outcome, Scored};

impl Playable for State {
    const BOTS: &'static [&'static str] = &registry::EVEREST_BOTS;
    const USUAL_PLAYERS: &'static [&'static str] = &["human", "sherpa"];

    fn begin(_: GameKind, args: &TableArgs, seats: usize) -> Result<Self> {
        let mut options = Options::default();
        args.set_options(&Options::NAMES, Options::values, |name, value| options.set(name, value))?;
        let board = args.board.as_deref().unwrap_or("everest-easy");
        let weather = args.weather.as_deref().unwrap_or("everest-summer");
        let setup = Setup { board: board.to_owned(), weather: weather.to_owned(), seats, options };
        let game = Game::new(&setup, &standard_library()).map_err(|faults| usage(faults.to_string()))?;
        Ok(Self::start(Arc::new(game)))
    }

    fn recorded(header: &Header) -> Result<Self> {
        let game = Game::new(&Setup::from_header(header)?, &standard_library())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::everest_bot(name)
    }
}

impl Scored for State {
    const COUNTED: &'static [&'static str] = &COUNTED;
    type Counter = Trips;

    fn counter(&self) -> Trips {
        Trips::new(self.public())
    }

    fn outcome(&self, seat: Seat, trips: &Trips) -> Outcome {
        let result = self.public().result(self.game());
        Outcome {
            score: self.public().seats[seat].score,
            deaths: Some(trips.lost(seat)),
            winners: result.map(|result| SeatSet::one(result.ranking[0])),
            counts: trips.counts(seat),
        }
    }
}
