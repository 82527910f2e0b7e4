//! What a move would bring.

use summiteer_rules::core::{Observer, Rules, SplitMix};
use summiteer_rules::games::gipfel::{Action, Phase, Public, StationId, View};

use super::question::PreviewWire;
use super::view::goats;
use super::words::{event_words, refusal_words};

/// What the observer's move along a trail would bring, or its push where one is due.
///
/// # Errors
/// If a spectator asks, who has no goats.
pub(super) fn preview(view: &View, from: StationId, to: StationId) -> Result<PreviewWire, String> {
    let Observer::Seat(seat) = view.observer else { return Err("a spectator has no goats".to_owned()) };
    let action = match view.public.phase {
        Phase::Push { .. } => Action::Push { from, to },
        Phase::First | Phase::Roll(_) | Phase::Rolling(_) | Phase::Choose(_) | Phase::Over(_) => {
            Action::Move { from, to }
        }
    };
    // Nothing is hidden in this game, so the numbers decide nothing.
    let mut state = view.sample(&mut SplitMix(0));
    let outcome = state.apply(seat, action);
    let game = &view.game;
    Ok(PreviewWire {
        refusal: outcome.as_ref().err().map(|refusal| refusal_words(game, refusal)),
        due: outcome.is_ok().then(|| due(view, state.public())).flatten(),
        events: outcome.unwrap_or_default().iter().map(|event| event_words(game, event)).collect(),
        goats: goats(game, state.public()),
    })
}

/// Where a pushed goat waits for its trail.
fn due(view: &View, public: &Public) -> Option<String> {
    match public.phase {
        Phase::Push { at, .. } => Some(view.game.board().station(at).id.clone()),
        Phase::First | Phase::Roll(_) | Phase::Rolling(_) | Phase::Choose(_) | Phase::Over(_) => None,
    }
}
