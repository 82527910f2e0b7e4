mod answers;
mod guests;
mod roles;
mod seats;
mod start;
mod tables;
