//! The documents that a newcomer reads must mention every crate, so that they do not fall behind the code.

use super::Finding;
use super::floors;
use super::tree::Tree;

const DOCUMENTS: &[&str] = &["ARCHITECTURE.md", "GLOSSARY.md"];

pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    // Errors of the list itself are reported by the check of the floors.
    let crates = floors::read_floors(tree, &mut Vec::new())?;
    let mut findings = Vec::new();
    for document in DOCUMENTS {
        let Some(text) = tree.text(document) else {
            findings.push(Finding::error(document, 1, "the document is missing".to_string(), "write it"));
            continue;
        };
        for name in crates.keys() {
            let mentions = [format!("`{name}`"), format!("`crates/{name}`")];
            if !mentions.iter().any(|mention| text.contains(mention)) {
                findings.push(Finding::error(
                    document,
                    1,
                    format!("crate `{name}` is not mentioned"),
                    "say what it is for, with its name in backticks",
                ));
            }
        }
    }
    Ok(findings)
}
