//! Which three cards to play: every choice is weighed by the best that its cards could do, shared out between the
//! guides in every way, and by what the cards that stay in hand are worth.

use std::collections::HashMap;

use summiteer_rules::games::everest::{Action, Client, Game, Guide, MAX_LEVEL, View};
use summiteer_rules::mountain::{Card, CardCounts, CardKind, DAYS, Direction, PAWNS_PER_SEAT, PLAYED};

use super::judge::{Judge, Scheme, Standing};
use super::outlooks::Outlooks;
use super::row::{Row, Toll};
use super::walk::{Points, Stop, stops};
use super::{own_hand, own_seat};

/// Worth of a movement point that stays in hand.
const KEPT_MOVE: f32 = 0.14;
/// Worth of an acclimatization point that stays in hand.
const KEPT_GAIN: f32 = 0.3;

/// The choice worth most.
pub(super) fn choose(view: &View, legal: &[Action], outlooks: &mut Outlooks) -> Action {
    let mut judge = Judge { game: &view.game, public: &view.public, outlooks };
    let seat = own_seat(view);
    let standing = judge.loaded(&Standing::of(&view.public, seat), view.public.tents_at_base(seat));
    let schemes = judge.schemes(&standing);
    let token = Token::new(view);
    let mut prospects = Prospects { judge, standing, schemes, known: HashMap::new() };
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let Action::Choose { cards } = action else { continue };
        let kept = rest(own_hand(view), *cards);
        let risk = token.share(&view.game, *cards);
        let worth = prospects.best_use(*cards, 0) * (1.0 - risk)
            + prospects.best_use(*cards, token.penalty) * risk
            + worth_of_hand(view, &kept);
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
    fn best_use(&mut self, cards: [Card; PLAYED], penalty: u8) -> f32 {
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
        for _ in 0..penalty {
            ways = ways.into_iter().flat_map(one_less).collect();
            ways.sort_unstable();
            ways.dedup();
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
        let toll = self.judge.outlooks.sky.toll;
        for stop in stops(game, &self.judge.outlooks.terrain, guide.space, points) {
            let (mut guide, won) = walked(guide, &stop, toll);
            self.raise(&mut guide, points.gain, scheme, which);
            best = best.max(self.judge.guide(&guide, &self.schemes[scheme], which) + won);
        }
        best
    }

    /// Gives levels to the clients of a guide where each of them brings most; a client may need more than one to live.
    fn raise(&self, guide: &mut Guide, mut gain: u8, scheme: usize, which: usize) {
        let value = |client| {
            let (scheme, wait) = (&self.schemes[scheme], self.schemes[scheme].waits[which]);
            self.judge.row(Row::Led(client), guide.space, scheme, wait)
        };
        while gain > 0 {
            let raises = guide.load.clients.iter().flat_map(|client| {
                let most = gain.min(MAX_LEVEL - client.level);
                (1..=most).map(move |levels| (client, levels))
            });
            let raises = raises.map(|(client, levels)| {
                let raised = Client { level: client.level + levels, ..client };
                ((value(raised) - value(client)) / f32::from(levels), client, raised)
            });
            let best = raises.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|best| best.0 > 0.0);
            let Some((_, client, raised)) = best else { return };
            guide.load.clients.take(client);
            guide.load.clients.add(raised);
            gain -= raised.level - client.level;
        }
    }
}

/// The ways to do without one point of either guide; the same where none is left.
fn one_less(way: [Points; PAWNS_PER_SEAT]) -> Vec<[Points; PAWNS_PER_SEAT]> {
    let [first, second] = way;
    let mut ways: Vec<_> = first.one_less().map(|first| [first, second]).collect();
    ways.extend(second.one_less().map(|second| [first, second]));
    if ways.is_empty() { vec![way] } else { ways }
}

/// What is to be feared of the risk token that the highest sum takes.
struct Token {
    /// The lowest penalty that lies face up.
    penalty: u8,
    /// Seats that may play a higher sum.
    rivals: i32,
}

impl Token {
    fn new(view: &View) -> Self {
        let penalty = view.public.shown.kinds().next().map_or(0, |risk| risk.0);
        Self { penalty, rivals: view.game.seats() as i32 - 1 }
    }

    /// How likely no rival plays as much as these cards.
    fn share(&self, game: &Game, cards: [Card; PLAYED]) -> f32 {
        let sum: u8 = cards.iter().map(|card| game.kind(*card).risk_points()).sum();
        share_of_lower_sums(game, sum).powi(self.rivals)
    }
}

/// How likely three cards from a full main deck give a lower sum.
fn share_of_lower_sums(game: &Game, sum: u8) -> f32 {
    let deck: Vec<u8> = game.deck().counts.iter().map(|card| game.kind(card).risk_points()).collect();
    let (mut lower, mut all) = (0u32, 0u32);
    for (i, a) in deck.iter().enumerate() {
        for (j, b) in deck.iter().enumerate().skip(i + 1) {
            for c in &deck[j + 1..] {
                all += 1;
                lower += u32::from(a + b + c < sum);
            }
        }
    }
    lower as f32 / all as f32
}

const fn directions(kind: CardKind) -> &'static [Direction] {
    match kind {
        CardKind::Rope { .. } => &Direction::BOTH,
        CardKind::Movement { .. } | CardKind::Acclimatization { .. } => &[Direction::Up],
    }
}

/// The guide after a walk, and the points that its clients won or lost on it.
fn walked(mut guide: Guide, stop: &Stop, toll: Toll) -> (Guide, f32) {
    let mut won = 0.0;
    let clients = guide.load.clients.iter().filter_map(|client| {
        let (row, points) = Row::Led(client).after(&stop.touch, toll);
        won += points;
        match row {
            Row::Led(client) => Some(client),
            Row::Free => None,
        }
    });
    let clients = clients.collect();
    guide.load.clients = clients;
    guide.space = stop.space;
    (guide, won)
}
