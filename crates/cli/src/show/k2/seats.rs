//! The seats with their climbers and cards, and what only the observer sees.

use summiteer_rules::core::Seat;
use summiteer_rules::games::k2::{Climber, Life, Phase, View};

use crate::show::aligned;
use crate::show::lhotse;
use crate::show::mountain::{names, open_cards, own_cards};
use crate::texts::Texts;

/// Every seat and climber.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    Seat::all(view.game.seats()).map(|seat| seat_lines(view, seat, texts)).collect()
}

fn seat_lines(view: &View, seat: Seat, texts: &Texts) -> String {
    let public = &view.public.seats[seat];
    let title = texts.tell(
        "cli-seat",
        [
            ("seat", names::seat(seat)),
            ("score", view.public.score(seat).into()),
            ("hand", public.hand.into()),
            ("pile", (view.public.unseen(&view.game, seat).total() - public.hand).into()),
            ("played", names::cards(view.game.deck(), public.played.iter())),
        ],
    );
    let climbers: Vec<_> =
        Climber::of(seat).into_iter().map(|climber| climber_row(view, climber, texts)).collect();
    let mut text = format!("{title}\n{}", aligned(&climbers, 2));
    text += &open_cards(view.game.deck(), public, |climber: Climber| climber.to_string(), texts);
    if let Some((_, risk)) = view.public.token.filter(|(holder, _)| *holder == seat) {
        text += &format!("  {}\n", texts.tell("cli-token-held", [("risk", risk.0.into())]));
    }
    if public.rescue {
        text += &format!("  {}\n", texts.say("cli-rescue-card"));
    }
    text + &lhotse::seat_lines(view, seat, texts)
}

fn climber_row(view: &View, climber: Climber, texts: &Texts) -> [String; 5] {
    let state = view.public.climber(climber);
    let level = match state.life {
        Life::Alive => texts.tell("cli-level", [("level", state.level.into())]),
        Life::Dying => texts.say("cli-dying"),
        Life::Dead => texts.say("cli-dead"),
    };
    let space = match state.life {
        Life::Alive | Life::Dying => names::space_name(view.game.board(), state.space, texts),
        Life::Dead => String::new(),
    };
    let tent = match state.tent {
        Some(tent) => texts.tell("cli-tent-at", [("space", names::space(view.game.board(), tent, texts))]),
        None => texts.say("cli-tent-packed"),
    };
    [climber.to_string(), level, texts.tell("cli-score", [("score", state.score.into())]), space, tent]
}

/// The observer's hand, choice and draw pile; nothing for a spectator.
pub(super) fn show_own(view: &View, texts: &Texts) -> String {
    let Some(own) = &view.own else { return String::new() };
    let mut text = own_cards(view.game.deck(), &own.hand, own.choice, view.own_pile(), texts);
    if view.public.owed > 0 && view.public.phase == Phase::Act(own.seat) {
        text += &(texts.tell("cli-owed", [("owed", view.public.owed.into())]) + "\n");
    }
    text + &lhotse::own_lines(view, own, texts)
}
