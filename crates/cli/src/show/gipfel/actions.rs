//! Actions in words.

use summiteer_rules::games::gipfel::{Action, Board, Places, State, StationId};

use super::names;
use crate::texts::Texts;

/// What the action does.
pub(super) fn words(state: &State, action: Action, texts: &Texts) -> String {
    let board = state.game().board();
    let station = |name, id: StationId| (name, names::station(board, id, texts));
    match action {
        Action::Roll(Places::ALL) => texts.say("gipfel-action-roll-all"),
        Action::Roll(places) => {
            let dice: Vec<String> =
                places.iter().map(|place| state.public().dice.0[place].to_string()).collect();
            texts.tell("gipfel-action-roll", [("dice", dice.join(" ").into())])
        }
        Action::Move { from, to } => {
            let ends = [station("from", from), station("to", to)];
            match fitting_sign(state, board, from, to, texts) {
                Some(sign) => {
                    texts.tell("gipfel-action-move", ends.into_iter().chain([("sign", sign.into())]))
                }
                None => texts.tell("gipfel-action-move-joker", ends),
            }
        }
        Action::Push { from, to } => {
            texts.tell("gipfel-action-push", [station("from", from), station("to", to)])
        }
        Action::Back { from } => texts.tell("gipfel-action-back", [station("station", from)]),
        Action::End => texts.say("gipfel-action-end"),
    }
}

/// The sign on the trail, if the dice fit it; else they are a joker.
fn fitting_sign(
    state: &State,
    board: &Board,
    from: StationId,
    to: StationId,
    texts: &Texts,
) -> Option<String> {
    let sign = board.sign(from, to)?;
    sign.is_met(&state.public().dice.counts()).then(|| names::sign(sign, texts))
}
