//! The seat's own turn: of all its ends, the one worth most.

use summiteer_rules::games::k2::planner;
use summiteer_rules::games::k2::{Action, View};

use super::judge::{Judge, Outlooks};
use super::own_seat;

/// The actions of the turn from here on; of ends worth the same, the one with the fewest.
pub(super) fn plan(view: &View, outlooks: &mut Outlooks) -> Vec<Action> {
    let seat = own_seat(view);
    let mut judge = Judge::new(view, outlooks);
    let mut best = (f32::MIN, Vec::new());
    for plan in planner::plan(&view.game, &view.public, seat) {
        let worth = judge.position(&plan.end.placed(&view.public, seat), seat);
        if worth > best.0 {
            best = (worth, plan.actions);
        }
    }
    best.1
}
