//! Names of guests.

use std::str::FromStr;

use crate::error::{ApiError, Problem};

/// What a guest is called: 1 to 24 characters that print, without space around them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name(pub(crate) String);

const LONGEST: usize = 24;

impl FromStr for Name {
    type Err = ApiError;

    fn from_str(text: &str) -> Result<Self, ApiError> {
        let name = text.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count());
        if fits && name.chars().all(prints) {
            Ok(Self(name.to_owned()))
        } else {
            Err(ApiError::from(Problem::Name).with("longest", LONGEST))
        }
    }
}

/// Whether a character shows, and leaves those beside it where they are.
fn prints(c: char) -> bool {
    !c.is_control()
        && !matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_short_prints_and_loses_the_space_around_it() {
        assert_eq!(" Žofie 2 ".parse(), Ok(Name("Žofie 2".to_owned())));
        assert_eq!("ß".repeat(24).parse::<Name>().map(|Name(name)| name.chars().count()), Ok(24));
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(25)] {
            assert_eq!(bad.parse::<Name>().map_err(|error| error.problem), Err(Problem::Name), "{bad:?}");
        }
    }
}
