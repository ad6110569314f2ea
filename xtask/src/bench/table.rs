//! The table of a bench run.

use std::fmt::Write;

use super::Target;
use super::measure::Row;

/// All rows, under a line of titles.
pub fn render(rows: &[Row]) -> String {
    let mut text = format!(
        "{:<15} {:>13} {:>8} {:>10} {:>8} {:>9} {:>9} {:>8} {:>11} {:>8}\n",
        "benchmark",
        "instructions",
        "M/s",
        "target",
        "boot ms",
        "total ms",
        "objects",
        "B/object",
        "-Xint ms",
        "java ms"
    );
    for row in rows {
        let counts = &row.counts;
        let time = |time: Option<f64>| time.map_or_else(|| "-".to_owned(), |time| format!("{time:.0}"));
        let _ = writeln!(
            text,
            "{:<15} {:>13} {:>8.1} {:>10} {:>8.1} {:>9.1} {:>9} {:>8.1} {:>11} {:>8}{}",
            row.name,
            counts.instructions,
            counts.rate,
            goal(row.target),
            counts.boot,
            counts.total,
            counts.objects,
            counts.bytes_per_object,
            time(row.interpreted),
            time(row.java),
            if missed(row) { "  missed" } else { "" }
        );
    }
    text
}

fn goal(target: Target) -> String {
    match target {
        Target::Rate(rate) => format!(">= {rate:.0}"),
        Target::Total(total) => format!("< {total:.0} ms"),
        Target::None => String::new(),
    }
}

fn missed(row: &Row) -> bool {
    match row.target {
        Target::Rate(rate) => row.counts.rate < rate,
        Target::Total(total) => row.counts.total >= total,
        Target::None => false,
    }
}
