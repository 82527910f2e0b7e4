//! Which players there are.

use summiteer_rules::games::{everest, gipfel, k2};

use crate::ibex::Ibex;
use crate::scout::Scout;
use crate::sherpa::Sherpa;
use crate::{Bot, Random, Rusher};

/// Every player of K2 by name, from the weakest to the strongest.
pub const K2_BOTS: [&str; 2] = ["random", "scout"];

/// A new K2 player of this name; nothing for an unknown name.
pub fn k2_bot(name: &str) -> Option<Box<dyn Bot<k2::State>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "scout" => Some(Box::new(Scout::default())),
        _ => None,
    }
}

/// Every player of Mount Everest by name, from the weakest to the strongest.
pub const EVEREST_BOTS: [&str; 2] = ["random", "sherpa"];

/// A new player of Mount Everest of this name; nothing for an unknown name.
pub fn everest_bot(name: &str) -> Option<Box<dyn Bot<everest::State>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "sherpa" => Some(Box::new(Sherpa::default())),
        _ => None,
    }
}

/// Every player of Gipfelstürmer by name, from the weakest to the strongest.
pub const GIPFEL_BOTS: [&str; 3] = ["random", "rusher", "ibex"];

/// A new Gipfelstürmer player of this name; nothing for an unknown name.
pub fn gipfel_bot(name: &str) -> Option<Box<dyn Bot<gipfel::State>>> {
    match name {
        "random" => Some(Box::new(Random)),
        "rusher" => Some(Box::new(Rusher)),
        "ibex" => Some(Box::new(Ibex::default())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_name_makes_a_bot_of_that_name() {
        for name in K2_BOTS {
            assert_eq!(k2_bot(name).map(|bot| bot.name()), Some(name));
        }
        for name in EVEREST_BOTS {
            assert_eq!(everest_bot(name).map(|bot| bot.name()), Some(name));
        }
        for name in GIPFEL_BOTS {
            assert_eq!(gipfel_bot(name).map(|bot| bot.name()), Some(name));
        }
        assert!(
            k2_bot("nobody").is_none() && everest_bot("nobody").is_none() && gipfel_bot("nobody").is_none()
        );
    }
}
