//! The one place that sets seed and number of cases of every random test.
//!
//! A plain run takes the same seed and the same number of cases every time. `HEAPWRIGHT_SEED` and `HEAPWRIGHT_CASES`
//! take others. A plan prints the command that runs its test again with the same seed; the test harness shows it if
//! the test fails. `cargo xtask soak` runs all random tests with fresh seeds.
//!
//! A test that gives its questions a time limit is repeatable only as far as the limit is not met.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::{env, thread};

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

use crate::environment::number;
use crate::random::Random;

/// The seed of a plain run.
const SEED: u64 = 2026;

/// What a random test does: how many cases, from which seed.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Determines all cases.
    pub seed: u64,
    /// How many there are.
    pub cases: u32,
}

impl Plan {
    /// The numbers of the seed.
    pub fn random(&self) -> Random {
        Random::new(self.seed)
    }
}

/// The plan of the test that asks; `usual` is the number of cases in a plain run.
pub fn plan(usual: u32) -> Plan {
    let plan =
        Plan { seed: number("HEAPWRIGHT_SEED").unwrap_or(SEED), cases: number("HEAPWRIGHT_CASES").unwrap_or(usual) };
    enlist();
    println!("random test with seed {} and {} cases; to run it again:\n  {}", plan.seed, plan.cases, command(plan));
    plan
}

/// The same for a test of proptest, as its configuration.
pub fn properties(usual: u32) -> ProptestConfig {
    let plan = plan(usual);
    ProptestConfig {
        cases: plan.cases,
        rng_seed: RngSeed::Fixed(plan.seed),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Adds the test to the list of random tests, if `cargo xtask soak` makes one.
fn enlist() {
    if let (Some(list), Some(test)) = (env::var_os("HEAPWRIGHT_RANDOM_LIST"), thread::current().name()) {
        let file = OpenOptions::new().append(true).create(true).open(list);
        file.and_then(|mut file| file.write_all(format!("{test}\n").as_bytes())).expect("adding to the list of tests");
    }
}

/// The command that runs the test again.
fn command(plan: Plan) -> String {
    let current = thread::current();
    let test = current.name().filter(|name| *name != "main").unwrap_or_default();
    let cases = number::<u32>("HEAPWRIGHT_CASES").map(|cases| format!("HEAPWRIGHT_CASES={cases} ")).unwrap_or_default();
    let program = env::current_exe().ok().and_then(|exe| of_cargo(&exe, env::var("CARGO_PKG_NAME").ok()?));
    let program = program.unwrap_or_else(|| env::args().next().unwrap_or_default());
    let separator = if program.starts_with("cargo ") { " --" } else { "" };
    format!("HEAPWRIGHT_SEED={} {cases}{program}{separator} --exact {test}", plan.seed)
}

/// How cargo runs a test program again: its package, its name without the hash, its profile by the folder.
fn of_cargo(exe: &Path, package: String) -> Option<String> {
    let (name, _hash) = exe.file_stem()?.to_str()?.rsplit_once('-')?;
    let profile = match exe.parent()?.parent()?.file_name()?.to_str()? {
        "debug" => String::new(),
        profile => format!(" --profile {profile}"),
    };
    let target = if name == package.replace('-', "_") { "--lib".to_owned() } else { format!("--test {name}") };
    Some(format!("cargo test{profile} -p {package} {target}"))
}

#[test]
fn commands_name_profile_package_and_program() {
    let command = |exe: &str, package: &str| of_cargo(Path::new(exe), package.to_owned());
    let test = command("target/checked/deps/backtracking-0123456789abcdef", "heap");
    assert_eq!(test.as_deref(), Some("cargo test --profile checked -p heap --test backtracking"));
    assert_eq!(command("target/debug/deps/store-01", "store").as_deref(), Some("cargo test -p store --lib"));
    assert_eq!(command("somewhere", "store"), None);
}

#[test]
fn plain_runs_are_repeatable() {
    if env::var_os("HEAPWRIGHT_SEED").is_none() {
        let (one, other) = (plan(3), plan(3));
        assert_eq!((one.seed, one.random().next()), (other.seed, other.random().next()));
    }
}
