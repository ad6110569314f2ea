//! HEX: heap shapes by path expressions, decided incrementally.
//!
//! Follows Braione, Denaro and Pezze, "Symbolic execution of programs with heap inputs" (ESEC/FSE 2015), §3. Every input
//! object has an origin: the steps by which it was discovered. A reference has the origin of its owner and one step
//! more. Path expressions are automata whose states are kept per object, so a decision about a reference takes one step
//! of those automata that its field concerns, whatever the size of the heap.
//!
//! Guarantees: what is rejected violates the specification in every completion, for the order of discovery of this path.
//! What is admitted does not violate it yet, for that order; [`mod@reference`] looks at all orders.
//!
//! Deviations. An end (`max`) that is extended later is noticed then. The class of an input object is known up to
//! subtypes only: what may turn out to be of a type passes as one. Constants of enumerations are no part of the input
//! heap: each reference to one counts as an expansion. `never aliases max` rejects nothing, since what is an end now may
//! be none later.

mod answer;
mod classes;
mod close;
mod compile;
mod cue;
mod decision;
mod follow;
mod formula;
mod judge;
mod member;
pub(crate) mod names;
pub mod reference;
mod steps;
mod trace;
mod types;

pub use classes::{Classes, FieldName};
pub use decision::{Call, CallArgument, Decision};
pub use member::HEX;
pub use names::{NameError, position_name, spec_class, spec_companion};
pub use trace::HexMark;

use std::hash::Hasher;

use spec::{Spec, TypeName};

use self::compile::Rules;
use self::steps::Steps;
use self::trace::Trace;
use self::types::Types;
use crate::error::AdmissionError;

/// The decision procedure of a specification on a path.
///
/// Works with one program only: what it learns of classes it keeps.
#[derive(Debug)]
pub struct Hex {
    rules: Rules,
    types: Types,
    steps: Steps,
    trace: Trace,
    work: u64,
}

impl Hex {
    /// Compiles a specification. The names of the subject's parameters are given by position, the receiver `this` first.
    pub fn new(spec: &Spec, parameters: &[String]) -> Result<Hex, AdmissionError> {
        let mut types = Types::default();
        let rules = Rules::new(spec, parameters, &mut types)?;
        let mut trace = Trace::new(rules.atoms);
        trace.is_lost.set(rules.condition.is_lost(&|_| None));
        Ok(Hex { rules, types, steps: Steps::new(parameters), trace, work: 0 })
    }

    /// The types that the specification names. Those that exist should be loaded before anything is asked: whether an
    /// object of a class may turn out to be of a type depends on what is known of the type.
    pub fn type_names(&self) -> impl Iterator<Item = &TypeName> {
        self.types.names()
    }

    /// How many steps of automata and looks at states there were: what decisions cost, whatever the machine.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Makes the present state restorable.
    pub fn mark(&mut self) -> HexMark {
        self.trace.mark()
    }

    /// Restores the state at the newest mark, which stays.
    pub fn rollback(&mut self, mark: &HexMark) {
        self.trace.rollback(mark);
    }

    /// Forgets the newest mark without undoing anything.
    pub fn release(&mut self, mark: &HexMark) {
        self.trace.release(mark);
    }

    /// Feeds the state into a digest. Equal paths have equal digests, whatever other paths came before.
    pub fn digest(&self, hasher: &mut impl Hasher) {
        self.trace.digest(&self.rules, hasher);
    }
}
