//! What the other seats may hide of Lhotse: their tiles of the draft, and the cards they discard.

use super::{DISCARDED, Secret, TILES_DEALT};
use crate::core::{MAX_SEATS, NumberSource, Seat};
use crate::games::k2::state::{Phase, Stage};
use crate::games::k2::view::View;
use crate::mountain::{Card, TileId, TileSet};

/// Where a tile may be that the observer does not know of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Kept(Seat),
    Discarded(Seat),
    Undealt,
}

impl View {
    /// The hidden part of Lhotse, drawn from all that fit the view. Seats are taken to keep either tile, and to discard any
    /// cards, as likely as others. In K2 nothing is hidden, and no number is drawn.
    pub(in crate::games::k2) fn sample_lhotse(&self, source: &mut impl NumberSource) -> Secret {
        let mut secret = Secret::default();
        if let Some(own) = &self.own {
            secret.dealt[own.seat] = own.dealt;
            secret.kept[own.seat] = own.kept;
            secret.discards[own.seat] = own.discards;
        }
        match self.public.phase {
            Phase::Draft | Phase::Deal(Stage::Draft) => self.sample_deal(&mut secret, source),
            Phase::Discard => self.sample_discards(&mut secret, source),
            Phase::Deal(Stage::Choose | Stage::Act | Stage::Discard)
            | Phase::Choose
            | Phase::TakeToken(_)
            | Phase::Act(_)
            | Phase::Rescue { .. }
            | Phase::Over
            | Phase::Slide(_)
            | Phase::Probe(_)
            | Phase::Fork(_) => {
                if self.game.face().is_some() {
                    self.sample_draft(&mut secret, source);
                }
            }
        }
        secret
    }

    fn others(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let own = self.own.as_ref().map(|own| own.seat);
        Seat::all(self.game.seats()).filter(move |seat| Some(*seat) != own)
    }

    /// The tiles that were not dealt to the observer, in a random order.
    fn foreign_tiles(&self, source: &mut impl NumberSource) -> Vec<TileId> {
        let own: TileSet = self.own.iter().flat_map(|own| own.dealt).flatten().collect();
        let all = (0..self.game.weather().tiles.len() as u8).map(TileId);
        let mut tiles: Vec<TileId> = all.filter(|tile| !own.contains(*tile)).collect();
        shuffle(&mut tiles, source);
        tiles
    }

    /// While tiles are dealt and chosen, any tile may be anywhere.
    fn sample_deal(&self, secret: &mut Secret, source: &mut impl NumberSource) {
        let mut tiles = self.foreign_tiles(source).into_iter();
        for seat in self.others() {
            let dealt = usize::from(self.public.lhotse.dealt).saturating_sub(seat.index() * TILES_DEALT);
            for place in secret.dealt[seat].iter_mut().take(dealt) {
                *place = tiles.next();
            }
            if self.public.seats[seat].chosen {
                secret.kept[seat] = secret.dealt[seat][source.below(TILES_DEALT as u32) as usize];
            }
        }
    }

    /// After the draft every tile that lies or lay open is a kept or an added one. All ways of laying the unknown tiles
    /// into their places that agree with this are equally likely.
    fn sample_draft(&self, secret: &mut Secret, source: &mut impl NumberSource) {
        let seen = self.public.tiles_seen;
        let (open, hidden): (Vec<TileId>, Vec<TileId>) =
            self.foreign_tiles(source).into_iter().partition(|tile| seen.contains(*tile));
        let (mut pile, mut rest) = self.places(open.len(), source);
        shuffle(&mut pile, source);
        rest.extend(pile.split_off(open.len()));
        for (place, tile) in pile.into_iter().zip(open).chain(rest.into_iter().zip(hidden)) {
            match place {
                Place::Kept(seat) => {
                    secret.dealt[seat][0] = Some(tile);
                    secret.kept[seat] = Some(tile);
                }
                Place::Discarded(seat) => secret.dealt[seat][1] = Some(tile),
                Place::Undealt => {}
            }
        }
        for seat in self.others() {
            shuffle(&mut secret.dealt[seat], source);
        }
    }

    /// The places of unknown tiles: those in the pile of the game, and the others.
    fn places(&self, open: usize, source: &mut impl NumberSource) -> (Vec<Place>, Vec<Place>) {
        let seats = self.game.seats();
        let mut pile: Vec<Place> = self.others().map(Place::Kept).collect();
        let mut rest: Vec<Place> = self.others().map(Place::Discarded).collect();
        if seats == MAX_SEATS {
            let added = Place::Discarded(self.whose_discard(open, source));
            if let Some(index) = rest.iter().position(|place| *place == added) {
                pile.push(rest.remove(index));
            }
        } else {
            let added = self.game.parts().tiles - seats;
            let undealt = self.game.weather().tiles.len() - TILES_DEALT * seats;
            pile.extend(std::iter::repeat_n(Place::Undealt, added));
            rest.extend(std::iter::repeat_n(Place::Undealt, undealt - added));
        }
        (pile, rest)
    }

    /// With five seats, whose discarded tile came into the game (LH-011), of which so many unknown ones were seen. The
    /// observer's own is certain once it was seen; before, it is the less likely the more of the others were.
    fn whose_discard(&self, open: usize, source: &mut impl NumberSource) -> Seat {
        let Some(own) = &self.own else { return Seat::new(source.below(MAX_SEATS as u32) as usize) };
        let discarded = own.dealt.into_iter().flatten().find(|tile| own.kept != Some(*tile));
        if discarded.is_some_and(|tile| self.public.tiles_seen.contains(tile)) {
            return own.seat;
        }
        // The open ones fit into the places of four kept tiles in 4 * 3 * ... ways, into five places in 5 * 4 * ... ways.
        let (own_weight, other_weight) = (MAX_SEATS - open, MAX_SEATS);
        let number = source.below((own_weight + other_weight * (MAX_SEATS - 1)) as u32) as usize;
        match number.checked_sub(own_weight) {
            None => own.seat,
            Some(number) => self.others().nth(number / other_weight).expect("four others"),
        }
    }

    fn sample_discards(&self, secret: &mut Secret, source: &mut impl NumberSource) {
        for seat in self.others().filter(|seat| self.public.seats[*seat].chosen) {
            let mut deck = self.game.deck().counts;
            let cards: Vec<Card> = deck.draw(DISCARDED as u8, source).iter().collect();
            secret.discards[seat] = cards.try_into().ok();
        }
    }
}

/// Shuffles things, every order equally likely.
fn shuffle<T>(things: &mut [T], source: &mut impl NumberSource) {
    for last in (1..things.len()).rev() {
        things.swap(last, source.below(last as u32 + 1) as usize);
    }
}
