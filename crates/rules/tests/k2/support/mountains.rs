//! Small random mountains with narrow spaces, where every rule about room matters.

use std::fmt::Write;
use std::sync::Arc;

use proptest::prelude::*;
use summiteer_rules::games::k2::{Game, Options, Setup, standard_library};
use summiteer_rules::mountain::{Board, Icefall};

/// A space of a small mountain, the summit last.
#[derive(Clone, Debug)]
struct Ground {
    altitude: i64,
    cost: u8,
    points: u8,
    /// Whether it lies in the icefall.
    icefall: bool,
    /// Its rope down: to a space before it.
    below: usize,
}

fn grounds() -> impl Strategy<Value = Vec<Ground>> {
    let ground = (5200..8600i64, 1..3u8, 1..8u8, any::<bool>(), any::<prop::sample::Index>());
    prop::collection::vec(ground, 3..6).prop_map(|grounds| {
        let grounds = grounds.into_iter().enumerate();
        let ground = |(index, (altitude, cost, points, icefall, below)): (
            usize,
            (i64, u8, u8, bool, prop::sample::Index),
        )| Ground { altitude, cost, points, icefall, below: below.index(index + 1) };
        grounds.map(ground).collect()
    })
}

/// A board of few spaces: `base`, `x1`, `x2`, ... and `summit`, each joined to one before it, with up to two ropes more.
pub(crate) fn boards() -> impl Strategy<Value = String> {
    let more = prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..3);
    let limits = prop::collection::vec(1..4u8, 2);
    (grounds(), more, limits).prop_map(|(grounds, more, limits)| {
        let count = grounds.len() + 1;
        let mut ropes: Vec<(usize, usize)> =
            grounds.iter().enumerate().map(|(i, g)| (g.below, i + 1)).collect();
        for (a, b) in more.iter().map(|(a, b)| (a.index(count), b.index(count))) {
            let rope = (a.min(b), a.max(b));
            if a != b && !ropes.contains(&rope) {
                ropes.push(rope);
            }
        }
        board_text(&grounds, &ropes, &limits)
    })
}

fn board_text(grounds: &[Ground], ropes: &[(usize, usize)], limits: &[u8]) -> String {
    let name = |index: usize| match index {
        0 => "base".to_owned(),
        last if last == grounds.len() => "summit".to_owned(),
        index => format!("x{index}"),
    };
    let ropes: Vec<String> =
        ropes.iter().map(|(a, b)| format!("[\"{}\", \"{}\"]", name(*a), name(*b))).collect();
    let mut text = format!(
        "format = 1\nschema = \"mountain\"\nid = \"small\"\ngames = [\"k2\"]\ndifficulty = \"easy\"\nsize = [9, 9]\n\
         ropes = [{}]\n",
        ropes.join(", ")
    );
    for (index, (id, from, to)) in
        [("below-6000", 0, 6000), ("6000", 6000, 7000), ("7000", 7000, 8000), ("8000", 8000, 9000)]
            .iter()
            .enumerate()
    {
        let limit = limits[index / 2];
        let _ = write!(
            text,
            "[[zone]]\nid = \"{id}\"\naltitude = [{from}, {to}]\n\
             climbers = {{ 2 = {limit}, 3 = {limit}, 4 = {limit}, 5 = {limit} }}\n"
        );
    }
    text.push_str(&space_text("base", 5000, 1, 1, "kind = \"start\"\n"));
    for (index, ground) in grounds.iter().enumerate() {
        let is_summit = index + 1 == grounds.len();
        let kind = match (is_summit, ground.icefall) {
            (true, _) => "kind = \"summit\"\n",
            (false, true) => "kind = \"icefall-1\"\n",
            (false, false) => "",
        };
        let points = if is_summit { 10 } else { ground.points };
        text.push_str(&space_text(&name(index + 1), ground.altitude, ground.cost, points, kind));
    }
    text
}

fn space_text(id: &str, altitude: i64, cost: u8, points: u8, kind: &str) -> String {
    format!(
        "[[space]]\nid = \"{id}\"\nat = [1, 1]\naltitude = {altitude}\ncost = {cost}\nacclimatization = 0\n\
         points = {points}\n{kind}"
    )
}

/// Icefall tiles that cannot close a mountain.
const TILES: &str = r#"
format = 1
schema = "icefall"
id = "open"
name = "Open"
provenance = "original"
source = "this test"
games = ["k2"]
tile = [{ back = "I", front = "cost-1", count = 3 }, { back = "I", front = "cost-2", count = 3 }]
"#;

/// A game on this board.
pub(crate) fn game_on(board: &str, seats: usize, options: Options) -> Arc<Game> {
    let library = standard_library();
    let board = Board::parse("small.toml", board).expect("the board is well made");
    let setup = Setup { seats, options, ..Setup::solo("small", "k2-summer") };
    let tiles =
        options.icefall.then(|| Icefall::parse("tiles.toml", TILES).expect("the tiles are well made"));
    let game = Game::from_parts(&setup, board, library.weathers[0].clone(), library.decks[0].clone(), tiles);
    Arc::new(game.expect("the parts fit"))
}
