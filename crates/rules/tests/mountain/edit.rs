//! Spoils a good file in one place.

use summiteer_rules::core::Faults;

/// A file's text with something replaced in it.
pub(crate) struct Edit {
    /// What stands there, for the first time.
    pub(crate) old: &'static str,
    /// What shall stand there.
    pub(crate) new: &'static str,
    /// The fault is noted where this stands in the new text, for the first time after the edit's beginning.
    pub(crate) at: &'static str,
    /// What the fault says.
    pub(crate) says: &'static str,
}

impl Edit {
    /// Asserts that reading the edited file gives this fault alone.
    pub(crate) fn assert<T: std::fmt::Debug>(
        &self,
        good: &str,
        read: impl Fn(&str, &str) -> Result<T, Faults>,
    ) {
        let edited = self.edited(good);
        let faults = read("some.toml", &edited).expect_err(self.says);
        let expected = format!("some.toml:{}: {}", self.place(good), self.says);
        assert_eq!(faults.to_string(), expected, "after {:?} became {:?}", self.old, self.new);
    }

    fn edited(&self, good: &str) -> String {
        assert!(good.contains(self.old), "the good file has no {:?}", self.old);
        good.replacen(self.old, self.new, 1)
    }

    /// Line and column of the fault.
    fn place(&self, good: &str) -> String {
        let edited = self.edited(good);
        let from = good.find(self.old).expect("checked before");
        let offset = from
            + edited[from..].find(self.at).unwrap_or_else(|| panic!("no {:?} follows the edit", self.at));
        let before = &edited[..offset];
        let line_begin = before.rfind('\n').map_or(0, |newline| newline + 1);
        format!("{}:{}", before.matches('\n').count() + 1, before[line_begin..].chars().count() + 1)
    }
}
