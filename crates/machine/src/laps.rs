//! Endless loops: code that goes round with the same objects, decides by the same numbers, and changes no reference.
//!
//! A walk round a cyclic heap is one, also if it counts its steps. That two laps are alike does not prove that the next
//! ones are: a number may be looked at in a way that hides how it grows. So this is a reason to leave a path, and not a
//! statement about the program.

use std::hash::{Hash, Hasher};

use heap::Value;
use program::Op;
use rustc_hash::FxHasher;

use crate::machine::Machine;
use crate::trap::Stop;

/// How a run ended that was looked at lap by lap.
#[derive(Debug)]
pub enum Laps {
    /// The code went round twice in the same way.
    Round,
    /// As any other run.
    Stopped(Stop),
}

/// Where the code stands: what a lap starts and ends with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    depth: usize,
    pc: u32,
    /// The frames with the references that they hold.
    frames: u64,
    objects: usize,
}

impl Machine {
    /// Executes at most so many instructions one by one, and looks whether they go round.
    pub fn run_in_laps(&mut self, budget: u64) -> Laps {
        let start = self.place_in_lap();
        // What the numbers were that decided about the last lap, and about the present one.
        let (mut last, mut decided) = (None, FxHasher::default());
        for _ in 0..budget {
            let Some(op) = self.next_op().filter(|&op| !self.writes_reference(op)) else { break };
            self.note_numbers(op, &mut decided);
            let before = self.standing();
            match self.run(1) {
                Stop::Paused => {}
                other => return Laps::Stopped(other),
            }
            // A call that stays waits for code that runs aside.
            if self.standing() == before && !matches!(op, Op::Goto(_)) {
                break;
            }
            if self.state.stack.current.pc == start.pc && self.place_in_lap() == start {
                let lap = std::mem::take(&mut decided).finish();
                if last == Some(lap) {
                    return Laps::Round;
                }
                last = Some(lap);
            }
        }
        Laps::Stopped(Stop::Paused)
    }

    fn standing(&self) -> (usize, u32) {
        (self.state.stack.depth(), self.state.stack.current.pc)
    }

    fn next_op(&self) -> Option<Op> {
        let frame = &self.state.stack.current;
        match frame.code.ops.get(frame.pc as usize)?.get() {
            Op::Unseen(number) => self.coverage.original(number, frame.pc),
            op => Some(op),
        }
    }

    fn writes_reference(&self, op: Op) -> bool {
        let is_write = matches!(op, Op::PutField(_) | Op::PutStatic(_) | Op::ArrayStore(_));
        is_write && matches!(self.state.stack.peek(0), Value::Ref(_))
    }

    /// Takes note of the numbers that an instruction decides by.
    fn note_numbers(&self, op: Op, decided: &mut FxHasher) {
        let operands = match op {
            Op::IfEq(_) | Op::IfNe(_) | Op::IfLt(_) | Op::IfGe(_) | Op::IfGt(_) | Op::IfLe(_) => 1,
            Op::TableSwitch(_) | Op::LookupSwitch(_) | Op::ArrayLoad(_) => 1,
            Op::IfIcmpEq(_) | Op::IfIcmpNe(_) | Op::IfIcmpLt(_) => 2,
            Op::IfIcmpGe(_) | Op::IfIcmpGt(_) | Op::IfIcmpLe(_) => 2,
            _ => return,
        };
        for below in 0..operands {
            self.state.stack.peek(below).bits().hash(decided);
        }
    }

    fn place_in_lap(&self) -> Place {
        let mut frames = FxHasher::default();
        self.state
            .stack
            .digest_as(&mut frames, |value| if matches!(value, Value::Ref(_)) { value } else { Value::Top });
        let stack = &self.state.stack;
        Place {
            depth: stack.depth(),
            pc: stack.current.pc,
            frames: frames.finish(),
            objects: self.state.heap.objects(),
        }
    }
}
