//! `cargo xtask metrics`: the size and the shape of each crate, read from its sources; with `--base REV` beside those of
//! another revision.

mod circles;
mod crates;
mod measure;
mod modules;
mod paths;
mod source;
mod table;

use std::process::ExitCode;

use self::crates::Crate;
use self::source::Source;

/// Prints the metrics of the working tree.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let base = match args {
        [] => None,
        [flag, revision] if flag == "--base" => Some(revision.as_str()),
        _ => anyhow::bail!("usage: cargo xtask metrics [--base REV]"),
    };
    let root = crate::root();
    let now = crates::of(&source::working_tree(&root)?);
    let then = match base {
        Some(revision) => Some(crates::of(&source::revision(&root, revision)?)),
        None => None,
    };
    print!("{}", table::render(&now, then.as_deref()));
    Ok(ExitCode::SUCCESS)
}
