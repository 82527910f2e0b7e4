//! Guide boards, tents and the clients on them.

use serde::Serialize;
use summiteer_rules::core::Seat;
use summiteer_rules::games::everest::{Camp, Client, ClientKind, Clients, Game, Load, Public};
use summiteer_rules::mountain::SpaceId;

use crate::mountain::ForecastWire;

/// Rows of a guide board (EV-072).
const ROWS: usize = 4;
/// Rows that a tent covers, and the first bottle (EV-068, EV-069).
const TENT_ROWS: usize = 3;
const FIRST_BOTTLE_ROWS: usize = 2;

/// A client.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct ClientWire {
    /// Its notation: `m2`, or `t1*` after the summit. Clients that agree in it cannot be told apart.
    pub id: String,
    /// `mountaineer` or `tourist`.
    pub kind: String,
    /// Its level.
    pub level: u8,
    /// Whether it was on the summit.
    pub summited: bool,
    /// Its nights to come if it stays where it is, until it dies.
    pub forecast: Vec<ForecastWire>,
}

/// What a guide carries and whom it leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct LoadWire {
    /// Whether it carries a tent.
    pub tent: bool,
    /// Bottles of oxygen.
    pub oxygen: u8,
    /// Its clients.
    pub clients: Vec<ClientWire>,
    /// How the guide board is filled, from the top row down (EV-067 to EV-073).
    pub rows: Vec<RowWire>,
}

/// A row of a guide board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct RowWire {
    /// `tent`, `oxygen`, `client` or `free`.
    pub kind: String,
    /// Of a client its place among the guide's clients, from 0.
    pub client: Option<u8>,
    /// Whether the same piece covers the row above.
    pub continues: bool,
}

/// A pitched tent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "everest/"))]
#[serde(rename_all = "camelCase")]
pub struct CampWire {
    /// `camp1` or `camp2`, among the tents of its seat.
    pub id: String,
    /// Where it stands.
    pub space: String,
    /// Bottles of oxygen that lie at it.
    pub oxygen: u8,
    /// Cards that a bottle shows there.
    pub cards: u8,
    /// The clients in it.
    pub clients: Vec<ClientWire>,
}

/// A guide's load on a space.
pub(super) fn load(game: &Game, public: &Public, seat: Seat, space: SpaceId, load: &Load) -> LoadWire {
    LoadWire {
        tent: load.tent,
        oxygen: load.oxygen,
        clients: clients(game, public, seat, space, &load.clients),
        rows: rows(load),
    }
}

/// A seat's tent by its place among the seat's tents.
pub(super) fn camp(game: &Game, public: &Public, seat: Seat, place: usize, camp: &Camp) -> CampWire {
    CampWire {
        id: format!("camp{}", place + 1),
        space: game.board().space(camp.space).id.clone(),
        oxygen: camp.oxygen,
        cards: game.oxygen_cards(camp.space),
        clients: clients(game, public, seat, camp.space, &camp.clients),
    }
}

fn clients(game: &Game, public: &Public, seat: Seat, space: SpaceId, group: &Clients) -> Vec<ClientWire> {
    let client = |client: Client| ClientWire {
        id: client.to_string(),
        kind: kind_text(client.kind).to_owned(),
        level: client.level,
        summited: client.summited,
        forecast: forecast(game, public, seat, space, client),
    };
    group.iter().map(client).collect()
}

/// A client's kind in words of the locales.
pub(super) const fn kind_text(kind: ClientKind) -> &'static str {
    match kind {
        ClientKind::Mountaineer => "mountaineer",
        ClientKind::Tourist => "tourist",
    }
}

fn forecast(
    game: &Game,
    public: &Public,
    seat: Seat,
    space: SpaceId,
    mut client: Client,
) -> Vec<ForecastWire> {
    let mut nights = Vec::new();
    for ahead in 0.. {
        let Some(change) = public.night(game, seat, space, ahead).filter(|_| client.level > 0) else { break };
        client.level = change.after(client);
        nights.push(ForecastWire {
            day: public.day + ahead as u8,
            terrain: change.terrain,
            lungs: change.lungs,
            tent: change.tent,
            landslide: 0,
            level: client.level,
        });
    }
    nights
}

/// A tent lies on top, below it bottles, below those clients, a row each.
fn rows(load: &Load) -> Vec<RowWire> {
    let piece = |kind: &str, rows: usize| {
        let kind = kind.to_owned();
        (0..rows).map(move |row| RowWire { kind: kind.clone(), client: None, continues: row > 0 })
    };
    let mut rows: Vec<RowWire> = piece("tent", if load.tent { TENT_ROWS } else { 0 }).collect();
    for bottle in 0..load.oxygen {
        let height = if bottle == 0 && !load.tent { FIRST_BOTTLE_ROWS } else { 1 };
        rows.extend(piece("oxygen", height));
    }
    let client = |place| RowWire { kind: "client".to_owned(), client: Some(place), continues: false };
    rows.extend((0..load.clients.total() as u8).map(client));
    let free = ROWS.saturating_sub(rows.len());
    rows.extend((0..free).flat_map(|_| piece("free", 1)));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_load_fits_the_guide_board_just_when_its_rows_do() {
        for tent in [false, true] {
            for oxygen in 0..=5 {
                for led in 0..=6 {
                    let clients =
                        std::iter::repeat_n(Client::fresh(ClientKind::Tourist), led).collect::<Clients>();
                    let load = Load { tent, oxygen, clients };
                    assert_eq!(rows(&load).len() == ROWS, load.fits(), "{tent} {oxygen} {led}");
                }
            }
        }
    }

    #[test]
    fn the_first_bottle_covers_two_rows() {
        let clients = [Client::fresh(ClientKind::Mountaineer)].into_iter().collect();
        let rows = rows(&Load { tent: false, oxygen: 1, clients });
        let shown: Vec<_> = rows.iter().map(|row| (row.kind.as_str(), row.client, row.continues)).collect();
        let oxygen = ("oxygen", None, false);
        assert_eq!(
            shown,
            [oxygen, ("oxygen", None, true), ("client", Some(0), false), ("free", None, false)]
        );
    }
}
