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

use serde_json::{Value, json};

use self::lab::Lab;
use super::measure::Extent;
use super::table::Table;
use crate::check::print;
use crate::cli::{BenchArgs, FormatArg};
use crate::failure::Failure;

/// One table.
struct Experiment {
    name: &'static str,
    about: &'static str,
    run: fn(&Lab) -> Result<Table, Failure>,
}

/// The tables, in the order in which they are made. What one has measured, the next does not measure again.
const HEX: &[Experiment] = &[
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

/// The tables, for people.
pub fn list() -> String {
    super::listed("hex", HEX.iter().map(|experiment| (experiment.name, experiment.about)))
}

/// Makes the tables; the result is the exit status.
pub fn hex(args: &BenchArgs) -> Result<u8, Failure> {
    let chosen: Vec<&Experiment> = match &args.table {
        None => HEX.iter().collect(),
        Some(name) => {
            let found = HEX.iter().find(|experiment| experiment.name == name);
            vec![found.ok_or_else(|| Failure::usage(format!("no table is named {name}; there are\n{}", list())))?]
        }
    };
    let lab = Lab::new(args.jdk.as_deref(), if args.quick { Extent::Quick } else { Extent::Full })?;
    let mut tables: Vec<Value> = Vec::new();
    for experiment in chosen {
        let table = (experiment.run)(&lab)?;
        match args.format {
            FormatArg::Text => print(&format!("{}\n", table.text())),
            FormatArg::Json => tables.push(table.json()),
        }
    }
    if args.format == FormatArg::Json {
        print(&format!("{:#}\n", json!({ "benchmark": "hex", "quick": args.quick, "tables": tables })));
    }
    Ok(0)
}
