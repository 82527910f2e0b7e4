//! The places for fixed ropes that a board lists are exactly those that its drawing gives (Q-LH-15).

use std::collections::BTreeSet;

use summiteer_rules::mountain::{Board, SpaceId};

use crate::plane::Plane;

const FACE: &str = include_str!("../../../../data/boards/lhotse-face.toml");

type Pair = (SpaceId, SpaceId);

/// What the conditions give: both above 6000 m, points that differ by 1 at most, on two paths that follow each other, not
/// joined in print, and both on the border of one face of the drawing, so that some curve joins them without crossing
/// a rope or a space.
fn derived(board: &Board) -> BTreeSet<Pair> {
    let face = board.face.as_ref().expect("the board has a face");
    let mut found = BTreeSet::new();
    for border in Plane::of(board).faces() {
        let spaces: Vec<SpaceId> =
            border.into_iter().filter(|i| *i < board.spaces.len()).map(|i| SpaceId(i as u8)).collect();
        for (i, a) in spaces.iter().enumerate() {
            for b in &spaces[i + 1..] {
                let is_high = [a, b].iter().all(|space| board.space(**space).altitude > 6000);
                let points = board.space(*a).points.abs_diff(board.space(*b).points);
                if is_high && points <= 1 && face.on_adjacent_paths(*a, *b) && !board.joined(*a, *b) {
                    found.insert((*a, *b));
                }
            }
        }
    }
    found
}

fn listed(board: &Board) -> BTreeSet<Pair> {
    let sites = &board.face.as_ref().expect("the board has a face").rope_sites;
    sites.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect()
}

fn names(board: &Board, pairs: &BTreeSet<Pair>) -> Vec<String> {
    pairs.iter().map(|(a, b)| format!("{}-{}", board.space(*a).id, board.space(*b).id)).collect()
}

#[test]
fn the_face_lists_exactly_the_sites_that_its_drawing_gives() {
    let board = Board::parse("lhotse-face", FACE).unwrap();
    assert_eq!(names(&board, &listed(&board)), names(&board, &derived(&board)));
}

/// A space of the small mountain: id, place, altitude, points.
type Spot = (&'static str, (i64, i64), i64, u8);

const SPOTS: [Spot; 9] = [
    ("s", (60, 190), 5000, 1),
    ("a1", (30, 150), 6200, 3),
    ("b1", (70, 150), 6200, 3),
    ("c1", (110, 150), 6200, 3),
    ("j", (50, 110), 6800, 4),
    ("a2", (30, 70), 7200, 4),
    ("b2", (70, 70), 7200, 4),
    ("c2", (110, 70), 7200, 4),
    ("top", (60, 20), 8000, 9),
];

/// A mountain with these paths from left to right, of these of the spots.
fn mountain(paths: &[&[&str]]) -> Board {
    let quoted = |ids: &[&str]| ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ");
    let ropes: Vec<String> =
        paths.iter().flat_map(|path| path.windows(2)).map(|ends| format!("[{}]", quoted(ends))).collect();
    let mut text = format!(
        "format = 1\nschema = \"mountain\"\nid = \"small\"\ngames = []\nsize = [120, 200]\nropes = [{}]\n\
         rope_sites = []\nskyline = [\"top\"]\n\
         section = [{{ id = \"W\", x = [0, 0] }}, {{ id = \"C\", x = [0, 120] }}, {{ id = \"E\", x = [120, 120] }}]\n\
         [[zone]]\nid = \"all\"\naltitude = [0, 9000]\nclimbers = {{ 2 = 1, 3 = 1, 4 = 1, 5 = 1 }}\n",
        ropes.join(", ")
    );
    for (index, path) in paths.iter().enumerate() {
        text += &format!(
            "[[path]]\nid = \"p{index}\"\norder = {}\ncolor = \"#000000\"\nspaces = [{}]\n",
            index + 1,
            quoted(path)
        );
    }
    for (id, at, altitude, points) in SPOTS {
        let through: Vec<String> =
            (0..paths.len()).filter(|i| paths[*i].contains(&id)).map(|i| format!("p{i}")).collect();
        if through.is_empty() {
            continue;
        }
        let kind = match id {
            "s" => "kind = \"start\"\n",
            "top" => "kind = \"summit\"\n",
            _ => "",
        };
        text += &format!(
            "[[space]]\nid = \"{id}\"\nat = [{}, {}]\naltitude = {altitude}\ncost = 1\nacclimatization = 0\n\
             points = {points}\nsection = \"C\"\n{kind}paths = [{}]\n",
            at.0,
            at.1,
            quoted(&through.iter().map(String::as_str).collect::<Vec<_>>())
        );
    }
    Board::parse("small", &text).unwrap()
}

const C: [&str; 4] = ["s", "c1", "c2", "top"];

/// The sites between spaces of these two letters.
fn sites(paths: &[&[&str]], letters: [char; 2]) -> Vec<String> {
    let board = mountain(paths);
    let all = names(&board, &derived(&board));
    all.into_iter().filter(|site| letters.iter().all(|letter| site.contains(*letter))).collect()
}

#[test]
fn a_space_in_between_blocks_a_site() {
    let [a, b] = [["s", "a1", "a2", "top"], ["s", "b1", "b2", "top"]];
    assert_eq!(sites(&[&a, &b, &C], ['a', 'b']), ["a1-b1", "a1-b2", "b1-a2", "a2-b2"]);
    // Where both paths meet in `j`, nothing leads past it; `j` itself is joined to its four neighbours in print.
    let [a, b] = [["s", "a1", "j", "a2", "top"], ["s", "b1", "j", "b2", "top"]];
    assert_eq!(sites(&[&a, &b, &C], ['a', 'b']), ["a1-b1", "a2-b2"]);
}

#[test]
fn a_rope_in_between_blocks_a_site() {
    let [a, b] = [["s", "a1", "a2", "top"], ["s", "b1", "b2", "top"]];
    assert_eq!(sites(&[&a, &b, &C], ['b', 'c']), ["b1-c1", "b1-c2", "c1-b2", "b2-c2"]);
    // The fourth path is the rope from `b1` to `c2`: below it lies `c1`, above it `b2`.
    assert_eq!(sites(&[&a, &b, &C, &["b1", "c2"]], ['b', 'c']), ["b1-c1", "b2-c2"]);
}

#[test]
fn a_path_in_between_leaves_no_site() {
    let [a, b] = [["s", "a1", "a2", "top"], ["s", "b1", "b2", "top"]];
    assert_eq!(sites(&[&a, &b, &C], ['a', 'c']), [""; 0]);
    assert_eq!(sites(&[&a, &C], ['a', 'c']), ["a1-c1", "a1-c2", "c1-a2", "a2-c2"]);
}
