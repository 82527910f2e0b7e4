//! One visitor's connection to a live table.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use summiteer_rules::core::{Observer, Turn};
use summiteer_tables::AnyTable;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, interval, sleep, timeout};

use super::message::{self, Said, Sent};
use super::presence::Here;
use super::request::{Outcome, Request, Stop, When};
use super::seats::Seats;
use super::table::LiveTable;
use crate::access::{Limits, PAUSE};
use crate::error::{ApiError, Problem};
use crate::stop::Listener;

/// Longest message that is read, in bytes. What is up to [`CUT_OFF`] long is answered with an error, what is longer ends
/// the connection.
const LONGEST: usize = 16 << 10;
pub(super) const CUT_OFF: usize = 64 << 10;

/// Most actions in one request, and longest name of one.
const MOST_ACTIONS: usize = 64;
const LONGEST_ID: usize = 64;

/// How long the other side may take to hear that it ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why a connection ends.
pub(super) enum End {
    /// The other side has gone.
    Gone,
    /// It does not take what it is sent.
    Slow,
    /// Nothing was heard of it, not even an answer to a ping.
    Silent,
    /// It sent what is no message, or far too much.
    Broken,
    /// The visitor has left the seat, or another has it.
    Unseated,
    /// The table has as many connections of this observer as it takes.
    Crowded,
    /// The server stops.
    Stopping,
}

impl End {
    /// What the other side is told, if it can still hear.
    fn frame(&self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Gone => return None,
            Self::Slow => (4001, "too slow"),
            Self::Silent => (4002, "silent"),
            Self::Unseated => (4004, "the seat is another's"),
            Self::Crowded => (4003, "too many connections"),
            Self::Stopping => (close_code::AWAY, "the server stops"),
            Self::Broken => (close_code::POLICY, "no message of a live table"),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }
}

/// A connection with what its visitor has been told.
pub(super) struct Session {
    pub(super) socket: WebSocket,
    pub(super) table: Arc<LiveTable>,
    pub(super) observer: Observer,
    /// How many entries the visitor has.
    pub(super) told: usize,
    /// Whose messages are counted: the guest in the seat, or whoever watches.
    pub(super) who: String,
    pub(super) limits: Arc<Limits>,
    /// How long nothing may be heard, and how long a message may wait until the other side takes it.
    pub(super) silence: Duration,
    pub(super) stop: Listener,
}

impl Session {
    /// Talks until one of the two ends it.
    pub(super) async fn run(mut self) {
        if let Err(end) = self.talk().await
            && let Some(frame) = end.frame()
        {
            // Whoever does not listen in time cannot be told.
            drop(timeout(FAREWELL, self.close(frame)).await);
        }
    }

    /// Says why it ends, and waits until the other side has heard it: an end without that may undo what was sent.
    async fn close(&mut self, frame: CloseFrame) {
        let mut there = self.socket.send(Message::Close(Some(frame))).await.is_ok();
        while there {
            there = matches!(self.socket.recv().await, Some(Ok(_)));
        }
    }

