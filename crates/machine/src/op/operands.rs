//! What arithmetic works on: the operands of the current frame, and the terms that stand for numbers of the input.

use heap::Table;
use term::Terms;

use crate::decide::Truth;
use crate::machine::Machine;
use crate::stack::Stack;

/// The parts of the machine that instructions on numbers use. Its methods are inlined. Functions that are not inlined,
/// for numbers that depend on the inputs, take the parts one by one: else the view would be written to memory for every
/// instruction.
pub(crate) struct Operands<'a> {
    pub(super) stack: &'a mut Stack,
    pub(super) terms: &'a mut Terms,
    /// Conditions that are decided on this path.
    pub(super) truth: &'a Table<Truth>,
}

impl Machine {
    /// What arithmetic works on.
    #[inline(always)]
    pub(crate) fn operands(&mut self) -> Operands<'_> {
        Operands { stack: &mut self.state.stack, terms: &mut self.terms, truth: &self.state.truth }
    }
}
