//! Gipfelstürmer under the laws.

use std::sync::{Arc, LazyLock};

use summiteer_rules::core::{Header, ParseError, Rules, Seat};
use summiteer_rules::games::gipfel::{
    Action, FirstSeat, GOATS, Game, Library, Options, Phase, Places, Setup, Size, State, standard_library,
};

use super::Subject;

/// The board that comes with the game, read once.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);

impl Subject for State {
    fn any(byte: u8) -> Self {
        Self::start(Arc::new(Game::new(&setup(byte), &LIBRARY).expect("a good set-up")))
    }

    fn of_header(header: &Header) -> Result<Option<Self>, ParseError> {
        let setup = Setup::from_header(header)?;
        Ok(Game::new(&setup, &LIBRARY).ok().map(|game| Self::start(Arc::new(game))))
    }

    fn dares(&self, seat: Seat, choice: usize) -> Vec<Action> {
        let board = self.game().board();
        let trail = board.trails[choice % board.trails.len()];
        let (from, to) = (trail.from, trail.to);
        let standing = board.ids().filter(|id| self.public().goats.of(seat, *id) > 0);
        let mut dares: Vec<Action> = standing.map(|from| Action::Back { from }).collect();
        dares.extend([
            Action::Roll(Places::any().nth(choice % 31).expect("31 sets of dice")),
            Action::Roll(Places::NONE),
            Action::Move { from, to },
            Action::Push { from, to },
            Action::Move { from: to, to: from },
            Action::End,
        ]);
        dares
    }

    fn assert_whole(&self) {
        let (board, public) = (self.game().board(), self.public());
        for seat in Seat::all(self.seats()) {
            let goats: u8 = board.ids().map(|station| public.goats.of(seat, station)).sum();
            assert_eq!(goats, GOATS, "{}", self.text());
            assert_eq!(public.arrivals[seat] >= 2, public.winner() == Some(seat), "{}", self.text());
        }
        for id in board.ids().filter(|id| board.station(*id).size == Size::Small) {
            let is_pushed = matches!(public.phase, Phase::Push { at, .. } if at == id);
            assert!(public.goats.standing(id) <= 1 + u8::from(is_pushed), "{}", self.text());
        }
    }
}

fn setup(byte: u8) -> Setup {
    let seats = usize::from(byte) % 3 + 2;
    let first = match byte % 4 {
        0 => FirstSeat::Seat(Seat::new(usize::from(byte / 4) % seats)),
        _ => FirstSeat::Random,
    };
    Setup { options: Options { first }, ..Setup::new("gipfel", seats) }
}
