//! Whether tiles and board fit, and whether what is said to lie open can lie there.

use super::area::{Fronts, IcefallArea, MAX_ICEFALL, mark};
use crate::mountain::{Board, Front, Icefall, IcefallMark, SpaceId};

/// Whether a board has an icefall.
pub(crate) fn has_spaces(board: &Board) -> bool {
    board.ids().any(|id| mark(board, id).is_some())
}

/// Everything that does not fit each other or the game of this id: spaces without a tile, or a deal of crevasses that would
/// close the mountain.
pub(crate) fn faults(board: &Board, tiles: &Icefall, game: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !tiles.games.iter().any(|known| known == game) {
        faults.push(format!("the icefall `{}` is not for the game {game}", tiles.id));
    }
    let spaces = |of: IcefallMark| board.ids().filter(move |id| mark(board, *id) == Some(of));
    for (back, name) in IcefallMark::ALL.into_iter().zip(["I", "II"]) {
        let (wanted, there) = (spaces(back).count(), usize::from(tiles.total(back)));
        if wanted > there {
            faults.push(format!(
                "the board `{}` has {wanted} icefall spaces {name}, but there are {there} tiles",
                board.id
            ));
        }
    }
    if IcefallMark::ALL.iter().map(|back| spaces(*back).count()).sum::<usize>() > MAX_ICEFALL {
        faults.push(format!("the board `{}` has more than {MAX_ICEFALL} icefall spaces", board.id));
    } else if let Some(closed) = closing_deal(board, tiles) {
        let ids: Vec<&str> = closed.iter().map(|id| board.space(*id).id.as_str()).collect();
        faults.push(format!(
            "crevasses on {} would cut the summit of the board `{}` off from its base",
            ids.join(", "),
            board.id
        ));
    }
    faults
}

/// Whether more tiles of a kind lie open than there are.
pub(crate) fn shows_too_many(area: &IcefallArea, fronts: &Fronts) -> bool {
    let kinds = IcefallMark::ALL.into_iter().flat_map(|mark| Front::ALL.map(|front| (mark, front)));
    kinds.into_iter().any(|(mark, front)| area.shown(fronts, mark, front) > area.tiles().count(mark, front))
}

/// Spaces that a deal could make crevasses of so that the summit is out of reach; nothing if no deal can.
fn closing_deal(board: &Board, tiles: &Icefall) -> Option<Vec<SpaceId>> {
    let spaces: Vec<SpaceId> = board.ids().filter(|id| mark(board, *id).is_some()).collect();
    let deals = (0..1u32 << spaces.len()).map(|deal| -> Vec<SpaceId> {
        let chosen = spaces.iter().enumerate().filter(|(i, _)| deal >> i & 1 == 1);
        chosen.map(|(_, id)| *id).collect()
    });
    let possible = |deal: &Vec<SpaceId>| {
        IcefallMark::ALL.into_iter().all(|back| {
            let used = deal.iter().filter(|id| mark(board, **id) == Some(back)).count();
            used <= usize::from(tiles.count(back, Front::Crevasse))
        })
    };
    deals.filter(possible).find(|deal| !is_open(board, deal))
}

fn is_open(board: &Board, crevasses: &[SpaceId]) -> bool {
    let mut seen = crevasses.to_vec();
    let mut open = vec![board.start()];
    while let Some(space) = open.pop() {
        if !seen.contains(&space) {
            seen.push(space);
            open.extend(&board.space(space).neighbours);
        }
    }
    !crevasses.contains(&board.summit()) && seen.contains(&board.summit())
}
