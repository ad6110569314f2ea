//! The experiments of papers, rebuilt on this engine: tables of our figures beside the published ones.

mod compile;
mod error;
pub mod green;
pub mod hex;
mod published;
mod table;
mod timed;

use std::path::PathBuf;

pub use self::error::BenchError;
pub use self::table::{Cell, Finding, Table};

/// A benchmark: the experiments of a paper, or of some.
#[derive(Clone, Copy)]
pub struct Benchmark {
    /// Its name.
    pub name: &'static str,
    /// Its tables, in the order in which they are made: names, and what they show.
    pub tables: fn() -> Vec<(&'static str, &'static str)>,
    /// Makes tables, and gives each away as soon as it is made.
    pub make: fn(&Order, &mut dyn FnMut(Table)) -> Result<(), BenchError>,
}

/// All benchmarks.
pub const BENCHMARKS: &[Benchmark] = &[green::BENCHMARK, hex::BENCHMARK];

/// What is to be measured.
pub struct Order {
    /// The JDK whose class library is used; none: the one that this machine has.
    pub jdk: Option<PathBuf>,
    /// Only this table.
    pub table: Option<String>,
    /// How much is measured.
    pub extent: Extent,
    /// Is told what is being measured: the table, and what of it.
    pub say: Say,
}

/// Is told what is being measured: the table, and what of it.
pub type Say = fn(&str, &str);

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Small parameters.
    Quick,
    /// Those of the papers.
    Full,
}

/// One experiment.
struct Experiment<L> {
    name: &'static str,
    about: &'static str,
    run: fn(&L) -> Result<Table, BenchError>,
}

/// The names of experiments, and what they show.
fn listed<L>(experiments: &[Experiment<L>]) -> Vec<(&'static str, &'static str)> {
    experiments.iter().map(|experiment| (experiment.name, experiment.about)).collect()
}

/// Makes the tables that are wanted.
fn make<L>(
    experiments: &[Experiment<L>],
    order: &Order,
    lab: impl FnOnce() -> Result<L, BenchError>,
    take: &mut dyn FnMut(Table),
) -> Result<(), BenchError> {
    let is_wanted = |experiment: &&Experiment<L>| order.table.as_deref().is_none_or(|name| experiment.name == name);
    let chosen: Vec<&Experiment<L>> = experiments.iter().filter(is_wanted).collect();
    if let (Some(name), []) = (&order.table, chosen.as_slice()) {
        return Err(BenchError::NoTable(name.clone()));
    }
    let lab = lab()?;
    for experiment in chosen {
        take((experiment.run)(&lab)?);
    }
    Ok(())
}
