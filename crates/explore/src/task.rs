//! What an exploration is given beside its subject: the settings, and what settings cannot hold.

use std::sync::Arc;
use std::time::{Duration, Instant};

use admission::MEMBERS;
use budget::Budget;
use contract::Sources;
use machine::Machine;
use spec::Spec;
use store::Stores;

use crate::settings::{Members, Settings};
use crate::survey::Surveying;
use crate::tally::Counting;

/// What an exploration is given beside its subject.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// What the user said.
    pub settings: Settings,
    /// The specification of the shape of the heap.
    pub spec: Option<Arc<Spec>>,
    /// Where contracts are written, beside annotations of the classes.
    pub contracts: Arc<Sources>,
    /// Where answers of the solver are kept.
    pub stores: Stores,
    /// What is kept of paths.
    pub keep: Keep,
    /// What the whole command may take.
    pub budget: Budget,
    /// What of the time of an exploration is left to the real JVM.
    pub reserve: Reserve,
}

/// What is kept of completed paths, beside numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Paths whose choices are kept, the first in the order of paths; those that execute something new come on top.
    pub paths: usize,
    /// What is kept of their input heaps.
    pub survey: Surveying,
    /// Ended paths whose tree is kept.
    pub tree: usize,
    /// Paths of which the number of inputs is listed; none: inputs are counted only if the settings say so.
    pub counted: Option<usize>,
}

/// What of the time of an exploration is left to what comes after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reserve {
    /// Nothing: nothing comes after it.
    #[default]
    Nothing,
    /// Enough to run the inputs of violations, once there are some.
    Violations,
    /// Enough to run the inputs of all paths, and to make tests of them.
    Paths,
}

/// The most that is kept for running the inputs of violations: starting a JVM takes most of it.
const VIOLATIONS: Duration = Duration::from_secs(3);

impl Reserve {
    /// When an exploration has to end, if there is a violation or not.
    pub fn end(self, budget: &Budget, has_violation: bool) -> Option<Instant> {
        let left = budget.left()?;
        let kept = match self {
            Reserve::Violations if has_violation => (left / 4).min(VIOLATIONS),
            Reserve::Nothing | Reserve::Violations => Duration::ZERO,
            Reserve::Paths => left / 2,
        };
        Some(budget.deadline()? - kept)
    }
}

impl Task {
    /// Whether a member of admission has a say.
    pub fn has(&self, name: &str) -> bool {
        self.members().names(name)
    }

    /// The members of admission that have a say.
    pub fn members(&self) -> Members {
        let chosen = self.settings.admission.members;
        let included = MEMBERS.iter().filter(|kind| chosen.include(kind, self.spec.is_some()));
        Members::of(&included.map(|kind| kind.name).collect::<Vec<_>>())
    }

    /// How the inputs of paths are counted; none: they are not.
    pub fn counting(&self) -> Option<Counting> {
        let count = &self.settings.count;
        let is_counted = count.probability || self.keep.counted.is_some();
        is_counted.then(|| Counting { listed: self.keep.counted.unwrap_or(0), time: count.time, ..Counting::default() })
    }

    /// The settings of the solver.
    pub fn solver(&self) -> solver::Config {
        self.settings.solver.lower(self.stores.clone())
    }
}

/// Makes the machine of a worker. Workers share nothing: each has its own.
pub type Setup<'a> = dyn Fn() -> Result<Machine, machine::Stop> + Sync + 'a;
