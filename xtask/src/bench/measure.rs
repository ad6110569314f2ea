//! One benchmark: our machine's own counts and the time that `java` takes, the best of a few runs of each.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, ensure};

use super::Target;

/// The computer may be shared: the best run is the least disturbed one.
const RUNS: usize = 3;

/// What was measured.
pub struct Row {
    pub name: &'static str,
    pub target: Target,
    pub counts: Counts,
    /// Milliseconds of `java -Xint` and of plain `java`, if there is one.
    pub interpreted: Option<f64>,
    pub java: Option<f64>,
}

/// What `heapwright run --count` prints.
#[derive(Debug, Default, PartialEq)]
pub struct Counts {
    pub instructions: u64,
    pub rate: f64,
    pub boot: f64,
    pub total: f64,
    pub objects: u64,
    pub bytes_per_object: f64,
}

/// Measures one benchmark.
pub fn row(name: &'static str, target: Target, binary: &Path, classes: &Path) -> anyhow::Result<Row> {
    let mut best: Option<Counts> = None;
    for _ in 0..RUNS {
        let output = Command::new(binary)
            .args(["run", name, "--count", "--cp"])
            .arg(classes)
            .output()
            .with_context(|| format!("starting {}", binary.display()))?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "{name} failed on heapwright:\n{said}");
        let counts = parse(&said).with_context(|| format!("{name}: no counts in:\n{said}"))?;
        if best.as_ref().is_none_or(|best| counts.total < best.total) {
            best = Some(counts);
        }
    }
    Ok(Row {
        name,
        target,
        counts: best.unwrap_or_default(),
        interpreted: java(&["-Xint"], name, classes),
        java: java(&[], name, classes),
    })
}

/// A program of the JDK that `JAVA_HOME` names, or of the one on the `PATH`.
pub fn jdk_tool(name: &str) -> PathBuf {
    let home = env::var_os("JAVA_HOME").map(PathBuf::from);
    home.map(|home| home.join("bin").join(name)).filter(|tool| tool.is_file()).unwrap_or_else(|| name.into())
}

fn java(flags: &[&str], name: &str, classes: &Path) -> Option<f64> {
    let mut best: Option<f64> = None;
    for _ in 0..RUNS {
        let started = Instant::now();
        let output = Command::new(jdk_tool("java")).args(flags).arg("-cp").arg(classes).arg(name).output().ok()?;
        if !output.status.success() {
            return None;
        }
        let taken = started.elapsed().as_secs_f64() * 1e3;
        best = Some(best.map_or(taken, |best| best.min(taken)));
    }
    best
}

fn parse(said: &str) -> Option<Counts> {
    let line = |label: &str| said.lines().find_map(|line| line.strip_prefix(label)).map(str::trim);
    let first = |text: &str| text.split_whitespace().next().map(str::to_owned);
    let after_comma = |text: &str| first(text.split_once(", ")?.1);
    Some(Counts {
        instructions: line("instructions")?.parse().ok()?,
        rate: first(line("per second")?)?.parse().ok()?,
        boot: after_comma(line("boot")?)?.parse().ok()?,
        total: first(line("total time")?)?.parse().ok()?,
        objects: line("objects")?.parse().ok()?,
        bytes_per_object: after_comma(line("heap")?)?.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_are_read() {
        let said = "a line of the program\ninstructions  138327\nper second    26.2 M\n\
                    boot          65230 instructions, 29.1 ms\ntotal time    34.4 ms\nobjects       1528\n\
                    heap          155212 bytes, 101.6 per object\n";
        let counts = Counts {
            instructions: 138327,
            rate: 26.2,
            boot: 29.1,
            total: 34.4,
            objects: 1528,
            bytes_per_object: 101.6,
        };
        assert_eq!(parse(said), Some(counts));
        assert_eq!(parse("nothing"), None);
    }
}
