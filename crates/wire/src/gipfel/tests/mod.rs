//! Positions on the built-in board.

use std::sync::Arc;

use summiteer_rules::core::{Observer, Rules, Seat};
use summiteer_rules::games::gipfel::{Game, Setup, State, standard_library};

use super::{AnswerWire, QuestionWire};

mod chances;
mod preview;
mod view;
mod words;

fn position(text: &str) -> State {
    let game = Game::new(&Setup::new("gipfel", 2), &standard_library()).expect("the set-up is right");
    State::from_text(Arc::new(game), text).expect("the position is right")
}

/// What seat A or B is answered.
fn ask(state: &State, seat: usize, question: &QuestionWire) -> Result<AnswerWire, String> {
    question.answer(&state.view(Observer::Seat(Seat::new(seat))))
}
