//! The finite sets of all actions and of all chance outcomes, legal or not.

use summiteer_rules::core::{MAX_SEATS, Seat};
use summiteer_rules::games::gipfel::{Action, Game, Outcome, Places};

/// Every action that the notation can say at this table, and a roll of no dice.
pub(crate) fn actions(game: &Game) -> Vec<Action> {
    let mut actions = vec![Action::End, Action::Roll(Places::NONE)];
    actions.extend(Places::any().map(Action::Roll));
    for from in game.board().ids() {
        actions.push(Action::Back { from });
        for to in game.board().ids() {
            actions.extend([Action::Move { from, to }, Action::Push { from, to }]);
        }
    }
    actions
}

/// Every outcome that the notation can say, and some beyond.
pub(crate) fn outcomes() -> Vec<Outcome> {
    let mut outcomes: Vec<Outcome> = Seat::all(MAX_SEATS).map(Outcome::FirstSeat).collect();
    outcomes.extend((0..8).map(Outcome::Die));
    outcomes
}

/// Whether the notation can say an outcome at a table of four.
pub(crate) fn is_sayable(outcome: Outcome) -> bool {
    match outcome {
        Outcome::FirstSeat(seat) => seat.index() < 4,
        Outcome::Die(face) => (1..=6).contains(&face),
    }
}
