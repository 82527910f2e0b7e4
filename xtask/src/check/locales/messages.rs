//! The messages of a Fluent file, as far as the check compares them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast;
use fluent_syntax::parser;

/// What a message refers to.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct References {
    /// Variables, without `$`.
    pub(super) variables: BTreeSet<String>,
    /// Other messages and terms (these with `-` in front).
    pub(super) messages: BTreeSet<String>,
}

/// The messages and terms of one file by key, attributes as `key.attribute`; of several files once joined.
#[derive(Debug, Default)]
pub(super) struct Messages {
    /// Language and file, as told in faults.
    name: String,
    pub(super) entries: BTreeMap<String, References>,
    /// What is wrong with the file in itself.
    pub(super) faults: Vec<String>,
}

impl Messages {
    /// Reads a file of a language; if it cannot be read or parsed, the faults say so.
    pub(super) fn read(folder: &Path, language: &str, file: &str) -> Self {
        let name = format!("{language}/{file}");
        match std::fs::read_to_string(folder.join(language).join(file)) {
            Ok(text) => Self::parse(name, &text),
            Err(error) => Self { faults: vec![format!("{name}: {error}")], name, ..Self::default() },
        }
    }

    fn parse(name: String, text: &str) -> Self {
        let mut messages = Self { name, ..Self::default() };
        let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
            let told = errors.iter().map(|error| format!("{}: {error}", messages.name));
            messages.faults = told.collect();
            resource
        });
        for entry in &resource.body {
            messages.entry(entry);
        }
        messages
    }

    fn entry(&mut self, entry: &ast::Entry<&str>) {
        match entry {
            ast::Entry::Message(message) => {
                self.add(message.id.name.to_owned(), message.value.as_ref(), &message.attributes);
            }
            ast::Entry::Term(term) => {
                self.add(format!("-{}", term.id.name), Some(&term.value), &term.attributes);
            }
            ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => {}
        }
    }

    fn add(&mut self, key: String, value: Option<&ast::Pattern<&str>>, attributes: &[ast::Attribute<&str>]) {
        for attribute in attributes {
            self.insert(format!("{key}.{}", attribute.id.name), References::of(&attribute.value));
        }
        self.insert(key, value.map(References::of).unwrap_or_default());
    }

    fn insert(&mut self, key: String, references: References) {
        if self.entries.insert(key.clone(), references).is_some() {
            self.faults.push(format!("{}: `{key}` stands here twice", self.name));
        }
    }

    /// Takes the messages of another file in; returns a fault for each key known already.
    pub(super) fn join(&mut self, other: Self) -> Vec<String> {
        let known = other.entries.keys().filter(|key| self.entries.contains_key(*key));
        let faults = known.map(|key| format!("`{key}` stands in two files")).collect();
        self.entries.extend(other.entries);
        faults
    }

    /// What is wrong with this translation: faults of its own, keys missing or extra, other variables.
    pub(super) fn faults_against(&self, base: &Self) -> Vec<String> {
        let missing = base.entries.keys().filter(|key| !self.entries.contains_key(*key));
        let extra = self.entries.keys().filter(|key| !base.entries.contains_key(*key));
        let missing = missing.map(|key| format!("{}: `{key}` is missing", self.name));
        let extra = extra.map(|key| format!("{}: `{key}` is not in English", self.name));
        let other = self
            .entries
            .iter()
            .filter_map(|(key, own)| self.other_variables(key, own, base.entries.get(key)?));
        self.faults.iter().cloned().chain(missing).chain(extra).chain(other).collect()
    }

    fn other_variables(&self, key: &str, own: &References, base: &References) -> Option<String> {
        let differ = own.variables != base.variables;
        let told = || format!("{}: `{key}` uses {:?}, English {:?}", self.name, list(own), list(base));
        differ.then(told)
    }
}

fn list(references: &References) -> Vec<&String> {
    references.variables.iter().collect()
}

impl References {
    fn of(pattern: &ast::Pattern<&str>) -> Self {
        let mut references = Self::default();
        references.pattern(pattern);
        references
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                ast::PatternElement::Placeable { expression } => self.expression(expression),
                ast::PatternElement::TextElement { .. } => {}
            }
        }
    }

    fn expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline),
            ast::Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<&str>) {
        match inline {
            ast::InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            ast::InlineExpression::MessageReference { id, attribute } => {
                self.message("", id, attribute.as_ref());
            }
            ast::InlineExpression::TermReference { id, attribute, arguments } => {
                self.message("-", id, attribute.as_ref());
                self.arguments(arguments.as_ref());
            }
            ast::InlineExpression::FunctionReference { arguments, .. } => {
                self.arguments(Some(arguments));
            }
            ast::InlineExpression::Placeable { expression } => self.expression(expression),
            ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn message(&mut self, sign: &str, id: &ast::Identifier<&str>, attribute: Option<&ast::Identifier<&str>>) {
        let key = format!("{sign}{}", id.name);
        if let Some(attribute) = attribute {
            self.messages.insert(format!("{key}.{}", attribute.name));
        }
        self.messages.insert(key);
    }

    fn arguments(&mut self, arguments: Option<&ast::CallArguments<&str>>) {
        let Some(arguments) = arguments else { return };
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_found_at_every_depth() {
        let text =
            "a = { $n ->\n    [one] { NUMBER($m) } { b.tip }\n   *[other] { -brand(case: \"x\") }\n }\n";
        let messages = Messages::parse("en/x.ftl".to_owned(), text);
        let references = &messages.entries["a"];
        assert_eq!(references.variables, BTreeSet::from(["m", "n"].map(str::to_owned)));
        assert_eq!(references.messages, BTreeSet::from(["-brand", "b", "b.tip"].map(str::to_owned)));
    }

    #[test]
    fn a_key_that_stands_twice_is_told() {
        let messages = Messages::parse("en/x.ftl".to_owned(), "a = 1\na = 2\n");
        assert_eq!(messages.faults, ["en/x.ftl: `a` stands here twice"]);
    }

    #[test]
    fn a_file_that_is_missing_is_told() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(Messages::read(folder.path(), "en", "gone.ftl").faults.len(), 1);
    }
}
