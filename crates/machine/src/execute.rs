//! The loop over instructions: one line per operation; what it does stands in the file of its family under `op/`.

use heap::Value;
use program::{Kind, Op};
use term::{BinaryOp, UnaryOp};

use crate::decide::Relation;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

/// Executes the operation that matches. Each operation leaves the loop itself when it fails. A result common to all of
/// them would have to be checked after every operation.
macro_rules! execute {
    ($op:expr, $run:lifetime, { $($pattern:pat => $step:expr,)* }) => {
        match $op {
            $($pattern => {
                if let Err(trap) = $step {
                    break $run Err(trap);
                }
            })*
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
            let result = 'run: loop {
                let Some(rest) = u64::checked_sub(left, 1) else { break Ok(()) };
                let frame = &mut self.state.stack.current;
                let Some(op) = frame.code.ops.get(frame.pc as usize) else {
                    break Err(Trap::malformed("the code falls off its end"));
                };
                let op = op.get();
                left = rest;
                // While the instruction executes, the program counter already points behind it.
                frame.pc += 1;
                execute!(op, 'run, {
                    Op::Nop => Ok(()),

                    Op::Null => self.state.stack.put(Value::NULL),
                    Op::Int(value) => self.state.stack.put(Value::Int(value)),
                    Op::Float(value) => self.state.stack.put(Value::Float(value)),
                    Op::Long(index) => self.state.stack.push_long(index),
                    Op::Double(index) => self.state.stack.push_double(index),
                    Op::Text(literal) => self.push_literal(literal),
                    Op::ClassObject(class) => self.push_class(class),

                    Op::Load(slot) => self.state.stack.put(self.state.stack.local(slot)),
                    Op::Load2(slot) => self.state.stack.load2(slot),
                    Op::Store(slot) => self.state.stack.store(slot),
                    Op::Store2(slot) => self.state.stack.store2(slot),
                    Op::Iinc(slot, by) => self.operands().iinc(slot, by),

                    Op::Pop => self.state.stack.pop_slots(1),
                    Op::Pop2 => self.state.stack.pop_slots(2),
                    Op::Dup => self.state.stack.put(self.state.stack.peek(0)),
                    Op::DupX1 => self.state.stack.shuffle::<2, 3>([1, 0, 1]),
                    Op::DupX2 => self.state.stack.shuffle::<3, 4>([2, 0, 1, 2]),
                    Op::Dup2 => self.state.stack.shuffle::<2, 4>([0, 1, 0, 1]),
                    Op::Dup2X1 => self.state.stack.shuffle::<3, 5>([1, 2, 0, 1, 2]),
                    Op::Dup2X2 => self.state.stack.shuffle::<4, 6>([2, 3, 0, 1, 2, 3]),
                    Op::Swap => self.state.stack.shuffle::<2, 2>([1, 0]),

                    Op::Iadd => self.operands().int_op(BinaryOp::Add, i32::wrapping_add),
                    Op::Isub => self.operands().int_op(BinaryOp::Sub, i32::wrapping_sub),
                    Op::Imul => self.operands().int_op(BinaryOp::Mul, i32::wrapping_mul),
                    Op::Idiv => self.operands().int_division(BinaryOp::Div, i32::wrapping_div),
                    Op::Irem => self.operands().int_division(BinaryOp::Rem, i32::wrapping_rem),
                    Op::Ineg => self.operands().int_unary(UnaryOp::Neg, i32::wrapping_neg),
                    Op::Ishl => self.operands().int_op(BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
                    Op::Ishr => self.operands().int_op(BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
                    Op::Iushr => self.operands().int_op(BinaryOp::Ushr, |a, b| (a as u32).wrapping_shr(b as u32) as i32),
                    Op::Iand => self.operands().int_op(BinaryOp::And, |a, b| a & b),
                    Op::Ior => self.operands().int_op(BinaryOp::Or, |a, b| a | b),
                    Op::Ixor => self.operands().int_op(BinaryOp::Xor, |a, b| a ^ b),
                    Op::Ladd => self.operands().long_op(BinaryOp::Add, i64::wrapping_add),
                    Op::Lsub => self.operands().long_op(BinaryOp::Sub, i64::wrapping_sub),
                    Op::Lmul => self.operands().long_op(BinaryOp::Mul, i64::wrapping_mul),
                    Op::Ldiv => self.operands().long_division(BinaryOp::Div, i64::wrapping_div),
                    Op::Lrem => self.operands().long_division(BinaryOp::Rem, i64::wrapping_rem),
                    Op::Lneg => self.operands().long_unary(UnaryOp::Neg, i64::wrapping_neg),
                    Op::Lshl => self.operands().long_shift(BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
                    Op::Lshr => self.operands().long_shift(BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
                    Op::Lushr => self.operands().long_shift(BinaryOp::Ushr, |a, b| (a as u64).wrapping_shr(b as u32) as i64),
                    Op::Land => self.operands().long_op(BinaryOp::And, |a, b| a & b),
                    Op::Lor => self.operands().long_op(BinaryOp::Or, |a, b| a | b),
                    Op::Lxor => self.operands().long_op(BinaryOp::Xor, |a, b| a ^ b),
                    Op::Fadd => self.operands().float_op(BinaryOp::Add, |a, b| a + b),
                    Op::Fsub => self.operands().float_op(BinaryOp::Sub, |a, b| a - b),
                    Op::Fmul => self.operands().float_op(BinaryOp::Mul, |a, b| a * b),
                    Op::Fdiv => self.operands().float_op(BinaryOp::Div, |a, b| a / b),
                    Op::Frem => self.operands().float_op(BinaryOp::Rem, |a, b| a % b),
                    Op::Fneg => self.operands().float_op1(UnaryOp::Neg, |a| -a),
                    Op::Dadd => self.operands().double_op(BinaryOp::Add, |a, b| a + b),
                    Op::Dsub => self.operands().double_op(BinaryOp::Sub, |a, b| a - b),
                    Op::Dmul => self.operands().double_op(BinaryOp::Mul, |a, b| a * b),
                    Op::Ddiv => self.operands().double_op(BinaryOp::Div, |a, b| a / b),
                    Op::Drem => self.operands().double_op(BinaryOp::Rem, |a, b| a % b),
                    Op::Dneg => self.operands().double_op1(UnaryOp::Neg, |a| -a),
                    Op::Lcmp => self.operands().lcmp(),
                    Op::Fcmp(nan) => self.operands().fcmp(nan),
                    Op::Dcmp(nan) => self.operands().dcmp(nan),
                    Op::I2l => self.operands().convert_int(UnaryOp::I2L, |a| Value::Long(a.into())),
                    Op::I2f => self.operands().convert_int(UnaryOp::I2F, |a| Value::Float(a as f32)),
                    Op::I2d => self.operands().convert_int(UnaryOp::I2D, |a| Value::Double(a.into())),
                    Op::L2i => self.operands().convert_long(UnaryOp::L2I, |a| Value::Int(a as i32)),
                    Op::L2f => self.operands().convert_long(UnaryOp::L2F, |a| Value::Float(a as f32)),
                    Op::L2d => self.operands().convert_long(UnaryOp::L2D, |a| Value::Double(a as f64)),
                    Op::F2i => self.operands().convert_float(UnaryOp::F2I, |a| Value::Int(a as i32)),
                    Op::F2l => self.operands().convert_float(UnaryOp::F2L, |a| Value::Long(a as i64)),
                    Op::F2d => self.operands().convert_float(UnaryOp::F2D, |a| Value::Double(a.into())),
                    Op::D2i => self.operands().convert_double(UnaryOp::D2I, |a| Value::Int(a as i32)),
                    Op::D2l => self.operands().convert_double(UnaryOp::D2L, |a| Value::Long(a as i64)),
                    Op::D2f => self.operands().convert_double(UnaryOp::D2F, |a| Value::Float(a as f32)),
                    Op::Narrow(Kind::Byte) => self.operands().int_unary(UnaryOp::I2B, |a| (a as i8).into()),
                    Op::Narrow(Kind::Char) => self.operands().int_unary(UnaryOp::I2C, |a| (a as u16).into()),
                    Op::Narrow(Kind::Short) => self.operands().int_unary(UnaryOp::I2S, |a| (a as i16).into()),
                    Op::Narrow(_) => self.operands().narrow_boolean(),

                    Op::Goto(to) => self.state.stack.jump(to),
                    Op::IfEq(to) => self.operands().if_int(to, Relation::Eq, |a| a == 0),
                    Op::IfNe(to) => self.operands().if_int(to, Relation::Ne, |a| a != 0),
                    Op::IfLt(to) => self.operands().if_int(to, Relation::Lt, |a| a < 0),
                    Op::IfGe(to) => self.operands().if_int(to, Relation::Ge, |a| a >= 0),
                    Op::IfGt(to) => self.operands().if_int(to, Relation::Gt, |a| a > 0),
                    Op::IfLe(to) => self.operands().if_int(to, Relation::Le, |a| a <= 0),
                    Op::IfIcmpEq(to) => self.operands().if_ints(to, Relation::Eq, |a, b| a == b),
                    Op::IfIcmpNe(to) => self.operands().if_ints(to, Relation::Ne, |a, b| a != b),
                    Op::IfIcmpLt(to) => self.operands().if_ints(to, Relation::Lt, |a, b| a < b),
                    Op::IfIcmpGe(to) => self.operands().if_ints(to, Relation::Ge, |a, b| a >= b),
                    Op::IfIcmpGt(to) => self.operands().if_ints(to, Relation::Gt, |a, b| a > b),
                    Op::IfIcmpLe(to) => self.operands().if_ints(to, Relation::Le, |a, b| a <= b),
                    Op::IfAcmpEq(to) => self.if_refs(to, true),
                    Op::IfAcmpNe(to) => self.if_refs(to, false),
                    Op::IfNull(to) => self.if_null(to, true),
                    Op::IfNonNull(to) => self.if_null(to, false),
                    Op::Jsr(to) => self.state.stack.jsr(to),
                    Op::Ret(slot) => self.state.stack.ret(slot),
                    Op::TableSwitch(index) => self.operands().table_switch(index),
                    Op::LookupSwitch(index) => self.operands().lookup_switch(index),
                    Op::Return => self.leave(None),
                    Op::ReturnValue => self.return_value(),
                    Op::ReturnValue2 => self.return_value2(),
                    Op::Throw => self.athrow(),

                    Op::ArrayLoad(kind) => self.array_load(kind),
                    Op::ArrayStore(kind) => self.array_store(kind),
                    Op::ArrayLength => self.array_length(),
                    Op::NewArray(class) => self.op_new_array(class),
                    Op::MultiNewArray(class, dims) => self.multi_new_array(class, dims),

                    Op::GetField(slot) => self.get_field(slot),
                    Op::GetField2(slot) => self.get_field2(slot),
                    Op::PutField(slot) => self.put_field(slot),
                    Op::PutField2(slot) => self.put_field2(slot),
                    Op::PutFieldNarrow(kind, slot) => self.put_field_narrow(kind, slot),
                    Op::GetStatic(slot) => self.get_static(slot),
                    Op::GetStatic2(slot) => self.get_static2(slot),
                    Op::PutStatic(slot) => self.put_static(slot),
                    Op::PutStatic2(slot) => self.put_static2(slot),
                    Op::PutStaticNarrow(kind, slot) => self.put_static_narrow(kind, slot),

                    Op::InvokeStatic(method) => self.invoke_static(method),
                    Op::InvokeDirect(method) => self.invoke_direct(method),
                    Op::InvokeVirtual(vindex, slots) => self.invoke_virtual(vindex, slots),
                    Op::InvokeInterface(method, slots) => self.invoke_interface(method, slots),
                    Op::InvokeDynamic(site) => self.invoke_dynamic(site),
                    Op::InvokePolymorphic(call) => self.invoke_polymorphic(call),

                    Op::New(class) => self.op_new(class),
                    Op::CheckCast(class) => self.check_cast(class),
                    Op::InstanceOf(class) => self.instance_of(class),
                    Op::MonitorEnter => self.monitor_enter(),
                    Op::MonitorExit => self.monitor_exit(),

                    Op::Resolve(what, index) => self.resolve(what, index),
                    Op::ResolveMulti(index, dims) => self.resolve_multi(index, dims),

                    Op::Concat(parts) => self.concat(parts),
                    Op::MethodObject(method) => self.push_method(method),
                    Op::Initialize(step) => self.initialize_step(step),
                    Op::TypeSwitch(site) => self.type_switch(site),

                    Op::Unseen(method) => self.unseen(method),
                });
            };
            self.executed = self.executed.wrapping_add(budget - left);
            result?;
        }
    }
}
