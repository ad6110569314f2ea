//! What became of the mutants, as a table.

use std::fmt::Write as _;

use super::judge::Judgement;
use super::source::{Kind, Source};

/// A class, its suite and what the suite says.
pub struct Row<'a> {
    pub source: &'a Source,
    pub tests: u64,
    /// In the order of the mutants.
    pub judged: &'a [Judgement],
}

impl Row<'_> {
    /// Bugs that the suite finds, and all of them.
    pub fn killed(&self) -> (usize, usize) {
        let bugs = self.of(Kind::Bug).filter(|(_, killed)| *killed).count();
        (bugs, self.of(Kind::Bug).count())
    }

    /// Equivalent mutants that the suite takes for bugs.
    pub fn wrongly_killed(&self) -> Vec<String> {
        self.of(Kind::Equivalent).filter(|(_, killed)| *killed).map(|(name, _)| name).collect()
    }

    fn survivors(&self) -> Vec<String> {
        self.of(Kind::Bug).filter(|(_, killed)| !*killed).map(|(name, _)| name).collect()
    }

    /// The mutants of a kind by place and text, and whether they were killed.
    fn of(&self, kind: Kind) -> impl Iterator<Item = (String, bool)> {
        let all = self.source.mutants.iter().zip(self.judged).filter(move |(mutant, _)| mutant.kind == kind);
        all.map(|(mutant, judgement)| {
            let change = if mutant.change.is_empty() { "(left out)" } else { mutant.change.as_str() };
            let name = format!("{}.java:{}  {change}", self.source.name(), mutant.line);
            (name, matches!(judgement, Judgement::Failed(_) | Judgement::Hung))
        })
    }
}

/// The table, the sum, and the survivors.
pub fn table(rows: &[Row<'_>]) -> String {
    let mut text = format!("{:<28} {:>5} {:>7} {:>6}  survivors by line\n", "method", "tests", "mutants", "killed");
    let (mut killed_in_all, mut in_all) = (0, 0);
    for row in rows {
        let (killed, mutants) = row.killed();
        (killed_in_all, in_all) = (killed_in_all + killed, in_all + mutants);
        let surviving = row.source.mutants.iter().zip(row.judged);
        let lines: Vec<String> = surviving
            .filter(|(mutant, judgement)| mutant.kind == Kind::Bug && matches!(judgement, Judgement::Passed(_)))
            .map(|(mutant, _)| mutant.line.to_string())
            .collect();
        let _ =
            writeln!(text, "{:<28} {:>5} {mutants:>7} {killed:>6}  {}", row.source.target, row.tests, lines.join(" "));
    }
    let tests: u64 = rows.iter().map(|row| row.tests).sum();
    let _ = writeln!(text, "{:<28} {tests:>5} {in_all:>7} {killed_in_all:>6}", "all");
    for survivor in rows.iter().flat_map(Row::survivors) {
        let _ = writeln!(text, "survives: {survivor}");
    }
    text
}
