//! `summiteer play`: a game in the terminal.

mod command;
mod console;
mod session;

use std::hash::{BuildHasher, RandomState};

use anyhow::Result;
use summiteer_bots::{Bot, registry};
use summiteer_rules::core::{Header, Rules, Seat, SplitMix, Table};
use summiteer_rules::games::k2;

use crate::args::PlayArgs;
use crate::record_file::{self, AnyTable};
use crate::setup::check_players;
use crate::show::Show;
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
        AnyTable::K2(table) => {
            let names = player_names(table.header(), table.state().seats());
            check_players(&names, &[&[HUMAN], registry::K2_BOTS.as_slice()].concat())?;
            start(args, table, &names, registry::k2_bot, language)
        }
    }
}

fn new_table(args: &PlayArgs) -> Result<AnyTable> {
    let game = args.table.k2_game(args.players.len())?;
    let mut header = game.setup().header();
    for (seat, name) in Seat::all(args.players.len()).zip(&args.players) {
        header.set(&player_key(seat), name);
    }
    Ok(AnyTable::K2(Table::new(header, k2::State::start(game))))
}

fn player_key(seat: Seat) -> String {
    format!("player {seat}")
}

/// The players that a record names; whoever is not named is a person.
fn player_names(header: &Header, seats: usize) -> Vec<String> {
    Seat::all(seats).map(|seat| header.get(&player_key(seat)).unwrap_or(HUMAN).to_owned()).collect()
}

fn start<R: Rules + Show>(
    args: &PlayArgs,
    table: Table<R>,
    names: &[String],
    bot: impl Fn(&str) -> Option<Box<dyn Bot<R>>>,
    language: Option<&str>,
) -> Result<()> {
    let texts = Texts::load(language, R::ID)?;
    // Numbers that differ from run to run are all that a game without a seed needs; nothing here is secret.
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let players = names.iter().map(|name| bot(name).map_or(Player::Human, Player::Bot)).collect();
    let mut session = Session::new(table, players, SplitMix(seed), texts, args.save.clone());
    session.run(&mut Console::standard())
}
