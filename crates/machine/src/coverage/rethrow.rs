//! Finding what the compiler adds to `synchronized` and `finally` for exceptions that leave them: a handler of all
//! exceptions that keeps the exception, runs the code of the block, and throws the exception again. Its first and last
//! instructions stand in lines of their own, often a closing brace, which readers of the source do not take for code.
//!
//! The body of a `finally` block is compiled once for each way out. Its lines are the same in all copies; its jumps
//! count in each.

use std::ops::Range;

use program::{Catch, Code, Op};

/// The instructions that keep an exception and throw it again.
pub fn find(code: &Code) -> Vec<Range<u32>> {
    let op = |at: u32| code.ops.get(at as usize).map(|op| op.get());
    let mut found = Vec::new();
    for handler in code.handlers.iter().filter(|handler| matches!(handler.catch.get(), Catch::Any)) {
        let start = handler.target;
        let Some(Op::Store(kept)) = op(start) else { continue };
        let throws = |at: &u32| op(*at) == Some(Op::Load(kept)) && op(*at + 1) == Some(Op::Throw);
        let Some(end) = (start + 1..code.ops.len() as u32).find(throws) else { continue };
        let unlocks = end == start + 3 && op(start + 2) == Some(Op::MonitorExit);
        if unlocks {
            found.push(start..end + 2);
        } else {
            found.extend([start..start + 1, end..end + 2]);
        }
    }
    found
}
