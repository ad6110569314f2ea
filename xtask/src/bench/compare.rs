//! Two binaries on the same work, run in turn, so that both meet the same disturbances and their times can be compared.
//! With valgrind, the instructions of the processor are counted instead, which nothing disturbs.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, ensure};

/// Runs of each binary; the best one counts.
const RUNS: usize = 5;
/// A longer time than before by more than this is pointed out.
const SLOWER: f64 = 1.05;

/// What is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Milliseconds.
    Time,
    /// Million instructions of the processor.
    Instructions,
}

/// One piece of work: its name, and the arguments that make a binary do it.
pub struct Work {
    pub name: String,
    pub args: Vec<String>,
}

/// Lets both binaries do all pieces of work and prints one table.
pub fn run(before: &Path, after: &Path, works: &[Work], unit: Unit) -> anyhow::Result<String> {
    let title = match unit {
        Unit::Time => "ms",
        Unit::Instructions => "M instructions",
    };
    let mut text = format!("{:<25} {:>12} {:>12} {:>7}  ({title})\n", "", "before", "after", "ratio");
    for work in works {
        eprintln!("{} ...", work.name);
        let (mut old, mut new) = (f64::INFINITY, f64::INFINITY);
        for _ in 0..if unit == Unit::Time { RUNS } else { 1 } {
            old = old.min(measure(before, work, unit)?);
            new = new.min(measure(after, work, unit)?);
        }
        let remark = if new > old * SLOWER { "  slower" } else { "" };
        let _ = writeln!(text, "{:<25} {old:>12.0} {new:>12.0} {:>7.2}{remark}", work.name, old / new);
    }
    Ok(text)
}

fn measure(binary: &Path, work: &Work, unit: Unit) -> anyhow::Result<f64> {
    let mut command = match unit {
        Unit::Time => Command::new(binary),
        Unit::Instructions => {
            let mut command = Command::new("valgrind");
            command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]).arg(binary);
            command
        }
    };
    let started = Instant::now();
    let output = command.args(&work.args).output().with_context(|| match unit {
        Unit::Time => format!("starting {}", binary.display()),
        Unit::Instructions => "starting valgrind: is it installed?".to_owned(),
    })?;
    let taken = started.elapsed().as_secs_f64() * 1e3;
    let said = String::from_utf8_lossy(&output.stderr);
    // Violations that were found, and limits that were reached, are results.
    ensure!(matches!(output.status.code(), Some(0 | 1 | 3)), "{} failed on {}:\n{said}", work.name, binary.display());
    match unit {
        Unit::Time => Ok(taken),
        Unit::Instructions => instructions(&said).with_context(|| format!("no count in:\n{said}")),
    }
}

/// The count that cachegrind prints, in millions.
fn instructions(said: &str) -> Option<f64> {
    let line = said.lines().find(|line| line.contains("I") && line.contains("refs:"))?;
    let digits: String = line.rsplit(':').next()?.chars().filter(char::is_ascii_digit).collect();
    Some(digits.parse::<f64>().ok()? / 1e6)
}

#[cfg(test)]
mod tests {
    use super::instructions;

    #[test]
    fn the_count_is_read() {
        assert_eq!(instructions("==1== Cachegrind\n==1== I   refs:      156,439,383\n"), Some(156.439383));
        assert_eq!(instructions("nothing"), None);
    }
}
