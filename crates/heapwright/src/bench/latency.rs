//! What one answer costs: from each kind of store, and from the backend.

use super::measure::{BARE, Ints, Lab, progress};
use super::programs::Subject;
use super::table::{Cell, Table};
use crate::failure::Failure;

/// The mean of many answers of each kind.
pub fn run(lab: &Lab) -> Result<Table, Failure> {
    let mut table = Table::new("latency", "microseconds for one answer", &["answer", "microseconds", "per second"]);
    progress("latency", "backend");
    let bare = lab.run(&Subject::tcas("green"), BARE, &lab.new_store(), Ints::Java)?;
    push(&mut table, "backend call (TCAS)", bare.backend.as_secs_f64() / bare.calls.max(1) as f64);
    Ok(table)
}

fn push(table: &mut Table, name: &str, seconds: f64) {
    table.rows.push(vec![Cell::text_of(name), Cell::Millis(seconds * 1e6), Cell::Millis(1.0 / seconds.max(1e-9))]);
}
