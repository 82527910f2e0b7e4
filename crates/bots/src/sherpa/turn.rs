//! The seat's own turn: of all its ends, the one worth most.

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::planner::{self, Loads, Plan};
use summiteer_rules::games::everest::{Action, Client, Game, Item, Load, Phase, Place, Public, View};
use summiteer_rules::mountain::{Front, Pawn};

use super::judge::{Judge, Standing};
use super::outlooks::Outlooks;
use super::own_seat;

/// The actions of the turn from here on; of ends worth the same, the one with the fewest. Guides at base load first, unless
/// an icefall tile waits for an answer (EV-102) or an exchange is under way (Q-EV-94), and again before the turn ends.
pub(super) fn plan(view: &View, outlooks: &mut Outlooks) -> Vec<Action> {
    let guesses = GUESSES.map(|guess| assume_icefall(&view.game, &view.public, guess));
    let plan = |public| plan_from(view, public, outlooks);
    guesses.into_iter().find_map(plan).expect("every turn has an end")
}

/// The same from a position with all tiles open; nothing if the turn has no end there.
fn plan_from(view: &View, mut public: Public, outlooks: &mut Outlooks) -> Option<Vec<Action>> {
    let seat = own_seat(view);
    let mut judge = Judge { game: &view.game, public: &view.public, outlooks };
    let goes_on = matches!(public.phase, Phase::Fork(_)) || public.overloaded(seat).is_some();
    let mut actions = if goes_on { Vec::new() } else { load(&mut judge, &mut public, seat) };
    let mut best: (f32, Option<Plan>) = (f32::MIN, None);
    for plan in planner::plan(&view.game, &public, seat, Loads::OnTheWay) {
        let worth = judge.standing(&Standing::of(&plan.end.placed(&public, seat), seat));
        if worth > best.0 {
            best = (worth, Some(plan));
        }
    }
    let mut plan = best.1?;
    // Icefall tiles are taken as known, so the plan runs through to the end of the turn. Who has come to base by then
    // loads there.
    let end = plan.actions.pop();
    actions.extend(plan.actions);
    actions.extend(load(&mut judge, &mut plan.end.placed(&public, seat), seat));
    actions.extend(end);
    Some(actions)
}

/// What guides at base take before they go.
fn load(judge: &mut Judge<'_>, public: &mut Public, seat: Seat) -> Vec<Action> {
    let standing = Standing::of(public, seat);
    let loaded = judge.loaded(&standing, public.tents_at_base(seat));
    let mut actions = Vec::new();
    for (guide, (before, after)) in Pawn::of(seat).into_iter().zip(standing.guides.iter().zip(&loaded.guides))
    {
        actions.extend(transfers(guide, &before.load, &after.load));
        public.guides[guide.index()] = *after;
    }
    actions
}

/// What hidden icefall tiles are taken to be, the better guess first. A guide that must leave a full space may have too few
/// points for a tile that costs 2, while one is enough to turn it up (Q-EV-70).
const GUESSES: [Front; 2] = [Front::CostTwo, Front::CostOne];

/// The position with every hidden icefall tile taken to be this one: a turn is planned through to its end, and anew when a
/// tile is turned up.
fn assume_icefall(game: &Game, public: &Public, guess: Front) -> Public {
    let mut assumed = *public;
    let spaces = game.icefall().spaces().len();
    assumed.icefall[..spaces].iter_mut().for_each(|tile| *tile = tile.or(Some(guess)));
    assumed
}

/// The transfers at base that make one load another.
fn transfers(guide: Pawn, before: &Load, after: &Load) -> Vec<Action> {
    let put = |item| Action::Move { item, from: Place::Guide(guide), to: Place::Base };
    let take = |item| Action::Move { item, from: Place::Base, to: Place::Guide(guide) };
    let (mut puts, mut takes) = (Vec::new(), Vec::new());
    let mut change = |item, before: u8, after: u8| {
        puts.extend((after..before).map(|_| put(item)));
        takes.extend((before..after).map(|_| take(item)));
    };
    change(Item::Tent, u8::from(before.tent), u8::from(after.tent));
    change(Item::Oxygen, before.oxygen, after.oxygen);
    for client in Client::all() {
        change(Item::Client(client), before.clients.count(client), after.clients.count(client));
    }
    puts.extend(takes);
    puts
}
