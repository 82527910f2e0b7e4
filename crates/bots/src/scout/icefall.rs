//! The icefall: tiles that lie face down are taken to cost 2.
//!
//! So a turn is planned through to its end, never with too few points, and anew when a tile is turned up. A climber that
//! must leave a full space goes where it can with a tile that costs 1 as well: one point is enough to turn it up.

use std::borrow::Cow;

use summiteer_rules::games::k2::View;
use summiteer_rules::mountain::Front;

/// What hidden tiles are taken to be, the better guess first.
pub(super) const GUESSES: [Front; 2] = [Front::CostTwo, Front::CostOne];

/// What is seen, with every hidden icefall tile turned up as the best guess.
pub(super) fn assumed(view: &View) -> Cow<'_, View> {
    guessed(view, GUESSES[0])
}

/// What is seen, with every hidden icefall tile turned up as this one.
pub(super) fn guessed(view: &View, guess: Front) -> Cow<'_, View> {
    let Some(area) = view.game.icefall() else { return Cow::Borrowed(view) };
    let mut assumed = view.clone();
    let fronts = &mut assumed.public.icefall.fronts[..area.spaces().len()];
    fronts.iter_mut().for_each(|front| *front = front.or(Some(guess)));
    Cow::Owned(assumed)
}
