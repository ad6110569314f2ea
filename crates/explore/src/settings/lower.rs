//! From settings to those of the parts: the machine and the solver.

use machine::{InputConfig, Overflow};
use store::Stores;

use super::{Settings, SolverSettings};

impl Settings {
    /// The settings of the machine of a worker.
    pub fn machine(&self) -> machine::Config {
        let (limits, inputs) = (&self.limits, &self.inputs);
        machine::Config {
            assertions: inputs.assertions,
            max_depth: limits.depth as usize,
            max_memory: limits.memory,
            overflow: Overflow::Stop,
            input: InputConfig {
                laziness: inputs.laziness,
                aliasing: inputs.aliasing,
                statics: inputs.statics,
                subtypes: inputs.subtypes.clone(),
                text: limits.string,
                array: limits.array(),
                budget: limits.budget(),
                objects: limits.objects(),
                arithmetic: inputs.int,
                ..InputConfig::default()
            },
            vocabulary: true,
            coverage: true,
            ..machine::Config::default()
        }
    }
}

impl SolverSettings {
    /// The settings of a solver that keeps its answers in these stores.
    pub fn lower(&self, stores: Stores) -> solver::Config {
        solver::Config {
            time_limit: self.time(),
            command: self.words(),
            validate: self.validate,
            layers: self.layers,
            stores,
        }
    }
}
