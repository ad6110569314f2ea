//! Counts of verdicts and findings, with examples.

use std::collections::BTreeMap;
use std::fmt;

use super::Checked;
use super::compare::Sort;
use super::shrink::Wrong;
use super::statement::Method;

/// What many methods have shown.
#[derive(Default)]
pub struct Summary {
    /// Methods that were made.
    pub made: usize,
    /// Methods that compile, and so were checked.
    pub checked: usize,
    /// Runs on the real JVM.
    pub runs: u64,
    /// Methods that fail for some input.
    pub failing: usize,
    /// Confirmed violations that the pools have no input for.
    pub extra: usize,
    /// Methods by verdict, and by whether brute force makes them fail.
    pub verdicts: BTreeMap<(String, bool), usize>,
    /// Methods by what is remarkable about them.
    pub methods: BTreeMap<Sort, usize>,
    /// Methods by the reason of a gap.
    pub gaps: BTreeMap<String, usize>,
    /// Findings that are alike, with the shortest method of each.
    alike: BTreeMap<(Sort, String), (usize, Wrong)>,
}

impl Summary {
    /// Counts a batch.
    pub fn add(&mut self, batch: &[Method], checked: &[Checked]) {
        self.made += batch.len();
        self.checked += checked.len();
        for one in checked {
            self.runs += one.seen.runs;
            let fails = !one.seen.sites.is_empty();
            self.failing += usize::from(fails);
            self.extra += one.extra;
            let verdict = one.said.verdict.split(':').next().unwrap_or_default().to_owned();
            *self.verdicts.entry((verdict, fails)).or_default() += 1;
            for gap in &one.said.gaps {
                *self.gaps.entry(gap.clone()).or_default() += 1;
            }
            let mut sorts: Vec<Sort> = one.findings.iter().map(|finding| finding.sort).collect();
            sorts.sort_unstable();
            sorts.dedup();
            for sort in sorts {
                *self.methods.entry(sort).or_default() += 1;
            }
            for finding in &one.findings {
                let method = &batch[one.original];
                let wrong = Wrong { method: method.clone(), finding: finding.clone(), text: one.text.clone() };
                let entry = self.alike.entry(finding.group()).or_insert_with(|| (0, wrong.clone()));
                entry.0 += 1;
                if method.size() < entry.1.method.size() {
                    entry.1 = wrong;
                }
            }
        }
    }

    /// How many methods have a wrong verdict of some sort.
    pub fn wrong(&self) -> usize {
        self.methods.iter().filter(|(sort, _)| sort.is_wrong()).map(|(_, count)| count).sum()
    }

    /// One method of each sort of finding and place, the most frequent of each sort first.
    pub fn examples(&self) -> Vec<Wrong> {
        let mut list: Vec<(Sort, usize, &Wrong)> =
            self.alike.iter().map(|((sort, _), (count, wrong))| (*sort, *count, wrong)).collect();
        list.retain(|(sort, _, _)| !matches!(sort, Sort::NotRun | Sort::Hung));
        list.sort_by_key(|(sort, count, _)| (*sort, std::cmp::Reverse(*count)));
        list.into_iter().map(|(_, _, wrong)| wrong.clone()).collect()
    }

    /// An example in words.
    pub fn describe(&self, wrong: &Wrong) -> String {
        let finding = &wrong.finding;
        let count = self.alike.get(&finding.group()).map_or(1, |(count, _)| *count);
        let (sort, what, place, detail) = (finding.sort.words(), &finding.what, &finding.place, &finding.detail);
        format!("## {count} x {sort}: {what}\nat {place}\n{detail}\n{}", wrong.text)
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left_out = self.made - self.checked;
        writeln!(f, "{} methods, {} runs on the real JVM; {left_out} did not compile", self.checked, self.runs)?;
        writeln!(
            f,
            "{} fail for some input; {} confirmed violations that the pools have no input for",
            self.failing, self.extra
        )?;
        for ((verdict, fails), count) in &self.verdicts {
            writeln!(f, "  {count:>6} {verdict}{}", if *fails { ", and some input fails" } else { "" })?;
        }
        writeln!(f, "findings, in methods:")?;
        for (sort, count) in &self.methods {
            writeln!(f, "  {count:>6} {}{}", if sort.is_wrong() { "WRONG " } else { "" }, sort.words())?;
        }
        let mut gaps: Vec<(&String, &usize)> = self.gaps.iter().collect();
        gaps.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
        writeln!(f, "gaps, in methods:")?;
        for (gap, count) in gaps.into_iter().take(40) {
            writeln!(f, "  {count:>6} {gap}")?;
        }
        Ok(())
    }
}
