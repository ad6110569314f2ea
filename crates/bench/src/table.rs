//! A table of an experiment: our figures beside the published ones, and what follows from them.

use std::fmt::Write;

use serde_json::{Value, json};

/// What an experiment found.
#[derive(Debug, Default)]
pub struct Table {
    /// By which the experiment is named on the command line.
    pub name: &'static str,
    /// What it shows, in one line.
    pub title: String,
    /// Headings of the columns.
    pub columns: Vec<String>,
    /// The cells.
    pub rows: Vec<Vec<Cell>>,
    /// How the figures came about, where that is not obvious.
    pub notes: Vec<String>,
    /// Comparisons with published figures.
    pub findings: Vec<Finding>,
}

/// One cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A count.
    Count(u64),
    /// A ratio.
    Ratio(f64),
    /// Milliseconds.
    Millis(f64),
    /// Nobody knows, or it does not apply.
    None,
}

/// Whether a published figure is met.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Whether it is.
    pub met: bool,
    /// What was compared.
    pub text: String,
}

impl Table {
    /// An empty table.
    pub fn new(name: &'static str, title: impl Into<String>, columns: &[&str]) -> Table {
        let columns = columns.iter().map(|&column| column.to_owned()).collect();
        Table { name, title: title.into(), columns, ..Table::default() }
    }

    /// Adds a comparison.
    pub fn find(&mut self, met: bool, text: impl Into<String>) {
        self.findings.push(Finding { met, text: text.into() });
    }

    /// One comparison for many rows: met if it holds in all, and says in which it does not.
    pub fn find_all(&mut self, claim: &str, rows: &[(String, bool)]) {
        let failing: Vec<&str> = rows.iter().filter(|(_, met)| !met).map(|(row, _)| row.as_str()).collect();
        let count = format!("{claim}: {} of {}", rows.len() - failing.len(), rows.len());
        match failing.as_slice() {
            [] => self.find(true, count),
            failing => self.find(false, format!("{count}; not {}", failing.join(", "))),
        }
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut lines: Vec<Vec<String>> = vec![self.columns.clone()];
        lines.extend(self.rows.iter().map(|row| row.iter().map(Cell::text).collect()));
        let width = |at: usize| lines.iter().filter_map(|line| line.get(at)).map(|cell| cell.len()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        let mut text = format!("{}: {}\n", self.name, self.title);
        for line in &lines {
            let mut shown = String::from(" ");
            for (at, (cell, width)) in line.iter().zip(&widths).enumerate() {
                // Words stand to the left, numbers to the right.
                let _ = if at == 0 { write!(shown, " {cell:<width$}") } else { write!(shown, "  {cell:>width$}") };
            }
            text += shown.trim_end();
            text.push('\n');
        }
        for note in &self.notes {
            let _ = writeln!(text, "  ({note})");
        }
        for finding in &self.findings {
            let _ = writeln!(text, "  {}: {}", if finding.met { "met" } else { "NOT met" }, finding.text);
        }
        text
    }

    /// For programs.
    pub fn json(&self) -> Value {
        let findings: Vec<Value> =
            self.findings.iter().map(|finding| json!({ "met": finding.met, "text": finding.text })).collect();
        let rows: Vec<Vec<Value>> = self.rows.iter().map(|row| row.iter().map(Cell::json).collect()).collect();
        json!({
            "name": self.name, "title": self.title, "columns": self.columns, "rows": rows, "notes": self.notes,
            "findings": findings,
        })
    }
}

impl Cell {
    /// Words.
    pub fn text_of(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    fn text(&self) -> String {
        match self {
            Cell::Text(text) => text.clone(),
            Cell::Count(count) => count.to_string(),
            Cell::Ratio(ratio) => format!("{ratio:.3}"),
            Cell::Millis(millis) if *millis < 10.0 => format!("{millis:.2}"),
            Cell::Millis(millis) => format!("{millis:.0}"),
            Cell::None => "-".to_owned(),
        }
    }

    fn json(&self) -> Value {
        match self {
            Cell::Text(text) => json!(text),
            Cell::Count(count) => json!(count),
            Cell::Ratio(number) | Cell::Millis(number) => json!(number),
            Cell::None => Value::Null,
        }
    }
}

impl From<Option<f64>> for Cell {
    /// A ratio, perhaps.
    fn from(ratio: Option<f64>) -> Cell {
        ratio.map_or(Cell::None, Cell::Ratio)
    }
}

/// Whether both numbers are there and the first is not above the second.
pub fn at_most(ours: Option<f64>, published: Option<f64>) -> bool {
    ours.zip(published).is_some_and(|(ours, published)| ours <= published)
}

/// Whether both numbers are there and the first is not below the second.
pub fn at_least(ours: Option<f64>, published: Option<f64>) -> bool {
    at_most(published, ours)
}

/// One number over another; none over zero.
pub fn ratio(above: f64, below: f64) -> Option<f64> {
    (below > 0.0).then(|| above / below)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_and_failures_named() {
        let mut table = Table::new("t", "title", &["program", "R"]);
        table.rows.push(vec![Cell::text_of("Euclid"), Cell::Ratio(0.5)]);
        table.rows.push(vec![Cell::text_of("TCAS"), Cell::None]);
        table.find_all("R is high", &[("Euclid".to_owned(), true), ("TCAS".to_owned(), false)]);
        let expected =
            "t: title\n  program      R\n  Euclid   0.500\n  TCAS         -\n  NOT met: R is high: 1 of 2; not TCAS\n";
        assert_eq!(table.text(), expected);
        assert_eq!(table.json()["rows"][1][1], Value::Null);
    }
}
