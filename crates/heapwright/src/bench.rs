//! `heapwright bench`: the experiments of papers, rebuilt on this engine and printed beside the published figures.

use bench::{BENCHMARKS, BenchError, Benchmark, Extent, Order, Table, green};
use serde_json::{Value, json};

use crate::check::print;
use crate::cli::{BenchArgs, FormatArg};
use crate::failure::Failure;

/// Runs a benchmark, or says which there are; the result is the exit status.
pub fn bench(args: &BenchArgs) -> Result<u8, Failure> {
    let Some(name) = args.name.as_deref() else {
        print(&list());
        return Ok(0);
    };
    let Some(benchmark) = BENCHMARKS.iter().find(|benchmark| benchmark.name == name) else {
        let names: Vec<String> =
            BENCHMARKS.iter().map(|benchmark| format!("`heapwright bench {}`", benchmark.name)).collect();
        return Err(Failure::usage(format!("no benchmark is named {name}; there are {}", names.join(" and "))));
    };
    match &args.writer {
        Some(file) if benchmark.name == green::BENCHMARK.name => green::write(file)?,
        _ => make(benchmark, args)?,
    }
    Ok(0)
}

fn list() -> String {
    let mut text = String::new();
    for benchmark in BENCHMARKS {
        text += &format!("heapwright bench {} [--table NAME] [--quick] [--format json]\n", benchmark.name);
        for (name, about) in (benchmark.tables)() {
            text += &format!("  {name:<11} {about}\n");
        }
    }
    text
}

/// Makes the tables of a benchmark that are wanted.
fn make(benchmark: &Benchmark, args: &BenchArgs) -> Result<(), Failure> {
    let order = Order {
        jdk: args.jdk.clone(),
        table: args.table.clone(),
        extent: if args.quick { Extent::Quick } else { Extent::Full },
        say: |table, what| eprintln!("bench: {table}: {what}"),
    };
    let mut tables: Vec<Value> = Vec::new();
    let made = (benchmark.make)(&order, &mut |table: Table| match args.format {
        FormatArg::Text => print(&format!("{}\n", table.text())),
        FormatArg::Json => tables.push(table.json()),
    });
    made.map_err(|error| match error {
        BenchError::NoTable(name) => Failure::usage(format!("no table is named {name}; there are\n{}", list())),
        error => error.into(),
    })?;
    if args.format == FormatArg::Json {
        print(&format!("{:#}\n", json!({ "benchmark": benchmark.name, "quick": args.quick, "tables": tables })));
    }
    Ok(())
}
