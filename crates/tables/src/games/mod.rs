//! The games that there are.

mod everest;
mod gipfel;
mod k2;

use summiteer_rules::core::{Header, Table};
use summiteer_wire::GameWire;

use crate::playable::Playable;
use crate::{AnyTable, CallError};

/// How to come by a game whose type only its own file knows.
struct Entrance {
    /// Its id, as the header of a record names it.
    id: &'static str,
    /// What a set-up can name.
    catalogue: fn() -> GameWire,
    /// What it is played with: boards and the like, with what is needed to draw them, as JSON.
    material: fn() -> String,
    /// The table of a record.
    open: fn(&str) -> Result<Box<dyn AnyTable>, CallError>,
}

fn open_as<G: Playable>(record: &str) -> Result<Box<dyn AnyTable>, CallError> {
    let (header, lines) = Header::read(record)?;
    let start = G::from_header(&header).map_err(CallError::Record)?;
    let mut table = Table::new(header, start);
    table.play_lines(lines).map_err(|error| CallError::Record(error.to_string()))?;
    Ok(Box::new(table))
}

/// Every game, in the order in which pages list them.
const GAMES: [Entrance; 4] = [k2::K2, k2::LHOTSE, everest::ENTRANCE, gipfel::ENTRANCE];

/// What can be played.
pub fn catalogue() -> Vec<GameWire> {
    GAMES.iter().map(|game| (game.catalogue)()).collect()
}

/// What a game is played with, as JSON of its `MaterialWire`.
///
/// # Errors
/// If no game has this id.
pub fn material(id: &str) -> Result<String, CallError> {
    let game = GAMES.iter().find(|game| game.id == id);
    game.map(|game| (game.material)()).ok_or_else(|| CallError::NoGame(id.to_owned()))
}

/// The table of a record; its header says which game it is. The header alone begins a new game.
///
/// # Errors
/// If the record cannot be read, names no game that there is, or a line of it is not legal: the message says where.
pub fn open(record: &str) -> Result<Box<dyn AnyTable>, CallError> {
    let (header, _) = Header::read(record)?;
    match GAMES.iter().find(|game| header.get("game") == Some(game.id)) {
        Some(game) => (game.open)(record),
        None => {
            let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
            Err(header.error("game", &format!("one of {}", ids.join(", "))).into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(game: &GameWire, board: &str, seats: u8) -> String {
        let weather =
            game.weathers.first().map(|weather| format!("weather: {weather}\n")).unwrap_or_default();
        format!("summit 1\ngame: {}\nboard: {board}\n{weather}seats: {seats}\n\n", game.id)
    }

    #[test]
    fn every_game_is_listed_under_its_id_and_opens_on_each_of_its_boards() {
        for (game, entrance) in catalogue().iter().zip(&GAMES) {
            assert_eq!(game.id, entrance.id);
            assert!(material(&game.id).is_ok_and(|json| json.starts_with('{')), "{}", game.id);
            assert!(!game.boards.is_empty(), "{}", game.id);
            for board in &game.boards {
                let record = header(game, board, game.seats.1);
                assert_eq!(open(&record).map(|table| table.text()), Ok(record));
            }
        }
    }

    #[test]
    fn a_game_has_as_few_and_as_many_seats_as_it_says() {
        for game in catalogue() {
            let opens = |seats| open(&header(&game, &game.boards[0], seats)).is_ok();
            let (fewest, most) = game.seats;
            assert!(opens(fewest) && opens(most), "{}", game.id);
            assert!(!opens(fewest - 1) && !opens(most + 1), "{}", game.id);
        }
    }

    #[test]
    fn every_listed_bot_plays() {
        for game in catalogue() {
            assert!(!game.bots.is_empty(), "{}", game.id);
            let table = open(&header(&game, &game.boards[0], 2)).expect("a new game");
            for bot in &game.bots {
                assert_eq!(table.play_games(bot, 1, 1).map(|scores| scores.len()), Ok(2), "{bot}");
            }
        }
    }

    /// The written games of the engine and of the bots.
    fn records() -> Vec<String> {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let files = ["rules", "bots"].into_iter().flat_map(|name| {
            let folder = crates.join(name).join("tests/golden");
            std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        });
        let records = files.filter(|file| file.extension().is_some_and(|ending| ending == "summit"));
        records.map(|file| std::fs::read_to_string(file).expect("a record")).collect()
    }

    #[test]
    fn a_record_with_byte_order_mark_and_windows_line_ends_opens_in_every_game() {
        let mut games = std::collections::BTreeSet::new();
        for record in records() {
            let edited = format!("\u{feff}{}", record.replace('\n', "\r\n"));
            let (table, plain) = (open(&edited).expect("a record"), open(&record).expect("a record"));
            assert_eq!(table.text(), plain.text());
            games.insert(table.header().get("game").map(str::to_owned));
        }
        assert!(GAMES.iter().all(|game| games.contains(&Some(game.id.to_owned()))), "{games:?}");
    }

    #[test]
    fn an_unknown_game_is_named_with_its_place() {
        let error = open("summit 1\ngame: chess\n\n").err().expect("no such game").to_string();
        assert!(error.starts_with("line 2, column 7: expected one of k2"), "{error}");
        assert!(error.ends_with("found `chess`"), "{error}");
        assert!(open("summit 1\nseats: 2\n\n").is_err());
        assert_eq!(material("chess"), Err(CallError::NoGame("chess".to_owned())));
    }
}
