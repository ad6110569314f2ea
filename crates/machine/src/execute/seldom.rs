//! Operations that are not executed often enough to stand in the loop over instructions (`execute.rs`).

use heap::Value;
use program::{Kind, Op};
use term::{BinaryOp, UnaryOp};

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// Executes an operation that the loop leaves to others: what it does stands in the file of its family under `op/`.
    #[inline(never)]
    pub(super) fn execute_seldom(&mut self, op: Op) -> Step {
        match op {
            Op::Nop => Ok(()),
            Op::Float(value) => self.state.stack.put(Value::Float(value)),
            Op::Long(index) => self.state.stack.push_long(index),
            Op::Double(index) => self.state.stack.push_double(index),
            Op::Pop2 => self.state.stack.pop_slots(2),
            Op::DupX1 => self.state.stack.shuffle::<2, 3>([1, 0, 1]),
            Op::DupX2 => self.state.stack.shuffle::<3, 4>([2, 0, 1, 2]),
            Op::Dup2 => self.state.stack.shuffle::<2, 4>([0, 1, 0, 1]),
            Op::Dup2X1 => self.state.stack.shuffle::<3, 5>([1, 2, 0, 1, 2]),
            Op::Dup2X2 => self.state.stack.shuffle::<4, 6>([2, 3, 0, 1, 2, 3]),
            Op::Swap => self.state.stack.shuffle::<2, 2>([1, 0]),
            Op::Idiv => self.int_division(BinaryOp::Div, i32::wrapping_div),
            Op::Irem => self.int_division(BinaryOp::Rem, i32::wrapping_rem),
            Op::Ineg => self.int_unary(UnaryOp::Neg, i32::wrapping_neg),
            Op::Lmul => self.long_op(BinaryOp::Mul, i64::wrapping_mul),
            Op::Ldiv => self.long_division(BinaryOp::Div, i64::wrapping_div),
            Op::Lrem => self.long_division(BinaryOp::Rem, i64::wrapping_rem),
            Op::Lneg => self.long_unary(UnaryOp::Neg, i64::wrapping_neg),
            Op::Lshl => self.long_shift(BinaryOp::Shl, |a, b| a.wrapping_shl(b as u32)),
            Op::Lshr => self.long_shift(BinaryOp::Shr, |a, b| a.wrapping_shr(b as u32)),
            Op::Lushr => self.long_shift(BinaryOp::Ushr, |a, b| (a as u64).wrapping_shr(b as u32) as i64),
            Op::Lor => self.long_op(BinaryOp::Or, |a, b| a | b),
            Op::Lxor => self.long_op(BinaryOp::Xor, |a, b| a ^ b),
            Op::Fadd => self.float_op(BinaryOp::Add, |a, b| a + b),
            Op::Fsub => self.float_op(BinaryOp::Sub, |a, b| a - b),
            Op::Fmul => self.float_op(BinaryOp::Mul, |a, b| a * b),
            Op::Fdiv => self.float_op(BinaryOp::Div, |a, b| a / b),
            Op::Frem => self.float_op(BinaryOp::Rem, |a, b| a % b),
            Op::Fneg => self.float_op1(UnaryOp::Neg, |a| -a),
            Op::Dadd => self.double_op(BinaryOp::Add, |a, b| a + b),
            Op::Dsub => self.double_op(BinaryOp::Sub, |a, b| a - b),
            Op::Dmul => self.double_op(BinaryOp::Mul, |a, b| a * b),
            Op::Ddiv => self.double_op(BinaryOp::Div, |a, b| a / b),
            Op::Drem => self.double_op(BinaryOp::Rem, |a, b| a % b),
            Op::Dneg => self.double_op1(UnaryOp::Neg, |a| -a),
            Op::Lcmp => self.lcmp(),
            Op::Fcmp(nan) => self.fcmp(nan),
            Op::Dcmp(nan) => self.dcmp(nan),
            Op::I2l => self.convert_int(UnaryOp::I2L, |a| Value::Long(a.into())),
            Op::I2f => self.convert_int(UnaryOp::I2F, |a| Value::Float(a as f32)),
            Op::I2d => self.convert_int(UnaryOp::I2D, |a| Value::Double(a.into())),
            Op::L2i => self.convert_long(UnaryOp::L2I, |a| Value::Int(a as i32)),
            Op::L2f => self.convert_long(UnaryOp::L2F, |a| Value::Float(a as f32)),
            Op::L2d => self.convert_long(UnaryOp::L2D, |a| Value::Double(a as f64)),
            Op::F2i => self.convert_float(UnaryOp::F2I, |a| Value::Int(a as i32)),
            Op::F2l => self.convert_float(UnaryOp::F2L, |a| Value::Long(a as i64)),
            Op::F2d => self.convert_float(UnaryOp::F2D, |a| Value::Double(a.into())),
            Op::D2i => self.convert_double(UnaryOp::D2I, |a| Value::Int(a as i32)),
            Op::D2l => self.convert_double(UnaryOp::D2L, |a| Value::Long(a as i64)),
            Op::D2f => self.convert_double(UnaryOp::D2F, |a| Value::Float(a as f32)),
            Op::Narrow(Kind::Byte) => self.int_unary(UnaryOp::I2B, |a| (a as i8).into()),
            Op::Narrow(Kind::Char) => self.int_unary(UnaryOp::I2C, |a| (a as u16).into()),
            Op::Narrow(Kind::Short) => self.int_unary(UnaryOp::I2S, |a| (a as i16).into()),
            Op::Narrow(_) => self.narrow_boolean(),
            Op::GetField2(slot) => self.get_field2(slot),
            Op::PutField2(slot) => self.put_field2(slot),
            Op::PutFieldNarrow(kind, slot) => self.put_field_narrow(kind, slot),
            Op::GetStatic2(slot) => self.get_static2(slot),
            Op::PutStatic(slot) => self.put_static(slot),
            Op::PutStatic2(slot) => self.put_static2(slot),
            Op::PutStaticNarrow(kind, slot) => self.put_static_narrow(kind, slot),
            Op::IfAcmpEq(to) => self.if_refs(to, true),
            Op::IfAcmpNe(to) => self.if_refs(to, false),
            Op::Jsr(to) => self.state.stack.jsr(to),
            Op::Ret(slot) => self.state.stack.ret(slot),
            Op::TableSwitch(index) => self.table_switch(index),
            Op::LookupSwitch(index) => self.lookup_switch(index),
            Op::Text(literal) => self.push_literal(literal),
            Op::ClassObject(class) => self.push_class(class),
            Op::ReturnValue2 => self.return_value2(),
            Op::Throw => self.athrow(),
            Op::NewArray(class) => self.op_new_array(class),
            Op::MultiNewArray(class, dims) => self.multi_new_array(class, dims),
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

            // All operations are named, here or in the loop: a new one has to be added to one of the two.
            Op::Null
            | Op::Int(..)
            | Op::Load(..)
            | Op::Load2(..)
            | Op::Store(..)
            | Op::Store2(..)
            | Op::Iinc(..)
            | Op::Pop
            | Op::Dup
            | Op::Iadd
            | Op::Isub
            | Op::Imul
            | Op::Ishl
            | Op::Ishr
            | Op::Iushr
            | Op::Iand
            | Op::Ior
            | Op::Ixor
            | Op::Ladd
            | Op::Lsub
            | Op::Land
            | Op::ArrayLoad(..)
            | Op::ArrayStore(..)
            | Op::ArrayLength
            | Op::GetField(..)
            | Op::PutField(..)
            | Op::GetStatic(..)
            | Op::Goto(..)
            | Op::IfEq(..)
            | Op::IfNe(..)
            | Op::IfLt(..)
            | Op::IfGe(..)
            | Op::IfGt(..)
            | Op::IfLe(..)
            | Op::IfIcmpEq(..)
            | Op::IfIcmpNe(..)
            | Op::IfIcmpLt(..)
            | Op::IfIcmpGe(..)
            | Op::IfIcmpGt(..)
            | Op::IfIcmpLe(..)
            | Op::IfNull(..)
            | Op::IfNonNull(..)
            | Op::Return
            | Op::ReturnValue
            | Op::InvokeStatic(..)
            | Op::InvokeDirect(..)
            | Op::InvokeVirtual(..)
            | Op::InvokeInterface(..) => Err(Trap::malformed("an operation of the loop")),
        }
    }
}
