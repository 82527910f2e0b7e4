//! The laws of what Lhotse adds: landslides, fixed ropes, the draft, the race.

mod documents;
mod draft;
mod forecast;
mod landslides;
mod race;
mod ropes;
mod samples;
mod setups;
mod support;
