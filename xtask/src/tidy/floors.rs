//! Floors: a crate depends only on crates of lower floors, and `floors.toml` lists every crate.
//!
//! The manifests are parsed directly, so the check needs neither cargo nor a network. Dev- and
//! build-dependencies count like any other: a test that uses a higher floor ties the floors together too. Floor 0 is
//! for tests: only dev-dependencies lead there.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, anyhow};
use toml::{Table, Value};

use super::Finding;
use super::tree::Tree;

/// Where the order is written down.
pub const FLOORS: &str = "floors.toml";

pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let floors = read_floors(tree, &mut findings)?;
    let mut seen = Vec::new();
    for file in &tree.files {
        let Some(folder) = crate_folder(&file.path) else {
            continue;
        };
        let manifest: Table = file.text.parse().with_context(|| format!("parsing {}", file.path.display()))?;
        let name =
            manifest.get("package").and_then(|package| package.get("name")).and_then(Value::as_str).unwrap_or_default();
        if name != folder {
            findings.push(Finding::error(
                &file.path,
                line_of(&file.text, "name"),
                format!("crate `{name}` lives in the folder `{folder}`"),
                "give both the same name",
            ));
        }
        seen.push(name.to_string());
        let Some(&floor) = floors.get(name) else {
            findings.push(Finding::error(
                &file.path,
                1,
                format!("crate `{name}` stands on no floor"),
                "add it to floors.toml with its floor and responsibility",
            ));
            continue;
        };
        for (kind, dependency) in dependencies(&manifest) {
            let Some(&below) = floors.get(&dependency) else { continue };
            if below == 0 && kind != DEV {
                findings.push(Finding::error(
                    &file.path,
                    line_of(&file.text, &dependency),
                    format!("`{name}` needs `{dependency}`, which is for tests, not only to be tested"),
                    "name it under [dev-dependencies] only",
                ));
            }
            if below >= floor {
                findings.push(Finding::error(
                    &file.path,
                    line_of(&file.text, &dependency),
                    format!("`{name}` (floor {floor}) depends on `{dependency}` (floor {below})"),
                    "depend on lower floors only: move the shared part down, or the caller up",
                ));
            }
        }
    }
    let listing = tree.text(FLOORS).unwrap_or_default();
    for name in floors.keys().filter(|name| !seen.contains(name)) {
        findings.push(Finding::error(
            FLOORS,
            line_of(listing, &format!("name = \"{name}\"")),
            format!("there is no crate `{name}` in crates/"),
            "remove the entry",
        ));
    }
    Ok(findings)
}

/// Crate names with their floors, in name order.
pub fn read_floors(tree: &Tree, findings: &mut Vec<Finding>) -> anyhow::Result<BTreeMap<String, i64>> {
    let text = tree.text(FLOORS).context("floors.toml is missing")?;
    let table: Table = text.parse().context("parsing floors.toml")?;
    let entries = table.get("crate").and_then(Value::as_array).context("floors.toml has no [[crate]] entries")?;
    let mut floors = BTreeMap::new();
    let mut highest = 0;
    for entry in entries {
        let text_of = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or_default();
        let name = text_of("name");
        let line = line_of(text, &format!("name = \"{name}\""));
        let floor = entry
            .get("floor")
            .and_then(Value::as_integer)
            .ok_or_else(|| anyhow!("floors.toml:{line}: `{name}` has no floor"))?;
        if floor < highest {
            findings.push(Finding::error(
                FLOORS,
                line,
                format!("`{name}` (floor {floor}) is listed after floor {highest}"),
                "list the crates from the lowest floor upwards",
            ));
        }
        highest = highest.max(floor);
        if !text_of("responsibility").ends_with('.') {
            findings.push(Finding::error(
                FLOORS,
                line,
                format!("`{name}` does not say what it is responsible for"),
                "add its responsibility as one sentence",
            ));
        }
        floors.insert(name.to_string(), floor);
    }
    Ok(floors)
}

/// The folder name when the path is the manifest of a crate: `crates/NAME/Cargo.toml`.
fn crate_folder(path: &Path) -> Option<&str> {
    let mut parts = path.to_str()?.split('/');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some("crates"), Some(folder), Some("Cargo.toml"), None) => Some(folder),
        _ => None,
    }
}

const DEV: &str = "dev-dependencies";

/// The kinds and package names of all dependencies, for whatever target.
fn dependencies(manifest: &Table) -> Vec<(&'static str, String)> {
    const KINDS: [&str; 3] = ["dependencies", DEV, "build-dependencies"];
    let targets = manifest.get("target").and_then(Value::as_table);
    let per_target = targets.into_iter().flat_map(Table::values);
    let mut names = Vec::new();
    for section in std::iter::once(manifest).chain(per_target.filter_map(Value::as_table)) {
        for (kind, table) in KINDS.iter().filter_map(|kind| Some((*kind, section.get(*kind)?.as_table()?))) {
            for (key, value) in table {
                let renamed = value.get("package").and_then(Value::as_str);
                names.push((kind, renamed.unwrap_or(key).to_string()));
            }
        }
    }
    names
}

/// The first line that begins with the text, or the first of all.
fn line_of(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_FLOORS: &str = "[[crate]]\nname = \"low\"\nfloor = 1\nresponsibility = \"Below.\"\n\
                              [[crate]]\nname = \"high\"\nfloor = 2\nresponsibility = \"Above.\"\n";

    fn whats(low: &str, high: &str) -> Vec<String> {
        let tree = Tree::of(&[(FLOORS, TWO_FLOORS), ("crates/high/Cargo.toml", high), ("crates/low/Cargo.toml", low)]);
        let findings = check(&tree).expect("the check runs");
        findings.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn downwards_is_fine() {
        let high = "[package]\nname = \"high\"\n[dependencies]\nlow.workspace = true\n";
        assert!(whats("[package]\nname = \"low\"\n", high).is_empty());
    }

    #[test]
    fn upwards_is_found_in_every_kind_of_dependency() {
        let high = "[package]\nname = \"high\"\n";
        for section in ["dependencies", "dev-dependencies", "target.'cfg(unix)'.build-dependencies"] {
            let low =
                format!("[package]\nname = \"low\"\n[{section}]\nother = {{ package = \"high\", path = \"\" }}\n");
            let found = whats(&low, high);
            assert_eq!(found.len(), 1, "{section}: {found:?}");
            assert!(found[0].contains("`low` (floor 1) depends on `high` (floor 2)"));
        }
    }

    #[test]
    fn only_tests_reach_floor_0() {
        let floors = TWO_FLOORS.replace("floor = 1", "floor = 0");
        for (section, count) in [("dev-dependencies", 0), ("dependencies", 1), ("build-dependencies", 1)] {
            let high = format!("[package]\nname = \"high\"\n[{section}]\nlow.workspace = true\n");
            let low = "[package]\nname = \"low\"\n";
            let files =
                [(FLOORS, floors.as_str()), ("crates/high/Cargo.toml", high.as_str()), ("crates/low/Cargo.toml", low)];
            let found = check(&Tree::of(&files)).expect("the check runs");
            assert_eq!(found.len(), count, "{section}: {found:?}");
        }
    }

    #[test]
    fn names_and_listing_must_agree() {
        let found = whats("[package]\nname = \"lower\"\n", "[package]\nname = \"high\"\n");
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].contains("crate `lower` lives in the folder `low`"));
        assert!(found[1].contains("crate `lower` stands on no floor"));
        assert!(found[2].contains("there is no crate `low`"));
    }
}
