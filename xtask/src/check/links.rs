//! Links between documents: the file and the heading must be there.

use std::collections::HashMap;
use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use super::documents::Document;
use super::{tracked, verdict};
use crate::workspace;

/// Checks the relative links of every Markdown file.
///
/// # Errors
/// One line for each link that leads nowhere.
pub(super) fn check() -> Result<()> {
    let mut documents = HashMap::new();
    for file in tracked::files_ending("md")? {
        let text = tracked::text(&file)?;
        documents.insert(file, Document::parse(&text));
    }
    verdict(faults(&documents, |path| workspace::root().join(path).exists()))
}

fn faults(documents: &HashMap<PathBuf, Document>, exists: impl Fn(&Path) -> bool) -> Vec<String> {
    let links =
        documents.iter().flat_map(|(file, document)| document.links.iter().map(move |link| (file, link)));
    let mut faults: Vec<_> = links
        .filter_map(|(file, link)| {
            Some(format!("{}: {}", file.display(), fault(documents, &exists, file, link)?))
        })
        .collect();
    faults.sort();
    faults
}

fn fault(
    documents: &HashMap<PathBuf, Document>,
    exists: &impl Fn(&Path) -> bool,
    file: &Path,
    link: &str,
) -> Option<String> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (path, anchor) = link.split_once('#').map_or((link, None), |(path, anchor)| (path, Some(anchor)));
    let target = if path.is_empty() { file.to_path_buf() } else { beside(file, path) };
    if !exists(&target) {
        return Some(format!("`{link}` leads to no file"));
    }
    let anchor = anchor?;
    let known = documents.get(&target).is_some_and(|document| document.anchors.contains(anchor));
    (!known).then(|| format!("`{link}` leads to no heading"))
}

/// The path that a link means, seen from the root; `/` at its front means the root.
fn beside(file: &Path, link: &str) -> PathBuf {
    let base = if link.starts_with('/') { Path::new("") } else { file.parent().unwrap_or(Path::new("")) };
    let mut target = base.to_path_buf();
    for part in Path::new(link.trim_start_matches('/')).components() {
        match part {
            // Above the root nothing belongs to the project: kept, so that it is not found.
            Component::ParentDir if !target.pop() => target.push(".."),
            Component::Normal(name) => target.push(name),
            Component::ParentDir | Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    target
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(link: &str) -> Vec<String> {
        let documents = HashMap::from([
            (PathBuf::from("docs/a.md"), Document::parse(&format!("# Risk\n[x]({link})"))),
            (PathBuf::from("README.md"), Document::parse("# Summiteer")),
        ]);
        let files = ["README.md", "docs/a.md"];
        faults(&documents, |path| files.iter().any(|file| Path::new(file) == path))
    }

    #[test]
    fn good_links_pass() {
        for link in [
            "../README.md",
            "../README.md#summiteer",
            "#risk",
            "/README.md",
            "a.md#risk",
            "https://example.org/x",
        ] {
            assert_eq!(faults_of(link), Vec::<String>::new(), "{link}");
        }
    }

    #[test]
    fn a_missing_file_is_told() {
        assert_eq!(faults_of("gone.md"), ["docs/a.md: `gone.md` leads to no file"]);
        assert_eq!(faults_of("../../README.md").len(), 1);
    }

    #[test]
    fn a_missing_heading_is_told() {
        assert_eq!(faults_of("../README.md#gone"), ["docs/a.md: `../README.md#gone` leads to no heading"]);
        assert_eq!(faults_of("#gone").len(), 1);
    }
}
