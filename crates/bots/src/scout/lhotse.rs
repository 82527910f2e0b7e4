//! What only Lhotse asks for: which weather tile to keep, which cards to put into the box, and where to slide.

use summiteer_rules::games::k2::lhotse::bonus_of;
use summiteer_rules::games::k2::{Action, View};

use super::choice::card_worth;
use super::judge::{Judge, Outlooks};
use super::tiles::Tiles;
use super::{after, best_of, own_seat};

/// Days in which a deck without the discarded cards is played once.
const CYCLE: f32 = 5.0;
/// Share of a card's worth that is missed without it: others often have points to spare. Measured: with the whole worth
/// the bonus is given up for cards that are not needed, and a solo game ends 0.9 points lower.
const MISSED: f32 = 0.4;

/// Keeps the tile with which the climbers can expect most.
pub(super) fn keep(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let dealt = view.own.as_ref().map_or_else(Default::default, |own| own.dealt);
    best_of(legal, |action| {
        let Action::Keep { tile } = action else { return f32::MIN };
        let gone = dealt.into_iter().flatten().find(|other| *other != tile);
        let unseen = Tiles::with(&view.game, &view.public, Some(tile), gone);
        Judge::expecting(view, outlooks, unseen).beginning(seat)
    })
}

/// Discards the cards whose bonus makes up best for what they would have moved and gained.
pub(super) fn discard(view: &View, legal: &[Action]) -> Action {
    let times = f32::from(view.game.days()) / CYCLE * MISSED;
    best_of(legal, |action| {
        let Action::Discard { cards } = action else { return f32::MIN };
        let bonus = f32::from(bonus_of(&view.game, &cards));
        bonus - times * cards.into_iter().map(|card| card_worth(&view.game, card)).sum::<f32>()
    })
}

/// Lets the piece slide to where the seat's climbers are best off in the morning.
pub(super) fn slide(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let mut judge = Judge::new(view, outlooks);
    best_of(legal, |action| judge.after_night(&after(view, action), seat))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use summiteer_rules::core::{Observer, Rules, Seat, SplitMix};
    use summiteer_rules::games::k2::lhotse::Piece;
    use summiteer_rules::games::k2::{Climber, Edition, Game, Setup, State, lhotse_library};
    use summiteer_rules::mountain::TileId;

    use super::*;
    use crate::Bot;
    use crate::scout::Scout;

    /// What the first seat does in a position.
    fn answer(board: &str, weather: &str, given: &str) -> (Arc<Game>, Action) {
        let mut setup = Setup::solo_of(Edition::Lhotse, board, weather);
        assert!(setup.options.set("discards", "free"));
        let game = Arc::new(Game::new(&setup, &lhotse_library()).unwrap());
        let state = State::from_text(Arc::clone(&game), given).unwrap();
        let (seat, mut legal) = (Seat::new(0), Vec::new());
        state.legal_into(seat, &mut legal);
        assert!(legal.len() > 1, "{legal:?}");
        let view = state.view(Observer::Seat(seat));
        let action = Scout::default().act(&view, &legal, &mut SplitMix(0));
        (game, action)
    }

    #[test]
    fn of_two_tiles_the_milder_one_is_kept() {
        // 1 is nearly clear; 2 has storms in every section above 8000 m, 4 in the east, 8 and 10 snow everywhere.
        for rough in [2, 4, 8, 10] {
            let given = format!("phase draft\ndealt A 1 {rough}");
            let (_, action) = answer("lhotse-face", "lhotse", &given);
            assert_eq!(action, Action::Keep { tile: TileId(0) }, "or {rough}");
        }
    }

    #[test]
    fn cards_are_discarded_for_the_bonus() {
        let (game, action) = answer("lhotse-col", "k2-summer", "phase discard");
        let Action::Discard { cards } = action else { panic!("{action:?}") };
        // Three movement cards bring nothing, the standard cards one point.
        assert!(bonus_of(&game, &cards) >= 2, "{action:?}");
    }

    #[test]
    fn a_tent_slides_to_where_its_climber_is() {
        for (camp, level) in [("bc", 1), ("a3", 1), ("bc", 3), ("a3", 3)] {
            let given = format!(
                "phase slide A\ntiles 6 10\nclimber A1 {camp} level {level} tent ab\nsliding tent A1"
            );
            let (game, action) = answer("lhotse-face", "lhotse", &given);
            let tent = Piece::Tent(Climber::of(Seat::new(0))[0]);
            assert_eq!(action, Action::Slide { piece: tent, to: game.board().find(camp).unwrap() });
        }
    }
}
