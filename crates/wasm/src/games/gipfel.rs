//! Gipfelstürmer in the page.

use std::sync::Arc;

use serde::Serialize;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat, SplitMix};
use summiteer_rules::games::gipfel::{Action, Event, Game, Refusal, Setup, State, View, standard_library};
use summiteer_wire::{GameWire, Words, gipfel};

use crate::game::WebGame;

impl WebGame for State {
    const ID: &'static str = "gipfel";
    type Question = gipfel::QuestionWire;

    fn catalogue() -> GameWire {
        gipfel::game(&standard_library(), &registry::GIPFEL_BOTS)
    }

    fn material() -> impl Serialize {
        gipfel::material(&standard_library())
    }

    fn from_header(header: &Header) -> Result<Self, String> {
        let setup = Setup::from_header(header).map_err(|error| error.to_string())?;
        let game = Game::new(&setup, &standard_library()).map_err(|faults| faults.to_string())?;
        Ok(State::start(Arc::new(game)))
    }

    fn view_wire(view: &View) -> impl Serialize {
        gipfel::ViewWire::new(view)
    }

    fn action_wire(&self, action: Action) -> impl Serialize {
        gipfel::ActionWire::new(self.game(), self.public(), action)
    }

    fn event_words(&self, event: &Event) -> Words {
        gipfel::event_words(self.game(), event)
    }

    fn refusal_words(&self, refusal: &Refusal) -> Words {
        gipfel::refusal_words(self.game(), refusal)
    }

    fn answer(view: &View, question: &gipfel::QuestionWire) -> Result<impl Serialize, String> {
        question.answer(view)
    }

    fn sample(view: &View, numbers: &mut SplitMix) -> Self {
        view.sample(numbers)
    }

    fn position_text(&self) -> String {
        self.text()
    }

    fn read_position(&self, text: &str) -> Result<Self, String> {
        State::from_text(Arc::clone(self.game()), text).map_err(|error| error.to_string())
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::gipfel_bot(name)
    }

    /// Arrivals on the summit.
    fn scores(&self) -> Vec<u32> {
        Seat::all(self.game().seats()).map(|seat| u32::from(self.public().arrivals[seat])).collect()
    }
}
