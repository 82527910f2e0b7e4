//! The finite sets of all actions and of all chance outcomes, legal or not.

use summiteer_rules::core::{MAX_SEATS, Seat};
use summiteer_rules::expedition::Deal;
use summiteer_rules::games::k2::{Action, Climber, Direction, Game, Outcome, Piece, Slot};
use summiteer_rules::mountain::{Card, Front, MAX_CARD_KINDS, MAX_RISK, Risk, TileId};

/// Every action that the notation can say at this table, and some beyond.
pub(crate) fn actions(game: &Game) -> Vec<Action> {
    let mut actions = vec![Action::Decline, Action::EndTurn, Action::Stay, Action::Retreat];
    actions.extend((0..=MAX_RISK as u8 + 1).map(|risk| Action::TakeToken { risk: Risk(risk) }));
    choices(game, &mut actions);
    let climbers: Vec<Climber> = Climber::all(MAX_SEATS).collect();
    let slots = [0, 1, 2, 3].map(Slot);
    let directions = [None, Some(Direction::Up), Some(Direction::Down)];
    for climber in climbers {
        actions.extend([Action::Pitch { climber }, Action::PayLevel { climber }]);
        for to in game.board().ids() {
            actions.extend([Action::Step { climber, to }, Action::Rescue { climber, to }]);
        }
        for slot in slots {
            actions.extend(directions.map(|direction| Action::Assign { slot, climber, direction }));
        }
    }
    lhotse(game, &mut actions);
    for slot in slots {
        actions.extend(directions.map(|direction| Action::PayCard { slot, direction }));
        actions.extend((0..11).map(|points| Action::Acclimatize { slot, points }));
    }
    actions
}

/// All triples of cards, also in a wrong order.
fn choices(game: &Game, actions: &mut Vec<Action>) {
    let cards = || cards(game);
    for a in cards() {
        for b in cards() {
            actions.extend(cards().map(|c| Action::Choose { cards: [a, b, c] }));
        }
    }
}

/// What only Lhotse knows; of K2, which refuses all of it, one of each kind.
fn lhotse(game: &Game, actions: &mut Vec<Action>) {
    let most = if game.scenario().is_some() { usize::MAX } else { 1 };
    let tiles = (0..game.weather().tiles.len() as u8 + 1).map(TileId);
    actions.extend(tiles.map(|tile| Action::Keep { tile }).take(most));
    for climber in Climber::all(MAX_SEATS).take(most) {
        for to in game.board().ids().take(most) {
            let pieces = [Piece::Climber(climber), Piece::Tent(climber)];
            actions.push(Action::Fix { climber, to });
            actions.extend(pieces.map(|piece| Action::Slide { piece, to }));
        }
    }
    let mut triples = Vec::new();
    choices(game, &mut triples);
    let discards = triples.into_iter().filter_map(|choice| match choice {
        Action::Choose { cards } => Some(Action::Discard { cards }),
        _ => None,
    });
    actions.extend(discards.take(most));
}

/// Every outcome that the notation can say, and some beyond.
pub(crate) fn outcomes(game: &Game) -> Vec<Outcome> {
    let seats = || Seat::all(MAX_SEATS);
    let mut outcomes: Vec<Outcome> = seats().map(|seat| Outcome::Deal(Deal::FirstSeat(seat))).collect();
    outcomes.extend(
        (0..game.weather().tiles.len() as u8 + 1).map(|tile| Outcome::Deal(Deal::Tile(TileId(tile)))),
    );
    outcomes.extend((0..=MAX_RISK as u8 + 1).map(|risk| Outcome::Deal(Deal::Token(Risk(risk)))));
    for seat in seats() {
        outcomes.extend(cards(game).map(|card| Outcome::Deal(Deal::Card(seat, card))));
    }
    outcomes.extend(Front::ALL.map(Outcome::Front));
    outcomes
}

/// The deck's cards and two that it lacks.
fn cards(game: &Game) -> impl Iterator<Item = Card> {
    (0..game.deck().kinds.len() as u8 + 1).chain([MAX_CARD_KINDS as u8]).map(Card)
}

/// Whether the notation can say an action: cards and tokens that exist, a choice in order.
pub(crate) fn is_sayable(game: &Game, action: &Action) -> bool {
    let is_lhotse = game.scenario().is_some();
    match action {
        Action::Keep { .. } | Action::Discard { .. } | Action::Fix { .. } | Action::Slide { .. }
            if !is_lhotse =>
        {
            false
        }
        Action::Choose { cards } | Action::Discard { cards } => {
            cards.is_sorted() && cards.iter().all(|card| is_of_deck(game, *card))
        }
        Action::TakeToken { risk } => usize::from(risk.0) <= MAX_RISK,
        Action::Assign { slot, .. } | Action::Acclimatize { slot, .. } | Action::PayCard { slot, .. } => {
            Slot::ALL.contains(slot)
        }
        Action::Keep { tile } => usize::from(tile.0) < game.weather().tiles.len(),
        Action::Step { .. }
        | Action::Fix { .. }
        | Action::Slide { .. }
        | Action::Pitch { .. }
        | Action::PayLevel { .. }
        | Action::Rescue { .. }
        | Action::Decline
        | Action::EndTurn => true,
        Action::Stay | Action::Retreat => game.icefall().is_some(),
    }
}

/// Whether the notation can say an outcome.
pub(crate) fn is_sayable_outcome(game: &Game, outcome: &Outcome) -> bool {
    match outcome {
        Outcome::Deal(Deal::FirstSeat(_)) => true,
        Outcome::Deal(Deal::Tile(tile)) => usize::from(tile.0) < game.weather().tiles.len(),
        Outcome::Deal(Deal::Token(risk)) => usize::from(risk.0) <= MAX_RISK,
        Outcome::Deal(Deal::Card(_, card)) => is_of_deck(game, *card),
        Outcome::Front(_) => game.icefall().is_some(),
    }
}

fn is_of_deck(game: &Game, card: Card) -> bool {
    usize::from(card.0) < game.deck().kinds.len()
}
