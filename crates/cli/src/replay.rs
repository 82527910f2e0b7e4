//! `summiteer replay`: what an observer saw at some point of a recorded game.

use anyhow::Result;
use summiteer_rules::core::{Observer, Rules, Seat, Table};

use crate::args::{ReplayArgs, TextFormat};
use crate::failure::usage;
use crate::out;
use crate::record_file::{self, AnyTable};
use crate::show::Show;
use crate::texts::Texts;

/// Prints the view.
///
/// # Errors
/// If the record cannot be read, or it has no such seat or move.
pub(crate) fn replay(args: &ReplayArgs, language: Option<&str>) -> Result<()> {
    match record_file::read(&args.file)? {
        AnyTable::K2(table) => print_view(args, &table, language),
        AnyTable::Everest(table) => print_view(args, &table, language),
        AnyTable::Gipfel(table) => print_view(args, &table, language),
    }
}

fn print_view<R: Rules + Show>(args: &ReplayArgs, table: &Table<R>, language: Option<&str>) -> Result<()> {
    let count = args.at.unwrap_or(table.len());
    if count > table.len() {
        return Err(usage(format!("the record has {} moves, so --at must not be {count}", table.len())));
    }
    let view = table.state_after(count).view(observer(&args.seat, table.state().seats())?);
    match args.format {
        TextFormat::Text => out::print(R::show(&view, &Texts::of(table.header(), language)?)),
        TextFormat::Json => out::line(R::json(&view)),
    }
}

fn observer(text: &str, seats: usize) -> Result<Observer> {
    if text == "spectator" {
        return Ok(Observer::Spectator);
    }
    let seat = Seat::all(seats).find(|seat| seat.to_string() == text);
    let last = Seat::new(seats - 1);
    seat.map(Observer::Seat)
        .ok_or_else(|| usage(format!("--seat must be spectator or a seat from A to {last}, not `{text}`")))
}
