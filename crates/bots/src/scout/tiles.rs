//! Which weather tiles may come, and how likely each of them is.

use summiteer_rules::games::k2::{Game, Own, Public};
use summiteer_rules::mountain::{DAYS_PER_TILE, TileId};

/// A day that may come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PossibleDay {
    /// On which tile.
    pub(super) tile: TileId,
    /// Which day of it.
    pub(super) day: usize,
    /// How likely it is.
    pub(super) chance: f32,
}

/// The tiles not seen yet, each with the chance that it lies on a place that is still face down.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tiles(Vec<(TileId, f32)>);

impl Tiles {
    /// What a seat may expect: the tile that it keeps comes for certain, the one that it gave away does not (LH-009).
    /// That five seats may get one back is left out (LH-011).
    pub(super) fn unseen(game: &Game, public: &Public, own: Option<&Own>) -> Self {
        let kept = own.and_then(|own| own.kept).filter(|tile| !public.tiles_seen.contains(*tile));
        let gone = own.and_then(|own| {
            own.dealt.into_iter().flatten().find(|tile| own.kept.is_some_and(|k| k != *tile))
        });
        Self::with(game, public, kept, gone)
    }

    /// What a seat may expect if it keeps the one of two tiles and gives the other away.
    pub(super) fn with(game: &Game, public: &Public, kept: Option<TileId>, gone: Option<TileId>) -> Self {
        let all = (0..game.weather().tiles.len() as u8).map(TileId);
        let others: Vec<TileId> = all
            .filter(|tile| !public.tiles_seen.contains(*tile) && Some(*tile) != kept && Some(*tile) != gone)
            .collect();
        let places =
            (usize::from(game.days()) / DAYS_PER_TILE).saturating_sub(public.tiles_seen.len()).max(1);
        let certain = if kept.is_some() { 1.0 / places as f32 } else { 0.0 };
        let share = (1.0 - certain) / others.len().max(1) as f32;
        let others = others.into_iter().map(|tile| (tile, share));
        Self(kept.map(|tile| (tile, certain)).into_iter().chain(others).collect())
    }

    /// What the day so many days ahead may be.
    pub(super) fn on_day(&self, public: &Public, ahead: usize) -> Vec<PossibleDay> {
        if let Some((tile, day)) = public.tile_of(ahead) {
            return vec![PossibleDay { tile, day, chance: 1.0 }];
        }
        let day = (usize::from(public.day - 1) + ahead) % DAYS_PER_TILE;
        self.0.iter().map(|(tile, chance)| PossibleDay { tile: *tile, day, chance: *chance }).collect()
    }
}
