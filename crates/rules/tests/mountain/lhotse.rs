//! What Lhotse's files have beyond K2's.

use summiteer_rules::mountain::{Board, Section, Sky, Weather};

use crate::edit::Edit;

const FACE: &str = include_str!("../../../../data/boards/lhotse-face.toml");
const COL: &str = include_str!("../../../../data/boards/lhotse-col.toml");
const WEATHER: &str = include_str!("../../../../data/weather/lhotse.toml");

fn ids(board: &Board, spaces: &[summiteer_rules::mountain::SpaceId]) -> Vec<String> {
    spaces.iter().map(|space| board.space(*space).id.clone()).collect()
}

#[test]
fn both_boards_have_a_western_and_an_eastern_start() {
    let face = Board::parse("some.toml", FACE).unwrap();
    assert_eq!(ids(&face, &face.starts()), ["sw", "se"]);
    assert_eq!(face.start(), face.starts()[0]);
    let col = Board::parse("some.toml", COL).unwrap();
    assert_eq!(ids(&col, &col.starts()), ["s1", "s2"]);
    assert!(col.ids().all(|space| col.space(space).section == Section::Centre) && col.face.is_none());
}

#[test]
fn the_face_has_six_paths_and_three_peaks() {
    let board = Board::parse("some.toml", FACE).unwrap();
    let face = board.face.as_ref().unwrap();
    let paths: Vec<&str> = face.paths.iter().map(|path| path.id.as_str()).collect();
    assert_eq!(paths, ["west-ridge", "ice-ladder", "pillar", "couloir", "shar-rib", "east-spur"]);
    assert_eq!(ids(&board, &face.skyline), ["west", "top", "shar"]);
    assert_eq!(face.sections, [(0, 370), (370, 712), (712, 1080)]);
    let junction = board.find("bc").unwrap();
    assert_eq!(face.paths_of(junction).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(face.rope_sites.len(), 71);
}

#[test]
fn every_fault_of_a_face_is_named_at_its_place() {
    let edits = [
        Edit {
            old: "[\"west\", \"top\", \"shar\"]",
            new: "[\"wst\", \"top\", \"shar\"]",
            at: "\"wst\"",
            says: "no space has the id `wst`",
        },
        Edit {
            old: "[\"west\", \"top\", \"shar\"]",
            new: "[\"west\", \"top\"]",
            at: "[[space]]\nid = \"shar\"",
            says: "the skyline is made of all peaks and the summit, and of nothing else",
        },
        Edit {
            old: "[[section]]\nid = \"W\"",
            new: "[[section]]\nid = \"E\"",
            at: "[[section]]",
            says: "a face has the sections \"W\", \"C\" and \"E\", in this order",
        },
        Edit {
            old: "x = [370, 712]",
            new: "x = [371, 712]",
            at: "[371",
            says: "the section must begin at 370, where the last one ends",
        },
        Edit {
            old: "section = \"W\"",
            new: "section = \"N\"",
            at: "\"N\"",
            says: "`section` must be \"W\", \"C\" or \"E\"",
        },
        Edit {
            old: "section = \"W\"",
            new: "section = \"E\"",
            at: "\"E\"",
            says: "the section goes from 712 to 1080; the space is at 300",
        },
        Edit {
            old: "order = 3",
            new: "order = 4",
            at: "4",
            says: "`order` must be 3: paths stand from left to right",
        },
        Edit {
            old: "id = \"pillar\"",
            new: "id = \"couloir\"",
            at: "\"couloir\"\norder = 4",
            says: "the id `couloir` stands twice",
        },
        Edit { old: "\"#3f8fd6\"", new: "\"blue\"", at: "\"blue\"", says: "`color` must be \"#rrggbb\"" },
        Edit {
            old: "paths = [\"west-ridge\"]",
            new: "paths = [\"ice-ladder\"]",
            at: "[\"ice-ladder\"]",
            says: "the paths through `a1` are, from left to right: west-ridge",
        },
    ];
    for edit in edits {
        edit.assert(FACE, Board::parse);
    }
}

#[test]
fn every_fault_of_a_rope_site_is_named_at_its_place() {
    let site = |new, at, says| Edit { old: "[\"a3\", \"bc\"]", new, at, says };
    let edits = [
        Edit {
            old: "rope_sites = [",
            new: "rope_sites = [\n  [\"a3\"],",
            at: "[\n",
            says: "each rope site must be two space ids, [\"a\", \"b\"]",
        },
        site("[\"a3\", \"a3\"]", "\"a3\"", "a rope site must join two different spaces"),
        site("[\"d2\", \"bc\"]", "\"bc\", \"d2\"", "the rope site from `bc` to `d2` stands twice"),
        site("[\"a3\", \"b1\"]", "\"a3\"", "both ends of a fixed rope must be above 6000 m"),
        site("[\"a3\", \"b4\"]", "\"a3\"", "the points of the ends of a fixed rope may differ by 1 at most"),
        site(
            "[\"a3\", \"f3\"]",
            "\"a3\"",
            "the ends of a fixed rope must lie on two different paths that follow each other",
        ),
        site("[\"bc\", \"c3\"]", "\"bc\"", "the ends of a fixed rope must not be joined in print already"),
    ];
    for edit in edits {
        edit.assert(FACE, Board::parse);
    }
}

#[test]
fn paths_and_printed_ropes_agree() {
    let faults = |text: &str| Board::parse("some.toml", text).unwrap_err().to_string();
    let lost = faults(&FACE.replacen("  [\"c8\", \"top\"],\n", "", 1));
    assert!(lost.contains("a path goes from `c8` to `top`, where there is no rope"), "{lost}");
    let added = faults(&FACE.replacen("ropes = [\n", "ropes = [\n  [\"b1\", \"a1\"],\n", 1));
    assert!(added.contains("the rope from `b1` to `a1` must be on one path, not on 0"), "{added}");
}

#[test]
fn sections_and_paths_are_for_boards_that_have_them() {
    let faults = |key: &str| {
        let text = COL.replacen("points = 1\n", &format!("points = 1\n{key}\n"), 1);
        Board::parse("some.toml", &text).unwrap_err().0[0].message.clone()
    };
    assert_eq!(faults("section = \"W\""), "this board has no `section`");
    assert_eq!(faults("paths = []"), "this board has no `paths`");
    let missing = Board::parse("some.toml", &FACE.replacen("skyline = [\"west\", \"top\", \"shar\"]", "", 1));
    assert_eq!(missing.unwrap_err().0[0].message, "`skyline` is missing");
}

#[test]
fn a_tile_has_weather_for_each_section() {
    let weather = Weather::parse("some.toml", WEATHER).unwrap();
    assert!(weather.has_sections() && weather.tiles.len() == 10);
    let pillar = &weather.tiles[4];
    assert_eq!(pillar.id.as_deref(), Some("pillar-falls"));
    let [west, centre, east] = Section::ALL.map(|section| &pillar.days_in(section)[1]);
    assert_eq!((west.sky, west.landslide, east.landslide), (Sky::Sun, false, false));
    assert_eq!((centre.sky, centre.lungs, centre.landslide), (Sky::Cloud, 1, true));
    assert_eq!(centre.zones, ["6000", "7000"]);
    assert_eq!(&pillar.days[1], centre);
    assert_eq!(pillar.all_days().count(), 9);
}

#[test]
fn every_fault_of_weather_by_section_is_named_at_its_place() {
    let edits = [
        Edit { old: "{ W = { sky = \"sun\" }, ", new: "{ ", at: "{", says: "`W` is missing" },
        Edit {
            old: "C = { sky = \"sun\" }",
            new: "C = { sky = \"sun\" }, N = { sky = \"sun\" }",
            at: "N =",
            says: "unknown key `N`; known here: W, C, E",
        },
        Edit {
            old: "lungs = 2, landslide = true",
            new: "lungs = 2, landslide = 1",
            at: "1",
            says: "`landslide` must be true or false",
        },
        Edit {
            old: "{ sky = \"sun\" }",
            new: "{ sky = \"sun\", landslide = true }",
            at: "{ sky",
            says: "a day has zones together with `lungs`, `boots` or `landslide`, or none of them",
        },
        Edit {
            old: "id = \"jet-stream\"",
            new: "id = \"clear-window\"",
            at: "\"clear-window\"",
            says: "the id `clear-window` stands twice",
        },
    ];
    for edit in edits {
        edit.assert(WEATHER, Weather::parse);
    }
}
