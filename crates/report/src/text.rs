//! Text for people: the verdict first, then what was found.

use crate::summary::{Summary, verdict_name};

/// The report of one target.
pub fn text(summary: &Summary) -> String {
    let record = &summary.record;
    let mut out = format!("{}: {}\n", verdict_name(record.verdict()), summary.target);
    for violation in record.violations.values() {
        out += &format!("  {} at {}\n", violation.kind, violation.at);
        for condition in &violation.conditions {
            out += &format!("    {condition}\n");
        }
        out += &format!("    {:?}\n", violation.input.roots);
    }
    out
}
