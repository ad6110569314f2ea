//! Generated tests: where they are, what the real JVM said, what they cover.

use std::collections::BTreeMap;

use explore::Coverage;

use super::numbers::{counted, number};
use super::style::{BAD, FAINT, GOOD, PARTIAL, STRONG, paint};
use super::{code_coverage, heap, indented};
use crate::suite::{RefutedCase, TestReport, Trial};

/// Where the second column starts.
const LABEL_WIDTH: usize = 10;
/// The most failures and refuted inputs that are shown.
const MOST_FAILURES: usize = 8;

/// The lines about the tests.
pub fn lines(report: &TestReport) -> Vec<String> {
    let mut lines = Vec::new();
    for suite in &report.suites {
        let tests = counted(suite.tests as u64, "test");
        let verb = if suite.tests == 0 { paint(PARTIAL, "EMPTY") } else { paint(GOOD, "WROTE") };
        lines.push(format!("{verb}  {}: {tests}", paint(STRONG, &suite.file.display().to_string())));
    }
    push(&mut lines, "replayed:", replayed(report));
    push(&mut lines, "run:", trial(&report.trial));
    if let Some(code) = code_coverage::shares(&report.coverage) {
        push(&mut lines, "covered:", code);
    }
    let mut explored = Coverage::default();
    report.summaries.iter().for_each(|summary| explored.merge(summary.record.coverage.clone()));
    let methods = code_coverage::methods(&explored, &report.coverage);
    if !methods.is_empty() {
        push(&mut lines, "methods:", "executed by tests / by explored paths / in all".to_owned());
        lines.extend(methods.into_iter().map(|line| format!("  {:LABEL_WIDTH$}{line}", "")));
    }
    let mut left_out = BTreeMap::new();
    for suite in &report.suites {
        for (why, count) in &suite.left_out {
            *left_out.entry(why.clone()).or_insert(0) += count;
        }
    }
    if report.doubles > 0 {
        left_out.insert("the input of another test".to_owned(), report.doubles);
    }
    if report.superfluous > 0 {
        left_out.insert("other tests execute the same branches (--minimal)".to_owned(), report.superfluous);
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

fn replayed(report: &TestReport) -> String {
    let mut parts = Vec::new();
    if !report.unjudged.is_empty() {
        parts.push(format!("{}: {}", paint(PARTIAL, "not run"), report.unjudged));
    }
    if report.confirmed > 0 {
        parts.push(format!("{} confirmed by the real JVM", number(report.confirmed as u64)));
    }
    if !report.refuted.is_empty() {
        parts.push(paint(BAD, &format!("{} refuted", number(report.refuted.len() as u64))));
    }
    for (why, &count) in &report.not_run {
        parts.push(format!("{} not run ({why})", number(count as u64)));
    }
    parts.join(", ")
}

fn trial(trial: &Trial) -> String {
    match trial {
        Trial::NotRun(why) if why.is_empty() => String::new(),
        Trial::NotRun(why) => format!("{}: {why}", paint(PARTIAL, "not run")),
        Trial::Failed(why) => format!("{}: {why}", paint(BAD, "failed")),
        Trial::Ran { passed, failed } if failed.is_empty() => {
            paint(GOOD, &format!("{} passed", number(*passed as u64)))
        }
        Trial::Ran { passed, failed } => {
            let shown = failed.iter().take(MOST_FAILURES);
            let shown: Vec<String> = shown.map(|(name, why)| format!("\n    {name}: {why}")).collect();
            let failed = paint(BAD, &format!("{} failed", number(failed.len() as u64)));
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
