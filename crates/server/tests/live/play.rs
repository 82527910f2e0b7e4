//! Games, and bots that choose for those who play them.

use serde_json::Value;
use summiteer_client::{Guest, Player};
use summiteer_rules::core::{Seat, SplitMix};
use summiteer_tables::{AnyTable, open};

use crate::server::Server;

/// A set-up of K2.
pub(crate) fn k2(seats: usize) -> String {
    format!("summit 1\ngame: k2\nboard: k2-easy\nweather: k2-summer\nseats: {seats}\n\n")
}

/// A set-up of Lhotse on the South Face: tiles are dealt and kept in secret.
pub(crate) fn lhotse_face(seats: usize) -> String {
    format!("summit 1\ngame: lhotse\nboard: lhotse-face\nweather: lhotse\nseats: {seats}\n\n")
}

/// A set-up of Lhotse's South Col Race in which cards are discarded in secret.
pub(crate) fn lhotse_col(seats: usize) -> String {
    let head = "summit 1\ngame: lhotse\nboard: lhotse-col\nweather: k2-winter";
    format!("{head}\nseats: {seats}\noption discards: free\n\n")
}

/// A set-up of Mount Everest.
pub(crate) fn everest(seats: usize) -> String {
    format!("summit 1\ngame: everest\nboard: everest-easy\nweather: everest-summer\nseats: {seats}\n\n")
}

/// A set-up of the dice game.
pub(crate) fn dice(seats: usize) -> String {
    format!("summit 1\ngame: gipfel\nboard: gipfel\nseats: {seats}\n\n")
}

pub(crate) const LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// As many guests as that.
pub(crate) async fn guests(server: &Server, count: usize) -> Vec<Guest> {
    let mut guests = Vec::new();
    for letter in &LETTERS[..count] {
        guests.push(server.guest(&format!("guest {letter}")).await);
    }
    guests
}

/// Chooses as this bot would that sees the position of a state.
pub(crate) struct Chooser {
    table: Box<dyn AnyTable>,
    seat: Seat,
    bot: &'static str,
    numbers: SplitMix,
}

impl Chooser {
    pub(crate) fn new(header: &str, seat: char, bot: &'static str) -> Self {
        let seat = Seat::from_letter(seat).expect("a seat");
        Self { table: open(header).expect("a set-up"), seat, bot, numbers: SplitMix(seat.index() as u64) }
    }

    pub(crate) fn choose(&mut self, state: &Value) -> String {
        let position = state["position"]["position"].as_str().expect("a position");
        self.table.bot_move_in(position, self.seat, self.bot, &mut self.numbers).expect("an action")
    }
}

/// Everybody who has played a game to its end, with the last state of each.
pub(crate) async fn play_out(
    guests: &[Guest],
    table: &str,
    header: &str,
    bot: &'static str,
    breaks: u32,
) -> Vec<(Player, Value)> {
    let mut tasks = Vec::new();
    for (guest, seat) in guests.iter().zip(LETTERS) {
        let mut player = Player::new(guest.clone(), table, seat, breaks, seat as u64);
        let mut chooser = Chooser::new(header, seat, bot);
        tasks.push(tokio::spawn(async move {
            let last = player.play(usize::MAX, |state| chooser.choose(state)).await.expect("a whole game");
            (player, last)
        }));
    }
    let mut played = Vec::new();
    for task in tasks {
        played.push(task.await.expect("a player"));
    }
    played
}

/// The finished game's record, its chance verified.
pub(crate) async fn verified_record(guest: &Guest, table: &str) -> String {
    let answer = guest.get(&format!("/api/tables/{table}/record")).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.text);
    let report = summiteer_tables::fair::verify(&answer.text).expect("a record that can be checked");
    assert!(report.holds, "{report:?}");
    answer.text
}

/// The actions of a seat in a record.
pub(crate) fn acts(record: &str, seat: char) -> usize {
    record.lines().filter(|line| line.starts_with(&format!("{seat} "))).count()
}
