//! Mutants of a program, one after the other on a store that fills, Fig. 3 of the Green paper.

use std::ops::Range;

use super::lab::{ALL, BARE, GREEN, Ints, Lab, Measure, reuse};
use super::mutate::mutants;
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::table::{Cell, Table};
use crate::timed::time_ratio;

/// The share of reuse from which on a table says "practically all".
const PRACTICALLY_ALL: f64 = 0.99;
/// The lowest published T of TriTyp.
const LOWEST: f64 = 0.117;
/// Neighbouring mutants that make one point.
const POINT: usize = 5;

/// The mutants of three programs.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let title = "Green, Fig. 3: R and T of mutants, one after the other on one store that fills";
    let columns = ["program", "mutants", "", "first", "25 %", "50 %", "75 %", "last", "best"];
    let mut table = Table::new("mutants", title, &columns);
    let mut programs = vec![("TriTyp", Subject::tri_typ()), ("Euclid", Subject::euclid("green", lab.extent))];
    if lab.extent == Extent::Full {
        programs.push(("Tcas", Subject::tcas("green")));
    }
    let mut ends = Vec::new();
    for (class, subject) in programs {
        let mutants = mutants(&lab.class(class)?)?;
        lab.say("mutants", &format!("{class}, {} mutants", mutants.len()));
        let points = points(mutants.len());
        let (store, store_of_all) = (lab.new_store(), lab.new_store());
        let mut runs: Vec<Run> = Vec::new();
        let mut runs_of_all: Vec<Run> = Vec::new();
        for (at, mutant) in mutants.iter().enumerate() {
            let subject = Subject { changed: Some(lab.changed_class(class, mutant)?), ..subject.clone() };
            let ours = lab.run(&subject, GREEN, &store, Ints::Ideal)?;
            // Without layers the checks are the same: only the time has to be measured, and only where it is shown.
            let is_shown = points.iter().any(|point| point.contains(&at));
            let bare = is_shown.then(|| lab.run(&subject, BARE, &store, Ints::Ideal)).transpose()?;
            runs.push((ours, bare));
            runs_of_all.push((lab.run(&subject, ALL, &store_of_all, Ints::Ideal)?, None));
        }
        let r: Vec<Option<f64>> = points.iter().map(|point| reuse_of(&runs[point.clone()])).collect();
        let t: Vec<Option<f64>> = points.iter().map(|point| time_of(&runs[point.clone()])).collect();
        let all: Vec<Option<f64>> = points.iter().map(|point| reuse_of(&runs_of_all[point.clone()])).collect();
        let most = most_reuse(&runs);
        let times = runs.iter().filter_map(|(ours, bare)| time_ratio(ours.cpu, bare.as_ref()?.cpu));
        let least = times.fold(f64::INFINITY, f64::min);
        let row = |name: Cell, count: Cell, letter: &str, values: &[Option<f64>], best: f64| {
            let mut row = vec![name, count, Cell::text_of(letter)];
            row.extend(values.iter().map(|&value| Cell::from(value)));
            row.push(Cell::Ratio(best));
            row
        };
        table.rows.push(row(Cell::text_of(&subject.name), Cell::Count(mutants.len() as u64), "R", &r, most));
        table.rows.push(row(Cell::text_of(""), Cell::text_of(""), "R all", &all, most_reuse(&runs_of_all)));
        table.rows.push(row(Cell::text_of(""), Cell::text_of(""), "T", &t, least));
        let end = r.last().copied().flatten().unwrap_or(1.0);
        ends.push((format!("{} ({end:.3})", subject.name), end >= PRACTICALLY_ALL));
        if class == "TriTyp" {
            table.find(least <= LOWEST, format!("TriTyp: lowest T {least:.3}, published {LOWEST}"));
        }
    }
    table.notes.push(format!("points are means of {POINT} neighbouring mutants; published as curves only"));
    table.find_all("in the end practically all is reused, as published", &ends);
    Ok(table)
}

/// Five points from the first to the last mutant.
fn points(mutants: usize) -> [Range<usize>; 5] {
    let width = POINT.min(mutants);
    [0, 1, 2, 3, 4].map(|quarter| {
        let start = (mutants - width) * quarter / 4;
        start..start + width
    })
}

fn reuse_of(runs: &[Run]) -> Option<f64> {
    let checks = runs.iter().map(|(ours, _)| ours.checks).sum();
    let calls = runs.iter().map(|(ours, _)| ours.calls).sum();
    reuse(checks, calls)
}

/// A run with layers and, where it is shown, one without.
type Run = (Measure, Option<Measure>);

/// The highest reuse of one mutant.
fn most_reuse(runs: &[Run]) -> f64 {
    runs.iter().filter_map(|(ours, _)| reuse(ours.checks, ours.calls)).fold(0.0, f64::max)
}

fn time_of(runs: &[Run]) -> Option<f64> {
    let with = runs.iter().map(|(ours, _)| ours.cpu).sum();
    let without = runs.iter().filter_map(|(_, bare)| bare.as_ref()).map(|bare| bare.cpu).sum();
    time_ratio(with, without)
}

#[test]
fn points_lie_within() {
    assert_eq!(points(100).map(|point| point.start), [0, 23, 47, 71, 95]);
    assert_eq!(points(3), [0..3, 0..3, 0..3, 0..3, 0..3]);
    assert_eq!(points(0), [0..0, 0..0, 0..0, 0..0, 0..0]);
}
