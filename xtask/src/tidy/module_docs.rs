//! Every Rust file opens by saying what it is.

use super::Finding;
use super::tree::Tree;

pub fn check(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    Ok(tree
        .rust()
        .filter(|file| !file.text.starts_with("//!"))
        .map(|file| {
            Finding::error(
                &file.path,
                1,
                "the file does not open with `//!`".to_string(),
                "say in one or two sentences what it is",
            )
        })
        .collect())
}
