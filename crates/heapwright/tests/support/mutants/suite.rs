//! The suite that Heapwright writes for the correct version of a class.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use testing::{Ending, heapwright, observe_within, patiently};

use super::source::Source;

/// How long the command may take: a few seconds, on an idle machine.
const TIME_LIMIT: Duration = Duration::from_secs(900);

/// A generated test class.
pub struct Suite {
    pub file: PathBuf,
    pub tests: u64,
}

/// Runs `heapwright test`; it must write tests, and the real JVM must refute none of its paths.
pub fn write(source: &Source, classes: &Path, out: &Path) -> Result<Suite, String> {
    let mut command = heapwright();
    command.arg("test").arg(&source.target).args(&source.flags).arg("--cp").arg(classes);
    // The tests are run later, on the correct version too. One job: two suites are written at a time already, and which
    // paths become tests, where there are more than `--tests`, may differ between runs with several.
    command.args(["--format", "json", "--jobs", "1", "--no-run", "--out"]).arg(out);
    patiently(&mut command);
    let seen = observe_within(TIME_LIMIT, &mut command);
    let said = || format!("{}\n{}", seen.ending, seen.stderr.trim());
    // An exception that the method is meant to throw counts as a violation: 1 is fine, paths that are left are not.
    if !matches!(seen.ending, Ending::Exited(0 | 1)) {
        return Err(said());
    }
    let report: Value =
        serde_json::from_slice(&seen.stdout).map_err(|error| format!("no JSON report: {error}; {}", said()))?;
    let number = |pointer: &str| report.pointer(pointer).and_then(Value::as_u64);
    let number = |pointer: &str| number(pointer).ok_or_else(|| format!("the report lacks the number {pointer}"));
    match number("/tests/replay/refuted")? {
        0 => {}
        refuted => return Err(format!("the real JVM refutes {refuted} paths")),
    }
    match number("/tests/written")? {
        0 => Err("no test is written".to_string()),
        tests => Ok(Suite { file: out.join(format!("{}Test.java", source.name())), tests }),
    }
}
