//! A mountain as lines: its altitude bands from the top down, with a line for each space.

use summiteer_rules::mountain::{Board, SpaceId, ZoneId};

use crate::show::aligned;
use crate::texts::Texts;

/// A mountain with what is said of each space, in columns below a head.
pub(in crate::show) struct Bands<'a, const N: usize> {
    pub(in crate::show) board: &'a Board,
    pub(in crate::show) head: [String; N],
    pub(in crate::show) row: &'a dyn Fn(SpaceId) -> [String; N],
}

impl<const N: usize> Bands<'_, N> {
    /// The lines.
    pub(in crate::show) fn show(&self, texts: &Texts) -> String {
        let zones = (0..self.board.zones.len() as u8).rev().map(ZoneId);
        let bands: Vec<(String, Vec<[String; N]>)> =
            zones.map(|zone| (self.title(zone, texts), self.rows(zone))).collect();
        // All bands together, so that their columns stand below each other.
        let rows: Vec<[String; N]> = std::iter::once(self.head.clone())
            .chain(bands.iter().flat_map(|(_, rows)| rows.clone()))
            .collect();
        let lines = aligned(&rows, 2);
        let mut lines = lines.lines();
        let mut text = format!("{}\n", lines.next().unwrap_or_default());
        for (title, rows) in &bands {
            text += &format!("{title}\n");
            lines.by_ref().take(rows.len()).for_each(|line| text += &format!("{line}\n"));
        }
        text
    }

    fn title(&self, zone: ZoneId, texts: &Texts) -> String {
        texts.say(&format!("zone-{}", self.board.zones[usize::from(zone.0)].id))
    }

    fn rows(&self, zone: ZoneId) -> Vec<[String; N]> {
        let board = self.board;
        let mut spaces: Vec<SpaceId> = board.ids().filter(|space| board.space(*space).zone == zone).collect();
        spaces.sort_by_key(|space| std::cmp::Reverse(board.space(*space).altitude));
        spaces.into_iter().map(self.row).collect()
    }
}

/// `+1`, `0`, `-2`.
pub(in crate::show) fn signed(number: i8) -> String {
    if number > 0 { format!("+{number}") } else { number.to_string() }
}
