//! What the solver's layers are worth. After the Green and GreenTrie papers.

mod ablation;
mod chain;
mod drivers;
mod example;
mod history;
mod lab;
mod latency;
mod matrix;
mod mutants;
mod mutate;
mod programs;
mod regression;
mod scaling;
mod trie;
mod versions;

use self::lab::Lab;
pub use self::latency::write;
use crate::{Benchmark, Experiment, listed, make};

/// The experiments of the Green and GreenTrie papers.
pub const BENCHMARK: Benchmark = Benchmark {
    name: "green",
    tables: || listed(GREEN),
    make: |order, take| make(GREEN, order, || Lab::new(order), take),
};

/// The tables, in the order in which they are made.
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