    async fn talk(&mut self) -> Result<(), End> {
        let table = self.table.clone();
        let Some(_here) = table.presence.join(self.observer) else {
            self.complain(None, &Problem::Crowded.into()).await?;
            return Err(End::Crowded);
        };
        let mut seen = table.now.subscribe();
        let mut here = table.presence.watch();
        let mut seats = table.seats.subscribe();
        let mut pings = interval(self.silence / 3);
        let mut heard = Instant::now();
        self.tell(&mut seen).await?;
        self.tell_presence(&mut here).await?;
        self.tell_seats(&mut seats).await?;
        loop {
            self.flush().await?;
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    self.hear(message.ok_or(End::Gone)?.map_err(|_| End::Broken)?).await?;
                    if seen.has_changed().is_ok_and(|changed| changed) {
                        self.tell(&mut seen).await?;
                    }
                }
                _ = seen.changed() => self.tell(&mut seen).await?,
                _ = seats.changed() => self.tell_seats(&mut seats).await?,
                () = self.stop.stops() => return Err(End::Stopping),
                _ = here.changed() => self.tell_presence(&mut here).await?,
                () = ping(&mut pings) => {
                    if heard.elapsed() > self.silence {
                        return Err(End::Silent);
                    }
                    self.send(Message::Ping(Vec::new().into())).await?;
                }
            }
        }
    }

    /// Says how the table stands now, unless the seat through which the visitor sees it is no longer his.
    async fn tell(&mut self, seen: &mut watch::Receiver<Arc<dyn AnyTable>>) -> Result<(), End> {
        self.check_seat()?;
        let table = seen.borrow_and_update().clone();
        self.say(message::state(&*table, self.observer, self.told)).await?;
        self.told = table.length();
        if table.turn() == Turn::Over {
            self.say(Said::Over { secret: self.table.secret.hex() }.text()).await?;
        }
        Ok(())
    }

    fn check_seat(&self) -> Result<(), End> {
        match self.observer {
            Observer::Seat(seat) if !self.table.seats.borrow().has(seat, &self.who) => Err(End::Unseated),
            Observer::Seat(_) | Observer::Spectator => Ok(()),
        }
    }

    async fn tell_seats(&mut self, seats: &mut watch::Receiver<Seats>) -> Result<(), End> {
        let seats = seats.borrow_and_update().said();
        self.check_seat()?;
        self.say(Said::Seats { seats }.text()).await
    }

    async fn tell_presence(&mut self, here: &mut watch::Receiver<Here>) -> Result<(), End> {
        let here = here.borrow_and_update().clone();
        self.say(Said::Presence { seats: here.seats(), spectators: here.spectators() }.text()).await
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        match message {
            Message::Text(text) => self.read(&text).await,
            Message::Binary(_) => self.garbage(Problem::Request.into()).await,
            Message::Ping(_) | Message::Pong(_) => match self.limits.take(&self.who, 1) {
                Ok(()) => Ok(()),
                Err(_) => self.pause().await,
            },
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn read(&mut self, text: &str) -> Result<(), End> {
        if text.len() > LONGEST {
            return self.garbage(Problem::TooLarge.into()).await;
        }
        let sent = match serde_json::from_str::<Sent>(text) {
            Ok(sent) if sent.worth() <= MOST_ACTIONS => sent,
            Ok(_) => return self.garbage(malformed()).await,
            Err(error) => return self.garbage(ApiError::from(Problem::Request).with("reason", error)).await,
        };
        self.check_seat()?;
        if let Err(error) = self.limits.take(&self.who, sent.worth()) {
            return self.too_fast(sent.id(), &error).await;
        }
        match sent {
            Sent::Act { id, actions, after } => self.ask(id, actions, after).await,
            Sent::Undo { id, after } => self.ask(id, vec!["undo".to_owned()], after).await,
            Sent::Resync => {
                self.told = 0;
                let mut seen = self.table.now.subscribe();
                self.tell(&mut seen).await
            }
        }
    }

    /// Says what is wrong with what is no message; it counts as one.
    async fn garbage(&mut self, wrong: ApiError) -> Result<(), End> {
        match self.limits.take(&self.who, 1) {
            Ok(()) => self.complain(None, &wrong).await,
            Err(error) => self.too_fast(None, &error).await,
        }
    }

    async fn too_fast(&mut self, id: Option<&str>, error: &ApiError) -> Result<(), End> {
        self.complain(id, error).await?;
        self.pause().await
    }

    /// Listens to nothing for a while: a flood comes no faster than it is counted.
    async fn pause(&mut self) -> Result<(), End> {
        self.flush().await?;
        sleep(PAUSE).await;
        Ok(())
    }

    async fn ask(&mut self, id: String, actions: Vec<String>, after: Option<usize>) -> Result<(), End> {
        let seat = match self.observer {
            Observer::Seat(seat) => seat,
            Observer::Spectator => return self.complain(Some(&id), &Problem::NotYours.into()).await,
        };
        let named = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
        if !named || actions.is_empty() {
            return self.complain(None, &malformed()).await;
        }
        let request =
            Request { seat, id: Some(id.clone()), when: after.map_or(When::Always, When::After), actions };
        let outcome = self.table.ask(request).await;
        self.answer(&id, outcome).await
    }

    async fn answer(&mut self, id: &str, outcome: Outcome) -> Result<(), End> {
        if let Some(number) = outcome.done {
            self.say(Said::Ack { id, number }.text()).await?;
        }
        match outcome.stopped {
            Some(Stop::Refused(refusal)) => self.say(Said::Refused { id, refusal: &refusal }.text()).await,
            // On the way back the visitor asks again.
            Some(Stop::Failed(error)) if error.problem == Problem::Stopping => Err(End::Stopping),
            Some(Stop::Failed(error)) => self.complain(Some(id), &error).await,
            None => Ok(()),
        }
    }

    async fn complain(&mut self, id: Option<&str>, error: &ApiError) -> Result<(), End> {
        self.say(Said::Error { id, body: error.body() }.text()).await
    }

    async fn say(&mut self, text: String) -> Result<(), End> {
        self.send(Message::Text(text.into())).await
    }

    /// Takes a message along with what else there is to say; [`Session::flush`] sees it off.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        in_time(self.silence, self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), End> {
        in_time(self.silence, self.socket.flush()).await
    }
}

fn malformed() -> ApiError {
    let reason = format!("a request has an id of 1 to {LONGEST_ID} letters and 1 to {MOST_ACTIONS} actions");
    ApiError::from(Problem::Request).with("reason", reason)
}

async fn in_time(
    patience: Duration,
    sending: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), End> {
    match timeout(patience, sending).await {
        Ok(sent) => sent.map_err(|_| End::Gone),
        Err(_) => Err(End::Slow),
    }
}

async fn ping(pings: &mut Interval) {
    pings.tick().await;
}
