//! What reports say of the code that paths executed, from records made by hand. `UPDATE_EXPECT=1` accepts what comes out.

use std::time::Duration;

use anstream::adapter::strip_str;
use expect_test::{Expect, expect};
use explore::case::MethodName;
use explore::{BranchCoverage, Coverage, EdgeCoverage, Members, MethodCoverage, Record, Settings};
use report::{Context, EXPORTERS, Report, Summary};
use serde_json::json;

/// A method with its lines and the ways of its jumps: where from, where to, and whether they are covered.
fn add(coverage: &mut Coverage, class: &str, name: &str, lines: &[(u32, bool)], jumps: &[(u32, &[(u32, bool)])]) {
    let edges = |ways: &[(u32, bool)]| {
        ways.iter().map(|&(to, is_covered)| EdgeCoverage { to: Some(to), is_covered }).collect::<Vec<_>>()
    };
    let jumps = jumps.iter().map(|&(line, ways)| BranchCoverage { line: Some(line), edges: edges(ways) });
    let outermost = class.rsplit('.').next().unwrap_or_default().split('$').next().unwrap_or_default();
    let method = MethodCoverage {
        method: format!("{class}.{name}()"),
        file: format!("{outermost}.java"),
        lines: lines.iter().copied().collect(),
        branches: jumps.collect(),
    };
    let name =
        MethodName { class: class.to_owned(), name: name.to_owned(), descriptor: "()V".to_owned(), is_static: false };
    coverage.methods.insert(name, method);
}

fn report(coverage: Coverage) -> Report {
    let record = Record { coverage, ..Record::default() };
    let summary = Summary {
        target: "List.size()".to_owned(),
        settings: Settings::default(),
        members: Members::auto(),
        record,
        total: Duration::ZERO,
    };
    Report::check("List.size()", &[summary])
}

/// The line about code.
fn expect_line(coverage: Coverage, expected: Expect) {
    let text = EXPORTERS[0].export(&[report(coverage)], &Context::default());
    let text = strip_str(&text).to_string();
    expected.assert_eq(text.lines().find(|line| line.contains("code:")).unwrap_or("nothing"));
}

/// Everything that can be missed: a run of lines, single lines, branches of lines that are covered and that are not.
fn partial() -> Coverage {
    let mut coverage = Coverage::default();
    let lines = [(10, true), (11, false), (13, false), (14, true), (15, false), (16, true)];
    let jumps: [(u32, &[(u32, bool)]); 4] = [
        (10, &[(11, false), (14, true)]),
        (11, &[(12, false), (13, false)]),
        (14, &[(15, false), (16, false), (17, true)]),
        (16, &[(10, true), (17, true)]),
    ];
    add(&mut coverage, "List", "size", &lines, &jumps);
    coverage
}

#[test]
fn everything_is_covered() {
    let mut coverage = Coverage::default();
    add(&mut coverage, "List", "<init>", &[(3, true)], &[]);
    expect_line(coverage.clone(), expect!["  code: the only line"]);
    add(&mut coverage, "List", "size", &[(10, true), (11, true)], &[(10, &[(10, true), (11, true)])]);
    expect_line(coverage, expect!["  code: all 3 lines, all 2 branches"]);
    expect_line(Coverage::default(), expect!["nothing"]);
}

#[test]
fn places_that_are_not_reached_are_named() {
    expect_line(
        partial(),
        expect![
            "  code: 3 of 6 lines, 4 of 9 branches; not reached: List.java:11-13, :15, a branch of :10, 2 branches of :14"
        ],
    );
}

/// A lambda stands in a line of the method that makes it; a nested class in the file of the outer one.
#[test]
fn lines_of_several_methods_count_once() {
    let mut coverage = Coverage::default();
    add(&mut coverage, "p.List", "size", &[(10, true), (11, true)], &[]);
    add(&mut coverage, "p.List", "lambda$0", &[(10, false)], &[(10, &[(10, true), (10, false)])]);
    add(&mut coverage, "p.List$Node", "next", &[(40, true), (41, false)], &[]);
    add(&mut coverage, "q.List", "size", &[(10, true), (11, false)], &[]);
    expect_line(
        coverage,
        expect!["  code: 4 of 6 lines, 1 of 2 branches; not reached: List.java:41, a branch of :10, List.java:11"],
    );
}

#[test]
fn long_lists_are_cut() {
    let mut coverage = Coverage::default();
    let lines: Vec<(u32, bool)> = (1..=24).map(|line| (line, line % 2 == 0)).collect();
    add(&mut coverage, "List", "size", &lines, &[]);
    expect_line(
        coverage,
        expect![
            "  code: 12 of 24 lines; not reached: List.java:1, :3, :5, :7, :9, :11, :13, :15, … and 4 more; --format json has all"
        ],
    );
}

#[test]
fn programs_read_it_by_method() {
    let whole = serde_json::to_value(report(partial())).expect("a report is JSON");
    let (lines, branches) = (json!({ "covered": 3, "total": 6 }), json!({ "covered": 4, "total": 9 }));
    let way = |line: u32, to: u32| json!({ "line": line, "to": to });
    let method = json!({
        "method": "List.size()",
        "file": "List.java",
        "lines": lines,
        "branches": branches,
        "missed_lines": [11, 13, 15],
        "missed_branches": [way(10, 11), way(11, 12), way(11, 13), way(14, 15), way(14, 16)],
    });
    assert_eq!(whole["coverage"], json!({ "lines": lines, "branches": branches, "methods": [method] }));
}
