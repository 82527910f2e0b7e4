//! How likely trails open in the turn that runs.

use std::sync::OnceLock;

use summiteer_rules::core::{Observer, Seat};
use summiteer_rules::games::gipfel::odds::{Keep, Odds};
use summiteer_rules::games::gipfel::{
    Counts, DICE, Dice, MAX_ROLLS, Phase, Places, Public, Sign, StationId, Trail, View,
};

use super::question::{ChanceWire, ChancesWire, TrailChanceWire};

/// Five dice of one face open every trail (GS-026).
const JOKER: Sign = Sign::OfAKind(DICE as u8);

/// The tables that all chances rest on, the same for every board.
fn odds() -> &'static Odds {
    static ODDS: OnceLock<Odds> = OnceLock::new();
    ODDS.get_or_init(Odds::new)
}

/// The dice of a turn that can still roll.
struct Cup {
    dice: Dice,
    /// Those that stay when the others roll.
    keep: Places,
    /// Rolls whose dice do not lie yet.
    left: u8,
}

/// The chances of the trails in front of the observer's goats.
///
/// # Errors
/// If the observer has no dice to keep or roll, or no die lies at a place to keep.
pub(super) fn chances(view: &View, keep: &[u8]) -> Result<ChancesWire, String> {
    let (seat, cup) = cup(view, keep)?;
    let board = view.game.board();
    let trails = board.trails.iter().filter(|trail| view.public.goats.of(seat, trail.from) > 0);
    let id = |station: StationId| board.station(station).id.clone();
    let one = |trail: &Trail| TrailChanceWire {
        from: id(trail.from),
        to: id(trail.to),
        chance: cup.chance(&[trail.sign, JOKER]),
    };
    let signs: Vec<Sign> = trails.clone().map(|trail| trail.sign).collect();
    // Without a trail not even a joker opens one.
    let any = if signs.is_empty() { cup.chance(&[]) } else { cup.chance(&[&signs[..], &[JOKER]].concat()) };
    Ok(ChancesWire { trails: trails.map(one).collect(), any })
}

/// Whose dice can still roll, if they are the observer's.
fn cup(view: &View, keep: &[u8]) -> Result<(Seat, Cup), String> {
    let Public { phase, dice, rolls, .. } = view.public;
    let (seat, left) = match phase {
        Phase::Roll(seat) | Phase::Choose(seat) => (seat, MAX_ROLLS - rolls),
        Phase::Rolling(seat) => (seat, MAX_ROLLS - rolls + 1),
        Phase::First | Phase::Push { .. } | Phase::Over(_) => {
            return Err("nobody has dice to roll".to_owned());
        }
    };
    if view.observer != Observer::Seat(seat) {
        return Err(format!("the dice are {seat}'s"));
    }
    let lies = |place: u8| dice.0.get(usize::from(place)).is_some_and(|face| *face != 0);
    if let Some(place) = keep.iter().find(|place| !lies(**place)) {
        return Err(format!("no die lies at place {place}"));
    }
    let asked = keep.iter().map(|place| usize::from(*place)).collect();
    let lying = (0..DICE).filter(|place| dice.0[*place] != 0).collect();
    Ok((seat, Cup { dice, keep: if dice.are_rolled() { asked } else { lying }, left }))
}

impl Cup {
    /// How likely the dice meet one of these signs.
    fn chance(&self, signs: &[Sign]) -> ChanceWire {
        let now = self.dice.are_rolled() && signs.iter().any(|sign| sign.is_met(&self.dice.counts()));
        let plan = odds().plan_for_signs(signs, self.left);
        let (kept, rolls) = (self.kept(), self.left > 0 && self.keep != Places::ALL);
        let kept = if rolls { plan.expected(&kept, self.left) } else { f64::from(u8::from(now)) };
        if !self.dice.are_rolled() {
            return ChanceWire { now, kept, best: kept, keep: places(self.keep) };
        }
        let best = plan.best_keep(&self.dice.counts(), self.left);
        ChanceWire { now, kept, best: best.expected, keep: places(self.stay(&best)) }
    }

    /// The dice that stay.
    fn kept(&self) -> Counts {
        let mut dice = Dice::UNROLLED;
        self.keep.iter().for_each(|place| dice.0[place] = self.dice.0[place]);
        dice.counts()
    }

    /// The places of the dice that the advice keeps.
    fn stay(&self, best: &Keep) -> Places {
        let rolled = best.places_to_roll(self.dice);
        Places::ALL.iter().filter(|place| !rolled.contains(*place)).collect()
    }
}

fn places(places: Places) -> Vec<u8> {
    places.iter().map(|place| place as u8).collect()
}
