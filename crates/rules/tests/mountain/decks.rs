use summiteer_rules::mountain::Deck;

use crate::edit::Edit;

const GOOD: &str = include_str!("../../../../data/decks/k2.toml");

#[test]
fn every_fault_of_a_deck_is_named_at_its_place() {
    let edits = [
        Edit {
            old: "format = 1",
            new: "format = ",
            at: "\n",
            says: "string values must be quoted, expected literal string",
        },
        Edit {
            old: "format = 1",
            new: "format = 2",
            at: "2",
            says: "`format` must be 1; a newer file needs a newer Summiteer",
        },
        Edit {
            old: "\"deck\"",
            new: "\"mountain\"",
            at: "\"mountain\"",
            says: "`schema` must be \"deck\" for this kind of file",
        },
        Edit { old: "id = \"k2\"", new: "id = 2", at: "2", says: "`id` must be a string" },
        Edit {
            old: "games",
            new: "colour = 1\ngames",
            at: "colour",
            says: "unknown key `colour`; known here: format, schema, id, games, provenance, source, card",
        },
        Edit {
            old: "[\"k2\", \"lhotse\"]",
            new: "\"k2\"",
            at: "\"k2\"",
            says: "`games` must be a list of strings",
        },
        Edit {
            old: "\"movement\"",
            new: "\"jump\"",
            at: "\"jump\"",
            says: "`kind` must be \"movement\", \"rope\" or \"acclimatization\"",
        },
        Edit { old: "points = 1", new: "points = 10", at: "10", says: "`points` must be from 0 to 9" },
        Edit {
            old: "points = 1",
            new: "points = 2",
            at: "[[card]]\nkind = \"movement\"\npoints = 2\ncount = 3",
            says: "the card m2 stands twice; raise its count",
        },
        Edit { old: "count = 5", new: "count = 0", at: "0", says: "`count` must be from 1 to 99" },
        Edit {
            old: "[[card]]\nkind = \"movement\"\npoints = 1\ncount = 5",
            new: "[[card]]\nkind = \"movement\"\npoints = 1",
            at: "[[card]]",
            says: "`count` is missing",
        },
        Edit { old: "count = 5", new: "count = \"5\"", at: "\"5\"", says: "`count` must be a whole number" },
    ];
    for edit in edits {
        edit.assert(GOOD, Deck::parse);
    }
}

#[test]
fn a_deck_has_at_most_sixteen_kinds() {
    let more: String = [0, 4, 5, 6, 7, 8, 9]
        .map(|points| format!("[[card]]\nkind = \"movement\"\npoints = {points}\ncount = 1\n"))
        .concat();
    let faults = Deck::parse("some.toml", &format!("{GOOD}{more}")).unwrap_err();
    assert_eq!(faults.0.len(), 1);
    assert_eq!(faults.0[0].message, "a deck may have 16 kinds at most");
}

#[test]
fn all_faults_of_a_deck_are_named_at_once() {
    let spoiled = GOOD
        .replace("count = 5", "count = 0")
        .replace("\"rope\"", "\"string\"")
        .replace("id = \"k2\"", "id = 2");
    let faults = Deck::parse("some.toml", &spoiled).unwrap_err();
    assert_eq!(faults.0.len(), 5, "{faults}");
}
