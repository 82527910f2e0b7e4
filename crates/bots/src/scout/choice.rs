//! Which three cards to play: every choice is weighed by the best that its cards could do, shared out between the
//! climbers in every way, and by what the cards that stay in hand are worth.

use std::collections::HashMap;

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Action, Climber, Direction, Game, MAX_LEVEL, PLAYED, View};
use summiteer_rules::mountain::{Card, CardCounts, CardKind, SpaceId};

use super::gear::Gear;
use super::judge::{Judge, Outlooks, Standing};
use super::own_seat;
use super::walk::{Points, stops};

/// Worth of a movement point that stays in hand.
const KEPT_MOVE: f32 = 0.45;
/// Worth of an acclimatization point that stays in hand.
const KEPT_GAIN: f32 = 0.3;
/// Worth of a penalty point that a token costs.
const PENALTY: f32 = 0.3;

/// The choice worth most.
pub(super) fn choose(view: &View, legal: &[Action], gear: Gear, outlooks: &mut Outlooks) -> Action {
    let seat = own_seat(view);
    let hand = view.own.as_ref().expect("a bot has a seat").hand;
    let living: Vec<Climber> = Climber::of(seat).into_iter().filter(|c| view.public.lives(*c)).collect();
    let token = TokenFear::new(view);
    let mut prospects = Prospects { gear, judge: Judge::new(view, outlooks), known: HashMap::new() };
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let Action::Choose { cards } = action else { continue };
        let today = prospects.best_use(&living, *cards);
        let worth = today + kept(view, hand, *cards) - token.of(&view.game, *cards);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// What the cards that stay in hand are worth; nothing on the last day.
fn kept(view: &View, mut hand: CardCounts, played: [Card; PLAYED]) -> f32 {
    if view.public.day == view.game.days() {
        return 0.0;
    }
    played.into_iter().for_each(|card| {
        hand.take(card);
    });
    hand.iter().map(|card| card_worth(&view.game, card)).sum()
}

/// What a card is worth before it is played.
pub(super) fn card_worth(game: &Game, card: Card) -> f32 {
    match game.kind(card) {
        CardKind::Movement { points, .. } => f32::from(points) * KEPT_MOVE,
        // A rope counts for climbing most of the time.
        CardKind::Rope { up, down } => f32::from(3 * up + down) / 4.0 * KEPT_MOVE,
        CardKind::Acclimatization { points } => f32::from(points) * KEPT_GAIN,
    }
}

/// The best ends of a climber's day, by what it gets of the cards.
struct Prospects<'a> {
    gear: Gear,
    judge: Judge<'a>,
    known: HashMap<(Climber, Points), f32>,
}

impl Prospects<'_> {
    /// The worth of the seat's climbers if these cards are shared out in the best way. The climbers are looked at one
    /// by one: they may get into each other's way, and the penalty is left out.
    fn best_use(&mut self, living: &[Climber], cards: [Card; PLAYED]) -> f32 {
        let mut ways = vec![[Points::default(); 2]];
        for card in cards {
            let kind = self.judge.game.kind(card);
            let shared = |base: &[Points; 2], climber: &Climber, direction: Direction| {
                let mut next = *base;
                add(&mut next[climber.which()], kind, direction);
                next
            };
            let directions =
                if matches!(kind, CardKind::Rope { .. }) { &Direction::BOTH[..] } else { &[Direction::Up] };
            ways = ways
                .iter()
                .flat_map(|base| living.iter().map(move |climber| (base, climber)))
                .flat_map(|(base, climber)| directions.iter().map(move |d| shared(base, climber, *d)))
                .collect();
        }
        let worth = |way: &[Points; 2]| living.iter().map(|c| self.climber(*c, way[c.which()])).sum::<f32>();
        ways.iter().map(worth).fold(f32::MIN, f32::max)
    }

    fn climber(&mut self, climber: Climber, points: Points) -> f32 {
        if let Some(known) = self.known.get(&(climber, points)) {
            return *known;
        }
        let worth = best_end(&mut self.judge, self.gear, climber, points);
        self.known.insert((climber, points), worth);
        worth
    }
}

