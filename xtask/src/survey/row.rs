//! What became of one class, from the report of `heapwright test`.

use serde_json::Value;

/// How the process ended.
pub enum End {
    /// With a report.
    Reported(Value),
    /// It did not end.
    Hung,
    /// Without a report: the status, and what it said.
    Crashed(String, String),
}

/// Covered and all branches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Branches {
    pub covered: u64,
    pub total: u64,
}

/// Something that happened so many times.
pub type Reason = (u64, String);

/// A line of the table.
#[derive(Debug, Default)]
pub struct Row {
    pub class: String,
    /// Why there are no numbers.
    pub broken: Option<String>,
    pub methods: u64,
    pub paths: u64,
    /// Paths that were given up.
    pub gaps: u64,
    pub tests: u64,
    /// None when they were not compiled.
    pub compiled: Option<bool>,
    pub passed: u64,
    pub failed: u64,
    pub confirmed: u64,
    pub refuted: u64,
    pub not_run: u64,
    pub left_out: u64,
    /// Of the class's own code.
    pub explored: Branches,
    /// Of the class's own code, by the tests.
    pub tested: Branches,
    pub seconds: f64,
    pub not_run_reasons: Vec<Reason>,
    pub left_out_reasons: Vec<Reason>,
    pub gap_reasons: Vec<Reason>,
    /// Refuted cases, failed tests, refusals of the compiler: each needs a look.
    pub alarms: Vec<String>,
}

impl Row {
    /// Reads a report.
    pub fn new(class: &str, name: &str, end: End, seconds: f64) -> Row {
        let empty = Row { class: class.to_owned(), seconds, ..Row::default() };
        let report = match end {
            End::Reported(report) => report,
            End::Hung => return Row { broken: Some("did not end".to_owned()), ..empty },
            End::Crashed(status, said) => {
                let broken = format!("{status}: {}", said.trim().lines().next().unwrap_or_default());
                return Row { broken: Some(broken), alarms: vec![said.trim().to_owned()], ..empty };
            }
        };
        let (tests, paths) = (&report["tests"], &report["paths"]);
        let (replay, trial) = (&tests["replay"], &tests["run"]);
        let mut row = Row {
            methods: report["targets"].as_array().map_or(1, |targets| targets.len() as u64),
            paths: number(&paths["completed"]),
            gaps: paths["gaps"].as_object().map_or(0, |gaps| gaps.values().map(number).sum()),
            tests: number(&tests["written"]),
            compiled: compiled(trial),
            passed: number(&trial["passed"]),
            failed: number(&trial["failed"]),
            confirmed: number(&replay["confirmed"]),
            refuted: number(&replay["refuted"]),
            not_run: number(&replay["not run"]),
            explored: own_branches(&report["coverage"], name),
            tested: own_branches(&tests["coverage"], name),
            not_run_reasons: reasons([&replay["not_run_reasons"]]),
            left_out_reasons: reasons(list(&tests["suites"]).iter().map(|suite| &suite["left_out"])),
            ..empty
        };
        row.left_out = row.left_out_reasons.iter().map(|(count, _)| count).sum();
        for gap in list(&report["gaps"]) {
            row.gap_reasons.push((number(&gap["paths"]), text(&gap["what"])));
        }
        row.gap_reasons.sort_by(|one, other| other.cmp(one));
        for case in list(&replay["refuted_cases"]) {
            let (target, path, difference) = (text(&case["target"]), text(&case["path"]), text(&case["difference"]));
            row.alarms.push(format!("refuted: {target}, path {path}: {difference}"));
        }
        for failure in list(&trial["failures"]) {
            row.alarms.push(format!("failed: {}: {}", text(&failure["test"]), text(&failure["why"])));
        }
        if trial["status"] == "failed" {
            row.alarms.push(text(&trial["why"]));
        }
        row
    }
}

fn compiled(trial: &Value) -> Option<bool> {
    match trial["status"].as_str() {
        Some("run") => Some(true),
        // A test run that fails as a whole comes after a compilation that succeeded.
        Some("failed") => Some(!text(&trial["why"]).starts_with("javac")),
        _ => None,
    }
}

/// The branches of methods of a class and of the classes inside of it.
fn own_branches(coverage: &Value, class: &str) -> Branches {
    let is_own = |method: &&Value| {
        let rest = method["method"].as_str().and_then(|method| method.strip_prefix(class));
        rest.is_some_and(|rest| rest.starts_with(['.', '$']))
    };
    list(&coverage["methods"]).iter().filter(is_own).fold(Branches::default(), |sum, method| Branches {
        covered: sum.covered + number(&method["branches"]["covered"]),
        total: sum.total + number(&method["branches"]["total"]),
    })
}

/// Reasons with their counts, the most frequent first.
fn reasons<'a>(maps: impl IntoIterator<Item = &'a Value>) -> Vec<Reason> {
    let entries = maps.into_iter().filter_map(Value::as_object).flatten();
    let mut reasons: Vec<Reason> = entries.map(|(why, count)| (number(count), why.clone())).collect();
    reasons.sort_by(|one, other| other.cmp(one));
    reasons
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_report_is_read() {
        let method = |name: &str| json!({ "method": name, "branches": { "covered": 1, "total": 2 } });
        let report = json!({
            "paths": { "completed": 5, "gaps": { "limit": 1, "unknown": 2 } },
            "coverage": { "methods": [method("a.B.f()"), method("a.B$C.g()"), method("a.Bee.f()")] },
            "tests": {
                "written": 4,
                "suites": [{ "left_out": { "x": 1, "y": 2 } }],
                "replay": { "refuted_cases": [{ "target": "a.B.f()", "path": "01", "difference": "d" }], "refuted": 1 },
                "run": { "status": "failed", "why": "javac refuses the tests" },
            },
        });
        let row = Row::new("B", "a.B", End::Reported(report), 1.0);
        assert_eq!((row.methods, row.paths, row.gaps, row.tests, row.left_out), (1, 5, 3, 4, 3));
        assert_eq!(row.explored, Branches { covered: 2, total: 4 });
        assert_eq!(row.left_out_reasons, [(2, "y".to_owned()), (1, "x".to_owned())]);
        assert_eq!(row.compiled, Some(false));
        assert_eq!(row.alarms, ["refuted: a.B.f(), path 01: d", "javac refuses the tests"]);
    }

    #[test]
    fn a_crash_is_shown() {
        let row = Row::new("B", "a.B", End::Crashed("exit status: 101".into(), "our mistake\nmore".into()), 1.0);
        assert_eq!(row.broken.as_deref(), Some("exit status: 101: our mistake"));
    }
}
