//! How the measures spread over the targets of the structures P1 to P4: the box plots of the paper, Figures 4 to 6.

use super::lab::{Lab, Numbers};
use super::quartiles::Quartiles;
use super::subject::{Kind, SUBJECTS};
use super::technique::Technique;
use crate::error::BenchError;
use crate::table::{Cell, Table, ratio};
use crate::timed::time_ratio;

/// A measure of one target: of the technique, of lazy and of hex.
type Measure = fn(&Numbers, &Numbers, &Numbers) -> Option<f64>;

/// The measures, each with its figure.
const MEASURES: [(&str, Measure); 3] =
    [("invalid (Fig. 4)", invalid), ("R (Fig. 5)", generality), ("T (Fig. 6)", time)];

/// All structures together.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let columns = ["measure", "technique", "targets", "least", "1st", "median", "3rd", "greatest", "(paper)"];
    let mut table = Table::new("spread", "Figures 4 to 6: quartiles over the targets of P1 to P4", &columns);
    for (name, measure) in MEASURES {
        let mut medians = Vec::new();
        for technique in Technique::ALL {
            let numbers = collect(lab, technique, measure)?;
            let targets = numbers.len() as u64;
            let quartiles = Quartiles::of(numbers);
            let five: Vec<Cell> = match quartiles {
                Some(found) => found.five.map(Cell::Ratio).to_vec(),
                None => vec![Cell::None; 5],
            };
            let paper = if name.starts_with('T') { technique.published_time() } else { None };
            let mut row = vec![Cell::text_of(name), Cell::text_of(technique.name()), Cell::Count(targets)];
            row.extend(five);
            row.push(paper.into());
            table.rows.push(row);
            medians.push((technique.name().to_owned(), quartiles.map(|found| found.median())));
        }
        if name.starts_with('T') {
            let slower: Vec<(String, bool)> = medians
                .into_iter()
                .filter(|(technique, _)| technique != "hex" && technique != "lazy")
                .map(|(technique, median)| (technique, median.is_some_and(|median| median >= 1.0)))
                .collect();
            table.find_all("the median of T is at least that of hex", &slower);
        }
    }
    table.notes.push("targets that a technique or what it is compared with did not finish in time are left out".into());
    table.notes.push(
        "published for Fig. 4: lazy has a median of 2114 where it has any, hybrid a third quartile of 301, hex none"
            .into(),
    );
    Ok(table)
}

fn collect(lab: &Lab, technique: Technique, measure: Measure) -> Result<Vec<f64>, BenchError> {
    let mut numbers = Vec::new();
    for subject in SUBJECTS.iter().filter(|subject| subject.kind == Kind::Structure) {
        let ours = lab.measure(subject, technique)?;
        let lazy = lab.measure(subject, Technique::Lazy)?;
        let hex = lab.measure(subject, Technique::Hex)?;
        for ((_, ours), ((_, lazy), (_, hex))) in ours.iter().zip(lazy.iter().zip(hex.iter())) {
            numbers.extend(measure(ours, lazy, hex));
        }
    }
    Ok(numbers)
}

fn invalid(ours: &Numbers, _: &Numbers, _: &Numbers) -> Option<f64> {
    (!ours.is_cut).then_some(ours.invalid as f64)
}

fn generality(ours: &Numbers, lazy: &Numbers, _: &Numbers) -> Option<f64> {
    if ours.is_cut || lazy.is_cut { None } else { ratio(ours.valid as f64, lazy.valid as f64) }
}

fn time(ours: &Numbers, _: &Numbers, hex: &Numbers) -> Option<f64> {
    if ours.is_cut || hex.is_cut { None } else { time_ratio(ours.cpu, hex.cpu) }
}
