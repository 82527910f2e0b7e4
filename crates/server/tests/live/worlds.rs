//! Games that look the same to somebody although they are not.

use serde_json::Value;
use summiteer_rules::core::{NumberSource, Observer, Seat, SplitMix, Turn};
use summiteer_tables::{AnyTable, open};
use summiteer_wire::{Arg, LogWire};

use crate::expedition;

/// Weather tiles of Lhotse.
const TILES: u8 = 10;

/// A game so far, as lines of its record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct World {
    pub(crate) header: String,
    pub(crate) lines: Vec<String>,
}

impl World {
    /// A whole game in which everybody plays at random (on Mount Everest with a view to oxygen), and often takes a choice
    /// back.
    pub(crate) fn played(header: &str, seed: u64) -> Self {
        let mut table = open(header).expect("a set-up");
        let mut numbers = SplitMix(seed);
        loop {
            match table.turn() {
                Turn::Chance => assert!(table.deal(&mut numbers)),
                Turn::Over => return Self { header: header.to_owned(), lines: table.lines(0) },
                Turn::Decide(seats) => {
                    let seat = seats.iter().last().expect("somebody is due");
                    let action = match header.contains("game: everest") {
                        true => expedition::act(&*table, seat, &mut numbers),
                        false => table.bot_move(seat, "random", &mut numbers).expect("an action"),
                    };
                    assert_eq!(table.play(&format!("{seat} {action}")), Ok(None));
                    let is_secret = action.starts_with("choose") || action.starts_with("discard");
                    if is_secret && table.can_undo(seat) && numbers.below(2) == 0 {
                        assert_eq!(table.play(&format!("{seat} undo")), Ok(None));
                    }
                }
            }
        }
    }

    /// The game when it had this many entries.
    pub(crate) fn before(&self, count: usize) -> Self {
        Self { header: self.header.clone(), lines: self.lines[..count].to_vec() }
    }

    /// Its table; `None` if it cannot be played like this.
    pub(crate) fn table(&self) -> Option<Box<dyn AnyTable>> {
        open(&format!("{}{}\n", self.header, self.lines.join("\n"))).ok()
    }

    /// The game when it had this many entries, with something else in place of what the rules had never shown this observer
    /// until then: other cards drawn by others, other choices that nobody had seen yet, other weather tiles dealt and kept,
    /// other cards that oxygen brought, sent back or removed. `None` if none was found.
    pub(crate) fn other(&self, count: usize, observer: Observer, numbers: &mut SplitMix) -> Option<Self> {
        let world = self.before(count);
        let (places, shown) = (world.hidden(observer)?, world.turned_up()?);
        (0..20).find_map(|_| {
            let mut other = self.clone();
            for _ in 0..=numbers.below(2) {
                // What was drawn of late is most likely still in hand.
                let recent = &places[places.len() - (1 + below(numbers, places.len().min(8)))..];
                other.change(recent[0], numbers);
            }
            let other = other.before(count);
            (other != world && other.turned_up()? == shown).then_some(other)
        })
    }

    /// The cards that were turned up for all to see, before the first day and day by day; `None` if the game cannot be played like this. (The last
    /// cards of a deck are played without a choice.)
    fn turned_up(&self) -> Option<Vec<Arg>> {
        let log = self.table()?.log(0, Observer::Spectator);
        let events = log.into_iter().flat_map(|entry| entry.events);
        let revealed =
            events.filter(|event| event.key.ends_with("event-revealed") || event.key == "event-discarded");
        Some(revealed.map(|event| event.args["cards"].clone()).collect())
    }

