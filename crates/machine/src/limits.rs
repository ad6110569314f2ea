//! Which materializations the limits allow: k bounds their chains, n the input objects of a class.

use heap::{InputHeap, Unknown, UnknownCell};
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
#[inline]
pub(crate) fn forbidding(
    limits: &ObjectLimits,
    program: &Program,
    known: &Known,
    input: &InputHeap,
    unknown: Unknown,
) -> Option<Limit> {
    let cell = &input.unknowns()[unknown.index()];
    if cell.budget > 0 && limits.of.is_empty() && limits.each.is_none_or(|limit| input.count_of(cell.class) < limit) {
        // Mostly no limit is reached, and then it does not matter which classes are counted.
        return None;
    }
    reached(limits, program, known, input, cell)
}

/// The limit that forbids a further object, where some limit is reached if the class is counted.
#[inline(never)]
fn reached(
    limits: &ObjectLimits,
    program: &Program,
    known: &Known,
    input: &InputHeap,
    cell: &UnknownCell,
) -> Option<Limit> {
    if program.is_enum(cell.class) {
        // An enumeration is not limited: its constants exist already.
        return None;
    }
    if cell.budget == 0 {
        return Some(Limit::K);
    }
    let named = if limits.of.is_empty() { None } else { named(limits, program, cell.class) };
    let limit = match named {
        Some(limit) => limit,
        // Strings and boxes are values, and not counted.
        None if is_value_class(program, known, cell.class) => return None,
        None => limits.each?,
    };
    (input.count_of(cell.class) >= limit).then_some(Limit::N)
}

/// How many input objects there may be of a class that the limits name.
#[cold]
#[inline(never)]
fn named(limits: &ObjectLimits, program: &Program, class: ClassId) -> Option<u32> {
    let name = program.class(class).java_name();
    let matches = |wanted: &str| wanted == name || name.rsplit(['.', '$']).next() == Some(wanted);
    limits.of.iter().find(|(wanted, _)| matches(wanted)).map(|(_, limit)| *limit)
}

/// Classes whose instances programs treat as values: inputs of them are never shared, and not counted.
pub(crate) fn is_value_class(program: &Program, known: &Known, class: ClassId) -> bool {
    let class = program.class(class);
    class.id == known.string || (class.is_jdk() && is_box(&class.name))
}

/// Whether the class of this name boxes a number. Not inlined where limits are asked: few classes get here.
#[inline(never)]
fn is_box(name: &str) -> bool {
    Kind::of_box(name).is_some()
}
