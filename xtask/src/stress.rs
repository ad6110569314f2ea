//! `cargo xtask stress [MOMENTS] [--seed S] [--bin FILE]`: checks programs that take all the time and memory there is, at several
//! limits, and says what each run took; then ends runs of several commands at random moments, and looks at what they leave.
//! The exit status is 1 if a limit did not hold, or if something was lost.

mod moments;

use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Context, bail};
use testing::Javac;
use testing::explosive::{Allowed, SOURCE, TARGETS, check};

use crate::programs;

/// How many runs are ended if no number is given.
const MOMENTS: usize = 200;
/// The seed if none is given.
const SEED: u64 = 2026;
/// Seconds and MiB of the runs that explode.
const SIZES: &[(u64, u64)] = &[(1, 300), (3, 600), (10, 2048)];

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
struct Wanted {
    moments: usize,
    seed: u64,
    binary: Option<PathBuf>,
}

/// Exhausts limits and ends runs.
pub fn run(args: &[String]) -> anyhow::Result<ExitCode> {
    let wanted = parse(args)?;
    let program = programs::heapwright(wanted.binary)?;
    let classes = Javac::new("explosive").texts(&[SOURCE]).compile();
    let mut failed = 0;
    for &(seconds, memory) in SIZES {
        for jobs in [1, 2] {
            let allowed = Allowed { time: Duration::from_secs(seconds), memory, jobs };
            for target in TARGETS {
                let taken = check(again(&program), &classes, target, &allowed);
                let is_lost = taken.report.is_none();
                let is_wrong = is_lost || taken.exceeds(&allowed, Duration::ZERO);
                let word = if is_wrong { "  WRONG" } else { "" };
                println!("--time {seconds}s --memory {memory}M --jobs {jobs}  {target}: {taken}{word}");
                failed += usize::from(is_wrong);
            }
        }
    }
    failed += moments::run(&program, &classes, wanted.moments, wanted.seed)?;
    println!("{failed} wrong");
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The same command once more, without arguments.
fn again(program: &Command) -> Command {
    let mut command = Command::new(program.get_program());
    command.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    command
}

fn parse(args: &[String]) -> anyhow::Result<Wanted> {
    let mut wanted = Wanted { moments: MOMENTS, seed: SEED, binary: None };
    let mut words = args.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().with_context(|| format!("{word} needs a value"));
        match word.as_str() {
            "--seed" => wanted.seed = value()?.parse().context("--seed needs a number")?,
            "--bin" => wanted.binary = Some(value()?.into()),
            flag if flag.starts_with("--") => bail!("there is no {flag}; there are --seed S, --bin FILE"),
            number => wanted.moments = number.parse().with_context(|| format!("`{number}` is no number of moments"))?,
        }
    }
    Ok(wanted)
}

#[test]
fn the_command_line_is_read() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(parse(&words("50 --seed 7")).unwrap(), Wanted { moments: 50, seed: 7, binary: None });
    assert!(parse(&words("--seed")).is_err() && parse(&words("many")).is_err() && parse(&words("--time 3")).is_err());
}
