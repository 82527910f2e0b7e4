//! The icefall: tiles that lie face down are taken to cost 2.
//!
//! So a turn is planned through to its end, never with too few points, and anew when a tile is turned up.

use std::borrow::Cow;

use summiteer_rules::games::k2::View;
use summiteer_rules::mountain::Front;

/// What is seen, with every hidden icefall tile turned up as one that costs 2.
pub(super) fn assumed(view: &View) -> Cow<'_, View> {
    let Some(area) = view.game.icefall() else { return Cow::Borrowed(view) };
    let mut assumed = view.clone();
    let fronts = &mut assumed.public.icefall.fronts[..area.spaces().len()];
    fronts.iter_mut().for_each(|front| *front = front.or(Some(Front::CostTwo)));
    Cow::Owned(assumed)
}
