//! The worked example of the Green paper, Fig. 2, and its modification.

use super::lab::{GREEN, Ints, Lab};
use super::programs::Subject;
use crate::error::BenchError;
use crate::table::{Cell, Table};

/// What the paper says: program, checks, calls.
const PUBLISHED: [(&str, u64, u64); 2] = [("Example", 22, 6), ("ExampleModified", 22, 4)];

/// Both versions, one after the other on one store.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "Green, Fig. 2: the example, then its modification on the same store";
    let mut table = Table::new("example", title, &["program", "checks", "(paper)", "calls", "(paper)"]);
    let store = lab.new_store();
    for (class, checks, calls) in PUBLISHED {
        lab.say("example", class);
        let subject = Subject::example(class);
        let ours = lab.run(&subject, GREEN, &store, Ints::Ideal)?;
        table.rows.push(vec![
            Cell::text_of(class),
            Cell::Count(ours.checks),
            Cell::Count(checks),
            Cell::Count(ours.calls),
            Cell::Count(calls),
        ]);
        table.find(
            ours.checks == checks && ours.calls == calls,
            format!(
                "{class}: {checks} checks and {calls} calls, as published; ours {} and {}",
                ours.checks, ours.calls
            ),
        );
    }
    Ok(table)
}
