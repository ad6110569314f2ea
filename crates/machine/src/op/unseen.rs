//! The first execution of a covered instruction.

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// An instruction that has not been seen, or not with all its ways.
    #[cold]
    pub(crate) fn unseen(&mut self, number: u32) -> Step {
        // It is the original that counts as executed.
        self.state.stack.rewind();
        self.executed -= 1;
        let pc = self.state.stack.current.pc;
        let Some(branch) = self.coverage.see(number, pc) else { return Ok(()) };
        let stepped = self.step();
        // An exception, or a choice that is to be made first: the jump has not been made.
        let taken = stepped.is_ok().then_some(self.state.stack.current.pc);
        self.coverage.see_way(number, branch, taken);
        stepped
    }
}
