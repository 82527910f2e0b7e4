//! K2 and Lhotse at the command line.

use std::sync::Arc;

use anyhow::Result;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::k2::{Climber, Edition, Game, Options, Setup, State};

use super::{GameKind, Playable, TableArgs};
use crate::failure::usage;
use crate::simulate::{Outcome, Scored};

impl Playable for State {
    const BOTS: &'static [&'static str] = &registry::K2_BOTS;
    const USUAL_PLAYERS: &'static [&'static str] = &["human"];

    fn begin(game: GameKind, args: &TableArgs, seats: usize) -> Result<Self> {
        let edition = Edition::parse(game.id()).expect("the kind is one of the editions");
        let mut options = Options::default();
        let names = Options::names(edition);
        args.set_options(names, Options::values, |name, value| options.set(name, value))?;
        let (board, weather) = match edition {
            Edition::K2 => ("k2-easy", "k2-summer"),
            Edition::Lhotse => ("lhotse-face", "lhotse"),
        };
        let board = args.board.as_deref().unwrap_or(board).to_owned();
        let weather = args.weather.as_deref().unwrap_or(weather).to_owned();
        let setup = Setup { edition, board, weather, seats, options };
        let game = Game::new(&setup, &edition.library()).map_err(|faults| usage(faults.to_string()))?;
        Ok(Self::start(Arc::new(game)))
    }

    fn recorded(header: &Header) -> Result<Self> {
        let setup = Setup::from_header(header)?;
        let game = Game::new(&setup, &setup.edition.library())?;
        Ok(Self::start(Arc::new(game)))
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::k2_bot(name)
    }
}

impl Scored for State {
    type Counter = ();

    fn counter(&self) {}

    fn outcome(&self, seat: Seat, (): &()) -> Outcome {
        let public = self.public();
        let dead = Climber::of(seat).into_iter().filter(|climber| !public.lives(*climber)).count();
        let result = public.result(self.game());
        Outcome {
            score: result
                .as_ref()
                .map_or_else(|| public.score(seat), |result| result.scores[seat.index()])
                .into(),
            deaths: Some(dead as u64),
            winners: result.map(|result| result.winners),
            counts: Vec::new(),
        }
    }
}
