//! How many invalid heaps each technique lets through, what it costs, and how it blurs the valid ones.
//! After the HEX paper (ESEC/FSE'15); the subjects are our own, in the roles of the paper's.

mod components;
mod cost;
mod driver;
mod lab;
mod quartiles;
mod spread;
mod subject;
mod technique;
mod totals;

use self::lab::Lab;
use crate::{Benchmark, Experiment, listed, make};

/// The experiments of the HEX paper.
pub const BENCHMARK: Benchmark =
    Benchmark { name: "hex", tables: || listed(HEX), make: |order, take| make(HEX, order, || Lab::new(order), take) };

/// The tables, in the order in which they are made. Measurements of one table are used again by the next.
const HEX: &[Experiment<Lab>] = &[
    Experiment {
        name: "components",
        about: "HEX, Table 2: components with a property or a fault",
        run: components::run,
    },
    Experiment {
        name: "spread",
        about: "HEX, Figures 4 to 6: quartiles over methods and pairs of calls",
        run: spread::run,
    },
    Experiment { name: "cost", about: "the cost of a question, by the size of the heap", run: cost::run },
    Experiment { name: "totals", about: "all measures per subject and technique", run: totals::run },
];
