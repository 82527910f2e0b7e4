//! The list of all routes, from which the router is made.

use axum::routing::{MethodFilter, MethodRouter, on};

use super::{health, me, records, seats, start, tables};
use crate::access::Role;
use crate::app::AppState;
use crate::live;

/// One route.
pub(super) struct Route {
    pub(super) method: MethodFilter,
    pub(super) path: &'static str,
    /// Who may: whoever is one of these.
    pub(super) may: &'static [Role],
    pub(super) handler: fn(MethodFilter) -> MethodRouter<AppState>,
}

const GET: MethodFilter = MethodFilter::GET;
const POST: MethodFilter = MethodFilter::POST;
const PUT: MethodFilter = MethodFilter::PUT;
const DELETE: MethodFilter = MethodFilter::DELETE;

const ANYONE: &[Role] = &[Role::Anyone];
const GUEST: &[Role] = &[Role::Guest];
const HOST: &[Role] = &[Role::Host];

/// Every route below `/api`. A table's id is a secret between those who were told it: whoever knows it may look who sits
/// there, and nothing more.
#[rustfmt::skip]
pub(super) const ROUTES: &[Route] = &[
    Route { method: GET, path: "/api/health", may: ANYONE, handler: |m| on(m, health::health) },
    Route { method: GET, path: "/api/me", may: ANYONE, handler: |m| on(m, me::me) },
    Route { method: POST, path: "/api/me", may: ANYONE, handler: |m| on(m, me::name) },
    Route { method: GET, path: "/api/tables", may: ANYONE, handler: |m| on(m, tables::list) },
    Route { method: POST, path: "/api/tables", may: GUEST, handler: |m| on(m, tables::create) },
    Route { method: GET, path: "/api/tables/{id}", may: ANYONE, handler: |m| on(m, tables::detail) },
    Route { method: POST, path: "/api/tables/{id}/seats/{seat}", may: GUEST, handler: |m| on(m, seats::claim) },
    Route { method: DELETE, path: "/api/tables/{id}/seats/{seat}", may: &[Role::OwnSeat, Role::Host], handler: |m| on(m, seats::leave) },
    Route { method: POST, path: "/api/tables/{id}/seats/{seat}/invite", may: HOST, handler: |m| on(m, seats::invite) },
    Route { method: PUT, path: "/api/tables/{id}/seats/{seat}/bot", may: &[Role::Seated, Role::Host], handler: |m| on(m, seats::bot) },
    Route { method: POST, path: "/api/tables/{id}/start", may: HOST, handler: |m| on(m, start::start) },
    Route { method: GET, path: "/api/tables/{id}/record", may: ANYONE, handler: |m| on(m, records::record) },
    Route { method: POST, path: "/api/replays", may: GUEST, handler: |m| on(m, records::keep) },
    Route { method: GET, path: "/api/tables/{id}/live", may: &[Role::OwnSeat, Role::Spectator], handler: |_| live::route() },
];
