//! Input heaps, and what is found out about specifications of their shapes.

use serde_json::{Value, json};

use super::input;
use crate::heaps::{HeapsReport, ListedHeap};
use crate::shape_check::{Comparison, Difference, ShapeCheck};

/// The report of `heapwright explore` about one target: that of `check`, with the heaps.
pub fn heaps_json(report: &HeapsReport) -> Value {
    let mut value = super::json(&report.summary);
    value["heaps"] = json!({
        "distinct": report.distinct,
        "left_out": report.left_out,
        "listed": listed(&report.listed),
    });
    value
}

/// The report of `heapwright hex check`.
pub fn shape_check_json(check: &ShapeCheck) -> Value {
    let source = |source: &crate::CheckedSource| {
        let rules: Vec<Value> = source.rules.iter().map(|(line, text)| json!({ "line": line, "says": text })).collect();
        json!({ "name": source.name, "rules": rules })
    };
    let problem = |problem: &crate::Problem| {
        let severity = if problem.is_error { "error" } else { "warning" };
        let (message, line) = (&problem.message, problem.line);
        json!({ "severity": severity, "message": message, "source": problem.source, "line": line })
    };
    json!({
        "sources": check.sources.iter().map(source).collect::<Vec<_>>(),
        "problems": check.problems.iter().map(problem).collect::<Vec<_>>(),
        "classes": check.classes,
        "unconstrained": check.unconstrained,
        "comparisons": check.comparisons.iter().map(comparison).collect::<Vec<_>>(),
        "notes": check.notes,
    })
}

fn comparison(comparison: &Comparison) -> Value {
    json!({
        "invariant": comparison.invariant,
        "limits": comparison.limits,
        "heaps": comparison.heaps,
        "accepted": comparison.accepted,
        "agree": comparison.agrees(),
        "only_invariant": difference(&comparison.only_invariant),
        "only_specification": difference(&comparison.only_specification),
        "by_values": difference(&comparison.by_values),
        "undecided": comparison.undecided,
        "endless": comparison.endless,
        "left": comparison.left,
    })
}

fn difference(difference: &Difference) -> Value {
    json!({ "heaps": difference.heaps, "listed": listed(&difference.listed) })
}

fn listed(heaps: &[ListedHeap]) -> Vec<Value> {
    let heap = |heap: &ListedHeap| {
        let picture = heap.picture.as_ref().map(input);
        json!({ "objects": heap.objects, "paths": heap.paths, "picture": picture })
    };
    heaps.iter().map(heap).collect()
}
