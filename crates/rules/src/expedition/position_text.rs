//! The lines of a position that every expedition has: day, weather, tokens, a seat's open cards.

use std::fmt::Write;

use super::cards::SeatCards;
use super::course::Course;
use super::parts::{Parts, read_risk};
use super::played_card::PlayedCard;
use crate::core::{Cursor, ParseError, Seat};
use crate::mountain::{
    Board, Card, CardCounts, CardKind, Direction, HAND, MAX_PAWNS, PLAYED, Pawn, RiskCounts, Slot, SpaceId,
    TileId,
};

/// A position's lines, those of today's cards before their details, whatever the order in the text.
pub(crate) fn read_lines(
    text: &str,
    mut read_line: impl FnMut(&mut Cursor<'_>) -> Result<(), ParseError>,
) -> Result<(), ParseError> {
    let (details, others): (Vec<_>, Vec<_>) =
        text.lines().enumerate().partition(|(_, line)| line.split_whitespace().next() == Some("card"));
    for (index, line) in others.into_iter().chain(details) {
        let mut words = Cursor::new(index + 1, line);
        if words.peek().is_some() {
            read_line(&mut words)?;
            words.end()?;
        }
    }
    Ok(())
}

/// Reads words to the end of the line.
pub(crate) fn read_all<T>(
    words: &mut Cursor<'_>,
    mut read: impl FnMut(&mut Cursor<'_>) -> Result<T, ParseError>,
) -> Result<Vec<T>, ParseError> {
    let mut all = Vec::new();
    while words.peek().is_some() {
        all.push(read(words)?);
    }
    Ok(all)
}

impl Course {
    /// What a position says where its text is silent: the first morning, tiles 1 and 2 open, one token of each penalty
    /// face up.
    pub(crate) fn set_defaults(&mut self) {
        self.start = Some(self.start.unwrap_or(Seat::new(0)));
        self.tiles = [0, 1].map(|tile| Some(TileId(tile)));
        self.shown = RiskCounts([1, 1, 1]);
    }

    /// Reads the line with this key; whether there is such a line.
    pub(crate) fn read_line(
        &mut self,
        key: &str,
        parts: &Parts,
        words: &mut Cursor<'_>,
    ) -> Result<bool, ParseError> {
        match key {
            "day" => {
                let days = parts.days();
                let read = |word: &str| word.parse().ok().filter(|day| (1..=days).contains(day));
                self.day = words.read(&format!("a day from 1 to {days}"), read)?;
            }
            "start" => self.start = if words.take("?") { None } else { Some(parts.read_seat(words)?) },
            "tiles" => {
                for tile in &mut self.tiles {
                    *tile = if words.take("-") { None } else { Some(parts.read_tile(words)?) };
                }
            }
            "gone" => {
                for tile in read_all(words, |words| parts.read_tile(words))? {
                    self.tiles_seen.insert(tile);
                }
            }
            "shown" => self.shown = read_shown(words)?,
            "face-down" => {
                for count in &mut self.face_down.0 {
                    *count = words.number("how many tokens of each penalty 0, 1 and 2 lie face down")?;
                }
            }
            "token" => self.token = Some((parts.read_seat(words)?, read_risk(words)?)),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Fills in what depends on several lines: the open tiles were seen; unless it was said, all other tokens lie face
    /// down.
    pub(crate) fn complete(&mut self, is_face_down_said: bool, end: &Cursor<'_>) -> Result<(), ParseError> {
        for tile in self.tiles.iter().flatten() {
            if self.tiles_seen.contains(*tile) {
                return Err(end.error("each tile only once, open or gone"));
            }
            self.tiles_seen.insert(*tile);
        }
        let mut rest = RiskCounts::ALL;
        let taken = self.token.map(|(_, risk)| risk);
        let mut open = self.shown.iter().chain(taken);
        let fits = open.all(|risk| rest.take(risk));
        if !is_face_down_said {
            self.face_down = rest;
        }
        match fits && self.face_down.0.iter().zip(&rest.0).all(|(down, rest)| down <= rest) {
            true => Ok(()),
            false => Err(end.error("4 tokens of penalty 0, 11 of 1 and 5 of 2 at most")),
        }
    }

    /// Its lines, with that of the phase in its place and without that of the token taken.
    pub(crate) fn lines(&self, phase: &str) -> Vec<String> {
        let number = |tile: TileId| (tile.0 + 1).to_string();
        let gone = self.tiles_seen.iter().filter(|tile| !self.tiles.contains(&Some(*tile))).map(number);
        let tiles = self.tiles.map(|tile| tile.map_or("-".to_owned(), number));
        let down = self.face_down.0;
        vec![
            format!("day {}", self.day),
            format!("start {}", self.start.map_or("?".to_owned(), |seat| seat.to_string())),
            format!("phase {phase}"),
            format!("tiles {} {}", tiles[0], tiles[1]),
            line("gone", gone),
            line("shown", self.shown.iter().map(|risk| risk.0.to_string())),
            format!("face-down {} {} {}", down[0], down[1], down[2]),
        ]
    }

    /// The line of the token taken.
    pub(crate) fn token_line(&self) -> Option<String> {
        self.token.map(|(seat, risk)| format!("token {seat} {}", risk.0))
    }
}

/// A key and what follows it, perhaps nothing.
pub(crate) fn line(key: &str, words: impl IntoIterator<Item = String>) -> String {
    std::iter::once(key.to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn read_shown(words: &mut Cursor<'_>) -> Result<RiskCounts, ParseError> {
    let mut shown = RiskCounts::default();
    while words.peek().is_some() {
        let start = words.clone();
        let risk = read_risk(words)?;
        if shown.count(risk) == RiskCounts::ALL.count(risk) {
            return Err(start.error("no more tokens than there are"));
        }
        shown.add(risk);
    }
    Ok(shown)
}

/// Reads cards of which a seat has so many.
pub(crate) fn read_pile(
    parts: &Parts,
    all: &CardCounts,
    words: &mut Cursor<'_>,
) -> Result<CardCounts, ParseError> {
    let mut cards = CardCounts::default();
    while words.peek().is_some() {
        let start = words.clone();
        let card = parts.read_card(words)?;
        if cards.count(card) == all.count(card) {
            return Err(start.error("no more cards than a seat has"));
        }
        cards.add(card);
    }
    Ok(cards)
}

impl<T: Copy + PartialEq> SeatCards<T> {
    /// Reads the rest of a line `cards A`: what lies on the table.
    pub(crate) fn read_table(
        &mut self,
        parts: &Parts,
        all: &CardCounts,
        words: &mut Cursor<'_>,
    ) -> Result<(), ParseError> {
        let start = words.clone();
        let cards = read_pile(parts, all, words)?;
        if usize::from(cards.total()) > PLAYED {
            return Err(start.error(&format!("{PLAYED} cards at most")));
        }
        self.show(&cards);
        Ok(())
    }

    /// Reads the rest of a line `card A`: how a card on the table is named and used.
    pub(crate) fn read_card(
        &mut self,
        parts: &Parts,
        words: &mut Cursor<'_>,
        mut read_target: impl FnMut(&mut Cursor<'_>) -> Result<T, ParseError>,
    ) -> Result<(), ParseError> {
        let start = words.clone();
        let slot = Slot::read(words)?;
        let card = self.cards[usize::from(slot.0)].as_mut();
        let card = card.ok_or_else(|| start.error("a card that a line `cards` names"))?;
        while words.peek().is_some() {
            if words.take("used") {
                card.used = words.number("points used")?;
            } else if words.take("bound") {
                card.bound = true;
            } else if words.peek().and_then(Direction::parse).is_some() {
                card.direction = Some(words.read("a direction", Direction::parse)?);
            } else {
                card.target = Some(read_target(words)?);
            }
        }
        match card.is_possible(parts.kind(card.card)) {
            true => Ok(()),
            false => Err(start.error("a direction for a rope card only, and no more used than it has")),
        }
    }

    /// Whether the seat can draw so many and has the cards that it chose; `pile` is its draw pile.
    pub(crate) fn check(
        &self,
        seat: Seat,
        pile: &CardCounts,
        (hand, choice): (&CardCounts, Option<[Card; PLAYED]>),
        end: &Cursor<'_>,
    ) -> Result<(), ParseError> {
        if self.draws > pile.total().min(HAND) {
            return Err(end.error(&format!("no more draws of seat {seat} than its pile has cards")));
        }
        let chosen = choice.map(|cards| cards.into_iter().collect::<CardCounts>());
        match chosen.is_none_or(|chosen| hand.minus(&chosen).is_some()) {
            true => Ok(()),
            false => Err(end.error(&format!("seat {seat} to choose cards of its hand"))),
        }
    }

    /// The lines of the cards on the table that are named or used.
    pub(crate) fn card_lines(&self, seat: Seat, target_text: impl Fn(T) -> String) -> Vec<String> {
        let cards = self.slots().map(|(slot, card)| (slot, card.text(&target_text)));
        let told = cards.filter(|(_, detail)| !detail.is_empty());
        told.map(|(slot, detail)| format!("card {seat} {slot}{detail}")).collect()
    }
}

impl<T: Copy + PartialEq> PlayedCard<T> {
    fn is_possible(&self, kind: CardKind) -> bool {
        let is_rope = matches!(kind, CardKind::Rope { .. });
        let is_named = is_rope == self.direction.is_some();
        let is_idle = self.target.is_none() && self.used == 0 && self.direction.is_none();
        (is_named || is_idle) && self.used <= kind.points(self.direction)
    }

    fn text(&self, target_text: impl Fn(T) -> String) -> String {
        let mut text = self.target.map(|target| format!(" {}", target_text(target))).unwrap_or_default();
        text.push_str(&Direction::suffix(self.direction));
        if self.used > 0 {
            let _ = write!(text, " used {}", self.used);
        }
        if self.bound {
            text.push_str(" bound");
        }
        text
    }
}

/// Reads a pawn of a table of so many seats; `noun` is what the game calls it.
pub(crate) fn read_pawn(noun: &str, seats: usize, words: &mut Cursor<'_>) -> Result<Pawn, ParseError> {
    let last = Pawn::new(Seat::new(seats - 1), 1);
    words.read(&format!("a {noun} from A1 to {last}"), |word| {
        Pawn::parse(word).filter(|pawn| pawn.seat().index() < seats)
    })
}

/// Only the last mover may stand where there is no room (it passes through); `standing` counts the pawns on a space.
pub(crate) fn check_limits(
    board: &Board,
    noun: &str,
    overfull: Option<SpaceId>,
    standing: impl Fn(SpaceId) -> usize,
    limit: impl Fn(SpaceId) -> Option<u8>,
    end: &Cursor<'_>,
) -> Result<(), ParseError> {
    for space in board.ids().filter(|space| Some(*space) != overfull) {
        let (there, most) = (standing(space), limit(space).map_or(MAX_PAWNS, usize::from));
        if there > most {
            let id = &board.space(space).id;
            return Err(end.error(&format!("at most {most} {noun}s on {id}, not {there}")));
        }
    }
    Ok(())
}
