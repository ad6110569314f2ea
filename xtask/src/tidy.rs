//! `cargo xtask tidy`: the habits of the repository, checked. A plain `cargo test` runs it too.
//!
//! A check is a function from the tree of files to findings; [`CHECKS`] lists them all.

mod documents;
mod file_size;
mod floors;
mod forbidden;
mod module_docs;
mod tree;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use tree::Tree;

/// Looks at the whole tree; an `Err` means that the check itself could not be done.
type Check = fn(&Tree) -> anyhow::Result<Vec<Finding>>;

const CHECKS: &[Check] = &[floors::check, module_docs::check, file_size::check, forbidden::check, documents::check];

/// Runs every check; `--verbose` shows the warnings as well.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let verbose = match args {
        [] => false,
        [flag] if flag == "--verbose" => true,
        _ => anyhow::bail!("usage: cargo xtask tidy [--verbose]"),
    };
    let findings = check_all(&Tree::read(&crate::root())?)?;
    let (errors, warnings): (Vec<_>, Vec<_>) =
        findings.into_iter().partition(|finding| finding.severity == Severity::Error);
    if verbose {
        for warning in &warnings {
            eprintln!("warning: {warning}");
        }
    }
    for error in &errors {
        eprintln!("error: {error}");
    }
    if errors.is_empty() {
        println!("tidy: clean");
        Ok(ExitCode::SUCCESS)
    } else {
        eprintln!("tidy: {} finding(s)", errors.len());
        Ok(ExitCode::FAILURE)
    }
}

fn check_all(tree: &Tree) -> anyhow::Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for check in CHECKS {
        findings.extend(check(tree)?);
    }
    Ok(findings)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    Error,
    Warning,
}

/// One departure from a habit: where, what, and what to do about it.
#[derive(Debug)]
struct Finding {
    severity: Severity,
    path: PathBuf,
    line: usize,
    what: String,
    remedy: String,
}

impl Finding {
    fn error(path: impl AsRef<Path>, line: usize, what: String, remedy: &str) -> Finding {
        Finding { severity: Severity::Error, path: path.as_ref().to_path_buf(), line, what, remedy: remedy.to_string() }
    }

    fn warning(path: impl AsRef<Path>, line: usize, what: String, remedy: &str) -> Finding {
        Finding { severity: Severity::Warning, ..Finding::error(path, line, what, remedy) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, what, .. } = self;
        write!(f, "{}:{line}: {what}; {}", path.display(), self.remedy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_repository_is_tidy() {
        let tree = Tree::read(&crate::root()).expect("the repository is readable");
        let errors: Vec<String> = check_all(&tree)
            .expect("the checks run")
            .iter()
            .filter(|finding| finding.severity == Severity::Error)
            .map(Finding::to_string)
            .collect();
        assert!(errors.is_empty(), "\n{}\n", errors.join("\n"));
    }
}
