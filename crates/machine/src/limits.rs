//! Which materializations the limits allow: k bounds their chains, n the input objects of a class.

use heap::{InputHeap, Unknown};
use program::{ClassId, Kind, Program};

use crate::input_config::ObjectLimits;
use crate::known::Known;
use crate::trap::Limit;

/// Unknowns that became null because a limit left no room for an object, on all paths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cuts {
    /// Cut by k, the length of a chain.
    pub k: u64,
    /// Cut by n, the number of objects of a class.
    pub n: u64,
}

impl Cuts {
    /// Counts a decision of a limit.
    pub(crate) fn add(&mut self, limit: Limit) {
        match limit {
            Limit::K => self.k += 1,
            _ => self.n += 1,
        }
    }
}

/// The limit that forbids that an unknown becomes a further object of the input.
pub(crate) fn forbidding(
    limits: &ObjectLimits,
    program: &Program,
    known: &Known,
    input: &InputHeap,
    unknown: Unknown,
) -> Option<Limit> {
    let cell = &input.unknowns()[unknown.index()];
    if program.is_enum(cell.class) {
        // An enumeration is not limited: its constants exist already.
        return None;
    }
    if cell.budget == 0 {
        return Some(Limit::K);
    }
    let limit = objects_of(limits, program, known, cell.class)?;
    (input.count_of(cell.class) >= limit).then_some(Limit::N)
}

/// How many input objects of a class there may be. Strings and boxes are values, and not counted.
fn objects_of(limits: &ObjectLimits, program: &Program, known: &Known, class: ClassId) -> Option<u32> {
    if limits.each.is_none() && limits.of.is_empty() {
        return None;
    }
    if !limits.of.is_empty() {
        let name = program.class(class).java_name();
        let matches = |wanted: &str| wanted == name || name.rsplit(['.', '$']).next() == Some(wanted);
        if let Some((_, limit)) = limits.of.iter().find(|(wanted, _)| matches(wanted)) {
            return Some(*limit);
        }
    }
    if is_value_class(program, known, class) { None } else { limits.each }
}

/// Classes whose instances programs treat as values: inputs of them are never shared, and not counted.
pub(crate) fn is_value_class(program: &Program, known: &Known, class: ClassId) -> bool {
    let class = program.class(class);
    class.id == known.string || (class.is_jdk() && Kind::of_box(&class.name).is_some())
}
