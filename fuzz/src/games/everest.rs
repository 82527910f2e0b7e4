//! Mount Everest under the laws.

use std::sync::{Arc, LazyLock};

use summiteer_rules::core::{Header, ParseError, Rules, Seat};
use summiteer_rules::games::everest::{
    Action, Client, Game, Item, Library, Options, Phase, Place, Public, Setup, State, TENTS, standard_library,
};
use summiteer_rules::mountain::{Card, Pawn, RiskCounts, Slot};

use super::{Subject, has_tiles};

/// The data that comes with the game, read once.
static LIBRARY: LazyLock<Library> = LazyLock::new(standard_library);

/// Cards of a seat's main deck, whatever oxygen has brought (EV-127).
const MAIN_CARDS: u8 = 18;

impl Subject for State {
    fn any(byte: u8) -> Self {
        Self::start(Arc::new(Game::new(&setup(byte), &LIBRARY).expect("a good set-up")))
    }

    fn of_header(header: &Header) -> Result<Option<Self>, ParseError> {
        let setup = Setup::from_header(header)?;
        Ok(Game::new(&setup, &LIBRARY).ok().map(|game| Self::start(Arc::new(game))))
    }

    fn dares(&self, seat: Seat, choice: usize) -> Vec<Action> {
        let guide = Pawn::all(self.seats()).nth(choice % (2 * self.seats())).expect("a guide of the table");
        let (slot, camp) = (Slot((choice % 4) as u8), (choice % 3) as u8);
        let to = self.game().board().ids().nth(choice % 30).expect("the boards have more spaces");
        let client = Client::all().nth(choice % Client::COUNT).expect("a client");
        let (card, other) = (Card((choice % 20) as u8), Place::Guide(Pawn::of(seat)[0]));
        let mut dares = vec![
            Action::Oxygen { camp },
            Action::Keep { card },
            Action::Remove { card },
            Action::Return { cards: [Some(card), None], on_top: true },
            Action::Close,
            Action::Assign { slot, guide, direction: None },
            Action::Step { guide, to },
            Action::Stay,
            Action::Retreat,
            Action::Swap,
            Action::Pitch { guide },
            Action::Acclimatize { slot, place: Place::Camp(camp), client, points: 1 },
            Action::PayCard { slot, direction: None },
            Action::PayLevel { guide },
            Action::EndTurn,
        ];
        for item in [Item::Tent, Item::Oxygen, Item::Client(client)] {
            for place in [Place::Base, Place::Camp(camp), Place::Lost, Place::Guide(guide)] {
                dares.push(Action::Move { item, from: place, to: other });
                dares.push(Action::Move { item, from: other, to: place });
            }
        }
        dares
    }

    fn assert_whole(&self) {
        let public = self.public();
        for seat in Seat::all(self.seats()) {
            assert_cards(self, seat);
            let carried = Pawn::of(seat).iter().filter(|guide| public.guide(**guide).load.tent).count() as u8;
            let pitched = public.seats[seat].camps.iter().flatten().count() as u8;
            let tents = carried + pitched + public.seats[seat].lost_tents + public.tents_at_base(seat);
            assert_eq!(tents, TENTS as u8, "{}", self.text());
            assert!(public.seats[seat].score >= 1, "{}", self.text());
        }
        assert!(public.shown.total() + public.face_down.total() <= RiskCounts::ALL.total());
        for guide in Pawn::all(self.seats()) {
            let at = public.guide(guide);
            assert!(at.load.fits() || exchanges(public, guide), "{}", self.text());
            assert!(at.load.oxygen <= self.game().oxygen_limit(at.space), "{}", self.text());
            let is_open =
                !public.is_hidden(self.game(), at.space) && public.cost(self.game(), at.space).is_some();
            assert!(is_open, "{}", self.text());
        }
        assert!(has_tiles(self.game().icefall(), &public.icefall), "{}", self.text());
        if !matches!(public.phase, Phase::Act(_) | Phase::Probe(_) | Phase::Fork(_)) {
            for space in self.game().board().ids() {
                let limit = self.game().limit(space).map_or(usize::MAX, usize::from);
                assert!(public.standing(self.game(), space) <= limit, "{}", self.text());
            }
        }
    }
}

/// Whether an overloaded guide is in the middle of an exchange that can end well (Q-EV-94).
fn exchanges(public: &Public, guide: Pawn) -> bool {
    let (own, other) = (public.guide(guide), public.guide(guide.other()));
    let is_together = own.space == other.space && public.phase == Phase::Act(guide.seat());
    is_together && other.load.fits() && own.load.fits_beside(&other.load)
}

/// No card of a seat is lost or doubled.
fn assert_cards(state: &State, seat: Seat) {
    let (public, secret) = (&state.public().seats[seat], state.secret(seat));
    let mut cards = secret.hand;
    cards.add_all(&state.pile(seat));
    cards.add_all(&public.played);
    cards.add_all(&public.on_table());
    let taken = u8::from(secret.taken.is_some());
    assert_eq!(cards.total(), MAIN_CARDS + taken, "{}", state.text());
    cards.add_all(&secret.removed);
    cards.add_all(&secret.air.all());
    secret.seen.cards().iter().for_each(|card| cards.add(*card));
    assert_eq!(cards, state.game().all_cards(), "{}", state.text());
}

fn setup(byte: u8) -> Setup {
    let bit = |place: u8| byte >> place & 1 == 1;
    let options = Options { passing_scores: bit(1), ..Options::default() };
    let board = if bit(2) { "everest-hard" } else { "everest-easy" };
    let weather = if bit(3) { "everest-winter" } else { "everest-summer" };
    Setup { options, ..Setup::new(board, weather, usize::from(byte >> 4) % 4 + 2) }
}
