//! The two open weather tiles, day by day, and the risk tokens.

use summiteer_rules::mountain::{DAYS, DAYS_PER_TILE, RiskCounts, TileId, Weather};

use crate::show::aligned;
use crate::texts::Texts;

/// What is told: the season, today, where the day so many days ahead stands, and the tokens that lie face up.
pub(in crate::show) struct Sky<'a> {
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
        let (tile, place) = (self.tile_of)(ahead).filter(|_| number <= DAYS)?;
        let day = &self.weather.tile(tile).days[place];
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
        let mut parts = Vec::new();
        if !effects.is_empty() {
            parts.push(format!("{}: {}", zones(&day.zones), effects.join(", ")));
        }
        if !day.closed.is_empty() {
            parts.push(texts.tell("cli-weather-closed", [("zones", zones(&day.closed).into())]));
        }
        let effect = if parts.is_empty() { texts.say("cli-weather-clear") } else { parts.join("; ") };
        let key = if ahead == 0 { "cli-day-today" } else { "cli-day" };
        Some([texts.tell(key, [("day", number.into())]), effect])
    }
}
