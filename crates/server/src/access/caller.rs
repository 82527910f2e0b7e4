//! Who asks, and what they are at the table that they ask about.

use std::collections::HashMap;

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Path, Query};
use axum::http::request::Parts;

use crate::app::AppState;
use crate::error::{ApiError, Problem, internal};
use crate::guests;
use crate::store::{GuestRow, SeatRow, TableRow, TableState};

/// What somebody can be. Most callers are several of these at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Whoever asks.
    Anyone,
    /// Somebody with a name.
    Guest,
    /// Somebody with the table's link for spectators.
    Spectator,
    /// Whoever sits in the seat that the request names.
    OwnSeat,
    /// Whoever sits at the table.
    Seated,
    /// Whoever made the table.
    Host,
}

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    guest: Option<GuestRow>,
    place: Option<Place>,
}

/// The table of a request, as the store had it when the request came in.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) table: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    /// The letter of the seat that the request names.
    named: Option<String>,
    /// Whether the request has the token for spectators.
    spectates: bool,
    /// The seat that the caller has left while the game ran.
    left: Option<String>,
}

impl Place {
    async fn of(app: &AppState, id: &str, guest: Option<&GuestRow>) -> Result<Self, ApiError> {
        let table = app.store.table(id).await?.ok_or(Problem::NotFound)?;
        let left = match (table.state, guest) {
            (TableState::Running, Some(guest)) => app.store.departure(id, &guest.id).await?,
            (TableState::Running, None) | (TableState::Open | TableState::Over | TableState::Replay, _) => {
                None
            }
        };
        Ok(Self { table, seats: app.store.seats(id).await?, named: None, spectates: false, left })
    }
}

impl Caller {
    /// Finds out who sent this request; `/{id}` in its path is a table, `/{seat}` or `?seat=` a seat of it.
    ///
    /// # Errors
    /// If there is no such table or seat, or the store cannot be read.
    pub(super) async fn of(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let guest = guests::guest(&parts.headers, app).await?;
        let path =
            <Path<HashMap<String, String>> as OptionalFromRequestParts<()>>::from_request_parts(parts, &());
        let path = path.await.map_err(|_| Problem::NotFound)?.map(|Path(path)| path).unwrap_or_default();
        let Some(id) = path.get("id") else {
            return Ok(Self { guest, place: None });
        };
        let Query(query) = Query::<HashMap<String, String>>::try_from_uri(&parts.uri)
            .map_err(|error| ApiError::from(Problem::Request).with("reason", error))?;
        let mut place = Place::of(app, id, guest.as_ref()).await?;
        place.named = path.get("seat").or_else(|| query.get("seat")).cloned();
        if place.named.as_ref().is_some_and(|named| place.seats.iter().all(|seat| seat.seat != *named)) {
            return Err(Problem::NoSeat.into());
        }
        place.spectates = query.get("spectate").is_some_and(|token| app.key.may_spectate(id, token));
        Ok(Self { guest, place: Some(place) })
    }

    /// The same guest at this table as it is now.
    ///
    /// # Errors
    /// If there is no such table, or the store cannot be read.
    pub(crate) async fn at(&self, app: &AppState, table: &str) -> Result<Self, ApiError> {
        let guest = self.guest.clone();
        Ok(Self { place: Some(Place::of(app, table, guest.as_ref()).await?), guest })
    }

    /// Whether the caller is this.
    pub(super) fn is(&self, role: Role) -> bool {
        match role {
            Role::Anyone => true,
            Role::Guest => self.guest.is_some(),
            Role::Spectator => self.place.as_ref().is_some_and(|place| place.spectates),
            Role::OwnSeat => self.eyes().is_some(),
            Role::Seated => self.is_seated(),
            Role::Host => self.is_host(),
        }
    }

    /// Why the caller may not do what only others may.
    pub(super) fn refusal(&self) -> Problem {
        if self.guest.is_some() { Problem::NotYours } else { Problem::NoGuest }
    }

    /// Who asks.
    ///
    /// # Errors
    /// If it is somebody without a name.
    pub(crate) fn guest(&self) -> Result<&GuestRow, ApiError> {
        self.guest.as_ref().ok_or_else(|| Problem::NoGuest.into())
    }

    /// The table asked about.
    ///
    /// # Errors
    /// If the route has no table in its path, which is a fault of the server.
    pub(crate) fn place(&self) -> Result<&Place, ApiError> {
        self.place.as_ref().ok_or_else(|| internal(&"a route without a table asks for one"))
    }

    /// The seat that the request names.
    ///
    /// # Errors
    /// If it names none.
    pub(crate) fn named_seat(&self) -> Result<&SeatRow, ApiError> {
        let place = self.place()?;
        let named = place.seats.iter().find(|seat| Some(&seat.seat) == place.named.as_ref());
        named.ok_or_else(|| Problem::NoSeat.into())
    }

    /// Whether the caller sits in this seat.
    pub(crate) fn sits(&self, seat: &SeatRow) -> bool {
        self.guest.as_ref().is_some_and(|guest| seat.guest.as_ref() == Some(&guest.id))
    }

    /// Through whose eyes the caller sees the table: the seat that it sits in and has named, or a spectator's.
    pub(crate) fn eyes(&self) -> Option<&SeatRow> {
        self.named_seat().ok().filter(|seat| self.sits(seat))
    }

    /// Whether the caller made the table.
    pub(crate) fn is_host(&self) -> bool {
        let host = self.place.as_ref().map(|place| &place.table.host);
        self.guest.as_ref().is_some_and(|guest| Some(&guest.id) == host)
    }

    /// Whether the caller sits at the table.
    fn is_seated(&self) -> bool {
        self.place.iter().flat_map(|place| &place.seats).any(|seat| self.sits(seat))
    }

    /// Whether the caller made the table or sits at it.
    pub(crate) fn belongs(&self) -> bool {
        self.is_host() || self.is_seated()
    }

    /// The seat (letter) that the caller has left while the game ran.
    pub(crate) fn left(&self) -> Option<&str> {
        self.place.as_ref()?.left.as_deref()
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, ApiError> {
        let caller = parts.extensions.get::<Self>().cloned();
        caller.ok_or_else(|| internal(&"a request came past the gate"))
    }
}
