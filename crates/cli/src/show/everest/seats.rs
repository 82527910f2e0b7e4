//! The seats with their guides, tents and cards, and what only the observer sees.

use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Clients, Place, Secret, View};
use summiteer_rules::mountain::{Pawn, SpaceId};

use super::names as own;
use crate::show::aligned;
use crate::show::mountain::{names, open_cards, own_cards};
use crate::texts::Texts;

/// Every seat.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let seats: String = Seat::all(view.game.seats()).map(|seat| seat_lines(view, seat, texts)).collect();
    seats + &texts.say("everest-cli-loads") + "\n"
}

fn seat_lines(view: &View, seat: Seat, texts: &Texts) -> String {
    let public = &view.public.seats[seat];
    let title = texts.tell(
        "everest-cli-seat",
        [
            ("seat", names::seat(seat)),
            ("score", public.score.into()),
            ("hand", public.hand.into()),
            ("pile", view.public.pile_size(&view.game, seat).into()),
            ("air", public.air.into()),
            ("played", names::cards(view.game.deck(), public.played.iter())),
        ],
    );
    let mut rows: Vec<[String; 3]> = Pawn::of(seat).map(|guide| guide_row(view, guide, texts)).to_vec();
    let camps = public.camps.iter().flatten().enumerate();
    rows.extend(camps.map(|(place, camp)| {
        let load = load(view, seat, camp.space, (false, camp.oxygen), &camp.clients);
        let space = names::space_name(view.game.board(), camp.space, texts);
        [texts.tell("everest-cli-camp", [("camp", (place + 1).into())]), space, load]
    }));
    let mut text = format!("{title}\n{}", aligned(&rows, 2));
    text += &open_cards(view.game.deck(), public, |place| target(place, texts), texts);
    if let Some((_, risk)) = view.public.token.filter(|(holder, _)| *holder == seat) {
        text += &format!("  {}\n", texts.tell("cli-token-held", [("risk", risk.0.into())]));
    }
    text
}

fn guide_row(view: &View, guide: Pawn, texts: &Texts) -> [String; 3] {
    let state = view.public.guide(guide);
    let space = names::space_name(view.game.board(), state.space, texts);
    let things = (state.load.tent, state.load.oxygen);
    [guide.to_string(), space, load(view, guide.seat(), state.space, things, &state.load.clients)]
}

/// `tent`, bottles as `o2`, clients with what tonight brings as `m3→2`, the dead of tonight as `m1→†`.
fn load(view: &View, seat: Seat, space: SpaceId, (tent, oxygen): (bool, u8), clients: &Clients) -> String {
    let tonight = view.public.night(&view.game, seat, space, 0);
    let client = |client| match tonight.map(|night| night.after(client)) {
        Some(0) => format!("{client}→†"),
        Some(after) => format!("{client}→{after}"),
        None => client.to_string(),
    };
    let tent = tent.then(|| "^".to_owned()).into_iter();
    let oxygen = (oxygen > 0).then(|| format!("o{oxygen}")).into_iter();
    tent.chain(oxygen).chain(clients.iter().map(client)).collect::<Vec<_>>().join(" ")
}

fn target(place: Place, texts: &Texts) -> String {
    match place {
        Place::Guide(guide) => guide.to_string(),
        Place::Camp(_) | Place::Base | Place::Lost => own::place(place, texts),
    }
}

/// The observer's hand, choice, draw pile and acclimatization deck; nothing for a spectator.
pub(super) fn show_own(view: &View, texts: &Texts) -> String {
    let Some((seat, secret)) = &view.own else { return String::new() };
    let deck = view.game.deck();
    let mut text = own_cards(deck, &secret.hand, secret.choice, view.own_pile(), texts);
    let mut lines = vec![air_line(view, secret, texts)];
    if !secret.seen.cards().is_empty() {
        let seen = names::cards(deck, secret.seen.cards().iter().copied());
        lines.push(texts.tell("everest-cli-seen", [("cards", seen)]));
    }
    if view.public.owed > 0 && view.public.acting() == Some(*seat) {
        lines.push(texts.tell("cli-owed", [("owed", view.public.owed.into())]));
    }
    lines.iter().for_each(|line| text += &format!("{line}\n"));
    text
}

fn air_line(view: &View, secret: &Secret, texts: &Texts) -> String {
    let deck = view.game.deck();
    let known = |cards: &[_]| names::cards(deck, cards.iter().copied());
    texts.tell(
        "everest-cli-air",
        [
            ("top", known(secret.air.top.cards())),
            ("middle", names::cards(deck, secret.air.middle.iter())),
            ("bottom", known(secret.air.bottom.cards())),
        ],
    )
}
