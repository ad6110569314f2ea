//! Values on the operand stack.

use program::{ArrayKind, ClassKind, Kind, LinkError, Op};

use super::Writer;
use crate::tree::{Arithmetic, Call, Dispatch, Expression, ExpressionKind, Type};

impl Writer<'_> {
    /// Pushes the value of an expression.
    pub(super) fn value(&mut self, expression: &Expression) -> Result<(), LinkError> {
        match &expression.kind {
            ExpressionKind::Constant(constant) => self.constant(constant),
            ExpressionKind::Variable(variable) => {
                let Some(&(slot, kind)) = self.slots.get(variable) else {
                    return Err(LinkError::Incompatible("a contract names a variable that is not given".into()));
                };
                self.load(kind, slot);
            }
            ExpressionKind::Field(object, field) => {
                self.value(object)?;
                let wide = field.of.kind().is_wide();
                self.code.push(if wide { Op::GetField2(field.slot) } else { Op::GetField(field.slot) });
            }
            ExpressionKind::Static(field) => {
                let wide = field.of.kind().is_wide();
                self.code.push(if wide { Op::GetStatic2(field.slot) } else { Op::GetStatic(field.slot) });
            }
            ExpressionKind::Element(array, index) => {
                self.value(array)?;
                self.value(index)?;
                let kind = self.array_kind(array.of);
                self.code.push(Op::ArrayLoad(kind));
            }
            ExpressionKind::Length(array) => {
                self.value(array)?;
                self.code.push(Op::ArrayLength);
            }
            ExpressionKind::Convert(inner) => {
                self.value(inner)?;
                self.convert(inner.of.kind(), expression.of.kind());
            }
            ExpressionKind::Cast(inner, class) => {
                self.value(inner)?;
                self.code.push(Op::CheckCast(*class));
            }
            ExpressionKind::InstanceOf(inner, class) => {
                self.value(inner)?;
                self.code.push(Op::InstanceOf(*class));
            }
            ExpressionKind::Negate(inner) => {
                self.value(inner)?;
                self.code.push(match inner.of.kind() {
                    Kind::Long => Op::Lneg,
                    Kind::Float => Op::Fneg,
                    Kind::Double => Op::Dneg,
                    _ => Op::Ineg,
                });
            }
            ExpressionKind::Arithmetic(operation, left, right) => {
                self.value(left)?;
                self.value(right)?;
                let Some(op) = operation_on(*operation, left.of.kind()) else {
                    return Err(LinkError::Incompatible("an operator that its type does not have".into()));
                };
                self.code.push(op);
            }
            ExpressionKind::Not(_)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Same(..)
            | ExpressionKind::Logic(..) => self.truth(expression)?,
            ExpressionKind::Conditional(condition, first, second) => {
                let (other, end) = (self.labels.fresh(), self.labels.fresh());
                self.jump_if(condition, false, other)?;
                self.value(first)?;
                self.jump(Op::Goto, end);
                self.put(other);
                self.value(second)?;
                self.put(end);
            }
            ExpressionKind::Call(call) => self.call(call)?,
            ExpressionKind::Model(model, arguments) => {
                arguments.iter().try_for_each(|argument| self.value(argument))?;
                let Some(&method) = self.compiled.models.get(model) else {
                    return Err(LinkError::Incompatible("a model function without code".into()));
                };
                self.code.push(Op::InvokeStatic(method));
            }
            ExpressionKind::Old(inner) => self.old(inner)?,
            ExpressionKind::OrFalse(inner) => self.or_false(inner)?,
            ExpressionKind::Fresh(inner) => {
                self.value(inner)?;
                self.push_moment()?;
                self.word("isFresh(Ljava/lang/Object;I)Z")?;
            }
            ExpressionKind::Quantified(quantified) => self.quantified(quantified, expression.of)?,
            ExpressionKind::ReachHas(reach, element) => self.reach_has(reach, element)?,
            ExpressionKind::ReachSize(reach) => self.reach_size(reach)?,
            ExpressionKind::ReachIsEmpty(reach) => self.reach_is_empty(reach)?,
        }
        Ok(())
    }

    fn array_kind(&self, array: Type) -> ArrayKind {
        let Type::Reference(class) = array else { return ArrayKind::Ref };
        let ClassKind::Array(_, kind) = self.program.class(class).kind else { return ArrayKind::Ref };
        match kind {
            Kind::Boolean | Kind::Byte => ArrayKind::Byte,
            Kind::Char => ArrayKind::Char,
            Kind::Short => ArrayKind::Short,
            Kind::Int => ArrayKind::Int,
            Kind::Long => ArrayKind::Long,
            Kind::Float => ArrayKind::Float,
            Kind::Double => ArrayKind::Double,
            Kind::Ref => ArrayKind::Ref,
        }
    }

    /// Converts the number on the stack.
    pub(super) fn convert(&mut self, from: Kind, to: Kind) {
        let stack = |kind: Kind| if kind.is_narrow() { Kind::Int } else { kind };
        let (from, target) = (stack(from), stack(to));
        let first = match (from, target) {
            (Kind::Int, Kind::Long) => Some(Op::I2l),
            (Kind::Int, Kind::Float) => Some(Op::I2f),
            (Kind::Int, Kind::Double) => Some(Op::I2d),
            (Kind::Long, Kind::Int) => Some(Op::L2i),
            (Kind::Long, Kind::Float) => Some(Op::L2f),
            (Kind::Long, Kind::Double) => Some(Op::L2d),
            (Kind::Float, Kind::Int) => Some(Op::F2i),
            (Kind::Float, Kind::Long) => Some(Op::F2l),
            (Kind::Float, Kind::Double) => Some(Op::F2d),
            (Kind::Double, Kind::Int) => Some(Op::D2i),
            (Kind::Double, Kind::Long) => Some(Op::D2l),
            (Kind::Double, Kind::Float) => Some(Op::D2f),
            _ => None,
        };
        for op in first.into_iter().chain(to.is_narrow().then_some(Op::Narrow(to))) {
            self.code.push(op);
        }
    }

    fn call(&mut self, call: &Call) -> Result<(), LinkError> {
        let all = call.receiver.iter().map(|receiver| &**receiver).chain(&call.arguments);
        all.into_iter().try_for_each(|argument| self.value(argument))?;
        let record = self.program.method(call.method);
        let (slots, vindex) = (record.arg_slots, record.vindex);
        let is_interface = self.program.class(record.class).is_interface();
        self.code.push(match (call.dispatch, vindex) {
            (Dispatch::Static, _) => Op::InvokeStatic(call.method),
            (Dispatch::Direct, _) => Op::InvokeDirect(call.method),
            (Dispatch::Virtual, _) if is_interface => Op::InvokeInterface(call.method, slots),
            (Dispatch::Virtual, Some(vindex)) => Op::InvokeVirtual(vindex, slots),
            (Dispatch::Virtual, None) => Op::InvokeDirect(call.method),
        });
        Ok(())
    }

    /// The value that an expression had before the call. If it throws, fields hold again what they hold now.
    fn old(&mut self, inner: &Expression) -> Result<(), LinkError> {
        self.push_moment()?;
        self.word("before(I)V")?;
        let start = self.code.next();
        self.value(inner)?;
        let end = self.code.next();
        self.word("now()V")?;
        let after = self.labels.fresh();
        self.jump(Op::Goto, after);
        let handler = self.code.next();
        self.word("now()V")?;
        self.code.push(Op::Throw);
        self.code.guard(start, end, handler);
        self.put(after);
        Ok(())
    }

    /// A truth value, or false if it throws.
    fn or_false(&mut self, inner: &Expression) -> Result<(), LinkError> {
        let after = self.labels.fresh();
        let start = self.code.next();
        self.value(inner)?;
        let end = self.code.next();
        self.jump(Op::Goto, after);
        let handler = self.code.next();
        self.code.push(Op::Pop);
        self.code.push(Op::Int(0));
        self.code.guard(start, end, handler);
        self.put(after);
        Ok(())
    }

    fn push_moment(&mut self) -> Result<(), LinkError> {
        let Some(moment) = self.moment else {
            return Err(LinkError::Incompatible("a contract speaks of a moment that is not given".into()));
        };
        self.load(Kind::Int, moment);
        Ok(())
    }
}

