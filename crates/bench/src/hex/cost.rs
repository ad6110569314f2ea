//! What one question to HEX costs, in structures of growing size: it should not depend on the size.

use std::time::Duration;

use super::lab::Lab;
use crate::error::BenchError;
use crate::table::{Cell, Table};

/// Objects of the input.
const SIZES: [u32; 3] = [5, 50, 500];
/// Questions that are asked at least: small structures are explored more than once.
const QUESTIONS: u64 = 2_000;
/// How much dearer a question may be in the largest structure than in the smallest one.
const FACTOR: f64 = 2.0;

/// Both structures, all sizes.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let columns = ["structure", "objects", "runs", "questions", "ns a question"];
    let mut table = Table::new("cost", "the cost of a question to HEX, by the size of the heap", &columns);
    for structure in ["list", "tree"] {
        let mut costs = Vec::new();
        for size in SIZES {
            let (mut runs, mut questions, mut time) = (0, 0, Duration::ZERO);
            while questions < QUESTIONS {
                let counts = lab.walk(structure, size)?;
                runs += 1;
                questions += counts.admission_queries;
                time += Duration::from_nanos(counts.admission_nanos);
            }
            let cost = time.as_nanos() as f64 / questions as f64;
            costs.push(cost);
            table.rows.push(vec![
                Cell::text_of(structure),
                Cell::Count(size.into()),
                Cell::Count(runs),
                Cell::Count(questions),
                Cell::Ratio(cost),
            ]);
        }
        let is_flat = costs.last().zip(costs.first()).is_some_and(|(largest, smallest)| *largest <= FACTOR * smallest);
        table.find(
            is_flat,
            format!("{structure}: a question costs at most {FACTOR} times as much in 500 objects as in 5"),
        );
    }
    Ok(table)
}
