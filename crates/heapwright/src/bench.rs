//! `heapwright bench`: the experiments of papers, rebuilt on this engine and printed beside the published figures.

use bench::{BENCHMARKS, BenchError, Benchmark, Extent, Order, Table, green};
use report::{Report, Sources, model};

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::output::{self, print};

/// Runs a benchmark, or says which there are; the result is the exit status.
pub fn bench(args: &BenchArgs) -> Result<u8, Failure> {
    let Some(name) = args.name.as_deref() else {
        print(&list())?;
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
    let report = |tables: Vec<Table>| {
        Report::bench(model::Bench { benchmark: benchmark.name.to_owned(), quick: args.quick, tables })
    };
    let (mut tables, mut shown) = (Vec::new(), Ok(()));
    let made = (benchmark.make)(&order, &mut |table: Table| {
        if shown.is_ok() {
            shown = output::show_part(&report(vec![table.clone()]), args.format);
        }
        tables.push(table);
    });
    shown?;
    made.map_err(|error| match error {
        BenchError::NoTable(name) => Failure::usage(format!("no table is named {name}; there are\n{}", list())),
        error => error.into(),
    })?;
    output::write_with(&[report(tables)], args.format, &output::after_parts(Sources::default()))
}
