//! What a player types at the prompt.

use std::path::PathBuf;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// The action with this number in the list, counted from 1.
    Number(usize),
    /// An action in words.
    Action(String),
    /// Why an action is not possible: `why step A1 s4`.
    Why(String),
    /// Take the last action back.
    Undo,
    /// Show everything again.
    Board,
    /// Explain the prompt.
    Help,
    /// Record the game in this file.
    Save(PathBuf),
    /// Stop.
    Quit,
    /// Nothing was typed.
    Nothing,
}

impl Command {
    /// Reads a line.
    pub(super) fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("", _) => Self::Nothing,
            ("undo", "") => Self::Undo,
            ("board", "") => Self::Board,
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            ("why", action) if !action.is_empty() => Self::Why(action.to_owned()),
            ("save", file) if !file.is_empty() => Self::Save(PathBuf::from(file)),
            _ => line.parse().map_or_else(|_| Self::Action(line.to_owned()), Self::Number),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn numbers_words_and_commands_are_told_apart() {
        assert_eq!(Command::parse(" 12 "), Command::Number(12));
        assert_eq!(Command::parse("step A1 s4"), Command::Action("step A1 s4".to_owned()));
        assert_eq!(Command::parse("why step A1 s4"), Command::Why("step A1 s4".to_owned()));
        assert_eq!(Command::parse("save my game.summit"), Command::Save("my game.summit".into()));
        assert_eq!(Command::parse("undo"), Command::Undo);
        assert_eq!(Command::parse("undo it"), Command::Action("undo it".to_owned()));
        assert_eq!(Command::parse(""), Command::Nothing);
    }
}
