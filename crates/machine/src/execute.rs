//! The loop over instructions: one line per operation; what it does stands in the file of its family under `op/`.

mod seldom;

use std::rc::Rc;

use heap::Value;
use program::Op;
use term::BinaryOp;

use crate::decide::Relation;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// Executes the operation that matches, and goes on as its group says. Each operation leaves the loop itself when it fails. A
/// result common to all of them would have to be checked after every operation.
macro_rules! execute {
    ($op:expr, $run:lifetime, $({ $($pattern:pat => $step:expr,)* } then $next:expr;)*) => {
        match $op {
            $($($pattern => {
                if let Err(trap) = $step {
                    break $run Err(trap);
                }
                $next
            })*)*
        }
    };
}

impl Machine {
    /// Executes instructions until so many have been executed on all paths.
    pub(crate) fn run_until(&mut self, end: u64) -> Step {
        loop {
            let budget = end.saturating_sub(self.executed);
            if budget == 0 {
                return Ok(());
            }
            // Counted down in a local variable: that is cheaper than a field of the machine, and no instruction reads
            // the count.
            let mut left = budget;
            let mut code = self.state.stack.current.code.clone();
            let result = 'run: loop {
                // A new frame begins, or an old one goes on: where its code stands is looked up once, not for every
                // instruction. What an operation does is part of the loop only where it works on operands and locals;
                // everything else is a call with nothing but the machine. An address for each part of the machine would take
                // the registers that the loop lives on.
                if !Rc::ptr_eq(&code, &self.state.stack.current.code) {
                    code = self.state.stack.current.code.clone();
                }
                let ops = &*code.ops;
                let mut pc = self.state.stack.current.pc;
                loop {
                    let Some(rest) = u64::checked_sub(left, 1) else { break 'run Ok(()) };
                    let Some(op) = ops.get(pc as usize) else {
                        break 'run Err(Trap::malformed("the code falls off its end"));
                    };
                    let op = op.get();
                    left = rest;
                    // While the instruction executes, the program counter already points behind it.
                    pc += 1;
                    self.state.stack.current.pc = pc;
                    execute!(op, 'run,
                    // Instructions that go on with the next one.
                    {
                        Op::Null => self.state.stack.put(Value::NULL),
                        Op::Int(value) => self.state.stack.put(Value::Int(value)),
                        Op::Load(slot) => self.state.stack.load(slot),
                        Op::Load2(slot) => self.state.stack.load2(slot),
                        Op::Store(slot) => self.state.stack.store(slot),
                        Op::Store2(slot) => self.state.stack.store2(slot),
                        Op::Iinc(slot, by) => self.iinc(slot, by),
                        Op::Pop => self.state.stack.pop_slots(1),
                        Op::Dup => self.state.stack.dup(),
                        Op::Iadd => self.int_op(BinaryOp::Add, i32::wrapping_add),
                        Op::Isub => self.int_op(BinaryOp::Sub, i32::wrapping_sub),
                        Op::Imul => self.int_op(BinaryOp::Mul, i32::wrapping_mul),
                        Op::Ishl => self.int_op(BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
                        Op::Ishr => self.int_op(BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
                        Op::Iushr => self.int_op(BinaryOp::Ushr, |a, b| (a as u32).wrapping_shr(b as u32) as i32),
                        Op::Iand => self.int_op(BinaryOp::And, |a, b| a & b),
                        Op::Ior => self.int_op(BinaryOp::Or, |a, b| a | b),
                        Op::Ixor => self.int_op(BinaryOp::Xor, |a, b| a ^ b),
                        Op::Ladd => self.long_op(BinaryOp::Add, i64::wrapping_add),
                        Op::Lsub => self.long_op(BinaryOp::Sub, i64::wrapping_sub),
                        Op::Land => self.long_op(BinaryOp::And, |a, b| a & b),
                        Op::ArrayLoad(kind) => self.array_load(kind),
                        Op::ArrayStore(kind) => self.array_store(kind),
                        Op::ArrayLength => self.array_length(),
                        Op::GetField(slot) => self.get_field(slot),
                        Op::PutField(slot) => self.put_field(slot),
                        Op::GetStatic(slot) => self.get_static(slot),
                    } then continue;
                    // Instructions that may go on elsewhere in the code.
                    {
                        Op::Goto(to) => self.state.stack.jump(to),
                        Op::IfEq(to) => self.if_int(to, Relation::Eq, |a| a == 0),
                        Op::IfNe(to) => self.if_int(to, Relation::Ne, |a| a != 0),
                        Op::IfLt(to) => self.if_int(to, Relation::Lt, |a| a < 0),
                        Op::IfGe(to) => self.if_int(to, Relation::Ge, |a| a >= 0),
                        Op::IfGt(to) => self.if_int(to, Relation::Gt, |a| a > 0),
                        Op::IfLe(to) => self.if_int(to, Relation::Le, |a| a <= 0),
                        Op::IfIcmpEq(to) => self.if_ints(to, Relation::Eq, |a, b| a == b),
                        Op::IfIcmpNe(to) => self.if_ints(to, Relation::Ne, |a, b| a != b),
                        Op::IfIcmpLt(to) => self.if_ints(to, Relation::Lt, |a, b| a < b),
                        Op::IfIcmpGe(to) => self.if_ints(to, Relation::Ge, |a, b| a >= b),
                        Op::IfIcmpGt(to) => self.if_ints(to, Relation::Gt, |a, b| a > b),
                        Op::IfIcmpLe(to) => self.if_ints(to, Relation::Le, |a, b| a <= b),
                        Op::IfNull(to) => self.if_null(to, true),
                        Op::IfNonNull(to) => self.if_null(to, false),
                    } then { pc = self.state.stack.current.pc; };
                    // Instructions that may go on in another frame, and all others.
                    {
                        Op::Return => self.return_nothing(),
                        Op::ReturnValue => self.return_value(),
                        Op::InvokeStatic(method) => self.invoke_static(method),
                        Op::InvokeDirect(method) => self.invoke_direct(method),
                        Op::InvokeVirtual(vindex, slots) => self.invoke_virtual(vindex, slots),
                        Op::InvokeInterface(method, slots) => self.invoke_interface(method, slots),
                        _ => self.execute_seldom(op),
                    } then continue 'run;
                    );
                }
            };
            self.executed = self.executed.wrapping_add(budget - left);
            result?;
        }
    }
}
