//! The command line.

use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use clap::{Parser, Subcommand, ValueEnum};

use crate::games::{GameKind, TableArgs};

/// Mountain-climbing board games in the browser, in the terminal and for programs.
#[derive(Debug, Parser)]
#[command(name = "summiteer", version, after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// The language of texts, such as en or pl [default: the system's]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  summiteer serve --open                         the game in the browser
  summiteer play                                 a solo game in the terminal
  summiteer play --players human,scout,scout     a game against two bots
  summiteer play gipfel                          the dice game against a bot
  summiteer simulate k2 --players scout --games 1000 --seed 1
  summiteer cases cases                          run all rule cases
  summiteer replay game.summit --at 40 --seat B
  summiteer verify game.summit                   was a game on a server dealt fairly?
  summiteer board check my-board.toml

Exit codes: 0 all is well, 1 something failed, 2 the command line is wrong.";

/// What the program can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, alone, against bots or with others at one keyboard
    #[command(after_help = PLAY_EXAMPLES)]
    Play(PlayArgs),
    /// Serve the game's page to browsers on this machine
    #[command(after_help = SERVE_EXAMPLES)]
    Serve(ServeArgs),
    /// Let players play many games and print how they did
    #[command(after_help = SIMULATE_EXAMPLES)]
    Simulate(SimulateArgs),
    /// Run rule cases, or list which cases prove which rule
    #[command(after_help = CASES_EXAMPLES)]
    Cases(CasesArgs),
    /// Show what a seat saw at some point of a recorded game
    #[command(after_help = REPLAY_EXAMPLES)]
    Replay(ReplayArgs),
    /// Check that a server dealt a finished game as its secret and the players' nonces say
    #[command(after_help = VERIFY_EXAMPLES)]
    Verify(VerifyArgs),
    /// Look after boards, weather sets and decks
    #[command(subcommand)]
    Board(BoardCommand),
}

const PLAY_EXAMPLES: &str = "\
At the prompt: the number of an action, or the action in words (`step A1 s4`); `help` lists the rest.

Examples:
  summiteer play                                         solo, easy board, summer
  summiteer play --board k2-hard --weather k2-winter
  summiteer play --players human,human,scout             two people and a bot; a curtain hides the hands
  summiteer play everest --players human,sherpa          guides, clients, tents and oxygen
  summiteer play gipfel --players human,ibex,rusher      the dice game
  summiteer play --option family=on --save game.summit   with rescue cards; recorded after each action
  summiteer play --load game.summit                      go on with a recorded game";

/// Arguments of `play`.
#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// Which game
    #[arg(value_enum, default_value_t)]
    pub(crate) game: GameKind,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who sits where, from seat A on: human, or the name of a bot (K2: random, scout; Mount Everest: random, sherpa;
    /// Gipfelstürmer: random, rusher, ibex) [default: human in K2, human,sherpa on Mount Everest, human,ibex in
    /// Gipfelstürmer]
    #[arg(long, value_name = "NAME,...", value_delimiter = ',')]
    pub(crate) players: Vec<String>,
    /// The seed of all chance [default: another one each time]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Record the game in this file after each action
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// Go on with the game in this file, which says game, board, weather, options and players
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "board", "weather", "options", "players"])]
    pub(crate) load: Option<PathBuf>,
}

const SERVE_EXAMPLES: &str = "\
Only browsers on this machine can reach it, unless --host says otherwise. A proxy before it must hand the Host header on as
it came. Stop with Ctrl-C.

Examples:
  summiteer serve                     serve on http://127.0.0.1:8787
  summiteer serve --open              and open the browser
  summiteer serve --port 9000         where port 8787 is taken
  summiteer serve --host 0.0.0.0      for all that reach this machine
  summiteer serve --data ./tables     keep tables, guests and the server's key there";

/// Arguments of `serve`.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// The port
    #[arg(long, value_name = "PORT", default_value_t = 8787)]
    pub(crate) port: u16,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) host: IpAddr,
    /// The folder for the tables of the network [default: a folder of this user]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// How long a bot waits before it acts, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 400)]
    pub(crate) bot_pace: u64,
    /// Let everybody ask as often as they like and make as many tables
    #[arg(long)]
    pub(crate) no_limits: bool,
    /// All requests come through a proxy that says in X-Forwarded-For whose they are; never where there is none
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}

const SIMULATE_EXAMPLES: &str = "\
The same seed gives the same result, but for the seconds, on any number of threads.

JSON has `game`, `board`, `weather`, `options`, `seed`, `games`, `unfinished` (games given up after `max_actions`),
`seconds` and `players`; each player has `name`, `mean_score`, `score_histogram` (games by score), `deaths` (climbers a
game), `games_with_death` (share of games) and `wins` (games won; shared ones as fractions). The score of Gipfelstürmer
is the arrivals on the summit; it has no weather, and nobody dies. On Mount Everest each player also has, a game,
`clients_taken` (clients that went above the base, or died on their first step), `clients_lost` (clients that died, which
`deaths` counts too), `summits` and `returns` (clients that scored so) and `oxygen_used` (bottles spent).