fn add(points: &mut Points, kind: CardKind, direction: Direction) {
    match (kind, direction) {
        (CardKind::Movement { points: more, .. }, _) => points.plain += more,
        (CardKind::Rope { up, .. }, Direction::Up) => points.up += up,
        (CardKind::Rope { down, .. }, Direction::Down) => points.down += down,
        (CardKind::Acclimatization { points: more }, _) => points.gain += more,
    }
}

/// The worth of the climber where it does best with these points.
fn best_end(judge: &mut Judge<'_>, gear: Gear, climber: Climber, points: Points) -> f32 {
    let (game, public) = (judge.game, judge.public);
    let state = public.climber(climber);
    let mut best = f32::MIN;
    for stop in stops(game, public, state.space, points) {
        if is_full(judge, climber.seat(), stop.space) {
            continue;
        }
        let stays = Standing {
            space: stop.space,
            level: (state.level + points.gain).min(MAX_LEVEL),
            score: state.score.max(stop.flag),
            tent: state.tent,
        };
        best = best.max(judge.standing(stays, judge.tents_with(None)));
        // Where a night refreshes anyway no tent is needed.
        let is_camp = game.board().space(stop.space).acclimatization <= 0;
        if gear.tents && state.tent.is_none() && is_camp && stop.can_pitch(game, public) {
            let camps = Standing { tent: Some(stop.space), ..stays };
            best = best.max(judge.standing(camps, judge.tents_with(camps.tent)));
        }
    }
    best
}

/// Whether other seats leave no room on a space.
fn is_full(judge: &Judge<'_>, seat: Seat, space: SpaceId) -> bool {
    let others = Climber::all(judge.game.seats()).filter(|other| other.seat() != seat);
    let there =
        others.filter(|other| judge.public.lives(*other) && judge.public.climber(*other).space == space);
    judge.game.limit(space).is_some_and(|limit| there.count() >= usize::from(limit))
}

/// How much is to be feared of the risk token that the highest sum takes.
struct TokenFear {
    /// The cost of the lowest token that lies face up.
    cost: f32,
    /// Seats that may play a higher sum.
    rivals: i32,
    /// What each of them plays with.
    deck: CardCounts,
}

impl TokenFear {
    fn new(view: &View) -> Self {
        let lowest = view.public.shown.kinds().next().map_or(0, |risk| risk.0);
        let rivals = view.public.living_seats(&view.game).len() as i32 - 1;
        let deck = view.public.deck_of(&view.game, own_seat(view));
        Self { cost: f32::from(lowest) * PENALTY, rivals, deck }
    }

    /// The cost of these cards: the token's, times the chance that no rival plays as much. A single seat takes a token
    /// whatever it plays.
    fn of(&self, game: &Game, cards: [Card; PLAYED]) -> f32 {
        let sum: u8 = cards.iter().map(|card| game.kind(*card).risk_points()).sum();
        self.cost * share_of_lower_sums(game, &self.deck, sum).powi(self.rivals)
    }
}

/// How likely three cards from a full deck give a lower sum.
fn share_of_lower_sums(game: &Game, deck: &CardCounts, sum: u8) -> f32 {
    let deck: Vec<u8> = deck.iter().map(|card| game.kind(card).risk_points()).collect();
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

#[cfg(test)]
mod tests {
    use summiteer_rules::games::k2::{Setup, standard_library};

    use super::*;

    #[test]
    fn sums_are_compared_with_those_of_a_full_deck() {
        let game = Game::new(&Setup::solo("k2-easy", "k2-summer"), &standard_library()).unwrap();
        let share = |sum| share_of_lower_sums(&game, &game.deck().counts, sum);
        assert_eq!(share(0), 0.0);
        // Nothing is lower than 1 but three of the five acclimatization cards: 10 of 816.
        assert!((share(1) - 10.0 / 816.0).abs() < 1.0e-6);
        assert_eq!(share(10), 1.0);
    }
}