/// The operation on numbers of a kind.
fn operation_on(operation: Arithmetic, kind: Kind) -> Option<Op> {
    Some(match (operation, kind) {
        (Arithmetic::Add, Kind::Long) => Op::Ladd,
        (Arithmetic::Add, Kind::Float) => Op::Fadd,
        (Arithmetic::Add, Kind::Double) => Op::Dadd,
        (Arithmetic::Add, _) => Op::Iadd,
        (Arithmetic::Subtract, Kind::Long) => Op::Lsub,
        (Arithmetic::Subtract, Kind::Float) => Op::Fsub,
        (Arithmetic::Subtract, Kind::Double) => Op::Dsub,
        (Arithmetic::Subtract, _) => Op::Isub,
        (Arithmetic::Multiply, Kind::Long) => Op::Lmul,
        (Arithmetic::Multiply, Kind::Float) => Op::Fmul,
        (Arithmetic::Multiply, Kind::Double) => Op::Dmul,
        (Arithmetic::Multiply, _) => Op::Imul,
        (Arithmetic::Divide, Kind::Long) => Op::Ldiv,
        (Arithmetic::Divide, Kind::Float) => Op::Fdiv,
        (Arithmetic::Divide, Kind::Double) => Op::Ddiv,
        (Arithmetic::Divide, _) => Op::Idiv,
        (Arithmetic::Remainder, Kind::Long) => Op::Lrem,
        (Arithmetic::Remainder, Kind::Float) => Op::Frem,
        (Arithmetic::Remainder, Kind::Double) => Op::Drem,
        (Arithmetic::Remainder, _) => Op::Irem,
        (_, Kind::Float | Kind::Double) => return None,
        (Arithmetic::ShiftLeft, Kind::Long) => Op::Lshl,
        (Arithmetic::ShiftLeft, _) => Op::Ishl,
        (Arithmetic::ShiftRight, Kind::Long) => Op::Lshr,
        (Arithmetic::ShiftRight, _) => Op::Ishr,
        (Arithmetic::ShiftRightUnsigned, Kind::Long) => Op::Lushr,
        (Arithmetic::ShiftRightUnsigned, _) => Op::Iushr,
        (Arithmetic::And, Kind::Long) => Op::Land,
        (Arithmetic::And, _) => Op::Iand,
        (Arithmetic::Or, Kind::Long) => Op::Lor,
        (Arithmetic::Or, _) => Op::Ior,
        (Arithmetic::Xor, Kind::Long) => Op::Lxor,
        (Arithmetic::Xor, _) => Op::Ixor,
    })
}
