//! The two open weather tiles, day by day, and the risk tokens.

use summiteer_rules::mountain::{Board, DAYS_PER_TILE, Day, RiskCounts, Section, Tile, TileId, Weather};

use crate::show::aligned;
use crate::texts::Texts;

/// What is told: the mountain and its season, today, where the day so many days ahead stands, and the tokens that lie
/// face up.
pub(in crate::show) struct Sky<'a> {
    pub(in crate::show) board: &'a Board,
    pub(in crate::show) weather: &'a Weather,
    pub(in crate::show) today: u8,
    pub(in crate::show) tile_of: &'a dyn Fn(usize) -> Option<(TileId, usize)>,
    pub(in crate::show) shown: &'a RiskCounts,
}

impl Sky<'_> {
    /// The forecast from today on, and the tokens that lie face up.
    pub(in crate::show) fn show(&self, texts: &Texts) -> String {
        let days = (0..2 * DAYS_PER_TILE).filter_map(|ahead| self.day(ahead, texts));
        let tokens: Vec<String> = self
            .shown
            .kinds()
            .flat_map(|risk| {
                let count = self.shown.count(risk);
                std::iter::repeat_n(risk.0.to_string(), usize::from(count))
            })
            .collect();
        let tokens = texts.tell("cli-tokens", [("tokens", tokens.join(" ").into())]);
        aligned(&days.collect::<Vec<_>>(), 0) + &tokens + "\n"
    }

    fn day(&self, ahead: usize, texts: &Texts) -> Option<[String; 2]> {
        let number = self.today + ahead as u8;
        let (tile, place) = (self.tile_of)(ahead)?;
        let key = if ahead == 0 { "cli-day-today" } else { "cli-day" };
        let title = texts.tell(key, [("day", number.into())]);
        Some([title, tile_day(self.board, self.weather.tile(tile), place, texts)])
    }
}

/// What a tile brings on its day of this number, counted from 0, in each section of a divided mountain.
pub(in crate::show) fn tile_day(board: &Board, tile: &Tile, place: usize, texts: &Texts) -> String {
    if board.face.is_none() || tile.flanks.is_none() {
        return effect(&tile.days[place], texts);
    }
    let in_section = |section: Section| {
        let effect = effect(&tile.days_in(section)[place], texts);
        let section = texts.say(&format!("section-{}", section.id()));
        texts.tell("cli-weather-section", [("section", section.into()), ("effect", effect.into())])
    };
    Section::ALL.map(in_section).join(" | ")
}

fn effect(day: &Day, texts: &Texts) -> String {
    let zones = |zones: &[String]| -> String {
        zones.iter().map(|zone| texts.say(&format!("zone-{zone}"))).collect::<Vec<_>>().join(", ")
    };
    let mut effects = Vec::new();
    if day.lungs > 0 {
        effects.push(texts.tell("cli-weather-lungs", [("lungs", day.lungs.into())]));
    }
    if day.boots > 0 {
        effects.push(texts.tell("cli-weather-boots", [("boots", day.boots.into())]));
    }
    if day.landslide {
        effects.push(texts.say("cli-weather-landslide"));
    }
    let mut parts = Vec::new();
    if !effects.is_empty() {
        parts.push(format!("{}: {}", zones(&day.zones), effects.join(", ")));
    }
    if !day.closed.is_empty() {
        parts.push(texts.tell("cli-weather-closed", [("zones", zones(&day.closed).into())]));
    }
    if parts.is_empty() { texts.say("cli-weather-clear") } else { parts.join("; ") }
}
