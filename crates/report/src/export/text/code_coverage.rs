//! How much of the code the paths executed, in one line, and the places they did not reach.

use std::collections::BTreeMap;

use super::numbers::number;
use super::style::{FAINT, paint};
use crate::model::{Coverage, FileCoverage, MethodCoverage, Share};

/// The most methods that are listed.
const MOST_METHODS: usize = 20;
/// The most places that are named.
const MOST_PLACES: usize = 8;

/// How much of lines and branches was executed; none if that was not recorded.
pub fn shares(coverage: &Coverage) -> Option<String> {
    let shares = [share(coverage.lines, "line", "lines"), share(coverage.branches, "branch", "branches")];
    let shares: Vec<String> = shares.into_iter().flatten().collect();
    (!shares.is_empty()).then(|| shares.join(", "))
}

/// The line about executed code; none if that was not recorded.
pub fn line(coverage: &Coverage) -> Option<String> {
    let shares = shares(coverage)?;
    let mut places = places(coverage);
    let more = places.len().saturating_sub(MOST_PLACES);
    if more > 0 {
        places.truncate(MOST_PLACES);
        places.push(format!("… and {} more; --format json has all", number(more as u64)));
    }
    let missed = if places.is_empty() { String::new() } else { format!("; not reached: {}", places.join(", ")) };
    Some(format!("{} {}{missed}", paint(FAINT, "code:"), shares))
}

/// A line for each method, in the order of the sources: how much of it the tests executed, and how much the paths.
pub fn methods(explored: &Coverage, tested: &Coverage) -> Vec<String> {
    let by_name: BTreeMap<&str, &MethodCoverage> =
        tested.methods.iter().map(|method| (method.method.as_str(), method)).collect();
    let row = |method: &MethodCoverage| {
        let own = by_name.get(method.method.as_str()).copied();
        let shares = |share: fn(&MethodCoverage) -> Share| {
            let (paths, tests) = (share(method), own.map(share).unwrap_or_default());
            format!("{}/{}/{}", tests.covered, paths.covered, paths.total)
        };
        [method.method.clone(), shares(|method| method.lines), shares(|method| method.branches)]
    };
    let more = explored.methods.len().saturating_sub(MOST_METHODS);
    let rows: Vec<[String; 3]> = explored.methods.iter().take(MOST_METHODS).map(row).collect();
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    let mut lines: Vec<String> = rows
        .iter()
        .map(|[name, lines, branches]| format!("{name:first$}  {lines:>second$} lines  {branches} branches"))
        .collect();
    if more > 0 {
        lines.push(format!("… and {} more; --format json has all", number(more as u64)));
    }
    lines
}

/// `12 of 14 lines`, `all 14 lines`; nothing if there are none.
fn share(share: Share, one: &str, many: &str) -> Option<String> {
    let total = number(share.total as u64);
    match share.total {
        0 => None,
        1 if share.is_whole() => Some(format!("the only {one}")),
        _ if share.is_whole() => Some(format!("all {total} {many}")),
        _ => Some(format!("{} of {total} {many}", number(share.covered as u64))),
    }
}

/// What was not reached, file by file: lines, then branches of lines that were reached. Only the first place of a file
/// names the file.
fn places(coverage: &Coverage) -> Vec<String> {
    let mut places = Vec::new();
    for FileCoverage { file, lines, missed_branches } in &coverage.files {
        let mut name = file.as_str();
        for (first, last) in missed_runs(lines) {
            let range = if first == last { first.to_string() } else { format!("{first}-{last}") };
            places.push(format!("{}:{range}", std::mem::take(&mut name)));
        }
        for (&line, &count) in missed_branches {
            // Branches of a line that was not reached are left out.
            if line.is_some_and(|line| lines.get(&line) == Some(&false)) {
                continue;
            }
            let what = if count == 1 { "a branch".to_owned() } else { format!("{} branches", number(count)) };
            places.push(match line {
                Some(line) => format!("{what} of {}:{line}", std::mem::take(&mut name)),
                None => format!("{what} of {file}"),
            });
        }
    }
    places
}

/// Runs of lines without a covered one in between, each by its first and last line.
fn missed_runs(lines: &BTreeMap<u32, bool>) -> Vec<(u32, u32)> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    let mut is_open = false;
    for (&line, &is_covered) in lines {
        match runs.last_mut() {
            _ if is_covered => {}
            Some(run) if is_open => run.1 = line,
            _ => runs.push((line, line)),
        }
        is_open = !is_covered;
    }
    runs
}
