//! Reading Markdown: links, headings and commands.

use std::collections::{HashMap, HashSet};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// What a document holds that can go stale.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Document {
    /// Targets of links and pictures, as written.
    pub(super) links: Vec<String>,
    /// Anchors of the headings, as GitHub makes them.
    pub(super) anchors: HashSet<String>,
    /// Lines of shell blocks, and code words in the text, both without the prompt.
    pub(super) commands: Vec<String>,
}

/// Languages whose fenced blocks hold commands.
const SHELLS: [&str; 4] = ["sh", "bash", "shell", "console"];

impl Document {
    /// Reads a document.
    pub(super) fn parse(text: &str) -> Self {
        let mut reader = Reader::default();
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            reader.take(event);
        }
        reader.document
    }
}

/// The document as far as it is read, and where in it the reader is.
#[derive(Default)]
struct Reader {
    document: Document,
    seen: HashMap<String, usize>,
    heading: Option<String>,
    in_shell: bool,
}

impl Reader {
    // The event type is the library's; only a few of its many kinds matter here.
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                self.document.links.push(dest_url.into_string());
            }
            Event::Start(Tag::Heading { .. }) => self.heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => self.end_heading(),
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                self.in_shell = SHELLS.contains(&language.as_ref());
            }
            Event::End(TagEnd::CodeBlock) => self.in_shell = false,
            Event::Code(code) => self.code(&code),
            Event::Text(text) => self.text(&text),
            _ => {}
        }
    }

    fn end_heading(&mut self) {
        let slug = slug(&self.heading.take().unwrap_or_default());
        let times = self.seen.entry(slug.clone()).or_default();
        let anchor = if *times == 0 { slug } else { format!("{slug}-{times}") };
        *times += 1;
        self.document.anchors.insert(anchor);
    }

    fn code(&mut self, code: &str) {
        if let Some(heading) = &mut self.heading {
            heading.push_str(code);
        }
        self.document.commands.push(code.to_owned());
    }

    fn text(&mut self, text: &str) {
        if let Some(heading) = &mut self.heading {
            heading.push_str(text);
        }
        if self.in_shell {
            self.document.commands.extend(text.lines().filter_map(command));
        }
    }
}

/// The command in a line of a shell block, without prompt or comment.
fn command(line: &str) -> Option<String> {
    let line = line.trim().trim_start_matches("$ ");
    let line = line.split(" #").next().unwrap_or_default().trim();
    (!line.is_empty() && !line.starts_with('#')).then(|| line.to_owned())
}

/// Small letters, digits, `-` and `_`; a space becomes `-`, all else is dropped.
fn slug(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_pictures_are_found() {
        let document = Document::parse("See [rules](docs/k2.md#risk) and ![picture](a.png), not `[x](y)`.");
        assert_eq!(document.links, ["docs/k2.md#risk", "a.png"]);
    }

    #[test]
    fn headings_make_anchors_and_repeated_ones_are_numbered() {
        let document = Document::parse("# The `View`, seen\n## Risk\n## Risk\n");
        let expected = ["the-view-seen", "risk", "risk-1"].map(str::to_owned);
        assert_eq!(document.anchors, HashSet::from(expected));
    }

    #[test]
    fn commands_stand_in_shell_blocks_and_code_words() {
        let text = "Type `cargo xtask play`.\n\n```sh\n$ cargo xtask test  # all\n# a remark\n```\n```rust\nfn main() {}\n```\n";
        assert_eq!(Document::parse(text).commands, ["cargo xtask play", "cargo xtask test"]);
    }
}
