//! K2 under the laws.

use std::sync::{Arc, LazyLock};

use summiteer_rules::core::{Header, ParseError, Rules, Seat};
use summiteer_rules::games::k2::{
    Action, Climber, Discards, Edition, Game, Library, Options, Phase, Piece, Setup, Slot, State,
    lhotse_library, standard_library,
};

use summiteer_rules::mountain::{Card, TileId};

use super::{Subject, has_tiles};

/// The data that comes with the game, read once.
static K2: LazyLock<Library> = LazyLock::new(standard_library);
/// The same for Lhotse.
static LHOTSE: LazyLock<Library> = LazyLock::new(lhotse_library);

fn library(setup: &Setup) -> &'static Library {
    match setup.edition {
        Edition::K2 => &K2,
        Edition::Lhotse => &LHOTSE,
    }
}

impl Subject for State {
    fn any(byte: u8) -> Self {
        let setup = setup(byte);
        Self::start(Arc::new(Game::new(&setup, library(&setup)).expect("a good set-up")))
    }

    fn of_header(header: &Header) -> Result<Option<Self>, ParseError> {
        let setup = Setup::from_header(header)?;
        Ok(Game::new(&setup, library(&setup)).ok().map(|game| Self::start(Arc::new(game))))
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
            Action::Stay,
            Action::Retreat,
            Action::Fix { climber, to },
            Action::Slide { piece: Piece::Climber(climber), to },
            Action::Slide { piece: Piece::Tent(climber), to },
            Action::Keep { tile: TileId((choice % 11) as u8) },
            Action::Discard { cards: [Card(0), Card((choice % 4) as u8), Card((choice % 11) as u8)] },
        ]
    }

    fn assert_whole(&self) {
        let (game, public) = (self.game(), self.public());
        for seat in Seat::all(self.seats()) {
            let mut cards = *self.hand(seat);
            cards.add_all(&self.pile(seat));
            cards.add_all(&public.seats[seat].played);
            cards.add_all(&public.seats[seat].on_table());
            assert_eq!(cards, public.deck_of(game, seat), "{}", self.text());
        }
        assert!(public.shown.total() + public.face_down.total() <= Game::risk_tokens().total());
        let is_under_way = public.acting().is_some() || public.phase == Phase::Over;
        for climber in Climber::all(self.seats()).filter(|climber| public.lives(*climber)) {
            let space = public.climber(climber).space;
            let is_open = !public.is_hidden(game, space) && public.cost(game, space).is_some();
            assert!(is_open, "{}", self.text());
        }
        assert!(game.icefall().is_none_or(|area| has_tiles(area, &public.icefall.fronts)), "{}", self.text());
        // A landslide may leave too many on a space (Q-LH-12).
        let has_limits = game.weather().id != "lhotse";
        if has_limits && (!is_under_way || public.phase != Phase::Over && public.mover.is_none()) {
            for space in game.board().ids() {
                let limit = game.limit(space).map_or(usize::MAX, usize::from);
                assert!(public.standing(space) <= limit, "{}", self.text());
            }
        }
    }
}

/// Of sixteen upper halves of the byte six are of Lhotse, and five of K2 with icefall tiles.
fn setup(byte: u8) -> Setup {
    let bit = |place: u8| byte >> place & 1 == 1;
    let options = Options { family: bit(0), passing_scores: bit(1), ..Options::default() };
    let seats = usize::from(byte >> 4) % 5 + 1;
    if byte >> 4 >= 10 {
        let (board, weather, discards) = match (bit(2), bit(3)) {
            (false, false) => ("lhotse-face", "lhotse", Discards::Standard),
            (false, true) => ("lhotse-col", "k2-summer", Discards::Standard),
            (true, false) => ("lhotse-col", "k2-winter", Discards::Free),
            (true, true) => ("lhotse-col", "lhotse", Discards::Free),
        };
        let setup = Setup::solo_of(Edition::Lhotse, board, weather).with_seats(seats);
        return Setup { options: Options { discards, ..options }, ..setup };
    }
    let icefall = byte >> 4 >= 5;
    let board = match (icefall, bit(2)) {
        (false, false) => "k2-easy",
        (false, true) => "k2-hard",
        (true, false) => "everest-easy",
        (true, true) => "everest-hard",
    };
    let weather = if bit(3) { "k2-winter" } else { "k2-summer" };
    Setup { options: Options { icefall, ..options }, ..Setup::solo(board, weather).with_seats(seats) }
}
