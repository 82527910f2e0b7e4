//! What the climbing games say the same way.

mod material;
mod view;

pub(crate) use material::mark_text;
pub use material::{BoardWire, CardWire, DayWire, MaterialWire, SpaceWire, WeatherWire, ZoneWire};
pub use view::{ForecastWire, PhaseWire, ReachWire, TokenWire, VisibleDayWire};
pub(crate) use view::{card_texts, visible_days};
