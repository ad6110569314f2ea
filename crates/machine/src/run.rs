//! Running: what happens when an instruction does not simply go on to the next.

use heap::Value;
use program::MethodId;

use crate::machine::Machine;
use crate::trap::{Cause, Step, Stop, Trap};

impl Machine {
    /// Executes at most so many instructions.
    pub fn run(&mut self, budget: u64) -> Stop {
        let mut end = self.allowance.end_of(self.executed, budget);
        loop {
            match self.run_until(end) {
                Ok(()) => return Stop::Paused,
                Err(trap) => match self.handle(trap, end) {
                    Ok(spent) => end = end.saturating_sub(spent),
                    Err(stop) => return stop,
                },
            }
        }
    }

    /// Executes the next instruction.
    pub(crate) fn step(&mut self) -> Step {
        self.run_until(self.executed.saturating_add(1))
    }

    /// Acts on a trap; the error is the end of the run. Answers how many instructions a side run has executed for it,
    /// to be taken from the budget.
    fn handle(&mut self, trap: Trap, end: u64) -> Result<u64, Stop> {
        let mut trap = trap;
        loop {
            let result = match trap.cause() {
                Cause::Again => {
                    // The instruction is counted when it is executed to its end.
                    self.executed -= 1;
                    return Ok(0);
                }
                Cause::Choose(choice) => {
                    self.executed -= 1;
                    self.state.stack.rewind();
                    return Err(Stop::Choose(choice));
                }
                Cause::Ask(question, receiver) => {
                    self.executed -= 1;
                    self.state.stack.rewind();
                    return self.ask_characters(question, receiver, end.saturating_sub(self.executed));
                }
                Cause::Stop(stop) => return Err(stop),
                Cause::Throw(exception) => self.unwind(exception),
                Cause::Raise(raise) => self.raise(raise),
            };
            match result {
                Ok(()) => return Ok(0),
                Err(next) => trap = next,
            }
        }
    }

    /// Enters a method with arguments; [`Machine::run`] then executes it.
    pub fn call(&mut self, method: MethodId, args: &[Value]) -> Step {
        for &arg in args {
            self.state.stack.push_any(arg);
        }
        self.invoke_now(method)
    }

    /// Enters a method whose arguments are on the stack, outside of any instruction. Code that the method needs first
    /// is executed in a side run, while the arguments stay on the stack.
    pub(crate) fn invoke_now(&mut self, method: MethodId) -> Step {
        loop {
            let Err(trap) = self.invoke(method) else { return Ok(()) };
            match trap.cause() {
                Cause::Ask(question, receiver) => {
                    self.ask_characters(question, receiver, u64::MAX).map_err(Trap::stop)?;
                }
                other => return Err(other.into()),
            }
        }
    }
}
