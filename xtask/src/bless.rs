//! `cargo xtask bless`: runs the tests that compare texts, and lets them write what comes out: golden files of
//! `testing::golden`, and texts inside of sources (`expect!` of the crate expect-test).

use std::process::{Command, ExitCode};

use anyhow::{Context, bail};

use crate::programs;

/// How a source compares texts.
const GOLDEN: &[&str] = &["golden(", "expect!["];

/// Runs the tests, all or those of some packages; then shows which files changed.
pub fn run(packages: &[String]) -> anyhow::Result<ExitCode> {
    let wanted = |package: &String| packages.is_empty() || packages.contains(package);
    let programs = programs::build()?;
    if let Some(unknown) = packages.iter().find(|name| !programs.iter().any(|program| program.package == **name)) {
        bail!("there is no package {unknown}");
    }
    let mut fine = true;
    for program in programs.iter().filter(|program| wanted(&program.package) && program.mentions(GOLDEN)) {
        let mut command = program.command();
        command.env("HEAPWRIGHT_BLESS", "1").env("UPDATE_EXPECT", "1").arg("--quiet");
        println!("{} {}", program.package, program.target);
        fine &= command.status().context("starting a test program")?.success();
    }
    let mut git = Command::new("git");
    let changed = git.args(["diff", "--stat"]).current_dir(crate::root()).output().context("starting git")?;
    print!("{}", String::from_utf8_lossy(&changed.stdout));
    Ok(if fine { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
