//! Settings of an exploration: all that a user can say about it, as one value that can be stored, sent and compared.
//!
//! The command line, benchmarks, tests and files of settings make this value; nothing else is read later. What a user said
//! stands in the fields; what follows from it is computed by methods, one place for each rule.

mod admission;
mod contracts;
mod counting;
mod inputs;
mod limit;
mod limits;
mod lower;
mod order;
mod places;
mod sandbox;
mod size;
mod solving;
mod time;

pub use self::admission::{AdmissionSettings, Judging, Members, MembersError};
pub use self::contracts::ContractSettings;
pub use self::counting::CountSettings;
pub use self::inputs::{Inputs, Invariant};
pub use self::limit::Limit;
pub use self::limits::Limits;
pub use self::order::{NamedOrder, ORDERS, Order};
pub use self::places::{Places, PlacesError};
pub use self::sandbox::Sandbox;
pub use self::size::{SizeError, parse_size, print_size};
pub use self::solving::SolverSettings;
pub use self::time::{TimeError, parse_time, print_time};

use serde::{Deserialize, Serialize};

use crate::property::Property;

/// All that can be said about an exploration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// How far it goes.
    pub limits: Limits,
    /// What inputs are.
    pub inputs: Inputs,
    /// Which partial heaps are admitted, and whose inputs are judged.
    pub admission: AdmissionSettings,
    /// Where contracts are written.
    pub contracts: ContractSettings,
    /// How conditions are decided.
    pub solver: SolverSettings,
    /// What counts as a violation.
    pub property: Property,
    /// In which order paths are explored.
    pub order: Order,
    /// Workers; none: as many as there are cores.
    pub jobs: Option<usize>,
    /// Whether and how the inputs of paths are counted.
    pub count: CountSettings,
    /// How the program is confined when it runs on the real JVM.
    pub sandbox: Sandbox,
}

impl Settings {
    /// Workers that there are.
    pub fn jobs(&self) -> usize {
        self.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

#[cfg(test)]
mod tests;
