//! `cargo xtask soak [TIME] [PACKAGE...]`: runs all random tests, or those of some packages, again and again, each round
//! with a fresh seed, until the time is over.
//!
//! The random tests are those that ask `testing::plan` or `testing::properties` for their seed. A test that fails is run
//! again with the same seed, printed once with the command that repeats it, and left out from then on. The exit status is
//! 1 if a test failed.

mod round;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::process::{ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

use crate::programs::{self, Program};

/// How long it takes if no time is given.
const USUAL: Duration = Duration::from_secs(600);
/// How a source asks for a seed.
const RANDOM: &[&str] = &["testing::properties(", "testing::plan(", "plan("];

/// A program with its random tests.
struct Source {
    program: Program,
    tests: BTreeSet<String>,
}

/// Runs the tests.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let (time, packages) = match args.split_first() {
        None => (USUAL, args),
        Some((time, packages)) => {
            (duration(time).with_context(|| format!("`{time}` is no time: write 90s, 10m or 2h"))?, packages)
        }
    };
    let mut sources = Vec::new();
    for program in programs::build(packages)?.into_iter().filter(|program| program.mentions(RANDOM)) {
        let tests = random_tests(&program)?;
        if !tests.is_empty() {
            sources.push(Source { program, tests });
        }
    }
    let count: usize = sources.iter().map(|source| source.tests.len()).sum();
    ensure!(count > 0, "no test asks for a seed");
    println!("soak: {count} random tests of {} programs, for {}", sources.len(), words(time));
    let (started, mut rounds, mut runs, mut failed) = (Instant::now(), 0, 0, 0);
    while started.elapsed() < time && sources.iter().any(|source| !source.tests.is_empty()) {
        let seed = fresh_seed();
        rounds += 1;
        for source in &mut sources {
            if source.tests.is_empty() || started.elapsed() >= time {
                continue;
            }
            runs += source.tests.len();
            for failure in round::run(&source.program, &source.tests, seed)? {
                failed += 1;
                print!("{failure}");
                failure.leave_out(&mut source.tests);
            }
        }
    }
    println!(
        "soak: {rounds} rounds, {runs} runs of {count} random tests in {}; {failed} failed",
        words(started.elapsed())
    );
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The tests of a program that ask for a seed: they say so in a list when they run.
fn random_tests(program: &Program) -> anyhow::Result<BTreeSet<String>> {
    let list = env::temp_dir().join(format!("heapwright-random-tests-{}", std::process::id()));
    let _ = fs::remove_file(&list);
    let mut command = program.command();
    command.env("HEAPWRIGHT_RANDOM_LIST", &list).env("HEAPWRIGHT_CASES", "1").arg("--quiet");
    // The status is ignored: with a single case some tests fail because they miss what they count.
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().context("starting a test program")?;
    let names = fs::read_to_string(&list).unwrap_or_default();
    let _ = fs::remove_file(&list);
    Ok(names.lines().map(str::to_owned).collect())
}

/// Any number, short enough to be typed.
fn fresh_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

fn duration(text: &str) -> Option<Duration> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let factor = match &text[digits.len()..] {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => return None,
    };
    Some(Duration::from_secs(digits.parse::<u64>().ok()? * factor))
}

fn words(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 120 { format!("{seconds} s") } else { format!("{} min {} s", seconds / 60, seconds % 60) }
}

#[test]
fn times_are_read() {
    assert_eq!(duration("90s"), Some(Duration::from_secs(90)));
    assert_eq!(duration("2h"), Some(Duration::from_secs(7200)));
    assert_eq!((duration("10"), duration("m"), duration("1d")), (None, None, None));
}
