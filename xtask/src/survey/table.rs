//! The survey as markdown: the table, then the reasons behind its numbers.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::row::{Branches, Reason, Row};

/// Reasons shown of each kind.
const SHOWN: usize = 3;
/// Alarms shown of a class.
const ALARMS: usize = 12;
/// Characters of one alarm.
const LENGTH: usize = 1200;

const TITLES: &[&str] = &[
    "class",
    "methods",
    "paths",
    "gaps",
    "tests",
    "compiled",
    "passed",
    "failed",
    "confirmed",
    "refuted",
    "not run",
    "left out",
    "branches explored",
    "branches tested",
    "s",
];

/// All rows, their sum, and the reasons.
pub fn render(rows: &[Row]) -> String {
    let mut text = format!("| {} |\n|---|{}\n", TITLES.join(" | "), "--:|".repeat(TITLES.len() - 1));
    for row in rows {
        let _ = writeln!(text, "| {} |", cells(row).join(" | "));
    }
    let _ = writeln!(text, "| {} |", cells(&total(rows)).join(" | "));
    section(&mut text, "To look at", rows, |row| row.alarms.iter().take(ALARMS).map(|alarm| cut(alarm)).collect());
    section(&mut text, "Not run", rows, |row| top(&row.not_run_reasons));
    section(&mut text, "Left out", rows, |row| top(&row.left_out_reasons));
    section(&mut text, "Gaps", rows, |row| top(&row.gap_reasons));
    text
}

/// One row as progress.
pub fn brief(row: &Row) -> String {
    if let Some(broken) = &row.broken {
        return format!("{:<34} BROKEN {broken}", row.class);
    }
    let compiled = if row.compiled == Some(false) { "  NOT COMPILED" } else { "" };
    format!(
        "{:<34} {:>6} paths {:>5} tests {:>5} passed {:>3} failed {:>5} confirmed {:>3} refuted {:>4} not run {:>4} left out {:>5.1} s{compiled}",
        row.class,
        row.paths,
        row.tests,
        row.passed,
        row.failed,
        row.confirmed,
        row.refuted,
        row.not_run,
        row.left_out,
        row.seconds
    )
}

fn cells(row: &Row) -> Vec<String> {
    let mut cells = vec![row.class.clone()];
    if let Some(broken) = &row.broken {
        cells.push(broken.replace('|', "/"));
        cells.extend(vec![String::new(); TITLES.len() - 3]);
    } else {
        cells.extend([row.methods, row.paths, row.gaps, row.tests].map(|count| count.to_string()));
        cells.push(row.compiled.map_or("-", |compiled| if compiled { "yes" } else { "**no**" }).to_owned());
        cells.push(row.passed.to_string());
        cells.push(alarming(row.failed));
        cells.push(row.confirmed.to_string());
        cells.push(alarming(row.refuted));
        cells.extend([row.not_run, row.left_out].map(|count| count.to_string()));
        cells.extend([row.explored, row.tested].map(share));
    }
    cells.push(format!("{:.0}", row.seconds));
    cells
}

/// A count that should be 0.
fn alarming(count: u64) -> String {
    if count == 0 { "0".to_owned() } else { format!("**{count}**") }
}

fn share(branches: Branches) -> String {
    format!("{}/{}", branches.covered, branches.total)
}

fn total(rows: &[Row]) -> Row {
    let sum = |count: fn(&Row) -> u64| rows.iter().map(count).sum();
    let branches = |of: fn(&Row) -> Branches| {
        rows.iter().map(of).fold(Branches::default(), |sum, branches| Branches {
            covered: sum.covered + branches.covered,
            total: sum.total + branches.total,
        })
    };
    let compiled: Vec<bool> = rows.iter().filter_map(|row| row.compiled).collect();
    Row {
        class: format!("**{} classes**", rows.len()),
        methods: sum(|row| row.methods),
        paths: sum(|row| row.paths),
        gaps: sum(|row| row.gaps),
        tests: sum(|row| row.tests),
        compiled: (!compiled.is_empty()).then(|| compiled.iter().all(|&compiled| compiled)),
        passed: sum(|row| row.passed),
        failed: sum(|row| row.failed),
        confirmed: sum(|row| row.confirmed),
        refuted: sum(|row| row.refuted),
        not_run: sum(|row| row.not_run),
        left_out: sum(|row| row.left_out),
        explored: branches(|row| row.explored),
        tested: branches(|row| row.tested),
        seconds: rows.iter().map(|row| row.seconds).sum(),
        ..Row::default()
    }
}

/// A list by class, with a heading; nothing when there is nothing to list.
fn section(text: &mut String, title: &str, rows: &[Row], entries: impl Fn(&Row) -> Vec<String>) {
    let listed: BTreeMap<&str, Vec<String>> =
        rows.iter().map(|row| (row.class.as_str(), entries(row))).filter(|(_, entries)| !entries.is_empty()).collect();
    if listed.is_empty() {
        return;
    }
    let _ = writeln!(text, "\n## {title}\n");
    for (class, entries) in listed {
        for entry in entries {
            let _ = writeln!(text, "- {class}: {}", entry.replace('\n', "\n  "));
        }
    }
}

fn top(reasons: &[Reason]) -> Vec<String> {
    reasons.iter().take(SHOWN).map(|(count, why)| format!("{count} x {}", cut(why))).collect()
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(LENGTH) {
        Some((end, _)) => format!("{} ...", &text[..end]),
        None => text.to_owned(),
    }
}

#[test]
fn every_line_of_the_table_has_all_columns() {
    let broken = Row { class: "B".to_owned(), broken: Some("did not end".to_owned()), ..Row::default() };
    let text = render(&[Row { class: "A".to_owned(), refuted: 2, ..Row::default() }, broken]);
    let columns: Vec<usize> = text.lines().map(|line| line.matches('|').count()).collect();
    assert_eq!(columns, vec![TITLES.len() + 1; 5], "{text}");
    assert!(text.contains("**2**"));
}
