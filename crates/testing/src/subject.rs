//! The one subject that a person asks for: `HEAPWRIGHT_SUBJECT=Name`.

use std::env;
use std::fs;
use std::path::Path;

use crate::place::repository;

/// The name in `HEAPWRIGHT_SUBJECT`, if it is set. Fails if no source in the folders has that name; the folders are
/// relative to the repository.
pub fn only(folders: &[&str]) -> Option<Only> {
    let name = env::var("HEAPWRIGHT_SUBJECT").ok()?;
    let mut known = Vec::new();
    for folder in folders {
        collect(&repository().join(folder), &mut known);
    }
    let only = Only(name);
    assert!(known.iter().any(|name| only.is(name)), "{}", refusal(&only.0, folders, &known));
    Some(only)
}

/// The subject that a person asks for.
#[derive(Clone, Debug)]
pub struct Only(String);

impl Only {
    /// Whether it is meant by this name of a class or a source; packages may be left out.
    pub fn is(&self, name: &str) -> bool {
        let simple = |name: &str| name.rsplit('.').next().unwrap_or_default().to_owned();
        self.0 == name || (simple(&self.0) == simple(name) && !(self.0.contains('.') && name.contains('.')))
    }
}

fn collect(folder: &Path, names: &mut Vec<String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.map(|entry| entry.expect("an entry of a folder").path()) {
        if path.is_dir() {
            collect(&path, names);
        } else if path.extension().is_some_and(|end| end == "java" || end == "j") {
            names.push(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        }
    }
}

fn refusal(name: &str, folders: &[&str], known: &[String]) -> String {
    let plain = |text: &str| text.to_lowercase();
    let near = |other: &&String| {
        let (one, other) = (plain(name), plain(other));
        one.starts_with(&other) || other.starts_with(&one) || one.get(..4).is_some_and(|start| other.starts_with(start))
    };
    let near: Vec<&str> = known.iter().filter(near).map(String::as_str).collect();
    let hint = if near.is_empty() { String::new() } else { format!("; did you mean {}?", near.join(", ")) };
    format!("HEAPWRIGHT_SUBJECT={name}: no source in {} has this name{hint}", folders.join(", "))
}

#[test]
fn packages_may_be_left_out() {
    let only = |name: &str| Only(name.to_owned());
    assert!(only("A").is("A") && only("A").is("p.A") && only("p.A").is("A") && only("p.A").is("p.A"));
    assert!(!only("A").is("B") && !only("p.A").is("q.A") && !only("A").is("AB"));
}

#[test]
fn a_mistyped_name_is_named() {
    let known = ["LinkedList".to_owned(), "Other".to_owned()];
    let text = refusal("LinkdList", &["subjects/check"], &known);
    assert_eq!(
        text,
        "HEAPWRIGHT_SUBJECT=LinkdList: no source in subjects/check has this name; did you mean LinkedList?"
    );
}
