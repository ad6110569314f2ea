//! The state before the first step of every path.

use admission::hex::HexMark;
use heap::Value;
use machine::{InitState, Machine, Mark};
use program::{ClassId, access};
use solver::SolverMark;

use crate::case::ClassState;
use crate::loops::LoopsMark;
use crate::shape_rules::ShapeRules;

/// The state before the first step.
pub(super) struct Root {
    pub(super) mark: Mark,
    pub(super) solver: SolverMark,
    pub(super) loops: LoopsMark,
    pub(super) rules: Option<Box<HexMark>>,
    /// Static fields.
    pub(super) statics: Vec<Value>,
    /// Those of the subject's own classes that can change, by their numbers.
    pub(super) entry_statics: Vec<(usize, Value)>,
    /// What classes hold.
    pub(super) classes: ClassState,
    /// Objects that have been asked for their identity.
    pub(super) identified: u32,
    /// Readings of the clock.
    pub(super) clock: u64,
}

impl Root {
    /// The present state.
    pub(super) fn new(
        machine: &mut Machine,
        solver: SolverMark,
        loops: LoopsMark,
        rules: &mut Option<ShapeRules>,
    ) -> Root {
        Root {
            mark: machine.mark(),
            solver,
            loops,
            rules: ShapeRules::mark(rules),
            statics: machine.state.statics.cells().to_vec(),
            entry_statics: changing_statics(machine),
            classes: ClassState::new(machine),
            identified: machine.state.heap.identified(),
            clock: machine.state.clock.get(),
        }
    }
}

/// Static fields of initialized classes outside the JDK that are not final, with their values.
fn changing_statics(machine: &Machine) -> Vec<(usize, Value)> {
    let mut found = Vec::new();
    for (at, state) in machine.state.init.cells().iter().enumerate() {
        let class = machine.program.class(ClassId(at as u32));
        if *state != InitState::Done || class.is_jdk() {
            continue;
        }
        let is_changing =
            |field: &&program::Field| field.flags & access::STATIC != 0 && field.flags & access::FINAL == 0;
        let slots = class.fields.iter().filter(is_changing).map(|field| field.slot as usize);
        found.extend(slots.map(|slot| (slot, machine.state.statics.get(slot))));
    }
    found
}
