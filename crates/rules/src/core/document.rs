//! A TOML text being checked: typed access to its values, with every fault noted at its place.

use std::collections::HashSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::fault::{Fault, Faults};
use super::without_byte_order_mark;

/// A text under examination; faults gather in it.
pub(crate) struct Document<'a> {
    file: &'a str,
    text: &'a str,
    faults: Vec<Fault>,
}

/// A table of the document with its place.
#[derive(Clone)]
pub(crate) struct Section<'a> {
    pub(crate) span: Range<usize>,
    table: DeTable<'a>,
}

impl<'a> Document<'a> {
    /// Parses the text; if it is no TOML, that is the one fault.
    pub(crate) fn parse(file: &'a str, text: &'a str) -> Result<(Self, Section<'a>), Faults> {
        let text = without_byte_order_mark(text);
        let mut document = Self { file, text, faults: Vec::new() };
        match DeTable::parse(text) {
            Ok(table) => Ok((document, Section { span: 0..0, table: table.into_inner() })),
            Err(error) => {
                document.fault(error.span().unwrap_or(0..0), error.message());
                Err(Faults(document.faults))
            }
        }
    }

    /// Notes a fault at a place.
    pub(crate) fn fault(&mut self, span: Range<usize>, message: impl Into<String>) {
        let before = &self.text[..span.start.min(self.text.len())];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let fault = Fault { file: self.file.to_owned(), at: Some((line, column)), message: message.into() };
        self.faults.push(fault);
    }

    /// The value, if the text had no fault.
    pub(crate) fn finish<T>(self, value: T) -> Result<T, Faults> {
        if self.faults.is_empty() { Ok(value) } else { Err(Faults(self.faults)) }
    }

    /// Whether a fault has been noted.
    pub(crate) fn is_faulty(&self) -> bool {
        !self.faults.is_empty()
    }

    /// Checks that the text is of this schema, in a format that this program reads.
    pub(crate) fn schema(&mut self, root: &Section<'a>, schema: &str) {
        let format = self.number(root, "format");
        if format.is_some_and(|f| f != 1) {
            self.fault(root.place("format"), "`format` must be 1; a newer file needs a newer Summiteer");
        }
        let found = self.string(root, "schema");
        if found.as_deref().is_some_and(|s| s != schema) {
            self.fault(root.place("schema"), format!("`schema` must be \"{schema}\" for this kind of file"));
        }
    }

    /// Names every key that is not in the list.
    pub(crate) fn known_keys(&mut self, section: &Section<'a>, known: &[&str]) {
        let unknown: Vec<_> = section
            .table
            .keys()
            .filter(|key| !known.contains(&key.get_ref().as_ref()))
            .map(|key| (key.span(), key.get_ref().to_string()))
            .collect();
        for (span, key) in unknown {
            self.fault(span, format!("unknown key `{key}`; known here: {}", known.join(", ")));
        }
    }

    /// A string that must be there.
    pub(crate) fn string(&mut self, section: &Section<'a>, key: &str) -> Option<String> {
        let value = self.required(section, key)?;
        self.as_string(&value, key)
    }

    /// The key `id` of something that notation names: a single plain word.
    pub(crate) fn id(&mut self, section: &Section<'a>) -> Option<String> {
        let id = self.string(section, "id")?;
        let plain =
            !id.is_empty() && id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !plain {
            self.fault(section.place("id"), "an id has only small letters a-z, digits and `-`");
        }
        Some(id)
    }

    /// A string that may be missing.
    pub(crate) fn optional_string(&mut self, section: &Section<'a>, key: &str) -> Option<String> {
        let value = section.get(key)?;
        self.as_string(&value, key)
    }

    /// A whole number that must be there.
    pub(crate) fn number(&mut self, section: &Section<'a>, key: &str) -> Option<i64> {
        let value = self.required(section, key)?;
        self.as_number(&value, key)
    }

    /// A whole number that must be there and lie in the range.
    pub(crate) fn number_in(&mut self, section: &Section<'a>, key: &str, range: Range<i64>) -> Option<i64> {
        let number = self.number(section, key)?;
        self.in_range(section.place(key), key, number, range)
    }

    /// A whole number that may be missing, in the range.
    pub(crate) fn optional_number_in(
        &mut self,
        section: &Section<'a>,
        key: &str,
        range: Range<i64>,
    ) -> Option<i64> {
        section.get(key)?;
        self.number_in(section, key, range)
    }

    /// A yes or no; no if it is missing.
    pub(crate) fn flag(&mut self, section: &Section<'a>, key: &str) -> bool {
        let Some(value) = section.get(key) else { return false };
        value.get_ref().as_bool().unwrap_or_else(|| {
            self.fault(value.span(), format!("`{key}` must be true or false"));
            false
        })
    }

