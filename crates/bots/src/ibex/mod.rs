//! Perfect dice keeping for the best step in reach. A step is worth what the seat's next turn makes of it, played
//! perfectly too; the position after that is judged by where the goats stand.
//!
//! - `climb`: for any two goats of one seat, how many turns they need until one of them stands on the summit; built
//!   once a board.
//! - `outlook`: what a position is worth to a seat: its speed to the second arrival among the speeds of all.
//! - `steps`: every step that some dice would allow, with what it leads to, this turn and the next.

mod climb;
mod outlook;
mod steps;

use std::sync::{Arc, Mutex, PoisonError};

use summiteer_rules::core::NumberSource;
use summiteer_rules::games::gipfel::{Action, Board, Phase, State, View};

use crate::Bot;
use climb::Climb;
use steps::Thinker;

/// The tables of the board that was asked for last: whoever plays many games plays them on one board.
static LAST: Mutex<Option<Arc<Climb>>> = Mutex::new(None);

/// The strong player of Gipfelstürmer.
#[derive(Clone, Debug, Default)]
pub struct Ibex {
    climb: Option<Arc<Climb>>,
}

impl Bot<State> for Ibex {
    fn name(&self) -> &'static str {
        "ibex"
    }

    fn act(&mut self, view: &View, legal: &[Action], _: &mut dyn NumberSource) -> Action {
        let climb = self.climb_on(view.game.board());
        let thinker = |seat| Thinker { climb: &climb, game: &view.game, seat };
        match view.public.phase {
            Phase::Choose(seat) => thinker(seat).choose(&view.public),
            Phase::Push { seat, .. } => thinker(seat).push(&view.public, legal),
            // The turn begins with a roll of all dice, the only thing to do.
            Phase::Roll(_) | Phase::First | Phase::Rolling(_) | Phase::Over(_) => legal[0],
        }
    }
}

impl Ibex {
    fn climb_on(&mut self, board: &Board) -> Arc<Climb> {
        if let Some(climb) = self.climb.as_ref().filter(|climb| climb.board() == board) {
            return Arc::clone(climb);
        }
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        let known = last.take().filter(|climb| climb.board() == board);
        let climb = known.unwrap_or_else(|| Arc::new(Climb::new(board)));
        *last = Some(Arc::clone(&climb));
        self.climb = Some(Arc::clone(&climb));
        climb
    }
}
