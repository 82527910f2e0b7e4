//! Gipfelstürmer at the command line.

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat, SeatSet};
use summiteer_rules::games::gipfel::{Game, Options, Setup, State, standard_library};

use super::{GameKind, Playable, TableArgs};
use crate::failure::usage;
use crate::simulate::{Outcome, Scored};

impl Playable for State {
    const BOTS: &'static [&'static str] = &registry::GIPFEL_BOTS;
    const USUAL_PLAYERS: &'static [&'static str] = &["human", "ibex"];

    fn begin(_: GameKind, args: &TableArgs, seats: usize) -> Result<Self> {
        if args.weather.is_some() {
            return Err(usage("Gipfelstürmer has no seasons, so --weather means nothing"));
        }
        let mut options = Options::default();
        args.set_options(&Options::NAMES, Options::values, |name, value| options.set(name, value))?;
        let board = args.board.as_deref().unwrap_or("gipfel");
        let setup = Setup { board: board.to_owned(), seats, options };
        let game = Game::new(&setup, &standard_library()).map_err(|faults| usage(faults.to_string()))?;
        Ok(Self::start(Arc::new(game)))
    }

    fn recorded(header: &Header) -> Result<Self> {
        let game = Game::new(&Setup::from_header(header)?, &standard_library())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::gipfel_bot(name)
    }
}

impl Scored for State {
    type Counter = ();

    fn counter(&self) {}

    fn outcome(&self, seat: Seat, (): &()) -> Outcome {
        let public = self.public();
        Outcome {
            score: public.arrivals[seat].into(),
            deaths: None,
            winners: public.winner().map(SeatSet::one),
            counts: Vec::new(),
        }
    }
}
