//! The seat's own turn: of all its ends, the one worth most.

use summiteer_rules::games::everest::planner::{self, Loads};
use summiteer_rules::games::everest::{Action, Game, Public, View};
use summiteer_rules::mountain::Front;

use super::judge::{Judge, Standing};
use super::outlooks::Outlooks;
use super::own_seat;

/// The actions of the turn from here on; of ends worth the same, the one with the fewest.
pub(super) fn plan(view: &View, outlooks: &mut Outlooks) -> Vec<Action> {
    let seat = own_seat(view);
    let assumed = assume_icefall(&view.game, &view.public);
    let mut judge = Judge { game: &view.game, public: &view.public, outlooks };
    let mut best = (f32::MIN, Vec::new());
    for plan in planner::plan(&view.game, &assumed, seat, Loads::Usual) {
        let worth = judge.standing(&Standing::of(&plan.end.placed(&assumed, seat), seat));
        if worth > best.0 {
            best = (worth, plan.actions);
        }
    }
    best.1
}

/// The position with every hidden icefall tile taken to cost 2: a turn is planned through to its end, and anew when a
/// tile is turned up.
fn assume_icefall(game: &Game, public: &Public) -> Public {
    let mut assumed = *public;
    let spaces = game.icefall_spaces().len();
    assumed.icefall[..spaces].iter_mut().for_each(|tile| *tile = tile.or(Some(Front::CostTwo)));
    assumed
}
