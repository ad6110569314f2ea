//! Compares a report with what a case expects, exactly and in both directions.

use super::directive::{Case, Marker, Subject};
use super::report::{Report, Violation};

/// Everything about the run that is not as the case says.
pub fn complaints(subject: &Subject, case: &Case, exit: i32, report: &Report) -> Vec<String> {
    let mut complaints = Vec::new();
    for (name, expected) in &case.numbers {
        match report.number(name) {
            Ok(found) if found == *expected => {}
            Ok(found) => complaints.push(format!("{name}: expected {expected}, found {found}")),
            Err(error) => complaints.push(error),
        }
    }
    if let Some(expected) = case.verdict.as_ref().filter(|expected| **expected != report.verdict) {
        complaints.push(format!("verdict: expected {expected}, found {}", report.verdict));
    }
    let is_strict = case.flags.iter().any(|flag| flag.name == "strict");
    let promised = exit_of(&report.verdict, is_strict);
    if promised != Some(exit) {
        complaints.push(format!("the verdict is {}, but the exit status {exit}", report.verdict));
    }
    if let Some(expected) = case.exit.filter(|expected| *expected != exit) {
        complaints.push(format!("exit status: expected {expected}, found {exit}"));
    }
    if let Some(expected) = &case.gaps {
        let found: Vec<&str> = report.gaps().into_iter().collect();
        let as_expected = if expected == "none" { found.is_empty() } else { found == [expected] };
        if !as_expected {
            complaints.push(format!("gaps: expected {expected}, found [{}]", found.join(", ")));
        }
    }
    if let Some(words) = &case.gap_names
        && !report.gap_names().iter().any(|gap| gap.contains(words))
    {
        complaints.push(format!("no gap says `{words}`: {:?}", report.gap_names()));
    }
    for words in &case.world {
        if !report.world().iter().any(|sentence| sentence.contains(words)) {
            complaints.push(format!("the claim does not say `{words}`: {:?}", report.world()));
        }
    }
    complaints.extend(report.unsaid());
    if let Some(most) = case.explored_at_most {
        match report.explored() {
            Ok(explored) if explored <= most => {}
            Ok(explored) => complaints.push(format!("{explored} paths explored, more than {most}")),
            Err(error) => complaints.push(error),
        }
    }
    if case.replayed {
        complaints.extend(report.unconfirmed());
    }
    complaints.extend(misplaced(&subject.file_name(), &subject.markers_of(case), &report.violations));
    complaints
}

fn exit_of(verdict: &str, is_strict: bool) -> Option<i32> {
    match verdict {
        "verified-within-limits" if is_strict => Some(3),
        "verified" | "verified-within-limits" => Some(0),
        "violated" => Some(1),
        "incomplete" | "vacuous" => Some(3),
        _ => None,
    }
}

/// Markers without a violation, and violations without a marker.
fn misplaced(file: &str, markers: &[Marker], violations: &[Violation]) -> Vec<String> {
    let fits = |marker: &Marker, violation: &Violation| {
        violation.at == format!("{file}:{}", marker.line) && violation.is_called(&marker.what)
    };
    let missing = markers.iter().filter(|marker| !violations.iter().any(|violation| fits(marker, violation)));
    let mut complaints: Vec<String> =
        missing.map(|marker| format!("{file}:{}: no violation of {}", marker.line, marker.what)).collect();
    let unexpected = violations.iter().filter(|violation| !markers.iter().any(|marker| fits(marker, violation)));
    complaints.extend(
        unexpected.map(|violation| {
            format!("{}: unexpected violation: {}: {}", violation.at, violation.kind, violation.message)
        }),
    );
    complaints.sort();
    complaints.dedup();
    complaints
}

#[test]
fn both_directions_count() {
    let marker = |line| Marker { line, what: "assertion".to_string() };
    let violation =
        |line: usize| Violation { at: format!("A.java:{line}"), kind: "assertion".to_string(), message: String::new() };
    assert!(misplaced("A.java", &[marker(3)], &[violation(3), violation(3)]).is_empty());
    assert_eq!(misplaced("A.java", &[marker(3)], &[violation(4)]).len(), 2);
    assert_eq!(misplaced("B.java", &[], &[violation(4)]).len(), 1);
}
