//! One round: the random tests of a program with one seed, and what failed.

use std::collections::BTreeSet;
use std::fmt;
use std::process::Output;

use anyhow::Context;

use crate::programs::Program;

/// A test that failed, or a whole program that ended before it said which.
pub struct Failure {
    test: Option<String>,
    command: String,
    /// Whether it failed again, alone, with the same seed.
    repeats: bool,
    message: String,
}

impl Failure {
    /// Takes what failed out of the tests.
    pub fn leave_out(&self, tests: &mut BTreeSet<String>) {
        match &self.test {
            Some(test) => drop(tests.remove(test)),
            None => tests.clear(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let again = if self.repeats { "fails again with" } else { "passed, run again with" };
        let test = self.test.as_deref().unwrap_or("a program that ended early");
        writeln!(f, "FAILED  {test}\n  {again}: {}", self.command)?;
        self.message.lines().try_for_each(|line| writeln!(f, "  | {line}"))
    }
}

/// Runs the tests; those that fail are run again, each alone.
pub fn run(program: &Program, tests: &BTreeSet<String>, seed: u64) -> anyhow::Result<Vec<Failure>> {
    let output = start(program, tests, seed)?;
    if output.status.success() {
        return Ok(Vec::new());
    }
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut failures = Vec::new();
    for test in failed(&said) {
        let alone = start(program, &BTreeSet::from([test.to_owned()]), seed)?;
        failures.push(Failure {
            test: Some(test.to_owned()),
            command: format!("HEAPWRIGHT_SEED={seed} {} -- --exact {test}", program.words()),
            repeats: !alone.status.success(),
            message: message(&said, test),
        });
    }
    if failures.is_empty() {
        let again = start(program, tests, seed)?;
        failures.push(Failure {
            test: None,
            command: format!("HEAPWRIGHT_SEED={seed} {}", program.words()),
            repeats: !again.status.success(),
            message: format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)),
        });
    }
    Ok(failures)
}

fn start(program: &Program, tests: &BTreeSet<String>, seed: u64) -> anyhow::Result<Output> {
    let mut command = program.command();
    command.env("HEAPWRIGHT_SEED", seed.to_string()).env_remove("HEAPWRIGHT_CASES").arg("--exact").args(tests);
    command.output().context("starting a test program")
}

/// The tests that the harness says have failed.
fn failed(said: &str) -> Vec<&str> {
    let named = |line: &'_ str| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_owned());
    said.lines().filter(|line| named(line).is_some()).filter_map(|line| line.split(' ').nth(1)).collect()
}

/// What a test printed, as far as it is about the failure.
fn message(said: &str, test: &str) -> String {
    const LINES: usize = 12;
    let heading = format!("---- {test} stdout ----");
    let lines = said.lines().skip_while(|line| **line != heading).skip(1);
    let own = lines.take_while(|line| !line.starts_with("---- ") && *line != "failures:");
    let told = own.skip_while(|line| !line.contains("panicked at"));
    told.take(LINES).collect::<Vec<_>>().join("\n")
}

#[test]
fn failures_are_found_in_what_the_harness_says() {
    let said = "test a::b ... ok\ntest a::c ... FAILED\n\nfailures:\n\n---- a::c stdout ----\nrandom test\nthread 'a::c' \
                panicked at x.rs:1:1:\nboom\n\n\nfailures:\n    a::c\n";
    assert_eq!(failed(said), ["a::c"]);
    assert_eq!(message(said, "a::c").trim(), "thread 'a::c' panicked at x.rs:1:1:\nboom");
}
