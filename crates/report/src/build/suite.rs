//! From generated tests to those of a report.

use super::target;
use crate::model::{Failure, RefutedCase, Suite, SuiteReplay, Test, Tests, Trial};
use crate::suite::{self, TestReport};

/// What `heapwright test` says.
pub fn test(report: &TestReport) -> Test {
    Test { check: target::check(&report.target, &report.summaries), tests: tests(report) }
}

fn tests(report: &TestReport) -> Tests {
    let suite = |suite: &suite::WrittenSuite| Suite {
        class: suite.class.clone(),
        file: suite.file.display().to_string(),
        tests: suite.tests,
        left_out: suite.left_out.clone(),
    };
    Tests {
        written: report.tests(),
        suites: report.suites.iter().map(suite).collect(),
        doubles: report.doubles,
        superfluous: report.superfluous,
        replay: SuiteReplay {
            confirmed: report.confirmed,
            refuted: report.refuted.len(),
            not_run: report.not_run.values().sum(),
            unjudged: report.unjudged.clone(),
            not_run_reasons: report.not_run.clone(),
            refuted_cases: report.refuted.iter().map(refuted).collect(),
        },
        run: trial(&report.trial),
        coverage: (&report.coverage).into(),
    }
}

fn refuted(case: &suite::RefutedCase) -> RefutedCase {
    RefutedCase {
        target: case.target.clone(),
        path: case.path.clone(),
        input: (&case.input).into(),
        difference: case.difference.clone(),
    }
}

fn trial(trial: &suite::Trial) -> Trial {
    match trial {
        suite::Trial::NotRun(why) => Trial::NotRun { why: why.clone() },
        suite::Trial::Failed(why) => Trial::Failed { why: why.clone() },
        suite::Trial::Ran { passed, failed } => {
            let failures = failed.iter().map(|(test, why)| Failure { test: test.clone(), why: why.clone() });
            Trial::Run { passed: *passed, failed: failed.len(), failures: failures.collect() }
        }
    }
}
