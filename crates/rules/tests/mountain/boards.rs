use summiteer_rules::mountain::Board;

use crate::edit::Edit;

const GOOD: &str = include_str!("../../../../data/boards/k2-easy.toml");

fn assert_each(edits: &[Edit]) {
    for edit in edits {
        edit.assert(GOOD, Board::parse);
    }
}

fn faults(text: &str) -> Vec<String> {
    let faults = Board::parse("some.toml", text).expect_err("the board is faulty");
    faults.0.into_iter().map(|fault| fault.message).collect()
}

#[test]
fn every_fault_of_a_boards_head_and_ropes_is_named_at_its_place() {
    assert_each(&[
        Edit {
            old: "\"mountain\"",
            new: "\"hill\"",
            at: "\"hill\"",
            says: "`schema` must be \"mountain\" for this kind of file",
        },
        Edit {
            old: "games",
            new: "game = 1\ngames",
            at: "game",
            says: "unknown key `game`; known here: format, schema, id, name, provenance, source, games, difficulty, size, ropes, zone, space, skyline, rope_sites, section, path",
        },
        Edit {
            old: "[1000, 1525]",
            new: "[1000]",
            at: "[1000]",
            says: "`size` must be two whole numbers, [a, b]",
        },
        Edit {
            old: "ropes = [",
            new: "ropes = [\n[\"base\"],",
            at: "[\n",
            says: "each rope must be two space ids, [\"a\", \"b\"]",
        },
        Edit {
            old: "[\"base\", \"s1\"]",
            new: "[\"base\", \"z1\"], [\"base\", \"s1\"]",
            at: "\"z1\"",
            says: "no space has the id `z1`",
        },
        Edit {
            old: "[\"base\", \"s1\"]",
            new: "[\"s1\", \"s1\"], [\"base\", \"s1\"]",
            at: "\"s1\"",
            says: "a rope must join two different spaces",
        },
        Edit {
            old: "[\"base\", \"s1\"]",
            new: "[\"base\", \"s1\"], [\"s1\", \"base\"]",
            at: "\"s1\", \"base\"",
            says: "the rope from `s1` to `base` stands twice",
        },
    ]);
}

#[test]
fn every_fault_of_a_zone_is_named_at_its_place() {
    assert_each(&[
        Edit {
            old: "climbers = { 2 = 2, 3 = 3, 4 = 3, 5 = 4, 5-relaxed = 4 }",
            new: "climbers = 2",
            at: "2",
            says: "`climbers` must be a table",
        },
        Edit {
            old: "[0, 6000]",
            new: "[0, 6000]\nheight = 1",
            at: "height",
            says: "unknown key `height`; known here: id, altitude, climbers, oxygen",
        },
        Edit {
            old: "id = \"6000\"",
            new: "id = \"below-6000\"",
            at: "\"below-6000\"",
            says: "the id `below-6000` stands twice",
        },
        Edit {
            old: "[8000, 9000]",
            new: "[8000, 9000, 1]",
            at: "[8000",
            says: "`altitude` must be two whole numbers, [a, b]",
        },
        Edit { old: "2 = 2", new: "2 = 0", at: "0", says: "`2` must be from 1 to 10" },
        Edit {
            old: "5-relaxed = 4",
            new: "5-relaxed = 3",
            at: "3",
            says: "the relaxed limit for five must not be below the strict one",
        },
        Edit {
            old: "5-relaxed = 4",
            new: "6 = 4",
            at: "6",
            says: "unknown key `6`; known here: 2, 3, 4, 5, 5-relaxed",
        },
        Edit { old: "{ 2 = 2, 3 = 3,", new: "{ 2 = 2,", at: "{", says: "`3` is missing" },
    ]);
}

#[test]
fn every_fault_of_a_space_is_named_at_its_place() {
    assert_each(&[
        Edit { old: "cost = 1", new: "cost = 10", at: "10", says: "`cost` must be from 1 to 9" },
        Edit { old: "cost = 1", new: "cost = \"1\"", at: "\"1\"", says: "`cost` must be a whole number" },
        Edit {
            old: "acclimatization = 1",
            new: "acclimatization = -10",
            at: "-10",
            says: "`acclimatization` must be from -9 to 9",
        },
        Edit { old: "points = 1", new: "points = 0", at: "0", says: "`points` must be from 1 to 99" },
        Edit {
            old: "at = [886, 1443]",
            new: "at = 886",
            at: "886",
            says: "`at` must be two whole numbers, [a, b]",
        },
        Edit {
            old: "points = 1\nkind",
            new: "colour = 1\npoints = 1\nkind",
            at: "colour",
            says: "unknown key `colour`; known here: id, at, altitude, cost, acclimatization, points, kind, section, paths",
        },
        Edit {
            old: "kind = \"start\"",
            new: "kind = \"camp\"",
            at: "\"camp\"",
            says: "`kind` must be \"start\", \"summit\", \"peak\", \"icefall-1\" or \"icefall-2\", or be left out",
        },
    ]);
}

