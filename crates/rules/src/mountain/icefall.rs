//! Icefall tiles: a mark on the back, what it costs to enter on the front.

use super::board::IcefallMark;
use crate::core::{Cursor, Document, Faults, ParseError, Section};

/// What the front of an icefall tile shows (EV-101 to EV-103).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Front {
    /// Entering costs 1. Text: `cost-1`.
    CostOne,
    /// Entering costs 2. Text: `cost-2`.
    CostTwo,
    /// Nobody can enter. Text: `crevasse`.
    Crevasse,
}

impl Front {
    /// All fronts.
    pub const ALL: [Self; 3] = [Self::CostOne, Self::CostTwo, Self::Crevasse];

    /// Its name in data and notation.
    pub const fn text(self) -> &'static str {
        match self {
            Self::CostOne => "cost-1",
            Self::CostTwo => "cost-2",
            Self::Crevasse => "crevasse",
        }
    }

    /// Reads its name.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|front| front.text() == text)
    }

    pub(crate) fn read(words: &mut Cursor<'_>) -> Result<Self, ParseError> {
        words.read("a front (cost-1, cost-2, crevasse)", Self::parse)
    }

    /// Points to enter; nothing for a crevasse.
    pub const fn cost(self) -> Option<u8> {
        match self {
            Self::CostOne => Some(1),
            Self::CostTwo => Some(2),
            Self::Crevasse => None,
        }
    }
}

/// A set of icefall tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Icefall {
    /// Its id.
    pub id: String,
    /// Games that use it.
    pub games: Vec<String>,
    counts: [[u8; 3]; 2],
}

impl Icefall {
    /// Reads a set of tiles from its TOML text; `file` names the text in faults.
    ///
    /// # Errors
    /// All faults of the text at once, each with its place.
    pub fn parse(file: &str, text: &str) -> Result<Self, Faults> {
        let (mut document, root) = Document::parse(file, text)?;
        document.schema(&root, "icefall");
        let keys = ["format", "schema", "id", "name", "provenance", "source", "games", "tile"];
        document.known_keys(&root, &keys);
        let mut icefall = Self {
            id: document.string(&root, "id").unwrap_or_default(),
            games: document.strings(&root, "games").into_iter().map(|(game, _)| game).collect(),
            counts: [[0; 3]; 2],
        };
        for section in document.sections(&root, "tile") {
            icefall.read_tile(&mut document, &section);
        }
        document.finish(icefall)
    }

    /// How many tiles have this back and front.
    pub fn count(&self, back: IcefallMark, front: Front) -> u8 {
        self.counts[back as usize][front as usize]
    }

    /// How many tiles have this back.
    pub fn total(&self, back: IcefallMark) -> u8 {
        self.counts[back as usize].iter().sum()
    }

    fn read_tile<'a>(&mut self, document: &mut Document<'a>, section: &Section<'a>) {
        document.known_keys(section, &["back", "front", "count"]);
        let back = match document.string(section, "back").as_deref() {
            Some("I") => Some(IcefallMark::One),
            Some("II") => Some(IcefallMark::Two),
            Some(_) => {
                document.fault(section.place("back"), "`back` must be \"I\" or \"II\"");
                None
            }
            None => None,
        };
        let text = document.string(section, "front");
        let front = text.as_deref().and_then(Front::parse);
        if text.is_some() && front.is_none() {
            let message = "`front` must be \"cost-1\", \"cost-2\" or \"crevasse\"";
            document.fault(section.place("front"), message);
        }
        let count = document.number_in(section, "count", 1..50);
        let (Some(back), Some(front), Some(count)) = (back, front, count) else { return };
        let place = &mut self.counts[back as usize][front as usize];
        if *place > 0 {
            document.fault(section.span.clone(), "this tile stands twice; raise its count");
        }
        *place = count as u8;
    }
}
