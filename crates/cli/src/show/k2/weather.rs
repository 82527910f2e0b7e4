//! The two open weather tiles, day by day, and the risk tokens.

use summiteer_rules::games::k2::{DAYS, View};
use summiteer_rules::mountain::DAYS_PER_TILE;

use crate::show::columns::aligned;
use crate::texts::Texts;

/// The forecast from today on, and the tokens that lie face up.
pub(super) fn show(view: &View, texts: &Texts) -> String {
    let days = (0..2 * DAYS_PER_TILE).filter_map(|ahead| day(view, ahead, texts));
    let tokens: Vec<String> = view
        .public
        .shown
        .kinds()
        .flat_map(|risk| {
            let count = view.public.shown.count(risk);
            std::iter::repeat_n(risk.0.to_string(), usize::from(count))
        })
        .collect();
    let tokens = texts.tell("cli-tokens", [("tokens", tokens.join(" ").into())]);
    aligned(&days.collect::<Vec<_>>(), 0) + &tokens + "\n"
}

fn day(view: &View, ahead: usize, texts: &Texts) -> Option<[String; 2]> {
    let number = view.public.day + ahead as u8;
    let (tile, place) = view.public.tile_of(ahead).filter(|_| number <= DAYS)?;
    let day = &view.game.weather().tile(tile).days[place];
    let zones: Vec<_> = day.zones.iter().map(|zone| texts.say(&format!("zone-{zone}"))).collect();
    let mut effects = Vec::new();
    if day.lungs > 0 {
        effects.push(texts.tell("cli-weather-lungs", [("lungs", day.lungs.into())]));
    }
    if day.boots > 0 {
        effects.push(texts.tell("cli-weather-boots", [("boots", day.boots.into())]));
    }
    let effect = match effects.is_empty() {
        true => texts.say("cli-weather-clear"),
        false => format!("{}: {}", zones.join(", "), effects.join(", ")),
    };
    let key = if ahead == 0 { "cli-day-today" } else { "cli-day" };
    Some([texts.tell(key, [("day", number.into())]), effect])
}
