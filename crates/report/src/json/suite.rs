//! Generated tests as JSON.

use serde_json::Value;

use super::{code_coverage, input, json, json_of_class};
use crate::suite::{RefutedCase, TestReport, Trial};

/// The report of `heapwright test`: that of the exploration, and the tests beside it.
pub fn test_json(report: &TestReport) -> Value {
    let mut whole = match report.summaries.as_slice() {
        [single] => json(single),
        all => json_of_class(&report.target, all),
    };
    let suites = report.suites.iter().map(|suite| {
        json!({
            "class": suite.class,
            "file": suite.file.display().to_string(),
            "tests": suite.tests,
            "left_out": suite.left_out,
        })
    });
    whole["tests"] = json!({
        "written": report.tests(),
        "suites": suites.collect::<Vec<_>>(),
        "doubles": report.doubles,
        "superfluous": report.superfluous,
        "replay": {
            "confirmed": report.confirmed,
            "refuted": report.refuted.len(),
            "not run": report.not_run.values().sum::<usize>(),
            "unjudged": report.unjudged,
            "not_run_reasons": report.not_run,
            "refuted_cases": report.refuted.iter().map(refuted).collect::<Vec<_>>(),
        },
        "run": trial(&report.trial),
        "coverage": code_coverage::coverage(&report.coverage),
    });
    whole
}

fn refuted(case: &RefutedCase) -> Value {
    json!({ "target": case.target, "path": case.path, "input": input(&case.input), "difference": case.difference })
}

fn trial(trial: &Trial) -> Value {
    match trial {
        Trial::NotRun(why) => json!({ "status": "not run", "why": why }),
        Trial::Failed(why) => json!({ "status": "failed", "why": why }),
        Trial::Ran { passed, failed } => {
            let failures: Vec<Value> = failed.iter().map(|(test, why)| json!({ "test": test, "why": why })).collect();
            json!({ "status": "run", "passed": passed, "failed": failed.len(), "failures": failures })
        }
    }
}
