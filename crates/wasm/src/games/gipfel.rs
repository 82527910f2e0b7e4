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

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use crate::any_table::AnyTable;
    use crate::games::open;
    use crate::numbers;

    const ROLLED: &str = "summit 1\ngame: gipfel\nboard: gipfel\nseats: 2\noption first: A\n\nA roll 1 2 3 4 5\n\
        chance die 4\nchance die 1\nchance die 4\nchance die 2\nchance die 4\n";

    fn rolled() -> Box<dyn AnyTable> {
        open(ROLLED).expect("a record")
    }

    fn value(answer: Result<String, String>) -> Value {
        serde_json::from_str(&answer.expect("an answer")).expect("JSON")
    }

    #[test]
    fn a_goat_moves_along_an_open_trail_and_the_log_says_so() {
        let mut table = rolled();
        assert_eq!(value(table.view("B"))["dice"], serde_json::json!([4, 1, 4, 2, 4]));
        let refusal = value(table.play("A move start d1"));
        assert_eq!(refusal["refusal"]["key"], "gipfel-refusal-sign-not-met");
        assert_eq!(refusal["refusal"]["args"]["sign"], "sum>=24");
        let before = table.length();
        assert_eq!(value(table.play("A move start c1"))["refusal"], Value::Null);
        let log = value(table.log(before, "spectator"));
        assert_eq!(log[0]["events"][0]["key"], "gipfel-event-moved");
        assert_eq!(value(table.view("A"))["phase"]["seat"], "B");
    }

    #[test]
    fn chances_and_previews_are_asked_of_a_table() {
        let table = rolled();
        let chances = value(table.ask("A", r#"{"kind":"chances","keep":[0,2,4]}"#));
        assert_eq!((&chances["kind"], &chances["any"]["now"]), (&"chances".into(), &true.into()));
        let preview = value(table.ask("A", r#"{"kind":"preview","from":"start","to":"c1"}"#));
        assert_eq!(preview["events"][0]["args"]["to"], "c1");
        assert_eq!(table.ask("B", r#"{"kind":"chances","keep":[]}"#), Err("the dice are A's".to_owned()));
    }

    #[test]
    fn every_bot_decides_in_the_position_that_its_worker_is_handed() {
        let table = rolled();
        let answer = value(table.bot_position("A", &mut numbers::source(1, 2)));
        let position = answer["position"].as_str().expect("a text");
        for bot in summiteer_bots::registry::GIPFEL_BOTS {
            let action =
                table.bot_move(position, "A", bot, &mut numbers::source(3, 4)).expect("A has the dice");
            assert_eq!(value(table.why(&format!("A {action}")))["refusal"], Value::Null, "{bot}: {action}");
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
