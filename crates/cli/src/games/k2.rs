//! K2 at the command line.

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat, Table};
use summiteer_rules::games::k2::{Climber, Game, Options, Setup, State, standard_library};

use super::{Playable, TableArgs};
use crate::failure::usage;
use crate::simulate::{Outcome, Scored};

impl Playable for State {
    const BOTS: &'static [&'static str] = &registry::K2_BOTS;
    const USUAL_PLAYERS: &'static [&'static str] = &["human"];

    fn table(args: &TableArgs, seats: usize) -> Result<Table<Self>> {
        let mut options = Options::default();
        args.set_options(&Options::NAMES, Options::values, |name, value| options.set(name, value))?;
        let board = args.board.as_deref().unwrap_or("k2-easy");
        let weather = args.weather.as_deref().unwrap_or("k2-summer");
        let setup = Setup { options, ..Setup::solo(board, weather).with_seats(seats) };
        let game = Game::new(&setup, &standard_library()).map_err(|faults| usage(faults.to_string()))?;
        Ok(Table::new(setup.header(), State::start(Arc::new(game))))
    }

    fn recorded(header: Header) -> Result<Table<Self>> {
        let game = Game::new(&Setup::from_header(&header)?, &standard_library())?;
        Ok(Table::new(header, State::start(Arc::new(game))))
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::k2_bot(name)
    }
}

impl Scored for State {
    fn outcome(&self, seat: Seat) -> Outcome {
        let public = self.public();
        let dead = Climber::of(seat).into_iter().filter(|climber| !public.lives(*climber)).count();
        let result = public.result(self.game());
        Outcome {
            score: result.as_ref().map_or_else(|| public.score(seat), |result| result.scores[seat.index()]),
            deaths: Some(dead as u8),
            winners: result.map(|result| result.winners),
        }
    }
}
