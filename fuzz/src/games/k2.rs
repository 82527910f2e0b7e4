//! K2 under the laws.

use std::sync::{Arc, LazyLock};

use summiteer_rules::core::{Header, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{
    Action, Climber, Game, Library, Options, Phase, Setup, Slot, State, standard_library,
};

use super::Subject;

/// The data that comes with the game, read once.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);

impl Subject for State {
    fn any(byte: u8) -> (Header, Self) {
        let setup = setup(byte);
        (setup.header(), Self::start(Arc::new(Game::new(&setup, &LIBRARY).expect("a good set-up"))))
    }

    fn of_header(header: &Header) -> Result<Option<Self>, ParseError> {
        let setup = Setup::from_header(header)?;
        Ok(Game::new(&setup, &LIBRARY).ok().map(|game| Self::start(Arc::new(game))))
    }

    fn read(&self, text: &str) -> Result<Self, ParseError> {
        Self::from_text(Arc::clone(self.game()), text)
    }

    fn text(&self) -> String {
        Self::text(self)
    }

    fn dares(&self, _: Seat, choice: usize) -> Vec<Action> {
        let climbers = 2 * self.seats();
        let climber = Climber::all(self.seats()).nth(choice % climbers).expect("a climber of the table");
        let slot = Slot((choice % 4) as u8);
        let to = self.game().board().ids().nth(choice % 20).expect("the boards have more spaces");
        vec![
            Action::Step { climber, to },
            Action::Pitch { climber },
            Action::Assign { slot, climber, direction: None },
            Action::Acclimatize { slot, points: 1 },
            Action::PayCard { slot, direction: None },
            Action::PayLevel { climber },
            Action::Rescue { climber, to },
            Action::Decline,
            Action::EndTurn,
        ]
    }

    fn assert_whole(&self) {
        let (game, public) = (self.game(), self.public());
        for seat in Seat::all(self.seats()) {
            let mut cards = *self.hand(seat);
            cards.add_all(&self.pile(seat));
            cards.add_all(&public.seats[seat].played);
            cards.add_all(&public.seats[seat].on_table());
            assert_eq!(cards, game.deck().counts, "{}", self.text());
        }
        assert!(public.shown.total() + public.face_down.total() <= Game::risk_tokens().total());
        let is_under_way =
            matches!(public.phase, Phase::Act(_) | Phase::Rescue { night: false, .. } | Phase::Over);
        if !is_under_way || public.phase != Phase::Over && public.mover.is_none() {
            for space in game.board().ids() {
                let limit = game.limit(space).map_or(usize::MAX, usize::from);
                assert!(public.standing(space) <= limit, "{}", self.text());
            }
        }
    }
}

fn setup(byte: u8) -> Setup {
    let bit = |place: u8| byte >> place & 1 == 1;
    let options = Options { family: bit(0), passing_scores: bit(1), ..Options::default() };
    let board = if bit(2) { "k2-hard" } else { "k2-easy" };
    let weather = if bit(3) { "k2-winter" } else { "k2-summer" };
    Setup { options, ..Setup::solo(board, weather).with_seats(usize::from(byte >> 4) % 5 + 1) }
}
