//! Readable folders without what stays hidden in them. Landlock grants a folder with everything below, so of a folder that
//! holds something hidden its other entries are granted one by one. That folder itself can then not be listed.

use std::fs;
use std::path::{Path, PathBuf};

/// Paths that together show everything below `readable` but `hidden`. Links are followed, and the paths are real ones.
pub(super) fn visible(readable: &[PathBuf], hidden: &[PathBuf]) -> Vec<PathBuf> {
    let real = |path: &PathBuf| fs::canonicalize(path).ok();
    // What is hidden may be made later.
    let place =
        |path: &PathBuf| real(path).or_else(|| Some(fs::canonicalize(path.parent()?).ok()?.join(path.file_name()?)));
    let hidden: Vec<PathBuf> = hidden.iter().filter_map(place).collect();
    let mut granted = Vec::new();
    for path in readable.iter().filter_map(real) {
        grant(&path, &hidden, &mut granted);
    }
    granted
}

fn grant(path: &Path, hidden: &[PathBuf], granted: &mut Vec<PathBuf>) {
    if hidden.iter().any(|hidden| path.starts_with(hidden)) {
        return;
    }
    if !hidden.iter().any(|hidden| hidden.starts_with(path)) {
        granted.push(path.to_owned());
        return;
    }
    let Ok(entries) = fs::read_dir(path) else { return };
    for entry in entries.flatten() {
        // A link would grant what it leads to, and that may be what is hidden.
        if entry.file_type().is_ok_and(|kind| !kind.is_symlink()) {
            grant(&entry.path(), hidden, granted);
        }
    }
}

#[test]
fn what_is_hidden_is_left_out_wherever_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in ["a/b/secret", "a/b/other", "a/c"] {
        fs::create_dir_all(at(name)).unwrap();
    }
    let mut seen = visible(&[at("a"), at("none"), at("a/b/secret")], &[at("a/b/secret")]);
    seen.sort();
    assert_eq!(seen, [at("a/b/other"), at("a/c")]);
    assert_eq!(visible(&[at("a")], &[at("x")]), [at("a")]);
    assert_eq!(visible(&[at("a")], &[at("a/later")]).len(), 2);
}
