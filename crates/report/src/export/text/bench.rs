//! A table of an experiment, for people.

use std::fmt::Write;

use crate::model::{Cell, Table};

/// The table, what is to be said about it, and an empty line.
pub fn table(table: &Table) -> String {
    let mut lines: Vec<Vec<String>> = vec![table.columns.clone()];
    lines.extend(table.rows.iter().map(|row| row.iter().map(cell).collect()));
    let width = |at: usize| lines.iter().filter_map(|line| line.get(at)).map(|cell| cell.len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.columns.len()).map(width).collect();
    let mut text = format!("{}: {}\n", table.name, table.title);
    for line in &lines {
        let mut shown = String::from(" ");
        for (at, (cell, width)) in line.iter().zip(&widths).enumerate() {
            // Words stand to the left, numbers to the right. Writing to a string cannot fail.
            let _ = if at == 0 { write!(shown, " {cell:<width$}") } else { write!(shown, "  {cell:>width$}") };
        }
        text += shown.trim_end();
        text.push('\n');
    }
    for note in &table.notes {
        let _ = writeln!(text, "  ({note})");
    }
    for finding in &table.findings {
        let _ = writeln!(text, "  {}: {}", if finding.met { "met" } else { "NOT met" }, finding.text);
    }
    text + "\n"
}

fn cell(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.clone(),
        Cell::Count(count) => count.to_string(),
        Cell::Ratio(ratio) => format!("{ratio:.3}"),
        Cell::Millis(millis) if *millis < 10.0 => format!("{millis:.2}"),
        Cell::Millis(millis) => format!("{millis:.0}"),
        Cell::None => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_and_failures_named() {
        let mut made = Table::new("t", "title", &["program", "R"]);
        made.rows.push(vec![Cell::text_of("Euclid"), Cell::Ratio(0.5)]);
        made.rows.push(vec![Cell::text_of("TCAS"), Cell::None]);
        made.find_all("R is high", &[("Euclid".to_owned(), true), ("TCAS".to_owned(), false)]);
        let expected = "t: title\n  program      R\n  Euclid   0.500\n  TCAS         -\n  NOT met: R is high: 1 of 2; not TCAS\n\n";
        assert_eq!(table(&made), expected);
    }
}
