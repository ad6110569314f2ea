//! The components P5 to P7, Table 2 of the paper.

use super::lab::{Lab, Numbers};
use super::subject::{Kind, SUBJECTS};
use super::technique::Technique;
use crate::error::BenchError;
use crate::published;
use crate::table::{Cell, Table};
use crate::timed::time_ratio;

/// Ours beside the published ones.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let columns = [
        "subject",
        "technique",
        "ms",
        "T",
        "(paper)",
        "traces",
        "(paper)",
        "invalid",
        "(paper)",
        "alarms",
        "(paper)",
        "false",
        "(paper)",
        "cut",
    ];
    let mut table = Table::new("components", "Table 2: components with a property or a fault", &columns);
    let published = published::hex_components();
    for subject in SUBJECTS.iter().filter(|subject| subject.kind == Kind::Component) {
        let of = |technique| -> Result<Numbers, BenchError> {
            Ok(lab.measure(subject, technique)?.first().map(|(_, numbers)| *numbers).unwrap_or_default())
        };
        let hex = of(Technique::Hex)?;
        for technique in Technique::ALL {
            let ours = of(technique)?;
            let paper = |column| published.number(&[subject.name, technique.published()], column);
            let count = |column| paper(column).map_or(Cell::None, |number: f64| Cell::Count(number as u64));
            let minutes =
                |technique: Technique| published.number(&[subject.name, technique.published()], "elapsed_min");
            let times = minutes(technique).zip(minutes(Technique::Hex)).map(|(ours, hex)| ours / hex);
            let time = if ours.is_cut { None } else { time_ratio(ours.cpu, hex.cpu) };
            table.rows.push(vec![
                Cell::text_of(subject.name),
                Cell::text_of(technique.name()),
                Cell::Millis(ours.cpu.as_secs_f64() * 1e3),
                time.into(),
                times.into(),
                Cell::Count(ours.traces),
                count("traces"),
                Cell::Count(ours.invalid),
                count("invalid_traces"),
                Cell::Count(ours.alarms),
                count("alarms"),
                Cell::Count(ours.false_alarms),
                count("false_alarms"),
                Cell::Count(u64::from(ours.is_cut)),
            ]);
        }
        let is_exact = hex.invalid == 0 && hex.false_alarms == 0;
        table.find(is_exact, format!("{}: hex has no invalid end states and no false alarms", subject.name));
        // P5 stands for a component that is right, the others have a fault each.
        let has_fault = subject.name != "P5";
        let text = if has_fault { "hex finds the fault" } else { "hex raises no alarm" };
        table.find((hex.alarms > hex.false_alarms) == has_fault, format!("{}: {text}", subject.name));
    }
    Ok(table)
}
