//! Generated tests: where they are, what the real JVM said, what they cover.

use std::collections::BTreeMap;

use super::numbers::{counted, number};
use super::style::{BAD, FAINT, GOOD, PARTIAL, STRONG, paint};
use super::{code_coverage, heap, indented};
use crate::model::{RefutedCase, SuiteReplay, Test, Trial};

/// Where the second column starts.
const LABEL_WIDTH: usize = 10;
/// The most failures and refuted inputs that are shown.
const MOST_FAILURES: usize = 8;

/// The lines about the tests.
pub fn lines(test: &Test) -> Vec<String> {
    let tests = &test.tests;
    let mut lines = Vec::new();
    for suite in &tests.suites {
        let count = counted(suite.tests as u64, "test");
        let verb = if suite.tests == 0 { paint(PARTIAL, "EMPTY") } else { paint(GOOD, "WROTE") };
        lines.push(format!("{verb}  {}: {count}", paint(STRONG, &suite.file)));
    }
    push(&mut lines, "replayed:", replayed(&tests.replay));
    push(&mut lines, "run:", trial(&tests.run));
    if let Some(code) = code_coverage::shares(&tests.coverage) {
        push(&mut lines, "covered:", code);
    }
    let methods = code_coverage::methods(&test.check.whole.coverage, &tests.coverage);
    if !methods.is_empty() {
        push(&mut lines, "methods:", "executed by tests / by explored paths / in all".to_owned());
        lines.extend(methods.into_iter().map(|line| format!("  {:LABEL_WIDTH$}{line}", "")));
    }
    let mut left_out = BTreeMap::new();
    for suite in &tests.suites {
        for (why, count) in &suite.left_out {
            *left_out.entry(why.clone()).or_insert(0) += count;
        }
    }
    if tests.doubles > 0 {
        left_out.insert("the input of another test".to_owned(), tests.doubles);
    }
    if tests.superfluous > 0 {
        left_out.insert("other tests execute the same branches (--minimal)".to_owned(), tests.superfluous);
    }
    for (why, count) in left_out {
        push(&mut lines, "left out:", format!("{}: {why}", number(count as u64)));
    }
    lines
}

fn push(lines: &mut Vec<String>, label: &str, text: String) {
    if !text.is_empty() {
        lines.push(format!("  {}{text}", paint(FAINT, &format!("{label:LABEL_WIDTH$}"))));
    }
}

fn replayed(replay: &SuiteReplay) -> String {
    let mut parts = Vec::new();
    if !replay.unjudged.is_empty() {
        parts.push(format!("{}: {}", paint(PARTIAL, "not run"), replay.unjudged));
    }
    if replay.confirmed > 0 {
        parts.push(format!("{} confirmed by the real JVM", number(replay.confirmed as u64)));
    }
    if replay.refuted > 0 {
        parts.push(paint(BAD, &format!("{} refuted", number(replay.refuted as u64))));
    }
    for (why, &count) in &replay.not_run_reasons {
        parts.push(format!("{} not run ({why})", number(count as u64)));
    }
    parts.join(", ")
}

fn trial(trial: &Trial) -> String {
    match trial {
        Trial::NotRun { why } if why.is_empty() => String::new(),
        Trial::NotRun { why } => format!("{}: {why}", paint(PARTIAL, "not run")),
        Trial::Failed { why } => format!("{}: {why}", paint(BAD, "failed")),
        Trial::Run { passed, failed: 0, .. } => paint(GOOD, &format!("{} passed", number(*passed as u64))),
        Trial::Run { passed, failed, failures } => {
            let shown = failures.iter().take(MOST_FAILURES);
            let shown: Vec<String> = shown.map(|failure| format!("\n    {}: {}", failure.test, failure.why)).collect();
            let failed = paint(BAD, &format!("{} failed", number(*failed as u64)));
            format!("{failed}, {} passed{}", number(*passed as u64), shown.concat())
        }
    }
}

/// Inputs with which the real JVM does something else.
pub fn refuted(cases: &[RefutedCase]) -> Vec<String> {
    let mut lines = Vec::new();
    if cases.is_empty() {
        return lines;
    }
    let what = "the real JVM does something else than predicted: a mistake of Heapwright, please report it";
    lines.push(format!("{}  {what}", paint(BAD, "REFUTED")));
    for (at, case) in cases.iter().take(MOST_FAILURES).enumerate() {
        lines.push(String::new());
        lines.push(format!("{}  {}: {}", at + 1, paint(STRONG, &case.target), case.difference));
        lines.extend(indented("   ", heap::draw(&case.input)));
        lines.push(format!("   choices {}", case.path));
    }
    lines
}
