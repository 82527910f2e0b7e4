//! A player without a plan.

use summiteer_rules::core::{NumberSource, Rules};

use crate::Bot;

/// Takes any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Bot<R> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn act(&mut self, _: &R::View, legal: &[R::Action], numbers: &mut dyn NumberSource) -> R::Action {
        legal[numbers.below(legal.len() as u32) as usize]
    }
}
