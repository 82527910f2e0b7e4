//! Names of guests.

use std::str::FromStr;

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use crate::error::{ApiError, Problem};

/// What a guest is called: 1 to 24 characters that print, without space around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(pub(crate) String);

const LONGEST: usize = 24;
/// Most accents on one letter; a tower of them would stand in the lines above.
const MOST_MARKS: usize = 3;

impl FromStr for Name {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        let name = text.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count());
        if fits && name.chars().all(prints) && marks_its_own_letters(name) {
            Ok(Self(name.to_owned()))
        } else {
            Err(ApiError::from(Problem::Name).with("longest", LONGEST))
        }
    }
}

/// Whether a character shows, everywhere alike, and leaves those beside it where they are.
fn prints(c: char) -> bool {
    match c.general_category_group() {
        GeneralCategoryGroup::Other => false,
        GeneralCategoryGroup::Separator => c == ' ',
        GeneralCategoryGroup::Letter
        | GeneralCategoryGroup::Mark
        | GeneralCategoryGroup::Number
        | GeneralCategoryGroup::Punctuation
        | GeneralCategoryGroup::Symbol => !is_blank(c),
    }
}

/// Letters, marks and symbols that look like nothing: fillers, joiners, variation selectors, the empty Braille cell.
fn is_blank(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}'
        | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether each accent stands on a letter of the name, and none carries too many.
fn marks_its_own_letters(name: &str) -> bool {
    let is_mark = |c: char| c.general_category_group() == GeneralCategoryGroup::Mark;
    let mut marks = MOST_MARKS;
    name.chars().all(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks <= MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_prints_and_loses_the_space_around_it() {
        assert_eq!(" Žofie 2 ".parse(), Ok(Name("Žofie 2".to_owned())));
        assert_eq!("ß".repeat(24).parse::<Name>().map(|Name(name)| name.chars().count()), Ok(24));
        for good in [
            "Łukasz-Jürgen",
            "Nguyễn",
            "N\u{309}guye\u{302}\u{303}n",
            "हिन्दी",
            "李",
            "O'Neil (2)",
            "Ada ⛰ 🐐",
        ] {
            assert_eq!(good.parse(), Ok(Name(good.to_owned())));
        }
    }

    #[test]
    fn what_is_empty_too_long_or_unseen_is_no_name() {
        for bad in ["", "   ", "a\nb", &"x".repeat(25), "a\u{2028}b", "a\u{a0}b", "\u{e000}", "\u{fffe}"] {
            assert_eq!(bad.parse::<Name>().map_err(|error| error.problem), Err(Problem::Name), "{bad:?}");
        }
        let unseen =
            ["\u{200b}", "\u{ad}", "\u{3164}", "\u{115f}", "\u{2800}", "\u{180e}", "\u{fe0f}", "\u{e0041}"];
        for unseen in unseen {
            for bad in [unseen.to_owned(), format!("Ada{unseen}")] {
                assert_eq!(bad.parse::<Name>().map_err(|error| error.problem), Err(Problem::Name), "{bad:?}");
            }
        }
    }

    #[test]
    fn a_name_leaves_what_stands_beside_and_above_it_alone() {
        for bad in
            ["a\u{202e}b", "a\u{61c}b", "a\u{2066}b", "\u{301}Ada", &format!("Z{}", "\u{301}".repeat(4))]
        {
            assert_eq!(bad.parse::<Name>().map_err(|error| error.problem), Err(Problem::Name), "{bad:?}");
        }
    }
}
