//! Exact dice mathematics: the chance of meeting signs within the rolls left, and the best dice to keep.
//!
//! Only how often each face lies on the table matters, so everything is counted over multisets: 252 of five dice, 462
//! with those of fewer dice, which a player may keep.
//!
//! ```
//! use summiteer_rules::games::gipfel::odds::Odds;
//! use summiteer_rules::games::gipfel::{Counts, MAX_ROLLS, Sign};
//!
//! let odds = Odds::new();
//! let plan = odds.plan_for_signs(&[Sign::OfAKind(5)], MAX_ROLLS);
//! let chance = plan.expected(&Counts::default(), MAX_ROLLS);
//! assert!((chance - 0.04603).abs() < 0.000_005);
//! ```

mod plan;
mod pools;

#[cfg(test)]
mod brute;

pub use plan::{Keep, Plan};
pub use pools::{Odds, ROLLED};