    /// Two whole numbers that must be there.
    pub(crate) fn pair(&mut self, section: &Section<'a>, key: &str) -> Option<(i64, i64)> {
        let value = self.required(section, key)?;
        let numbers: Option<Vec<i64>> =
            value.get_ref().as_array().map(|a| a.iter().filter_map(|v| as_i64(v.get_ref())).collect());
        match numbers.as_deref() {
            Some([a, b]) => Some((*a, *b)),
            _ => {
                self.fault(value.span(), format!("`{key}` must be two whole numbers, [a, b]"));
                None
            }
        }
    }

    /// A list of strings that must be there, each with its place.
    pub(crate) fn strings(&mut self, section: &Section<'a>, key: &str) -> Vec<(String, Range<usize>)> {
        let Some(value) = self.required(section, key) else {
            return Vec::new();
        };
        self.as_strings(&value, key)
    }

    /// A list of lists of strings that must be there.
    pub(crate) fn string_lists(
        &mut self,
        section: &Section<'a>,
        key: &str,
    ) -> Vec<Vec<(String, Range<usize>)>> {
        let Some(value) = self.required(section, key) else {
            return Vec::new();
        };
        let Some(array) = value.get_ref().as_array() else {
            self.fault(value.span(), format!("`{key}` must be a list of lists of ids"));
            return Vec::new();
        };
        array.iter().map(|entry| self.as_strings(entry, key)).collect()
    }

    /// A list of tables, `[[key]]`, that must be there and have entries.
    pub(crate) fn sections(&mut self, section: &Section<'a>, key: &str) -> Vec<Section<'a>> {
        let Some(value) = self.required(section, key) else {
            return Vec::new();
        };
        let entries: Vec<_> =
            value.get_ref().as_array().into_iter().flat_map(|a| a.iter().cloned()).collect();
        if entries.is_empty() {
            self.fault(value.span(), format!("`{key}` must be a list of tables with at least one entry"));
        }
        entries.iter().filter_map(|entry| self.as_section(entry, key)).collect()
    }

    /// A table that must be there.
    pub(crate) fn section(&mut self, section: &Section<'a>, key: &str) -> Option<Section<'a>> {
        let value = self.required(section, key)?;
        self.as_section(&value, key)
    }

    fn required(&mut self, section: &Section<'a>, key: &str) -> Option<Spanned<DeValue<'a>>> {
        let value = section.get(key);
        if value.is_none() {
            self.fault(section.span.clone(), format!("`{key}` is missing"));
        }
        value
    }

    fn in_range(&mut self, span: Range<usize>, key: &str, number: i64, range: Range<i64>) -> Option<i64> {
        if range.contains(&number) {
            return Some(number);
        }
        self.fault(span, format!("`{key}` must be from {} to {}", range.start, range.end - 1));
        None
    }

    fn as_string(&mut self, value: &Spanned<DeValue<'a>>, key: &str) -> Option<String> {
        let string = value.get_ref().as_str().map(str::to_owned);
        if string.is_none() {
            self.fault(value.span(), format!("`{key}` must be a string"));
        }
        string
    }

    fn as_number(&mut self, value: &Spanned<DeValue<'a>>, key: &str) -> Option<i64> {
        let number = as_i64(value.get_ref());
        if number.is_none() {
            self.fault(value.span(), format!("`{key}` must be a whole number"));
        }
        number
    }

    fn as_strings(&mut self, value: &Spanned<DeValue<'a>>, key: &str) -> Vec<(String, Range<usize>)> {
        let Some(array) = value.get_ref().as_array() else {
            self.fault(value.span(), format!("`{key}` must be a list of strings"));
            return Vec::new();
        };
        array.iter().filter_map(|v| Some((self.as_string(v, key)?, v.span()))).collect()
    }

    fn as_section(&mut self, value: &Spanned<DeValue<'a>>, key: &str) -> Option<Section<'a>> {
        let Some(table) = value.get_ref().as_table() else {
            self.fault(value.span(), format!("`{key}` must be a table"));
            return None;
        };
        Some(Section { span: value.span(), table: table.clone() })
    }

    /// Names every id that stands twice.
    pub(crate) fn unique<'b>(&mut self, ids: impl Iterator<Item = (&'b str, Range<usize>)>) {
        let mut seen = HashSet::new();
        for (id, span) in ids {
            if !seen.insert(id) {
                self.fault(span, format!("the id `{id}` stands twice"));
            }
        }
    }
}

impl<'a> Section<'a> {
    /// The place of a key's value, or of the table if it has no such key.
    pub(crate) fn place(&self, key: &str) -> Range<usize> {
        self.get(key).map_or(self.span.clone(), |value| value.span())
    }

    /// Whether the table has this key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    fn get(&self, key: &str) -> Option<Spanned<DeValue<'a>>> {
        self.table.iter().find(|(k, _)| k.get_ref().as_ref() == key).map(|(_, v)| v.clone())
    }
}

fn as_i64(value: &DeValue<'_>) -> Option<i64> {
    value.as_integer().and_then(|i| i64::from_str_radix(i.as_str(), i.radix()).ok())
}