    /// The lines whose card or choice the observer was not shown: somebody else's draws, secret choices and what its oxygen
    /// came to. `None` if there are none. (What became public later cannot be changed any more: the game could not be played like that.)
    fn hidden(&self, observer: Observer) -> Option<Vec<usize>> {
        let table = self.table()?;
        let log = table.log(0, Observer::Spectator);
        let choosing = is_choosing(&*table);
        let since = |place: usize| {
            let is_choice = |line: &String| {
                line.contains(" choose ") || line.contains(" discard ") || line.ends_with(" undo")
            };
            self.lines[place..].iter().all(is_choice)
        };
        let is_secret = |place: usize| log[place].undone || (choosing && since(place));
        let anothers = |seat: &str| letter(seat).is_some_and(|seat| observer != Observer::Seat(seat));
        let is_hidden = |place: &usize| match self.lines[*place].split(' ').collect::<Vec<_>>()[..] {
            ["chance", "card" | "air", seat, ..] => anothers(seat),
            ["chance", "tile", _] => {
                dealt_to(&log[*place]).is_some_and(|seat| observer != Observer::Seat(seat))
            }
            [seat, "choose" | "discard", ..] => anothers(seat) && is_secret(*place),
            [seat, "keep" | "return" | "remove", ..] => anothers(seat),
            _ => false,
        };
        let hidden: Vec<usize> = (0..self.lines.len()).filter(is_hidden).collect();
        (!hidden.is_empty()).then_some(hidden)
    }

    /// Puts something else into a hidden line: a card drawn earlier or later, or any other choice that looks alike. Whether it can be played
    /// like that is seen afterwards.
    fn change(&mut self, place: usize, numbers: &mut SplitMix) {
        let line = self.lines[place].clone();
        if line.starts_with("chance tile ") {
            let unseen = (1..=TILES).map(|tile| format!("chance tile {tile}"));
            let unseen: Vec<String> = unseen.filter(|line| !self.lines.contains(line)).collect();
            if !unseen.is_empty() {
                self.lines[place] = unseen[below(numbers, unseen.len())].clone();
            }
        } else if line.starts_with("chance") {
            let (drawer, _) = line.rsplit_once(' ').expect("a card");
            let draws = |(_, line): &(usize, &String)| line.starts_with(drawer);
            let draws: Vec<usize> =
                self.lines.iter().enumerate().filter(draws).map(|(place, _)| place).collect();
            self.lines.swap(place, draws[below(numbers, draws.len())]);
        } else if let Some(choices) = self.before(place).table().map(|table| choices(&*table, &line)) {
            self.lines[place] = choices[below(numbers, choices.len())].clone();
        }
    }
}

fn is_choosing(table: &dyn AnyTable) -> bool {
    match table.turn() {
        Turn::Decide(seats) => seats.iter().any(|seat| {
            let legal = table.legal(seat);
            legal.contains("\"choose\"") || legal.contains("\"discard\"")
        }),
        Turn::Chance | Turn::Over => false,
    }
}

/// All choices that the seat of this line had and that others cannot tell from it: cards are hidden from them, but not
/// to which end of the deck some go back.
fn choices(table: &dyn AnyTable, line: &str) -> Vec<String> {
    let seat = letter(&line[..1]).expect("a seat");
    let open =
        |line: &str| line.split(' ').take_while(|word| !is_card(word)).map(str::to_owned).collect::<Vec<_>>();
    let legal: Vec<Value> = serde_json::from_str(&table.legal(seat)).expect("actions");
    let lines = legal.iter().map(|action| format!("{seat} {}", action["text"].as_str().expect("a text")));
    lines.filter(|other| open(other) == open(line)).collect()
}

/// To whom a weather tile was dealt in secret; nobody if it lies open.
fn dealt_to(entry: &LogWire) -> Option<Seat> {
    let dealt = entry.events.iter().find(|event| event.key == "event-tile-dealt-hidden")?;
    match &dealt.args["seat"] {
        Arg::Text(text) => letter(text),
        Arg::Number(_) => None,
    }
}

/// A card, or the number of a weather tile.
fn is_card(word: &str) -> bool {
    word.parse::<u8>().is_ok()
        || word.starts_with(['m', 'r', 'a']) && word.contains(|c: char| c.is_ascii_digit())
}

fn letter(text: &str) -> Option<Seat> {
    text.chars().next().and_then(Seat::from_letter)
}

fn below(numbers: &mut SplitMix, bound: usize) -> usize {
    numbers.below(bound as u32) as usize
}
