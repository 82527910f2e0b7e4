//! The program as a script or a person calls it.

mod board_check;
mod board_report;
mod cases;
mod everest;
mod gipfel;
mod lhotse;
mod play;
mod replay;
mod run;
mod serve;
mod simulate;
mod texts;
mod verify;
