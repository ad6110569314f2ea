//! File sizes: a Rust file past 600 lines justifies itself in `tidy.toml`; past 400 it gets a warning.

use std::collections::BTreeMap;

use anyhow::Context;
use toml::{Table, Value};

use super::Finding;
use super::tree::Tree;

const EXCEPTIONS: &str = "tidy.toml";
const LIMIT: usize = 600;
const WARN: usize = 400;

pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let mut excused = read_exceptions(tree)?;
    for file in tree.rust() {
        let lines = file.text.lines().count();
        let reason = file.path.to_str().and_then(|path| excused.remove(path));
        match reason {
            Some(reason) if lines > LIMIT && reason.trim().is_empty() => {
                findings.push(Finding::error(
                    EXCEPTIONS,
                    1,
                    format!("the exception for {} has no reason", file.path.display()),
                    "say why the file is better whole",
                ));
            }
            Some(_) if lines > LIMIT => {}
            Some(_) => findings.push(Finding::error(
                EXCEPTIONS,
                1,
                format!("{} has only {lines} lines", file.path.display()),
                "remove the exception",
            )),
            None if lines > LIMIT => findings.push(Finding::error(
                &file.path,
                LIMIT + 1,
                format!("{lines} lines, above {LIMIT}"),
                "split it by concept, or list it with a reason in tidy.toml",
            )),
            None if lines > WARN => findings.push(Finding::warning(
                &file.path,
                WARN + 1,
                format!("{lines} lines, above {WARN}"),
                "consider splitting it by concept",
            )),
            None => {}
        }
    }
    for path in excused.keys() {
        findings.push(Finding::error(EXCEPTIONS, 1, format!("there is no file {path}"), "remove the exception"));
    }
    Ok(findings)
}

fn read_exceptions(tree: &Tree) -> anyhow::Result<BTreeMap<String, String>> {
    let text = tree.text(EXCEPTIONS).unwrap_or_default();
    let table: Table = text.parse().context("parsing tidy.toml")?;
    let Some(entries) = table.get("long-file").and_then(Value::as_array) else {
        return Ok(BTreeMap::new());
    };
    let text_of = |entry: &Value, key: &str| {
        let value = entry.get(key).and_then(Value::as_str);
        value.unwrap_or_default().to_string()
    };
    Ok(entries.iter().map(|entry| (text_of(entry, "path"), text_of(entry, "reason"))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whats(lines: usize, exceptions: &str) -> Vec<String> {
        let long = "//\n".repeat(lines);
        let tree = Tree::of(&[("a.rs", &long), (EXCEPTIONS, exceptions)]);
        let findings = check(&tree).expect("the check runs");
        findings.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn long_files_need_a_reason() {
        const EXCUSED: &str = "[[long-file]]\npath = \"a.rs\"\nreason = \"One table.\"\n";
        assert!(whats(400, "").is_empty());
        assert!(whats(401, "")[0].contains("above 400"));
        assert!(whats(601, "")[0].contains("above 600"));
        assert!(whats(601, EXCUSED).is_empty());
        assert!(whats(600, EXCUSED)[0].contains("remove the exception"));
        assert!(whats(601, "[[long-file]]\npath = \"a.rs\"\n")[0].contains("no reason"));
    }
}
