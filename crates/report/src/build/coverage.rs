//! From what paths executed to the coverage of a report.

use std::collections::BTreeMap;

use crate::model::{Coverage, FileCoverage, MethodCoverage, MissedBranch, Share};

impl From<&explore::Coverage> for Coverage {
    fn from(coverage: &explore::Coverage) -> Coverage {
        let mut methods: Vec<&explore::MethodCoverage> = coverage.methods.values().collect();
        methods.sort_by_key(|method| (&method.file, method.lines.keys().next().copied()));
        Coverage {
            lines: coverage.lines().into(),
            branches: coverage.branches().into(),
            methods: methods.into_iter().map(method).collect(),
            files: files(coverage),
        }
    }
}

impl From<explore::Share> for Share {
    fn from(share: explore::Share) -> Share {
        Share { covered: share.covered, total: share.total }
    }
}

fn method(method: &explore::MethodCoverage) -> MethodCoverage {
    let missed_lines = method.lines.iter().filter(|(_, is_covered)| !**is_covered).map(|(line, _)| *line);
    let missed_branches = method.branches.iter().flat_map(|branch| {
        let missed = branch.edges.iter().filter(|edge| !edge.is_covered);
        missed.map(|edge| MissedBranch { line: branch.line, to: edge.to })
    });
    MethodCoverage {
        method: method.method.clone(),
        file: method.file.clone(),
        lines: method.line_share().into(),
        branches: method.branch_share().into(),
        missed_lines: missed_lines.collect(),
        missed_branches: missed_branches.collect(),
    }
}

fn files(coverage: &explore::Coverage) -> Vec<FileCoverage> {
    let file = |((package, file), lines): ((&str, &str), BTreeMap<u32, bool>)| FileCoverage {
        file: file.to_owned(),
        lines,
        missed_branches: missed_branches(coverage, package, file),
    };
    coverage.files().into_iter().map(file).collect()
}

/// How many branches of each line of a file were not taken.
fn missed_branches(coverage: &explore::Coverage, package: &str, file: &str) -> BTreeMap<Option<u32>, u64> {
    let mut missed = BTreeMap::new();
    let methods = coverage.methods.iter().filter(|(name, method)| name.package() == package && method.file == file);
    for branch in methods.flat_map(|(_, method)| &method.branches) {
        let count = branch.edges.iter().filter(|edge| !edge.is_covered).count();
        if count > 0 {
            *missed.entry(branch.line).or_default() += count as u64;
        }
    }
    missed
}
