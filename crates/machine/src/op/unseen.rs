//! The first execution of a covered instruction.

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// An instruction that has not been seen, or not with all its ways.
    #[cold]
    pub(crate) fn unseen(&mut self, number: u32) -> Step {
        self.state.stack.rewind();
        let pc = self.state.stack.current.pc;
        let branch = self.coverage.see(number, pc);
        let stepped = if branch.is_some() { self.step() } else { Ok(()) };
        // Only the original counts as executed, so this execution is taken off. The loop adds its count when it ends.
        self.executed = self.executed.wrapping_sub(1);
        let Some(branch) = branch else { return stepped };
        // After an exception, or before a choice, the jump has not been made.
        let taken = stepped.is_ok().then_some(self.state.stack.current.pc);
        self.coverage.see_way(number, branch, taken);
        stepped
    }
}
