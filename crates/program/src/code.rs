//! The predecoded body of a method.

use std::cell::Cell;

use crate::ids::ClassId;
use crate::op::Op;

/// Instructions and their tables. Operations sit in cells because first execution replaces unresolved ones.
#[derive(Debug, Default)]
pub struct Code {
    /// The instructions.
    pub ops: Box<[Cell<Op>]>,
    /// Slots for local variables.
    pub max_locals: u16,
    /// Slots for operands.
    pub max_stack: u16,
    /// Exception handlers, in order of search.
    pub handlers: Box<[Handler]>,
    /// First instruction of each source line, ascending.
    pub lines: Box<[(u32, u16)]>,
    /// Constants of [`Op::Long`].
    pub longs: Box<[i64]>,
    /// Constants of [`Op::Double`].
    pub doubles: Box<[f64]>,
    /// Jump tables of [`Op::TableSwitch`].
    pub tables: Box<[Table]>,
    /// Jump tables of [`Op::LookupSwitch`].
    pub lookups: Box<[Lookup]>,
}

/// A range of instructions guarded by a handler.
#[derive(Debug)]
pub struct Handler {
    /// First guarded instruction.
    pub start: u32,
    /// One past the last guarded instruction.
    pub end: u32,
    /// Where handling begins.
    pub target: u32,
    /// What it catches.
    pub catch: Cell<Catch>,
}

/// The exceptions a handler catches.
#[derive(Debug, Clone, Copy)]
pub enum Catch {
    /// All of them.
    Any,
    /// A class named by a constant-pool entry, not resolved yet.
    Pool(u16),
    /// Instances of a class.
    Class(ClassId),
}

/// A `tableswitch`.
#[derive(Debug)]
pub struct Table {
    /// The key of the first target.
    pub low: i32,
    /// Where other keys go.
    pub default: u32,
    /// One target per key.
    pub targets: Box<[u32]>,
}

/// A `lookupswitch`.
#[derive(Debug)]
pub struct Lookup {
    /// Where other keys go.
    pub default: u32,
    /// Keys, ascending, with their targets.
    pub pairs: Box<[(i32, u32)]>,
}

impl Code {
    /// The source line of an instruction.
    pub fn line(&self, pc: u32) -> Option<u16> {
        let after = self.lines.partition_point(|&(start, _)| start <= pc);
        after.checked_sub(1).map(|at| self.lines[at].1)
    }
}
