//! Mount Everest.

use std::sync::{Arc, LazyLock};

use serde::Serialize;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::everest::{
    Action, Event, Game, Library, Refusal, Setup, State, View, standard_library,
};
use summiteer_wire::mountain::MaterialWire;
use summiteer_wire::{Words, everest};

use super::Entrance;
use crate::json;
use crate::playable::Playable;

/// Read once: every table of this game needs it.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);

pub(super) const ENTRANCE: Entrance = Entrance {
    id: "everest",
    catalogue: || everest::game(&LIBRARY, &registry::EVEREST_BOTS),
    material: || json::text(&MaterialWire::new(&LIBRARY)),
    open: super::open_as::<State>,
};

impl Playable for State {
    type Question = everest::QuestionWire;

    fn from_header(header: &Header) -> Result<Self, String> {
        let setup = Setup::from_header(header).map_err(|error| error.to_string())?;
        let game = Game::new(&setup, &LIBRARY).map_err(|faults| faults.to_string())?;
        Ok(State::start(Arc::new(game)))
    }

    fn view_wire(view: &View) -> impl Serialize {
        everest::ViewWire::new(view)
    }

    fn action_wire(&self, action: Action) -> impl Serialize {
        everest::ActionWire::new(self.game(), action)
    }

    fn event_words(&self, event: &Event) -> Words {
        everest::event_words(self.game(), event)
    }

    fn refusal_words(&self, refusal: &Refusal) -> Words {
        everest::refusal_words(self.game(), refusal)
    }

    fn answer(view: &View, question: &everest::QuestionWire) -> Result<impl Serialize, String> {
        question.answer(view)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::everest_bot(name)
    }

    fn scores(&self) -> Vec<u32> {
        Seat::all(self.game().seats()).map(|seat| u32::from(self.public().seats[seat].score)).collect()
    }
}
