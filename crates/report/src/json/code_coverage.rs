//! What the paths executed, by method in the order of the sources.

use explore::{Coverage, MethodCoverage, Share};
use serde_json::{Value, json};

/// Totals over all methods, and each method with what it misses.
pub fn coverage(coverage: &Coverage) -> Value {
    let mut methods: Vec<&MethodCoverage> = coverage.methods.values().collect();
    methods.sort_by_key(|method| (&method.file, method.lines.keys().next().copied()));
    json!({
        "lines": share(coverage.lines()),
        "branches": share(coverage.branches()),
        "methods": methods.into_iter().map(method).collect::<Vec<_>>(),
    })
}

fn method(method: &MethodCoverage) -> Value {
    let missed_lines = method.lines.iter().filter(|(_, is_covered)| !**is_covered).map(|(line, _)| line);
    let missed_branches = method.branches.iter().flat_map(|branch| {
        let missed = branch.edges.iter().filter(|edge| !edge.is_covered);
        missed.map(|edge| json!({ "line": branch.line, "to": edge.to }))
    });
    json!({
        "method": method.method,
        "file": method.file,
        "lines": share(method.line_share()),
        "branches": share(method.branch_share()),
        "missed_lines": missed_lines.collect::<Vec<_>>(),
        "missed_branches": missed_branches.collect::<Vec<_>>(),
    })
}

fn share(share: Share) -> Value {
    json!({ "covered": share.covered, "total": share.total })
}
