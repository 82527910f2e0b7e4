//! `summiteer play`: a game in the terminal.

mod command;
mod console;
mod session;

use std::hash::{BuildHasher, RandomState};

use anyhow::Result;
use summiteer_rules::core::{Header, Seat, SplitMix, Table};

use crate::args::PlayArgs;
use crate::games::{GameKind, Playable, check_players};
use crate::record_file::{self, AnyTable};
use crate::texts::Texts;
use console::Console;
use session::{Player, Session};

/// The name of a person among the players.
const HUMAN: &str = "human";

/// Plays a game at this terminal until it ends or the player quits.
///
/// # Errors
/// If the command line or the loaded record has a fault, or a file cannot be written.
pub(crate) fn play(args: &PlayArgs, language: Option<&str>) -> Result<()> {
    let table = match &args.load {
        Some(file) => record_file::read(file)?,
        None => new_table(args)?,
    };
    match table {
        AnyTable::K2(table) => start(args, *table, language),
        AnyTable::Everest(table) => start(args, *table, language),
        AnyTable::Gipfel(table) => start(args, *table, language),
    }
}

fn new_table(args: &PlayArgs) -> Result<AnyTable> {
    match args.game {
        GameKind::K2 | GameKind::Lhotse => seated(args).map(AnyTable::K2),
        GameKind::Everest => seated(args).map(AnyTable::Everest),
        GameKind::Gipfel => seated(args).map(AnyTable::Gipfel),
    }
}

/// A new table whose record names its players.
fn seated<R: Playable>(args: &PlayArgs) -> Result<Box<Table<R>>> {
    let usual = || R::USUAL_PLAYERS.iter().map(|name| (*name).to_owned()).collect();
    let names = if args.players.is_empty() { usual() } else { args.players.clone() };
    let start = R::begin(args.game, &args.table, names.len())?;
    let mut header = start.header();
    for (seat, name) in Seat::all(names.len()).zip(&names) {
        header.set(&player_key(seat), name);
    }
    Ok(Box::new(Table::new(header, start)))
}

fn player_key(seat: Seat) -> String {
    format!("player {seat}")
}

/// The players that a record names; whoever is not named is a person.
fn player_names(header: &Header, seats: usize) -> Vec<String> {
    Seat::all(seats).map(|seat| header.get(&player_key(seat)).unwrap_or(HUMAN).to_owned()).collect()
}

fn start<R: Playable>(args: &PlayArgs, table: Table<R>, language: Option<&str>) -> Result<()> {
    let names = player_names(table.header(), table.state().seats());
    check_players(&names, &[&[HUMAN], R::BOTS].concat())?;
    let texts = Texts::of(table.header(), language)?;
    // Numbers that differ from run to run are all that a game without a seed needs; nothing here is secret.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let players = names.iter().map(|name| R::bot(name).map_or(Player::Human, Player::Bot)).collect();
    let mut session = Session::new(table, players, SplitMix(seed), texts, args.save.clone());
    session.run(&mut Console::standard())
}
