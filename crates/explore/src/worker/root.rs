//! The state before the first step of every path.

use backtrack::Trailed;
use heap::Value;
use machine::{InitState, Machine};
use program::{ClassId, access};

use crate::case::ClassState;
use crate::course::{Course, CourseMark};

/// The state before the first step.
pub(super) struct Root {
    pub(super) mark: CourseMark,
    /// Static fields.
    pub(super) statics: Vec<Value>,
    /// What classes hold.
    pub(super) classes: ClassState,
    /// Objects that have been asked for their identity.
    pub(super) identified: u32,
    /// Readings of the clock.
    pub(super) clock: u64,
    /// Readings of the surroundings by the start of the JDK.
    pub(super) readings: u64,
}

impl Root {
    /// The present state, and how often the start of the JDK has read its surroundings.
    pub(super) fn new(course: &mut Course, readings: u64) -> Root {
        let mark = course.mark();
        let machine = &course.machine;
        Root {
            mark,
            statics: machine.statics().to_vec(),
            classes: ClassState::new(machine),
            identified: machine.heap().identified(),
            clock: machine.clock_readings(),
            readings,
        }
    }
}

/// Static fields of initialized classes outside the JDK that are not final, by their numbers, with their values.
pub(super) fn changing_statics(machine: &Machine) -> Vec<(usize, Value)> {
    let mut found = Vec::new();
    for (at, state) in machine.init_states().iter().enumerate() {
        let class = machine.program.class(ClassId(at as u32));
        if *state != InitState::Done || class.is_jdk() {
            continue;
        }
        let is_changing =
            |field: &&program::Field| field.flags & access::STATIC != 0 && field.flags & access::FINAL == 0;
        let slots = class.fields.iter().filter(is_changing).map(|field| field.slot as usize);
        found.extend(slots.map(|slot| (slot, machine.statics()[slot])));
    }
    found
}
