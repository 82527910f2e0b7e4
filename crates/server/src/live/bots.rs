//! Bots at live tables: asked while one of them is due, with nothing but the view of its seat.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use summiteer_rules::core::{Seat, SplitMix, Turn};
use summiteer_tables::AnyTable;

use super::request::{Request, When};
use super::table::LiveTable;
use crate::error::{ApiError, internal};
use crate::random;

/// How long the bots of a table wait after something failed, before they try again.
const REST: Duration = Duration::from_secs(5);

impl LiveTable {
    /// Sees to it that bots act while one is due.
    pub(super) fn wake_bots(self: &Arc<Self>) {
        if self.due_bot().is_some() && !self.bots.awake.swap(true, Ordering::AcqRel) {
            tokio::spawn(self.clone().let_bots_act());
        }
    }

    /// A bot that must decide.
    fn due_bot(&self) -> Option<(Seat, String)> {
        let (table, seats) = (self.table(), self.seats.borrow());
        let bot = seats.bots().find(|(seat, _)| is_due(&*table, *seat));
        bot.map(|(seat, bot)| (seat, bot.to_owned()))
    }

    fn plays(&self, seat: Seat, bot: &str) -> bool {
        self.seats.borrow().bots().any(|playing| playing == (seat, bot))
    }

    async fn let_bots_act(self: Arc<Self>) {
        while let Some((seat, bot)) = self.due_bot() {
            tokio::time::sleep(self.bots.pace).await;
            if self.let_bot_act(seat, &bot).await.is_err() {
                tokio::time::sleep(REST).await;
            }
        }
        self.bots.awake.store(false, Ordering::Release);
        // Something may have changed between the last look and this word of it.
        self.wake_bots();
    }

    /// One action of a bot. It is dropped if the table changed, or somebody took the seat, while the bot was thinking.
    async fn let_bot_act(self: &Arc<Self>, seat: Seat, bot: &str) -> Result<(), ApiError> {
        let permit = self.bots.thinking.acquire().await.map_err(|error| internal(&error))?;
        let (table, name) = (self.table(), bot.to_owned());
        if !is_due(&*table, seat) {
            return Ok(());
        }
        let number = table.length();
        let mut numbers = SplitMix(u64::from_ne_bytes(random::bytes()?));
        let thought = tokio::task::spawn_blocking(move || table.bot_move(seat, &name, &mut numbers));
        let action = thought.await.map_err(|error| internal(&error))?;
        drop(permit);
        if !self.plays(seat, bot) {
            return Ok(());
        }
        let action = action.map_err(|error| internal(&error))?;
        let request = Request { seat, id: None, when: When::Exactly(number), actions: vec![action] };
        match self.ask(request).await.stopped {
            None => Ok(()),
            Some(stop) => Err(internal(&format!("a bot at table {}: {stop:?}", self.id))),
        }
    }
}

fn is_due(table: &dyn AnyTable, seat: Seat) -> bool {
    match table.turn() {
        Turn::Decide(seats) => seats.contains(seat),
        Turn::Chance | Turn::Over => false,
    }
}
