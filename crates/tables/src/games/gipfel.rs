//! Gipfelstürmer.

use std::sync::{Arc, LazyLock};

use serde::Serialize;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Seat};
use summiteer_rules::games::gipfel::{
    Action, Event, Game, Library, Refusal, Setup, State, View, standard_library,
};
use summiteer_wire::{Words, gipfel};

use super::Entrance;
use crate::json;
use crate::playable::Playable;

/// Read once: every table of this game needs it.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);

pub(super) const ENTRANCE: Entrance = Entrance {
    id: "gipfel",
    catalogue: || gipfel::game(&LIBRARY, &registry::GIPFEL_BOTS),
    material: || json::text(&gipfel::material(&LIBRARY)),
    open: super::open_as::<State>,
};

impl Playable for State {
    type Question = gipfel::QuestionWire;

    fn from_header(header: &Header) -> Result<Self, String> {
        let setup = Setup::from_header(header).map_err(|error| error.to_string())?;
        let game = Game::new(&setup, &LIBRARY).map_err(|faults| faults.to_string())?;
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

    fn bot(name: &str) -> Option<Box<dyn Bot<Self>>> {
        registry::gipfel_bot(name)
    }

    /// Arrivals on the summit.
    fn scores(&self) -> Vec<u32> {
        Seat::all(self.game().seats()).map(|seat| u32::from(self.public().arrivals[seat])).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use summiteer_rules::core::{Observer, SplitMix};
    use summiteer_wire::Arg;

    use super::*;
    use crate::{AnyTable, CallError, open};

    const ROLLED: &str = "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\noption first: A\n\nA roll 1 2 3 4 5\n\
        chance die 4\nchance die 1\nchance die 4\nchance die 2\nchance die 4\n";
    const A: Observer = Observer::Seat(Seat::new(0));
    const B: Observer = Observer::Seat(Seat::new(1));

    fn rolled() -> Box<dyn AnyTable> {
        open(ROLLED).expect("a record")
    }

    fn value(json: &str) -> Value {
        serde_json::from_str(json).expect("JSON")
    }

    #[test]
    fn a_goat_moves_along_an_open_trail_and_the_log_says_so() {
        let mut table = rolled();
        assert_eq!(value(&table.view(B))["dice"], serde_json::json!([4, 1, 4, 2, 4]));
        let refusal = table.play("A move start d1").expect("an answer").expect("a refusal");
        assert_eq!(refusal.key, "gipfel-refusal-sign-not-met");
        assert_eq!(refusal.args["sign"], Arg::Text("sum>=24".to_owned()));
        let before = table.length();
        assert_eq!(table.play("A move start c1"), Ok(None));
        assert_eq!(table.log(before, Observer::Spectator)[0].events[0].key, "gipfel-event-moved");
        assert_eq!(value(&table.view(A))["phase"]["seat"], "B");
    }

    #[test]
    fn chances_and_previews_are_asked_of_a_table() {
        let table = rolled();
        let ask = |observer, question| table.ask(observer, question);
        let chances = value(&ask(A, r#"{"kind":"chances","keep":[0,2,4]}"#).expect("an answer"));
        assert_eq!((&chances["kind"], &chances["any"]["now"]), (&"chances".into(), &true.into()));
        let preview = value(&ask(A, r#"{"kind":"preview","from":"start","to":"c1"}"#).expect("an answer"));
        assert_eq!(preview["events"][0]["args"]["to"], "c1");
        let not_mine = ask(B, r#"{"kind":"chances","keep":[]}"#);
        assert_eq!(not_mine, Err(CallError::Question("the dice are A's".to_owned())));
    }

    #[test]
    fn every_bot_decides_in_the_position_that_its_worker_is_handed() {
        let (table, seat) = (rolled(), Seat::new(0));
        let position = table.bot_position(seat, &mut SplitMix(1)).position;
        for bot in registry::GIPFEL_BOTS {
            let action = table.bot_move_in(&position, seat, bot, &mut SplitMix(3)).expect("A has the dice");
            assert_eq!(table.why(&format!("A {action}")), Ok(None), "{bot}: {action}");
        }
    }

    #[test]
    fn the_winner_has_two_arrivals_and_the_others_fewer() {
        let scores = open("summit 1\ngame: gipfel\nboard: gipfel\nseats: 3\n\n").map(|table| {
            let mut scores = table.play_games("rusher", 1, 1).expect("a bot");
            scores.sort_unstable();
            scores
        });
        assert!(scores.is_ok_and(|scores| scores[2] == 2 && scores[1] < 2), "one winner");
    }
}
