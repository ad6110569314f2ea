//! `heapwright bench hex`: how many invalid heaps each technique lets through, what it costs, and how it blurs the valid ones.
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
use super::measure::Extent;
use super::{Experiment, make};
use crate::cli::BenchArgs;
use crate::failure::Failure;

/// The tables, in the order in which they are made. What one has measured, the next does not measure again.
pub(super) const HEX: &[Experiment<Lab>] = &[
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

/// Makes the tables; the result is the exit status.
pub fn hex(args: &BenchArgs) -> Result<u8, Failure> {
    make("hex", HEX, args, || Lab::new(args.jdk.as_deref(), Extent::of(args)))
}