Examples:
  summiteer simulate k2 --players scout --games 1000 --seed 1
  summiteer simulate k2 --board k2-hard --weather k2-winter --players scout,scout,random --games 300 --seats-rotate
  summiteer simulate everest --players sherpa,sherpa --games 300
  summiteer simulate gipfel --players ibex,rusher --games 2000 --seats-rotate
  summiteer simulate k2 --players scout --games 100 --format json";

/// Arguments of `simulate`.
#[derive(Debug, clap::Args)]
pub(crate) struct SimulateArgs {
    /// Which game
    pub(crate) game: GameKind,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who plays, one a seat, from seat A on: of K2 random or scout, of Mount Everest random or sherpa, of
    /// Gipfelstürmer random, rusher or ibex
    #[arg(long, value_name = "NAME,...", value_delimiter = ',', required = true)]
    pub(crate) players: Vec<String>,
    /// How many games
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed of all chance
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Move every player on by one seat with each game
    #[arg(long)]
    pub(crate) seats_rotate: bool,
    /// Threads to play on [default: one a core]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    /// Give a game up after so many actions of its seats: without a plan Gipfelstürmer practically never ends
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_actions: u64,
    /// How to print the result
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TableFormat,
}

/// How a table is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TableFormat {
    /// For people
    #[default]
    Table,
    /// One JSON object
    Json,
    /// Comma-separated values, one player a line
    Csv,
}

/// How a report is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum TextFormat {
    /// For people
    #[default]
    Text,
    /// One JSON object
    Json,
}

const CASES_EXAMPLES: &str = "\
Each failure is printed with what was given, expected and got. Exit code 1 if a case fails or a rule has none.
JSON has `passed`, `failed` and `failures`, each with `file`, `case`, `given`, `expected` and `got`.

Examples:
  summiteer cases cases
  summiteer cases cases/k2/limits.toml my-case.toml --format json
  summiteer cases --coverage k2";

/// Arguments of `cases`.
#[derive(Debug, clap::Args)]
pub(crate) struct CasesArgs {
    /// Case files, or folders of them
    #[arg(value_name = "PATH", required_unless_present = "coverage")]
    pub(crate) paths: Vec<PathBuf>,
    /// List every rule of this game with the cases that name it, instead of running cases
    #[arg(long, value_name = "GAME", conflicts_with = "paths")]
    pub(crate) coverage: Option<GameKind>,
    /// The project's folder, for its rules page and cases
    #[arg(long, value_name = "FOLDER", default_value = ".", requires = "coverage")]
    pub(crate) root: PathBuf,
    /// How to print the report
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TextFormat,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  summiteer replay game.summit                               the end, as a spectator sees it
  summiteer replay game.summit --at 40 --seat B              seat B's view after the first 40 moves
  summiteer replay game.summit --at 0 --seat A --format json";

/// Arguments of `replay`.
#[derive(Debug, clap::Args)]
pub(crate) struct ReplayArgs {
    /// A recorded game, as `summiteer play --save` and the page's export write it
    pub(crate) file: PathBuf,
    /// After how many moves; a chance outcome counts as a move [default: the end]
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Whose eyes: a seat from A to E, or spectator
    #[arg(long, value_name = "SEAT", default_value = "spectator")]
    pub(crate) seat: String,
    /// How to print the view
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TextFormat,
}

const VERIFY_EXAMPLES: &str = "\
Every die and every card is dealt again. Exit code 1 if one is another, or the secret is not the one that was promised.
Compare the commitment and your nonce with those that your page showed you: the file alone cannot know them.
JSON has `holds`, `commitment`, `secret`, `secretFits`, `nonces` (`seat`, `nonce`), `broken` (why the record cannot have
been played, else null) and `dealt`, each with `entry` and `number` (from 0), `line`, `expected`, `ok` and `events`.

Examples:
  summiteer verify game.summit
  summiteer verify game.summit --format json";

/// Arguments of `verify`.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The record of a finished game, as a server hands it out
    pub(crate) file: PathBuf,
    /// How to print what came of it
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: TextFormat,
}

/// What can be done with boards and other data files.
#[derive(Debug, Subcommand)]
pub(crate) enum BoardCommand {
    /// Check board, weather, deck and icefall files and print all their faults, each with its place
    #[command(
        after_help = "Example:\n  summiteer board check data/boards/*.toml data/weather/*.toml data/decks/*.toml data/icefall/*.toml"
    )]
    Check {
        /// TOML files; `schema` in each says what it is
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Let bots play many games on a board of Gipfelstürmer, or on both of Mount Everest or Lhotse, and print how it plays,
    /// as a Markdown document
    #[command(after_help = "Example:\n  summiteer board report gipfel > docs/boards/gipfel.md")]
    Report {
        /// The board: `gipfel`; `everest` for both routes, or `lhotse` for the South Face and the South Col
        board: String,
        /// Games of each group of players [default: 2400, in Lhotse 40, in Mount Everest 24]
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
        games: Option<u64>,
        /// The seed of all chance
        #[arg(long, value_name = "NUMBER", default_value_t = 1)]
        seed: u64,
    },
}
