//! The board that comes with the game is good, and every fault of a board is named at its place.

use summiteer_rules::games::gipfel::{Board, Size, StationId, StationKind, standard_library};

use crate::edit::Edit;
use crate::support::mountains::mountain;

const GOOD: &str = include_str!("../../../../data/boards/gipfel.toml");

fn assert_each(edits: &[Edit]) {
    for edit in edits {
        edit.assert(GOOD, Board::parse);
    }
}

fn messages(text: &str) -> Vec<String> {
    let faults = Board::parse("some.toml", text).expect_err("the board is faulty");
    faults.0.into_iter().map(|fault| fault.message).collect()
}

/// The good board with something replaced once.
fn with(old: &str, new: &str) -> String {
    assert!(GOOD.contains(old), "the good board has no {old:?}");
    GOOD.replacen(old, new, 1)
}

#[test]
fn the_built_in_board_is_as_its_file_says() {
    let board = standard_library().boards.remove(0);
    assert_eq!(Board::parse("some.toml", GOOD), Ok(board.clone()));
    assert_eq!((board.stations.len(), board.trails.len(), board.size), (30, 43, (1000, 1450)));
    assert_eq!(board.station(board.start()).up.len(), 5);
    let small = board.stations.iter().filter(|station| station.size == Size::Small);
    assert_eq!(small.count(), 20);
}

#[test]
fn every_fault_of_a_boards_head_is_named_at_its_place() {
    assert_each(&[
        Edit {
            old: "\"dice\"",
            new: "\"mountain\"",
            at: "\"mountain\"",
            says: "`schema` must be \"dice\" for this kind of file",
        },
        Edit {
            old: "format = 1",
            new: "format = 2",
            at: "2",
            says: "`format` must be 1; a newer file needs a newer Summiteer",
        },
        Edit {
            old: "games",
            new: "game = 1\ngames",
            at: "game",
            says: "unknown key `game`; known here: format, schema, id, name, provenance, source, games, size, station, trail",
        },
        Edit {
            old: "[1000, 1450]",
            new: "[1000]",
            at: "[1000]",
            says: "`size` must be two whole numbers, [a, b]",
        },
    ]);
}

#[test]
fn every_fault_of_a_station_is_named_at_its_place() {
    assert_each(&[
        Edit {
            old: "id = \"a1\"\nat",
            new: "id = \"A 1\"\nat = [0, 0]\nsize = \"large\"\n\n[[station]]\nid = \"a1\"\nat",
            at: "\"A 1\"",
            says: "an id has only small letters a-z, digits and `-`",
        },
        Edit {
            old: "id = \"a6\"",
            new: "height = 3\nid = \"a6\"",
            at: "height",
            says: "unknown key `height`; known here: id, at, size, kind, river",
        },
        Edit {
            old: "# B, the wood trail\n",
            new: "[[station]]\nid = \"a1\"\nat = [0, 0]\nsize = \"large\"\n",
            at: "\"a1\"",
            says: "the id `a1` stands twice",
        },
        Edit {
            old: "size = \"large\"\n\n[[station]]\nid = \"a2\"",
            new: "size = \"huge\"\n\n[[station]]\nid = \"a2\"",
            at: "\"huge\"",
            says: "`size` must be \"small\" or \"large\"",
        },
        Edit {
            old: "kind = \"start\"",
            new: "kind = \"foot\"",
            at: "\"foot\"",
            says: "`kind` must be \"start\" or \"summit\", or be left out",
        },
        Edit {
            old: "river = \"b2\"",
            new: "river = \"b9\"",
            at: "\"b9\"",
            says: "no station has the id `b9`",
        },
        Edit {
            old: "river = \"b2\"",
            new: "river = [\"b2\", \"b3\"]",
            at: "[",
            says: "`river` must be a string",
        },
    ]);
}

#[test]
fn every_fault_of_a_trail_is_named_at_its_place() {
    const SIGNS: &str = "`sign` must be sum<=N or sum>=N (N from 5 to 30), triple:1 to triple:6, two-pairs, full-house, \
                         small-straight, large-straight, three-of-a-kind, four-of-a-kind or five-of-a-kind";
    let sign = |new, at| Edit { old: "\"sum<=13\"", new, at, says: SIGNS };
    assert_each(&[
        sign("\"sum<=4\"", "\"sum<=4\""),
        sign("\"sum>=31\"", "\"sum>=31\""),
        sign("\"triple:7\"", "\"triple:7\""),
        sign("\"one-pair\"", "\"one-pair\""),
        Edit { old: "from = \"a1\"", new: "from = \"a9\"", at: "\"a9\"", says: "no station has the id `a9`" },
        Edit { old: "to = \"a2\"", new: "to = \"a9\"", at: "\"a9\"", says: "no station has the id `a9`" },
        Edit {
            old: "[[trail]]\nfrom = \"start\"\nto = \"b1\"\nsign = \"two-pairs\"\n",
            new: "[[trail]]\nfrom = \"start\"\nto = \"b1\"\n",
            at: "[[trail]]",
            says: "`sign` is missing",
        },
    ]);
}

