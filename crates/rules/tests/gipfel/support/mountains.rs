//! Random mountains, and positions crowded with goats on them.

use std::fmt::Write;
use std::sync::Arc;

use summiteer_rules::core::{NumberSource, Seat, SplitMix};
use summiteer_rules::games::gipfel::{Board, Game, Setup, Size, State, StationId, StationKind};

const SIGNS: [&str; 8] = [
    "sum<=15",
    "sum>=18",
    "triple:6",
    "two-pairs",
    "full-house",
    "small-straight",
    "three-of-a-kind",
    "five-of-a-kind",
];

fn below(source: &mut SplitMix, bound: usize) -> usize {
    source.below(bound as u32) as usize
}

/// A mountain of up to twelve stations. Trails lead from a station to later ones, rivers to others in an order of their
/// own, so that they may also lead up.
pub(crate) fn mountain(source: &mut SplitMix) -> Board {
    let text = mountain_text(source);
    Board::parse("random.toml", &text).unwrap_or_else(|faults| panic!("{faults}\n{text}"))
}

fn mountain_text(source: &mut SplitMix) -> String {
    let ways = 1 + below(source, 10);
    let mut text =
        "format = 1\nschema = \"dice\"\nid = \"random\"\nname = \"Random\"\ngames = [\"gipfel\"]\n\
                    size = [100, 100]\n"
            .to_owned();
    let mut order: Vec<usize> = (1..=ways).collect();
    for index in (1..order.len()).rev() {
        order.swap(index, below(source, index + 1));
    }
    station(&mut text, 0, "size = \"large\"\nkind = \"start\"");
    for way in 1..=ways {
        let place = order.iter().position(|other| *other == way).expect("each has a place");
        let river = order[..place].get(below(source, place + 1)).copied().unwrap_or_default();
        let small = format!("size = \"small\"\nriver = \"s{river}\"");
        let kind = if source.below(3) > 0 { small.as_str() } else { "size = \"large\"" };
        station(&mut text, way, kind);
    }
    station(&mut text, ways + 1, "size = \"large\"\nkind = \"summit\"");
    for (from, to) in trails(ways, source) {
        let sign = SIGNS[below(source, SIGNS.len())];
        let _ = writeln!(text, "[[trail]]\nfrom = \"s{from}\"\nto = \"s{to}\"\nsign = \"{sign}\"");
    }
    text
}

fn station(text: &mut String, index: usize, rest: &str) {
    let _ = writeln!(text, "[[station]]\nid = \"s{index}\"\nat = [1, {index}]\n{rest}");
}

/// Each station is reached from an earlier one and leads to a later one; a few trails come on top.
fn trails(ways: usize, source: &mut SplitMix) -> Vec<(usize, usize)> {
    let mut trails: Vec<(usize, usize)> = (1..=ways + 1).map(|to| (below(source, to), to)).collect();
    trails.extend((0..=ways).map(|from| (from, from + 1 + below(source, ways + 1 - from))));
    for _ in 0..below(source, ways + 1) {
        let from = below(source, ways + 1);
        trails.push((from, from + 1 + below(source, ways + 1 - from)));
    }
    trails.sort_unstable();
    trails.dedup();
    trails
}

/// A position on a random mountain in which a seat is to choose: goats stand wherever there is room, and the dice show
/// five of a kind every other time.
pub(crate) fn crowded(seed: u64) -> State {
    let mut source = SplitMix(seed);
    let board = mountain(&mut source);
    let setup = Setup::new("random", 2 + below(&mut source, 3));
    let game = Arc::new(Game::from_parts(&setup, board).expect("the mountain is good"));
    let text = crowded_text(&game, &mut source);
    State::from_text(game, &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn crowded_text(game: &Game, source: &mut SplitMix) -> String {
    let mover = Seat::new(below(source, game.seats()));
    let face = 1 + source.below(6);
    let joker = source.below(2) == 0;
    let dice = [0; 5].map(|_| if joker { face } else { 1 + source.below(6) }.to_string());
    let mut text = format!("phase choose {mover}\ndice {}\nrolls {}\n", dice.join(" "), 1 + source.below(3));
    let mut taken: Vec<StationId> = Vec::new();
    for seat in Seat::all(game.seats()) {
        let _ = write!(text, "goats {seat}");
        for _ in 0..below(source, 6) {
            let id = StationId(source.below(game.board().stations.len() as u32) as u8);
            let station = game.board().station(id);
            let single = station.size == Size::Small || station.kind == StationKind::Summit;
            if !(single && taken.contains(&id)) {
                taken.push(id);
                let _ = write!(text, " {}", station.id);
            }
        }
        text.push('\n');
    }
    text
}
