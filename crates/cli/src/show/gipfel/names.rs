//! Names of the things of Gipfelstürmer in texts.

use fluent_bundle::FluentValue;
use summiteer_rules::games::gipfel::{Board, Game, Sign, StationId};
use summiteer_wire::gipfel::SignWire;
use summiteer_wire::{Arg, Words};

use crate::texts::Texts;

/// A station's name.
pub(super) fn station_name(board: &Board, station: StationId, texts: &Texts) -> String {
    texts.say(&format!("station-{}-{}", board.id, board.station(station).id))
}

/// A station's name with its id, by which actions call it.
pub(super) fn station(board: &Board, station: StationId, texts: &Texts) -> FluentValue<'static> {
    let name = station_name(board, station, texts);
    let id = board.station(station).id.clone();
    texts.tell("gipfel-cli-station", [("name", name.into()), ("id", id.into())]).into()
}

/// A sign in words.
pub(super) fn sign(sign: Sign, texts: &Texts) -> String {
    plain(&SignWire::new(sign).words, texts)
}

/// A sign as short as it stands on the mountain.
pub(super) fn short_sign(sign: Sign, texts: &Texts) -> String {
    plain(&SignWire::new(sign).short, texts)
}

/// Words whose arguments are numbers.
fn plain(words: &Words, texts: &Texts) -> String {
    let args = words.args.iter().map(|(name, arg)| (name.as_str(), literally(arg)));
    texts.tell(&words.key, args)
}

/// The words in the language of the texts, with names for ids.
pub(super) fn in_words(game: &Game, words: &Words, texts: &Texts) -> String {
    let named = words.args.iter().map(|(name, arg)| (name.as_str(), value(game.board(), name, arg, texts)));
    texts.tell(&words.key, named.collect::<Vec<_>>())
}

/// A variable; its name says what kind of thing an id stands for.
fn value(board: &Board, name: &str, arg: &Arg, texts: &Texts) -> FluentValue<'static> {
    let Arg::Text(id) = arg else { return literally(arg) };
    let place = ["station", "from", "to"].contains(&name).then(|| board.find(id)).flatten();
    let asked = (name == "sign").then(|| Sign::parse(id)).flatten();
    match (place, asked) {
        (Some(place), _) => station(board, place, texts),
        (None, Some(asked)) => sign(asked, texts).into(),
        (None, None) => literally(arg),
    }
}

fn literally(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(text) => text.clone().into(),
    }
}
