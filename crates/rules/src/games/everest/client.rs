//! Clients: mountaineers and tourists, with their level and whether they have stood on the summit.

use std::fmt;

/// The highest level within a day (EV-039).
pub const MAX_LEVEL: u8 = 6;

/// The two kinds of clients (EV-031).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClientKind {
    /// Text: `m`.
    Mountaineer,
    /// Text: `t`.
    Tourist,
}

impl ClientKind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Mountaineer, Self::Tourist];

    /// Points for the summit, and again for the return after it (EV-041).
    pub const fn reward(self) -> u16 {
        match self {
            Self::Mountaineer => 2,
            Self::Tourist => 3,
        }
    }

    /// Points that a death costs (EV-041).
    pub const fn loss(self) -> u16 {
        match self {
            Self::Mountaineer => 3,
            Self::Tourist => 4,
        }
    }

    /// The highest level after a night (EV-040).
    pub const fn night_cap(self) -> u8 {
        match self {
            Self::Mountaineer => 4,
            Self::Tourist => 3,
        }
    }
}

/// A client; those that agree in all of this cannot be told apart. Text: `m2` or `t1*` (`*`: was on the summit).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Client {
    /// Mountaineer or tourist.
    pub kind: ClientKind,
    /// The acclimatization level, 1 to 6 (EV-037).
    pub level: u8,
    /// Whether the token shows the summited face (EV-032).
    pub summited: bool,
}

impl Client {
    /// Every client that there can be, in a stable order.
    pub const COUNT: usize = 2 * 2 * MAX_LEVEL as usize;

    /// A client as it enters the game (EV-035, EV-036).
    pub const fn fresh(kind: ClientKind) -> Self {
        Self { kind, level: 1, summited: false }
    }

    /// Reads `m2` or `t1*`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::all().find(|client| client.to_string() == text)
    }

    /// All clients that there can be.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }

    const fn index(self) -> usize {
        (self.kind as usize * 2 + self.summited as usize) * MAX_LEVEL as usize + self.level as usize - 1
    }

    fn from_index(index: usize) -> Self {
        let levels = usize::from(MAX_LEVEL);
        Self {
            kind: ClientKind::ALL[index / (2 * levels)],
            summited: index / levels % 2 == 1,
            level: (index % levels) as u8 + 1,
        }
    }
}

impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            ClientKind::Mountaineer => 'm',
            ClientKind::Tourist => 't',
        };
        write!(f, "{kind}{}{}", self.level, if self.summited { "*" } else { "" })
    }
}

/// A group of clients: how many there are of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clients([u8; Client::COUNT]);

impl Clients {
    /// How many in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// How many like this one.
    pub fn count(&self, client: Client) -> u8 {
        if (1..=MAX_LEVEL).contains(&client.level) { self.0[client.index()] } else { 0 }
    }

    /// Adds one.
    pub fn add(&mut self, client: Client) {
        self.0[client.index()] += 1;
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, client: Client) -> bool {
        let found = self.count(client) > 0;
        if found {
            self.0[client.index()] -= 1;
        }
        found
    }

    /// Those that are there, each kind of client once.
    pub fn kinds(&self) -> impl Iterator<Item = Client> + '_ {
        let there = self.0.iter().enumerate().filter(|(_, count)| **count > 0);
        there.map(|(index, _)| Client::from_index(index))
    }

    /// The clients one by one.
    pub fn iter(&self) -> impl Iterator<Item = Client> + '_ {
        self.kinds().flat_map(|client| std::iter::repeat_n(client, usize::from(self.count(client))))
    }

    /// The highest level among them; 0 if nobody is there.
    pub fn highest(&self) -> u8 {
        self.kinds().map(|client| client.level).max().unwrap_or(0)
    }

    /// Changes every level and parts the living from the dead: a level below 1 is death (EV-151).
    pub(super) fn change(&self, level: impl Fn(Client) -> i32) -> (Self, Vec<ClientKind>) {
        let (mut living, mut dead) = (Self::default(), Vec::new());
        for client in self.iter() {
            match u8::try_from(level(client)) {
                Ok(level @ 1..) => living.add(Client { level, ..client }),
                Ok(0) | Err(_) => dead.push(client.kind),
            }
        }
        (living, dead)
    }
}

impl FromIterator<Client> for Clients {
    fn from_iter<I: IntoIterator<Item = Client>>(clients: I) -> Self {
        let mut group = Self::default();
        clients.into_iter().for_each(|client| group.add(client));
        group
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_client_has_its_own_name_and_place() {
        for client in Client::all() {
            assert_eq!(Client::parse(&client.to_string()), Some(client));
            let group: Clients = [client].into_iter().collect();
            assert_eq!(group.iter().collect::<Vec<_>>(), [client]);
        }
        assert_eq!(Client::all().count(), Client::COUNT);
    }
}
