//! K2, and its expansion Lhotse: one engine and two games.

use std::sync::{Arc, LazyLock};

use serde::Serialize;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::k2::{
    Action, Edition, Event, Game, Library, Refusal, Setup, State, View, lhotse_library, standard_library,
};
use summiteer_wire::mountain::MaterialWire;
use summiteer_wire::{Words, k2};

use super::Entrance;
use crate::json;
use crate::playable::Playable;

/// Read once: every table of K2 needs it.
static K2_LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);
/// Read once: every table of Lhotse needs it.
static LHOTSE_LIBRARY: LazyLock<Library> = LazyLock::new(lhotse_library);

pub(super) const K2: Entrance = Entrance {
    id: Edition::K2.id(),
    catalogue: || k2::game(Edition::K2, &K2_LIBRARY, &registry::K2_BOTS),
    material: || json::text(&MaterialWire::new(&K2_LIBRARY)),
    open: super::open_as::<State>,
};

pub(super) const LHOTSE: Entrance = Entrance {
    id: Edition::Lhotse.id(),
    catalogue: || k2::game(Edition::Lhotse, &LHOTSE_LIBRARY, &registry::K2_BOTS),
    material: || json::text(&MaterialWire::new(&LHOTSE_LIBRARY)),
    open: super::open_as::<State>,
};

fn library(edition: Edition) -> &'static Library {
    match edition {
        Edition::K2 => &K2_LIBRARY,
        Edition::Lhotse => &LHOTSE_LIBRARY,
    }
}

impl Playable for State {
    type Question = k2::QuestionWire;

    fn from_header(header: &Header) -> Result<Self, String> {
        let setup = Setup::from_header(header).map_err(|error| error.to_string())?;
        let game = Game::new(&setup, library(setup.edition)).map_err(|faults| faults.to_string())?;
        Ok(State::start(Arc::new(game)))
    }

    fn view_wire(view: &View) -> impl Serialize {
        k2::ViewWire::new(view)
    }

    fn action_wire(&self, action: Action) -> impl Serialize {
        k2::ActionWire::new(self.game(), action)
    }

    fn event_words(&self, event: &Event) -> Words {
        k2::event_words(self.game(), event)
    }

    fn refusal_words(&self, refusal: &Refusal) -> Words {
        k2::refusal_words(self.game(), refusal)
    }

    fn answer(view: &View, question: &k2::QuestionWire) -> Result<impl Serialize, String> {
        question.answer(view)
    }

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::k2_bot(name)
    }

    fn scores(&self) -> Vec<u32> {
        let (game, public) = (self.game(), self.public());
        Seat::all(game.seats()).map(|seat| u32::from(public.score(seat) + public.bonus(game, seat))).collect()
    }
}
