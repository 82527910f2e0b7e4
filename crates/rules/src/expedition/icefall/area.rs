//! Where icefall tiles lie, and what those still face down can show.

use crate::core::Weighted;
use crate::mountain::{Board, Front, Icefall, IcefallMark, Pawn, SpaceId, SpaceKind};

/// The most icefall spaces that a board may have: as many as there are tiles (EV-008).
pub const MAX_ICEFALL: usize = 12;

/// Icefall tiles turned up, by the place of their space among the icefall spaces (EV-100).
pub type Fronts = [Option<Front>; MAX_ICEFALL];

/// A pawn before an icefall space whose tile is turned up (EV-099).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Probe {
    /// Who.
    pub pawn: Pawn,
    /// The space; the pawn still stands where it came from.
    pub to: SpaceId,
}

/// The icefall of a board with its tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct IcefallArea {
    tiles: Icefall,
    /// Spaces that have a tile, in the board's order.
    spaces: Vec<SpaceId>,
    /// By space its place among them and its mark.
    places: Vec<Option<(usize, IcefallMark)>>,
}

impl IcefallArea {
    /// The icefall of this board.
    pub fn new(board: &Board, tiles: Icefall) -> Self {
        let spaces: Vec<SpaceId> = board.ids().filter(|id| mark(board, *id).is_some()).collect();
        let place = |id: SpaceId| spaces.iter().position(|space| *space == id).zip(mark(board, id));
        let places = board.ids().map(place).collect();
        Self { tiles, spaces, places }
    }

    /// The tiles, those that are left over included.
    pub fn tiles(&self) -> &Icefall {
        &self.tiles
    }

    /// Spaces that have a tile, in the board's order.
    pub fn spaces(&self) -> &[SpaceId] {
        &self.spaces
    }

    /// The place of a space among those with a tile.
    pub fn index(&self, space: SpaceId) -> Option<usize> {
        self.places[usize::from(space.0)].map(|(index, _)| index)
    }

    /// The mark of a space, which is also on the back of its tile.
    pub fn mark(&self, space: SpaceId) -> Option<IcefallMark> {
        self.places[usize::from(space.0)].map(|(_, mark)| mark)
    }

    /// The tile turned up on a space.
    pub fn front(&self, fronts: &Fronts, space: SpaceId) -> Option<Front> {
        fronts[self.index(space)?]
    }

    /// Whether a tile lies face down on a space.
    pub fn is_hidden(&self, fronts: &Fronts, space: SpaceId) -> bool {
        self.index(space).is_some_and(|index| fronts[index].is_none())
    }

    /// How many tiles with this mark and front lie face down or are left over (EV-018, Q-EV-41).
    pub fn unseen(&self, fronts: &Fronts, mark: IcefallMark, front: Front) -> u8 {
        self.tiles.count(mark, front) - self.shown(fronts, mark, front)
    }

    /// What a tile that lies face down on a space can show, each as likely as it is frequent.
    pub(crate) fn deals(&self, fronts: &Fronts, space: SpaceId) -> impl Iterator<Item = Weighted<Front>> {
        let mark = self.mark(space).expect("only icefall spaces have tiles");
        let weight = move |front| u32::from(self.unseen(fronts, mark, front));
        let deals =
            Front::ALL.into_iter().map(move |front| Weighted { outcome: front, weight: weight(front) });
        deals.filter(|deal| deal.weight > 0)
    }

    /// Whether a pawn on the space `from` can stand before this one: the tile lies face down, or shows that it costs 2 if
    /// the pawn decides already.
    pub(crate) fn fits(
        &self,
        board: &Board,
        fronts: &Fronts,
        (from, probe): (SpaceId, Probe),
        decides: bool,
    ) -> bool {
        let wanted = decides.then_some(Front::CostTwo);
        let has_tile = self.index(probe.to).is_some();
        has_tile && self.front(fronts, probe.to) == wanted && board.joined(from, probe.to)
    }

    pub(super) fn shown(&self, fronts: &Fronts, mark: IcefallMark, front: Front) -> u8 {
        let shows =
            |space: &&SpaceId| self.mark(**space) == Some(mark) && self.front(fronts, **space) == Some(front);
        self.spaces.iter().filter(shows).count() as u8
    }
}

/// The mark of a space in the icefall.
pub(super) fn mark(board: &Board, space: SpaceId) -> Option<IcefallMark> {
    match board.space(space).kind {
        SpaceKind::Icefall(mark) => Some(mark),
        SpaceKind::Start | SpaceKind::Route | SpaceKind::Summit => None,
    }
}
