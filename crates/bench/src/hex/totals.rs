//! Per subject and technique, all targets together.

use std::time::Duration;

use super::lab::{Lab, Numbers};
use super::subject::{SUBJECTS, Subject};
use super::technique::Technique;
use crate::error::BenchError;
use crate::table::{Cell, Table, ratio};
use crate::timed::time_ratio;

/// All subjects.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let columns = [
        "subject",
        "technique",
        "targets",
        "cut",
        "traces",
        "valid",
        "invalid",
        "unjudged",
        "alarms",
        "false",
        "R",
        "ms",
        "T",
    ];
    let mut table = Table::new("totals", "all targets of each subject, by technique", &columns);
    let mut hex: Vec<(String, bool)> = Vec::new();
    let mut ordered: Vec<(String, bool)> = Vec::new();
    for subject in SUBJECTS {
        let mut invalid: Vec<u64> = Vec::new();
        for technique in Technique::ALL {
            let row = Row::of(lab, subject, technique)?;
            invalid.push(row.sum.invalid);
            if technique == Technique::Hex {
                let is_exact = row.sum.invalid == 0 && row.sum.false_alarms == 0;
                hex.push((subject.name.to_owned(), is_exact));
            }
            table.rows.push(row.cells(subject, technique));
        }
        let is_least = invalid.iter().all(|&others| invalid[1] <= others);
        ordered.push((subject.name.to_owned(), is_least));
    }
    let bounds: Vec<String> = SUBJECTS.iter().map(|subject| lab.bound(subject).to_string()).collect();
    table.notes.push(format!("sizes of inputs: {}", bounds.join(", ")));
    table.notes.push(
        "valid, invalid: whether the input of an ended path can be completed to one that satisfies the invariant; unjudged are those invalid ones of which only no completion was found"
            .into(),
    );
    table.notes.push("R: valid paths over those of lazy, of targets that both finished; T: processor time over that of hex, likewise".into());
    table.find_all("hex has no invalid end states and no false alarms", &hex);
    table.find_all("no technique has fewer invalid end states than hex", &ordered);
    Ok(table)
}

/// Sums over the targets of a subject.
struct Row {
    targets: u64,
    cut: u64,
    sum: Numbers,
    generality: Option<f64>,
    time: Option<f64>,
}

impl Row {
    fn of(lab: &Lab, subject: &'static Subject, technique: Technique) -> Result<Row, BenchError> {
        let ours = lab.measure(subject, technique)?;
        let (lazy, hex) = (lab.measure(subject, Technique::Lazy)?, lab.measure(subject, Technique::Hex)?);
        let mut sum = Numbers::default();
        let (mut cut, mut valid, mut times) = (0, (0, 0), (Duration::ZERO, Duration::ZERO));
        for (at, (_, numbers)) in ours.iter().enumerate() {
            add(&mut sum, numbers);
            cut += u64::from(numbers.is_cut);
            if let Some((_, lazy)) = lazy.get(at).filter(|(_, lazy)| !lazy.is_cut && !numbers.is_cut) {
                valid = (valid.0 + numbers.valid, valid.1 + lazy.valid);
            }
            if let Some((_, hex)) = hex.get(at).filter(|(_, hex)| !hex.is_cut && !numbers.is_cut) {
                times = (times.0 + numbers.cpu, times.1 + hex.cpu);
            }
        }
        let generality = ratio(valid.0 as f64, valid.1 as f64);
        Ok(Row { targets: ours.len() as u64, cut, sum, generality, time: time_ratio(times.0, times.1) })
    }

    fn cells(&self, subject: &Subject, technique: Technique) -> Vec<Cell> {
        vec![
            Cell::text_of(subject.name),
            Cell::text_of(technique.name()),
            Cell::Count(self.targets),
            Cell::Count(self.cut),
            Cell::Count(self.sum.traces),
            Cell::Count(self.sum.valid),
            Cell::Count(self.sum.invalid),
            Cell::Count(self.sum.unjudged),
            Cell::Count(self.sum.alarms),
            Cell::Count(self.sum.false_alarms),
            self.generality.into(),
            Cell::Millis(self.sum.cpu.as_secs_f64() * 1e3),
            self.time.into(),
        ]
    }
}

fn add(sum: &mut Numbers, numbers: &Numbers) {
    sum.traces += numbers.traces;
    sum.valid += numbers.valid;
    sum.invalid += numbers.invalid;
    sum.unjudged += numbers.unjudged;
    sum.alarms += numbers.alarms;
    sum.false_alarms += numbers.false_alarms;
    sum.cpu += numbers.cpu;
}