#[test]
fn a_board_has_one_start_or_two_and_one_summit() {
    let message = |number: &str, kind: &str, count: usize| {
        vec![format!("a board needs {number} of kind \"{kind}\", this one has {count}")]
    };
    let start = |count| message("one or two spaces", "start", count);
    assert_eq!(faults(&GOOD.replace("kind = \"start\"\n", "")), start(0));
    let three = GOOD.replacen("points = 1\n\n", "points = 1\nkind = \"start\"\n\n", 2);
    assert_eq!(faults(&three), start(3));
    let summit = message("exactly one space", "summit", 0);
    assert_eq!(faults(&GOOD.replace("kind = \"summit\"", "kind = \"start\"")), summit);
    assert_eq!(faults(&GOOD.replace("kind = \"summit\"", "")), summit);
}

#[test]
fn every_space_is_within_reach_of_the_start() {
    let high = GOOD.replace("  [\"s26\", \"summit\"],\n", "");
    assert_eq!(faults(&high), ["the summit `summit` cannot be reached from the start by ropes"]);
    let cut = GOOD.replace("  [\"s1\", \"s2\"],\n", "");
    assert_eq!(faults(&cut).len(), 26);
    assert_eq!(faults(&cut)[0], "the space `s2` cannot be reached from the start by ropes");
}

#[test]
fn zones_cover_every_altitude_without_gap_or_overlap() {
    let gap = GOOD.replace("[7000, 8000]", "[7100, 8000]");
    assert!(faults(&gap).contains(
        &"zone `7000` must begin at 7000 m, where `6000` ends (zones stand from the foot up)".to_owned()
    ));
    let overlap = GOOD.replace("[7000, 8000]", "[6900, 8000]");
    assert!(faults(&overlap).contains(
        &"zone `7000` must begin at 7000 m, where `6000` ends (zones stand from the foot up)".to_owned()
    ));
    let empty = GOOD.replace("[8000, 9000]", "[8000, 8000]");
    assert!(faults(&empty).contains(&"zone `8000` must end above its beginning".to_owned()));
    assert!(faults(&empty).contains(&"no zone covers 8610 m".to_owned()));
}

#[test]
fn the_id_of_a_space_is_one_plain_word_and_its_own() {
    for id in ["s 1", "", "S1", "s1;"] {
        let messages = faults(&GOOD.replace("id = \"s1\"", &format!("id = \"{id}\"")));
        assert!(
            messages.contains(&"an id has only small letters a-z, digits and `-`".to_owned()),
            "{id}: {messages:?}"
        );
    }
    assert!(
        faults(&GOOD.replace("id = \"s2\"", "id = \"s1\"")).contains(&"the id `s1` stands twice".to_owned())
    );
}

#[test]
fn what_is_missing_altogether_is_named_without_its_consequences() {
    let head = &GOOD[..GOOD.find("[[zone]]").unwrap()];
    let spaces = &GOOD[GOOD.find("[[space]]").unwrap()..];
    assert_eq!(faults(&(head.to_owned() + spaces)), ["`zone` is missing"]);
    let zones = &GOOD[..GOOD.find("[[space]]").unwrap()];
    assert_eq!(faults(zones), ["`space` is missing"]);
}

#[test]
fn a_board_has_at_most_as_many_spaces_as_its_ids_can_number() {
    let space =
        "[[space]]\nid = \"more\"\nat = [1, 1]\naltitude = 5200\ncost = 1\nacclimatization = 1\npoints = 1\n";
    assert!(
        faults(&(GOOD.to_owned() + &space.repeat(50)))
            .contains(&"a board may have 64 spaces at most".to_owned())
    );
}

#[test]
fn all_faults_of_a_board_are_named_at_once() {
    let spoiled = GOOD
        .replacen("cost = 1", "cost = 0", 1)
        .replacen("points = 1", "points = 0", 1)
        .replacen("2 = 2, 3 = 3", "2 = 0, 3 = 0", 1)
        .replacen("[1000, 1525]", "1", 1)
        .replacen("\"easy\"", "\"mild\"", 1);
    let messages = faults(&spoiled);
    let expected = [
        "`2` must be from 1 to 10",
        "`3` must be from 1 to 10",
        "`cost` must be from 1 to 9",
        "`points` must be from 1 to 99",
        "`difficulty` must be \"easy\" or \"hard\"",
        "`size` must be two whole numbers, [a, b]",
    ];
    for message in expected {
        assert!(messages.iter().any(|found| found == message), "{message} is missing in {messages:?}");
    }
}
