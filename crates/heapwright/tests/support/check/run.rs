//! Runs the command for a case.

use std::path::Path;
use std::time::Duration;

use testing::{Ending, environment, heapwright, observe_within, patiently};

use super::directive::{Case, Subject};
use super::judge::complaints;
use super::report::Report;

/// How long a case may take.
const TIME_LIMIT: Duration = Duration::from_secs(900);
const SLOW_TIME_LIMIT: Duration = Duration::from_secs(1200);

/// How the paths may be explored without changing the outcomes: each value of each flag is there. A plain run takes one for
/// each case, `HEAPWRIGHT_SLOW=1` all.
const VARIATIONS: &[&[(&str, &str)]] = &[
    &[("laziness", "lazy"), ("order", "bfs"), ("jobs", "2")],
    &[("laziness", "lazier"), ("order", "random"), ("jobs", "1")],
    &[("laziness", "lazier#"), ("order", "dfs"), ("jobs", "2")],
];
/// The same one by one: added by `HEAPWRIGHT_SLOW=1`.
const SINGLE_VARIATIONS: &[&[(&str, &str)]] = &[
    &[("laziness", "lazy")],
    &[("laziness", "lazier")],
    &[("laziness", "lazier#")],
    &[("order", "dfs")],
    &[("order", "bfs")],
    &[("order", "random")],
    &[("jobs", "1")],
    &[("jobs", "2")],
];

/// Everything that is wrong about the case.
pub fn judge(subject: &Subject, case: &Case, classes: &Path) -> Vec<String> {
    let (exit, report) = match run(case, classes) {
        Ok(result) => result,
        Err(error) => return vec![error],
    };
    let mut wrong = complaints(subject, case, exit, &report);
    if case.same_outcomes {
        let (varied, single): (&[_], &[_]) = if environment::slow() {
            (VARIATIONS, SINGLE_VARIATIONS)
        } else {
            // One for each case; all have their turn.
            let turn = case.target.bytes().map(usize::from).sum::<usize>() % VARIATIONS.len();
            (&VARIATIONS[turn..=turn], &[])
        };
        wrong.extend(varied.iter().chain(single).filter_map(|flags| {
            let varied = flags.iter().fold(case.clone(), |case, (name, value)| case.with(name, value));
            let difference = match run(&varied, classes) {
                Ok((_, other)) if other.outcomes() == report.outcomes() => return None,
                Ok((_, other)) => format!("{:?} instead of {:?}", other.outcomes(), report.outcomes()),
                Err(error) => error,
            };
            Some(format!("as {}: {difference}", varied.arguments().join(" ")))
        }));
    }
    wrong
}

fn run(case: &Case, classes: &Path) -> Result<(i32, Report), String> {
    let mut command = heapwright();
    command.arg("check").args(case.arguments()).arg("--cp").arg(classes).args(["--format", "json"]);
    patiently(&mut command);
    if !case.replayed {
        command.arg("--no-replay");
    }
    if case.is_small() {
        // Every answer of the solver's layers is compared with the bare backend.
        command.arg("--validate");
    }
    let limit = if case.slow { SLOW_TIME_LIMIT } else { TIME_LIMIT };
    let observation = observe_within(limit, &mut command);
    let refused = |what: String| format!("{what}{}", tail(&observation.stderr));
    let Ending::Exited(exit) = observation.ending else {
        return Err(refused(observation.ending.to_string()));
    };
    let report = Report::read(&observation.stdout).map_err(|error| refused(format!("exit status {exit}, {error}")))?;
    Ok((exit, report))
}

/// The last words of a process, indented.
fn tail(stderr: &str) -> String {
    const LINES: usize = 4;
    let lines: Vec<&str> = stderr.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len().saturating_sub(LINES)..].iter().map(|line| format!("\n        stderr | {line}")).collect()
}
