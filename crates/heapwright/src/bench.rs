//! `heapwright bench`: the experiments of papers, rebuilt on this engine and printed beside the published figures.

mod ablation;
mod chain;
mod drivers;
mod example;
mod hex;
mod history;
mod latency;
mod matrix;
mod measure;
mod mutants;
mod mutate;
mod programs;
mod published;
mod regression;
mod scaling;
mod table;
mod trie;
mod versions;

use serde_json::{Value, json};

use self::measure::{Extent, Lab};
use self::table::Table;
use crate::check::print;
use crate::cli::{BenchArgs, FormatArg};
use crate::failure::Failure;

/// One experiment.
struct Experiment<L> {
    name: &'static str,
    about: &'static str,
    run: fn(&L) -> Result<Table, Failure>,
}

/// The experiments of the Green and GreenTrie papers, in the order in which they are made.
const GREEN: &[Experiment<Lab>] = &[
    Experiment { name: "example", about: "Green, Fig. 2: checks and calls of the worked example", run: example::run },
    Experiment { name: "scaling", about: "Green, Table 1: containers with n operations", run: scaling::run },
    Experiment { name: "mutants", about: "Green, Fig. 3: mutants, one after the other", run: mutants::run },
    Experiment {
        name: "regression",
        about: "Green, Table 2: a container before and after a repair",
        run: regression::run,
    },
    Experiment { name: "matrix", about: "Green, Table 3: one program after another", run: matrix::run },
    Experiment { name: "ablation", about: "Green, Table 5: slicing, canonization and store", run: ablation::run },
    Experiment { name: "trie", about: "GreenTrie, Table 1: calls of one run", run: trie::run },
    Experiment { name: "versions", about: "GreenTrie, Tables 2 to 4: calls across versions", run: history::run },
    Experiment { name: "chain", about: "processor time of the full chain and of the bare backend", run: chain::run },
    Experiment { name: "latency", about: "one hit in each store, one call of the backend", run: latency::run },
];

/// Runs a benchmark, or says which there are; the result is the exit status.
pub fn bench(args: &BenchArgs) -> Result<u8, Failure> {
    match args.name.as_deref() {
        None => {
            print(&list());
            Ok(0)
        }
        Some("green") => match &args.writer {
            Some(file) => latency::write(file).map(|()| 0),
            None => green(args),
        },
        Some("hex") => hex::hex(args),
        Some(other) => Err(Failure::usage(format!(
            "no benchmark is named {other}; there are `heapwright bench green` and `heapwright bench hex`"
        ))),
    }
}

fn list() -> String {
    listed("green", GREEN) + &listed("hex", hex::HEX)
}

/// The tables of a benchmark, with how to ask for them.
fn listed<L>(benchmark: &str, experiments: &[Experiment<L>]) -> String {
    let mut text = format!("heapwright bench {benchmark} [--table NAME] [--quick] [--format json]\n");
    for Experiment { name, about, .. } in experiments {
        text += &format!("  {name:<11} {about}\n");
    }
    text
}

fn green(args: &BenchArgs) -> Result<u8, Failure> {
    make("green", GREEN, args, || Lab::new(args.jdk.as_deref(), Extent::of(args)))
}

/// Makes the tables of a benchmark that are wanted; the result is the exit status.
fn make<L>(
    benchmark: &str,
    experiments: &[Experiment<L>],
    args: &BenchArgs,
    lab: impl FnOnce() -> Result<L, Failure>,
) -> Result<u8, Failure> {
    let chosen: Vec<&Experiment<L>> = match &args.table {
        None => experiments.iter().collect(),
        Some(name) => {
            let found = experiments.iter().find(|experiment| experiment.name == name);
            vec![found.ok_or_else(|| Failure::usage(format!("no table is named {name}; there are\n{}", list())))?]
        }
    };
    let lab = lab()?;
    let mut tables: Vec<Value> = Vec::new();
    for experiment in chosen {
        let table = (experiment.run)(&lab)?;
        match args.format {
            FormatArg::Text => print(&format!("{}\n", table.text())),
            FormatArg::Json => tables.push(table.json()),
        }
    }
    if args.format == FormatArg::Json {
        print(&format!("{:#}\n", json!({ "benchmark": benchmark, "quick": args.quick, "tables": tables })));
    }
    Ok(0)
}
