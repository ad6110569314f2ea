//! `cargo xtask claims N [--seed S] [--keep DIR] [--bin FILE]`: makes N random methods, compares what `heapwright check` says about
//! each with brute force on the real JVM, and prints counts and a short example of everything that is wrong. The exit
//! status is 1 if a verdict is wrong. The same seed makes the same methods.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, bail};
use testing::claims::Claims;

use crate::programs;

/// How many methods there are if no number is given.
const USUAL: usize = 1000;
/// The seed if none is given.
const SEED: u64 = 2026;

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    methods: usize,
    seed: u64,
    keep: Option<PathBuf>,
    binary: Option<PathBuf>,
}

/// Compares.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let wanted = parse(args)?;
    let target = testing::place::kept().parent().context("target/tmp has a parent")?.to_owned();
    let folder = wanted.keep.unwrap_or_else(|| target.join("claims"));
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    let engine = programs::heapwright(wanted.binary)?;
    let started = Instant::now();
    let mut claims = Claims::new(&engine, folder);
    let mut shown = BTreeSet::new();
    let summary = claims.run(wanted.methods, wanted.seed, |summary| {
        let seconds = started.elapsed().as_secs();
        eprintln!("{} methods, {} wrong, {seconds} s", summary.checked, summary.wrong());
        // What is wrong is shown at once, not shortened yet: the run can be cut short.
        for wrong in summary.examples().iter().filter(|wrong| wrong.finding.sort.is_wrong()) {
            if shown.insert(wrong.finding.key()) {
                eprintln!("{}", summary.describe(wrong));
            }
        }
    });
    println!("seed {}, {} s\n{summary}", wanted.seed, started.elapsed().as_secs());
    for wrong in claims.shortened(&summary) {
        println!("{}", summary.describe(&wrong));
    }
    Ok(if summary.wrong() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn parse(args: &[String]) -> anyhow::Result<Wanted> {
    let mut wanted = Wanted { methods: USUAL, seed: SEED, keep: None, binary: None };
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} needs a value"));
        match word.as_str() {
            "--seed" => wanted.seed = value()?.parse().context("--seed needs a number")?,
            "--keep" => wanted.keep = Some(value()?.into()),
            "--bin" => wanted.binary = Some(value()?.into()),
            flag if flag.starts_with("--") => bail!("there is no {flag}; there are --seed S, --keep DIR, --bin FILE"),
            number => wanted.methods = number.parse().with_context(|| format!("`{number}` is no number of methods"))?,
        }
    }
    Ok(wanted)
}

#[test]
fn the_command_line_is_read() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let wanted = parse(&words("50 --seed 7 --keep a")).unwrap();
    assert_eq!(wanted, Wanted { methods: 50, seed: 7, keep: Some("a".into()), binary: None });
    assert!(parse(&words("--seed")).is_err() && parse(&words("many")).is_err() && parse(&words("--time 3")).is_err());
}
