//! The random games of these tests come to everything that the laws are about.

use std::collections::BTreeSet;

use summiteer_rules::core::Seat;
use summiteer_rules::expedition::IcefallEvent;
use summiteer_rules::games::everest::{Event, FirstSeat, Gain, Options, Place, Setup};

use crate::support::games::Start;

/// The name of an event that some law is about.
fn name(event: &Event) -> Option<&'static str> {
    match event {
        Event::OxygenSpent { .. } => Some("oxygen spent"),
        Event::AirReturned { .. } => Some("cards returned"),
        Event::CardRemoved { .. } => Some("card removed"),
        Event::Reshuffled(_) => Some("reshuffled"),
        Event::NoToken => Some("no token"),
        Event::TokenTaken { .. } => Some("token taken"),
        Event::Icefall(IcefallEvent::FrontShown { .. }) => Some("icefall tile turned up"),
        Event::Icefall(IcefallEvent::Retreated { .. }) => Some("retreated"),
        Event::Icefall(IcefallEvent::SlidBack { .. }) => Some("slid"),
        Event::Swapped(_) => Some("swapped"),
        Event::Moved { to: Place::Lost, .. } => Some("abandoned"),
        Event::Moved { to: Place::Camp(_), .. } => Some("stored"),
        Event::Pitched { .. } => Some("pitched"),
        Event::Acclimatized { .. } => Some("acclimatized"),
        Event::LostLevels { .. } => Some("levels lost"),
        Event::PaidCard { .. } => Some("paid with a card"),
        Event::PaidLevel { .. } => Some("paid with a level"),
        Event::Won { gain: Gain::Summit, .. } => Some("summit"),
        Event::Won { gain: Gain::Return, .. } => Some("return"),
        Event::Died { .. } => Some("died"),
        Event::FirstSeat(_)
        | Event::ScorePawn(_)
        | Event::TileShown(_)
        | Event::TokenShown(_)
        | Event::CardDrawn { .. }
        | Event::DayBegan { .. }
        | Event::AirSeen { .. }
        | Event::AirKept { .. }
        | Event::OxygenClosed(_)
        | Event::ChoiceBegan
        | Event::Chosen(_)
        | Event::Revealed { .. }
        | Event::MustTake(_)
        | Event::TurnBegan(_)
        | Event::Assigned { .. }
        | Event::Stepped { .. }
        | Event::Icefall(IcefallEvent::Probed { .. })
        | Event::Moved { .. }
        | Event::Lapsed { .. }
        | Event::Lost { .. }
        | Event::TurnEnded(_)
        | Event::Night(_)
        | Event::GameOver => None,
    }
}

#[test]
fn random_games_come_to_everything_that_the_laws_are_about() {
    let mut reached = BTreeSet::new();
    for seed in 0..200 {
        let seats = 2 + usize::from(seed % 5 == 0);
        let options = Options { passing_scores: seed % 3 > 0, first: FirstSeat::Seat(Seat::new(0)) };
        let setup = Setup { options, ..Setup::new("everest-easy", "everest-summer", seats) };
        let game = Start { setup, high: seed % 8 > 0, seed }.game();
        reached.extend(game.history().iter().flat_map(|step| &step.events).filter_map(name));
    }
    let expected = [
        "oxygen spent",
        "cards returned",
        "card removed",
        "reshuffled",
        "no token",
        "token taken",
        "icefall tile turned up",
        "retreated",
        "slid",
        "swapped",
        "abandoned",
        "stored",
        "pitched",
        "acclimatized",
        "levels lost",
        "paid with a card",
        "paid with a level",
        "summit",
        "return",
        "died",
    ];
    let missing: Vec<&str> = expected.into_iter().filter(|name| !reached.contains(name)).collect();
    assert_eq!(missing, [""; 0]);
}
