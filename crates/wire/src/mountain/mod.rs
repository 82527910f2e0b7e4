//! What the climbing games say the same way.

mod face;
mod icefall;
mod material;
mod view;

pub use face::{FaceWire, PathWire, SectionWire};
pub use icefall::{FrontWire, IcefallWire, ProbeWire};
pub use material::{
    BoardWire, CardWire, DayWire, FlanksWire, MaterialWire, SpaceWire, TileWire, WeatherWire, ZoneWire,
};
pub use view::{ForecastWire, PhaseWire, ReachWire, TokenWire, VisibleDayWire};
pub(crate) use view::{card_texts, visible_days};