#[test]
fn every_fault_of_the_mountains_shape_is_named() {
    let circle = |what: &str, ids: &str| format!("these stations' {what} lead in a circle: {ids}");
    for (old, new, says) in [
        (
            "kind = \"summit\"",
            "kind = \"start\"",
            "a board needs exactly one station of kind \"start\", this one has 2",
        ),
        ("\nkind = \"summit\"", "", "a board needs exactly one station of kind \"summit\", this one has 0"),
        (
            "size = \"large\"\nkind = \"start\"",
            "size = \"small\"\nkind = \"start\"",
            "the start must be large",
        ),
        (
            "size = \"large\"\nkind = \"summit\"",
            "size = \"small\"\nkind = \"summit\"",
            "the summit must be large",
        ),
        ("size = \"small\"\nriver = \"b2\"", "size = \"small\"", "the small station `a3` needs a river"),
        (
            "size = \"small\"\nriver = \"b2\"",
            "size = \"large\"\nriver = \"b2\"",
            "only a small station has a river",
        ),
        ("river = \"b2\"", "river = \"summit\"", "no river may lead to the summit"),
        ("to = \"a2\"", "to = \"start\"", "no trail may lead up to the start"),
        ("from = \"a1\"", "from = \"summit\"", "no trail may lead on from the summit"),
        ("river = \"c1\"", "river = \"a3\"", &circle("rivers", "a3, b2")),
        ("to = \"a2\"", "to = \"a1\"", "a trail must join two different stations"),
        ("to = \"b1\"", "to = \"a1\"", "the trail from `start` to `a1` stands twice"),
    ] {
        let found = messages(&with(old, new));
        assert!(found.iter().any(|message| message == says), "{says}\n{found:?}");
    }
    let trails = with("from = \"t1\"\nto = \"summit\"", "from = \"t1\"\nto = \"a3\"");
    assert_eq!(messages(&trails), [circle("trails", "a3, a4, a5, a6, b3, b4, b5, t1")]);
    let unreached = with("from = \"start\"\nto = \"c1\"", "from = \"c1\"\nto = \"c3\"");
    let no_way = |id: &str| format!("no way of trails leads from the start to `{id}`");
    assert_eq!(messages(&unreached), [no_way("c1"), no_way("c2")]);
    let no_way_on = with("from = \"t3\"\nto = \"summit\"", "from = \"c1\"\nto = \"summit\"");
    assert_eq!(messages(&no_way_on), ["no trail leads on from `t3`"]);
}

#[test]
fn all_faults_of_a_board_are_told_at_once() {
    let spoiled = with("river = \"b2\"", "river = \"b9\"").replacen("\"sum<=13\"", "\"sum<=3\"", 1);
    let found = messages(&spoiled.replacen("[95, 1205]", "[95]", 1));
    assert_eq!(found.len(), 3, "{found:?}");
}

#[test]
fn a_board_has_no_more_stations_than_a_position_can_hold() {
    let station = |index: usize| format!("[[station]]\nid = \"x{index}\"\nat = [0, 0]\nsize = \"large\"\n");
    let more: String = (0..35).map(station).collect();
    assert_eq!(messages(&with("# out of", &(more + "# out of"))), ["a board may have 64 stations at most"]);
}

#[test]
fn what_is_no_toml_is_one_fault() {
    assert_eq!(messages("[[station").len(), 1);
}

#[test]
fn on_every_random_mountain_all_ways_up_end_on_the_summit_and_all_rivers_on_a_large_station() {
    for seed in 0..300 {
        let board = mountain(&mut summiteer_rules::core::SplitMix(seed));
        for id in board.ids() {
            assert!(follow(&board, id, |id| board.station(id).up.last().copied()) == board.summit());
            let end = follow(&board, id, |id| board.station(id).river);
            assert_eq!(board.station(end).size, Size::Large);
            assert!(board.station(end).kind != StationKind::Summit || end == id);
        }
    }
}

/// Where one ends who goes on as long as there is a way.
fn follow(board: &Board, from: StationId, next: impl Fn(StationId) -> Option<StationId>) -> StationId {
    let mut at = from;
    for _ in 0..board.stations.len() {
        match next(at) {
            Some(to) => at = to,
            None => return at,
        }
    }
    panic!("the way from {} has no end", board.station(from).id)
}
