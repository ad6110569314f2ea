//! Exceptions that invariants throw while completions are looked for: users are shown them, as those of invariants that run
//! before the subject are.

use std::collections::BTreeSet;

use machine::Machine;
use program::MethodId;

use heap::Ref;

/// Different exceptions that are kept.
const MOST: usize = 64;

/// An exception that left an invariant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thrown {
    /// The invariant.
    pub invariant: MethodId,
    /// Class and message.
    pub exception: String,
    /// The frames, innermost first: method and position.
    pub frames: Vec<(MethodId, u32)>,
}

impl Thrown {
    /// What is kept of an exception.
    pub(super) fn new(machine: &Machine, invariant: MethodId, exception: Ref) -> Thrown {
        let text = machine.describe_exception(exception);
        Thrown { invariant, exception: text.trim_end().to_owned(), frames: machine.frames_of(exception) }
    }
}

/// The exceptions that left invariants.
#[derive(Clone, Debug, Default)]
pub struct Throws {
    /// Those that make an invariant false.
    pub failed: BTreeSet<Thrown>,
    /// The latest one that says that a class of an invariant is missing or broken: the invariant then says nothing.
    pub missing: Option<Thrown>,
}

impl Throws {
    /// Keeps an exception that left an invariant; true if the invariant is false by it.
    pub(super) fn add(&mut self, machine: &Machine, invariant: MethodId, exception: Ref) -> bool {
        let is_missing = machine.is_linkage_error(exception);
        if is_missing {
            self.missing = Some(Thrown::new(machine, invariant, exception));
        } else if self.failed.len() < MOST {
            self.failed.insert(Thrown::new(machine, invariant, exception));
        }
        !is_missing
    }

    /// Adds the exceptions of other searches that make invariants false.
    pub fn absorb(&mut self, other: Throws) {
        let room = MOST.saturating_sub(self.failed.len());
        self.failed.extend(other.failed.into_iter().take(room));
    }
}
