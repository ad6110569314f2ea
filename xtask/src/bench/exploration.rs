//! Explorations of subjects: the counters that do not move with the machine, beside time; one worker and two in one run.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

use super::compare::{Unit, Work};
use super::measure::jdk_tool;

/// The computer may be shared: the best run is the least disturbed one.
const RUNS: usize = 3;

/// An exploration.
struct Exploration {
    target: &'static str,
    flags: &'static [&'static str],
    /// The paths that must come out.
    paths: u64,
    /// The same in small, for counting instructions, which takes fifty times as long: target and flags.
    small: (&'static str, &'static [&'static str]),
}

const EXPLORATIONS: &[Exploration] = &[
    Exploration {
        target: "BinarySearchTree.insert",
        flags: &["--n", "9"],
        paths: 125_476,
        small: ("BinarySearchTree.insert", &["--n", "6"]),
    },
    Exploration { target: "TreeMap.put", flags: &["--n", "9"], paths: 3_517, small: ("TreeMap.put", &["--n", "5"]) },
    Exploration {
        target: "TreeWalk.visit",
        flags: &["--n", "13", "--aliasing", "never"],
        paths: 1_033_411,
        small: ("TreeWalk.visit", &["--n", "10", "--aliasing", "never"]),
    },
    Exploration { target: "PutPermutations.put8", flags: &[], paths: 545_835, small: ("PutPermutations.put5", &[]) },
];

/// Measures all explorations and prints one table.
pub fn run(root: &Path, target: &Path, binary: &Path) -> anyhow::Result<String> {
    let classes = compile(root, target)?;
    let mut text = format!(
        "{:<25} {:>9} {:>11} {:>9} {:>9} {:>9} {:>6} {:>9} {:>9} {:>9} {:>6}\n",
        "exploration",
        "paths",
        "bytecodes",
        "forks",
        "queries",
        "order",
        "SMT %",
        "1 job ms",
        "paths/s",
        "2 jobs",
        "ratio"
    );
    for &Exploration { target: name, flags, paths, .. } in EXPLORATIONS {
        eprintln!("{name} ...");
        let one = best(binary, &classes, name, flags, "1")?;
        let two = best(binary, &classes, name, flags, "2")?;
        let completed = number(&one, &["paths", "completed"]);
        ensure!(completed == paths as f64, "{name}: {completed} paths instead of {paths}");
        let counter = |name: &str| number(&one, &["counters", name]);
        let share = 100.0 * counter("smt_calls") / counter("branches").max(1.0);
        let (single, double) = (exploring(&one), exploring(&two));
        let _ = writeln!(
            text,
            "{name:<25} {completed:>9} {:>11} {:>9} {:>9} {:>9} {share:>6.2} {single:>9.0} {:>9.0} {double:>9.0} {:>6.2}",
            counter("bytecodes"),
            counter("forks"),
            counter("queries"),
            counter("order_hits"),
            completed / single * 1e3,
            single / double
        );
    }
    Ok(text)
}

/// The explorations, as work for two binaries.
pub fn works(root: &Path, target: &Path, unit: Unit) -> anyhow::Result<Vec<Work>> {
    let classes = compile(root, target)?;
    let classes = classes.to_str().context("the target folder has no readable name")?;
    let work = |exploration: &Exploration| {
        let (name, flags) = match unit {
            Unit::Time => (exploration.target, exploration.flags),
            Unit::Instructions => exploration.small,
        };
        let fixed = ["check", name, "--no-replay", "--jobs", "1", "--cp", classes];
        let args = fixed.iter().chain(flags).map(|arg| (*arg).to_owned()).collect();
        Work { name: name.to_owned(), args }
    };
    Ok(EXPLORATIONS.iter().map(work).collect())
}

/// Milliseconds without the start of the JDK.
fn exploring(report: &Value) -> f64 {
    number(report, &["time_ms", "total"]) - number(report, &["time_ms", "boot"])
}

fn best(binary: &Path, classes: &Path, name: &str, flags: &[&str], jobs: &str) -> anyhow::Result<Value> {
    let mut best: Option<Value> = None;
    for _ in 0..RUNS {
        let output = Command::new(binary)
            .args(["check", name, "--format", "json", "--no-replay", "--jobs", jobs, "--cp"])
            .arg(classes)
            .args(flags)
            .output()
            .with_context(|| format!("starting {}", binary.display()))?;
        let report: Value = serde_json::from_slice(&output.stdout)
            .with_context(|| format!("{name} failed:\n{}", String::from_utf8_lossy(&output.stderr)))?;
        if best.as_ref().is_none_or(|best| exploring(&report) < exploring(best)) {
            best = Some(report);
        }
    }
    best.context("no run")
}

fn number(report: &Value, path: &[&str]) -> f64 {
    path.iter().try_fold(report, |at, name| at.get(name)).and_then(Value::as_f64).unwrap_or(f64::NAN)
}

/// Compiles the subjects with published numbers, and the Java API that they use.
fn compile(root: &Path, target: &Path) -> anyhow::Result<PathBuf> {
    let classes = target.join("bench-explorations");
    let mut sources = Vec::new();
    for folder in ["subjects/check/structures", "java/src/heapwright"] {
        for entry in std::fs::read_dir(root.join(folder)).with_context(|| format!("reading {folder}"))? {
            sources.push(entry?.path());
        }
    }
    sources.sort();
    let status = Command::new(jdk_tool("javac")).arg("-g").arg("-d").arg(&classes).args(&sources).status();
    ensure!(status.context("starting javac: is a JDK installed?")?.success(), "javac failed");
    Ok(classes)
}
