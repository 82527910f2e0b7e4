//! Which three cards to play: every choice is weighed by the best that its cards could do, shared out between the
//! guides in every way, and by what the cards that stay in hand are worth.

use std::collections::HashMap;

use summiteer_rules::games::everest::{Action, Guide, View};
use summiteer_rules::mountain::{Card, CardCounts, CardKind, DAYS, Direction, PAWNS_PER_SEAT, PLAYED};

use super::judge::{Judge, Scheme, Standing};
use super::outlooks::Outlooks;
use super::row::Row;
use super::walk::{Points, stops};
use super::{own_hand, own_seat};

/// Worth of a movement point that stays in hand.
const KEPT_MOVE: f32 = 0.3;
/// Worth of an acclimatization point that stays in hand.
const KEPT_GAIN: f32 = 0.4;
/// Worth of a penalty point that a token costs.
const PENALTY: f32 = 0.3;

/// The choice worth most.
pub(super) fn choose(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let mut judge = Judge::new(&view.game, &view.public, outlooks);
    let seat = own_seat(view);
    let standing = judge.loaded(&Standing::of(&view.public, seat), view.public.tents_at_base(seat));
    let schemes = judge.schemes(&standing);
    let mut prospects = Prospects { judge, standing, schemes, known: HashMap::new() };
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let Action::Choose { cards } = action else { continue };
        let kept = rest(own_hand(view), *cards);
        prospects.judge.keep(&kept);
        prospects.known.clear();
        let worth = prospects.best_use(*cards) + worth_of_hand(view, &kept);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// What stays in hand.
fn rest(mut hand: CardCounts, played: [Card; PLAYED]) -> CardCounts {
    played.into_iter().for_each(|card| {
        hand.take(card);
    });
    hand
}

/// What the cards that stay in hand are worth; nothing on the last day.
fn worth_of_hand(view: &View, hand: &CardCounts) -> f32 {
    if view.public.day == DAYS {
        return 0.0;
    }
    hand.iter().map(|card| kept_card(view.game.kind(card))).sum()
}

/// What a card that stays in hand is worth.
pub(super) fn kept_card(kind: CardKind) -> f32 {
    match kind {
        CardKind::Movement { points, loss } => (f32::from(points) - 1.5 * f32::from(loss)) * KEPT_MOVE,
        CardKind::Rope { up, down } => f32::from(2 * up + down) / 3.0 * KEPT_MOVE,
        CardKind::Acclimatization { points } => f32::from(points) * KEPT_GAIN,
    }
}

/// The best ends of a guide's day, by scheme and by what it gets of the cards.
struct Prospects<'a> {
    judge: Judge<'a>,
    standing: Standing,
    schemes: Vec<Scheme>,
    known: HashMap<(usize, usize, Points), f32>,
}

impl Prospects<'_> {
    /// The worth of the seat if these cards are shared out in the best way. The guides are looked at one by one: they
    /// may get into each other's way, and the penalty is left out.
    fn best_use(&mut self, cards: [Card; PLAYED]) -> f32 {
        let mut ways = vec![[Points::default(); PAWNS_PER_SEAT]];
        for card in cards {
            let kind = self.judge.game.kind(card);
            let mut longer = Vec::new();
            for way in &ways {
                for which in 0..PAWNS_PER_SEAT {
                    for direction in directions(kind) {
                        let mut next = *way;
                        next[which] = next[which].with(kind, *direction);
                        longer.push(next);
                    }
                }
            }
            ways = longer;
        }
        let mut best = f32::MIN;
        for scheme in 0..self.schemes.len() {
            for way in &ways {
                let worth: f32 = (0..PAWNS_PER_SEAT).map(|which| self.guide(scheme, which, way[which])).sum();
                best = best.max(worth);
            }
        }
        best
    }

    fn guide(&mut self, scheme: usize, which: usize, points: Points) -> f32 {
        if let Some(known) = self.known.get(&(scheme, which, points)) {
            return *known;
        }
        let worth = self.best_end(scheme, which, points);
        self.known.insert((scheme, which, points), worth);
        worth
    }

    /// The worth of the guide where it does best with these points.
    fn best_end(&self, scheme: usize, which: usize, points: Points) -> f32 {
        let guide = self.standing.guides[which];
        let game = self.judge.game;
        let mut best = f32::MIN;
        for stop in stops(game, &self.judge.outlooks.terrain, guide.space, points) {
            let (guide, won) = walked(guide, stop.space, stop.summit, stop.base);
            best = best.max(self.judge.guide(&guide, &self.schemes[scheme], which) + f32::from(won));
        }
        best
    }
}

const fn directions(kind: CardKind) -> &'static [Direction] {
    match kind {
        CardKind::Rope { .. } => &Direction::BOTH,
        CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &[Direction::Up],
    }
}

/// The guide after a walk, and the points that its clients won on it.
fn walked(
    mut guide: Guide,
    space: summiteer_rules::mountain::SpaceId,
    summit: bool,
    base: bool,
) -> (Guide, u16) {
    guide.space = space;
    let mut won = 0;
    let rows: Vec<Row> = guide.load.clients.iter().map(Row::Led).collect();
    let mut pass = |row: Row, passes: bool, change: fn(Row) -> (Row, u16)| {
        let (row, points) = if passes { change(row) } else { (row, 0) };
        won += points;
        row
    };
    let clients = rows.into_iter().filter_map(|row| {
        let row = pass(row, summit, Row::over_summit);
        match pass(row, base, Row::to_base) {
            Row::Led(client) => Some(client),
            Row::Free => None,
        }
    });
    guide.load.clients = clients.collect();
    (guide, won)
}
