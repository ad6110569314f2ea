//! Words that must not be committed: placeholders in Rust code, and paths of one particular machine anywhere.

use super::Finding;
use super::tree::{File, Tree};

// Spelled in two parts, so that the check does not find them in this file.
const PLACEHOLDERS: &[&str] = &[concat!("todo", "!"), concat!("unimplemented", "!"), concat!("dbg", "!")];
const MACHINE_PATHS: &[&str] = &[concat!("/", "home/"), concat!("/", "root/"), concat!("/", "work/")];

pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in tree.rust() {
        findings.extend(occurrences(
            file,
            PLACEHOLDERS,
            |before| !before.is_alphanumeric() && before != '_',
            "finish it, or return a typed error that names what is missing",
        ));
    }
    for file in &tree.files {
        if file.path.ends_with("Cargo.lock") {
            continue;
        }
        findings.extend(occurrences(
            file,
            MACHINE_PATHS,
            // Only absolute paths count: not the middle of a relative one, and not a path below a variable.
            |before| !before.is_alphanumeric() && !"_-.~)}".contains(before),
            "use a path relative to the repository or an environment variable",
        ));
    }
    Ok(findings)
}

/// Findings for each word at a place whose preceding character, if any, satisfies `stands_alone`.
fn occurrences(file: &File, words: &[&str], stands_alone: fn(char) -> bool, remedy: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (index, line) in file.text.lines().enumerate() {
        for word in words {
            let alone = line.match_indices(word).any(|(at, _)| line[..at].chars().next_back().is_none_or(stands_alone));
            if alone {
                findings.push(Finding::error(
                    &file.path,
                    index + 1,
                    format!("`{word}` does not belong into a commit"),
                    remedy,
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, line: &str) -> usize {
        check(&Tree::of(&[(path, line)])).expect("the check runs").len()
    }

    #[test]
    fn placeholders_are_found_in_rust_only() {
        for word in PLACEHOLDERS {
            assert_eq!(found("a.rs", &format!("    {word}()")), 1);
            assert_eq!(found("a.rs", &format!("    not_{word}()")), 0);
            assert_eq!(found("a.md", word), 0);
        }
    }

    #[test]
    fn machine_paths_are_found_everywhere_but_in_the_lock_file() {
        for path in MACHINE_PATHS {
            assert_eq!(found("a.md", &format!("see {path}me")), 1);
            assert_eq!(found("a.md", &format!("{path}me")), 1);
            assert_eq!(found("a.md", &format!("build{path}me $(OUT){path}me")), 0);
            assert_eq!(found("Cargo.lock", path), 0);
        }
    }
}
