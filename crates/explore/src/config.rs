//! Settings of an exploration.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use machine::Machine;

use crate::admission::Admission;
use crate::property::Property;
use crate::survey::Surveying;
use crate::tally::Counting;

/// In which order paths are explored. The set of results does not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Depth first: the fastest, since it backtracks by undoing.
    DepthFirst,
    /// Breadth first: short paths first.
    BreadthFirst,
    /// In an order drawn from a seed.
    Random(u64),
}

/// How the class invariant is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Invariant {
    /// A boolean method without parameters named `repOK`, `repOk` or `invariant`, and those annotated as invariants.
    Convention,
    /// The method of this name.
    Named(String),
    /// There is none.
    None,
}

/// Of which paths it is made sure, at their ends, that a valid input takes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judging {
    /// Of none: for measurements, since what violates may rest on an invalid input.
    Nothing,
    /// Of those that violate the property.
    Violations,
    /// Of all.
    All,
}

/// How far the exploration goes.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Longest chain of materializations.
    pub k: Option<u32>,
    /// Input objects of one class.
    pub n: Option<u32>,
    /// Input objects of certain classes, by Java name.
    pub n_of: Vec<(String, u32)>,
    /// Iterations of a loop that materialize nothing.
    pub iterations: u32,
    /// Instructions on one path.
    pub steps: u64,
    /// Time of the whole exploration.
    pub time: Option<Duration>,
}

/// Everything about an exploration that does not depend on the subject's machine.
#[derive(Clone, Debug)]
pub struct Config {
    /// How far it goes.
    pub limits: Limits,
    /// What counts as a violation.
    pub property: Property,
    /// How the class invariant is found.
    pub invariant: Invariant,
    /// Which partial heaps are admitted.
    pub admission: Admission,
    /// Of which paths the inputs are judged where the invariants did not run first.
    pub judging: Judging,
    /// In which order.
    pub order: Order,
    /// Workers.
    pub jobs: usize,
    /// Strings that a main method is given; none: an empty array.
    pub symbolic_args: Option<u32>,
    /// How conditions are decided.
    pub solver: solver::Config,
    /// Completed paths whose choices are kept, the first in the order of paths; those that execute something new come on top.
    pub kept_paths: usize,
    /// How the inputs of paths are counted; none: they are not.
    pub counting: Option<Counting>,
    /// What is kept of the input heaps of completed paths.
    pub survey: Surveying,
    /// Set from outside to end early.
    pub stop: Arc<AtomicBool>,
}

impl Default for Config {
    /// One worker, depth first, three objects of each class.
    fn default() -> Config {
        let limits = Limits { k: None, n: Some(3), n_of: Vec::new(), iterations: 10, steps: 5_000_000, time: None };
        Config {
            limits,
            property: Property::Default,
            invariant: Invariant::Convention,
            admission: Admission { eager: true, ..Admission::default() },
            judging: Judging::Violations,
            order: Order::DepthFirst,
            jobs: 1,
            symbolic_args: None,
            solver: solver::Config::default(),
            kept_paths: 0,
            counting: None,
            survey: Surveying::Off,
            stop: Arc::default(),
        }
    }
}

/// Makes the machine of a worker. Workers share nothing: each has its own.
pub type Setup<'a> = dyn Fn() -> Result<Machine, machine::Stop> + Sync + 'a;
