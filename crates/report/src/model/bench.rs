//! Tables of experiments: our figures beside the published ones, and what follows from them.

use schemars::JsonSchema;
use serde::Serialize;

/// The report of `heapwright bench`.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Bench {
    /// The benchmark.
    pub benchmark: String,
    /// Whether its parameters were smaller than usual.
    pub quick: bool,
    /// Its tables.
    pub tables: Vec<Table>,
}

/// What an experiment found.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct Table {
    /// By which the experiment is named on the command line.
    pub name: String,
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
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A count.
    Count(u64),
    /// A ratio.
    Ratio(f64),
    /// Milliseconds.
    Millis(f64),
    /// It is not known, or does not apply.
    None,
}

/// Whether a published figure is met.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Finding {
    /// Whether it is.
    pub met: bool,
    /// What was compared.
    pub text: String,
}

impl Table {
    /// An empty table.
    pub fn new(name: &str, title: impl Into<String>, columns: &[&str]) -> Table {
        let columns = columns.iter().map(|&column| column.to_owned()).collect();
        Table { name: name.to_owned(), title: title.into(), columns, ..Table::default() }
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
}

impl Cell {
    /// Words.
    pub fn text_of(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }
}

impl From<Option<f64>> for Cell {
    /// A ratio, perhaps.
    fn from(ratio: Option<f64>) -> Cell {
        ratio.map_or(Cell::None, Cell::Ratio)
    }
}
