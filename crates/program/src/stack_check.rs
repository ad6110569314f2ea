//! A structural check of predecoded code: every path keeps the operand stack between empty and its declared maximum,
//! locals exist, jumps stay inside. It is weaker than the JVM's verifier: the types of values are checked by the
//! machine when they are used.

use ristretto_classfile::Constant;
use ristretto_classfile::ConstantPool;

use crate::code::Code;
use crate::descriptor::{Kind, MethodType};
use crate::op::{ArrayKind, Op, Unresolved};
use crate::resolve::{member_ref, name_and_type_of};

/// Checks all reachable instructions; the error says which rule is broken where.
pub fn check_stack(code: &Code, pool: &ConstantPool<'_>, arg_slots: u16) -> Result<(), String> {
    if code.ops.is_empty() {
        return Err("it has no instructions".into());
    }
    if arg_slots > code.max_locals {
        return Err(format!("{arg_slots} argument slots do not fit into {} locals", code.max_locals));
    }
    let has_subroutines = code.ops.iter().any(|op| matches!(op.get(), Op::Jsr(_)));
    let mut check = Check { code, depths: vec![None; code.ops.len()], work: vec![0], has_subroutines };
    check.depths[0] = Some(0);
    for handler in &code.handlers {
        if handler.start >= handler.end || handler.target as usize >= code.ops.len() {
            return Err("an exception range is empty or leads outside".into());
        }
        check.flow(handler.target, 1)?;
    }
    while let Some(at) = check.work.pop() {
        check.step(at, pool).map_err(|reason| format!("instruction {at}: {reason}"))?;
    }
    Ok(())
}

struct Check<'a> {
    code: &'a Code,
    depths: Vec<Option<u16>>,
    work: Vec<u32>,
    /// Old code may call a subroutine with stacks of different heights; one of them is followed.
    has_subroutines: bool,
}

impl Check<'_> {
    fn step(&mut self, at: u32, pool: &ConstantPool<'_>) -> Result<(), String> {
        let depth = self.depths[at as usize].unwrap_or(0);
        let op = self.code.ops[at as usize].get();
        self.check_local(op)?;
        let (pops, pushes) = effect(op, pool)?;
        let Some(low) = depth.checked_sub(pops) else {
            return Err("the operand stack underflows".into());
        };
        let after = low + pushes;
        if after > self.code.max_stack {
            return Err("the operand stack exceeds its declared maximum".into());
        }
        match op {
            Op::Goto(to) => self.flow(to, after),
            Op::Jsr(to) => {
                self.flow(to, after)?;
                self.flow(at + 1, depth)
            }
            Op::TableSwitch(index) => {
                let table = &self.code.tables[index as usize];
                table.targets.iter().chain([&table.default]).try_for_each(|&to| self.flow(to, after))
            }
            Op::LookupSwitch(index) => {
                let lookup = &self.code.lookups[index as usize];
                let targets = lookup.pairs.iter().map(|(_, to)| to).chain([&lookup.default]);
                targets.copied().try_for_each(|to| self.flow(to, after))
            }
            Op::Return | Op::ReturnValue | Op::ReturnValue2 | Op::Throw | Op::Ret(_) => Ok(()),
            op => {
                if let Some(to) = branch_target(op) {
                    self.flow(to, after)?;
                }
                self.flow(at + 1, after)
            }
        }
    }

    fn flow(&mut self, to: u32, depth: u16) -> Result<(), String> {
        match self.depths.get_mut(to as usize) {
            None => Err("the code falls off its end".into()),
            Some(known @ None) => {
                *known = Some(depth);
                self.work.push(to);
                Ok(())
            }
            Some(Some(known)) if *known == depth || self.has_subroutines => Ok(()),
            Some(Some(known)) => Err(format!("the operand stack holds {known} or {depth} slots at instruction {to}")),
        }
    }

    fn check_local(&self, op: Op) -> Result<(), String> {
        let last = match op {
            Op::Load(n) | Op::Store(n) | Op::Iinc(n, _) | Op::Ret(n) => u32::from(n),
            Op::Load2(n) | Op::Store2(n) => u32::from(n) + 1,
            _ => return Ok(()),
        };
        if last < u32::from(self.code.max_locals) { Ok(()) } else { Err(format!("there is no local variable {last}")) }
    }
}

fn branch_target(op: Op) -> Option<u32> {
    match op {
        Op::IfEq(to) | Op::IfNe(to) | Op::IfLt(to) | Op::IfGe(to) | Op::IfGt(to) | Op::IfLe(to) => Some(to),
        Op::IfIcmpEq(to) | Op::IfIcmpNe(to) | Op::IfIcmpLt(to) => Some(to),
        Op::IfIcmpGe(to) | Op::IfIcmpGt(to) | Op::IfIcmpLe(to) => Some(to),
        Op::IfAcmpEq(to) | Op::IfAcmpNe(to) | Op::IfNull(to) | Op::IfNonNull(to) => Some(to),
        _ => None,
    }
}

/// Slots popped and pushed.
fn effect(op: Op, pool: &ConstantPool<'_>) -> Result<(u16, u16), String> {
    Ok(match op {
        Op::Nop | Op::Iinc(..) | Op::Goto(_) | Op::Ret(_) | Op::Return => (0, 0),
        Op::Null | Op::Int(_) | Op::Float(_) | Op::Text(_) | Op::ClassObject(_) | Op::Load(_) | Op::Jsr(_) => (0, 1),
        Op::Long(_) | Op::Double(_) | Op::Load2(_) => (0, 2),
        Op::Store(_) | Op::Pop | Op::ReturnValue | Op::Throw => (1, 0),
        Op::Store2(_) | Op::Pop2 | Op::ReturnValue2 => (2, 0),
        Op::Dup => (1, 2),
        Op::DupX1 => (2, 3),
        Op::DupX2 => (3, 4),
        Op::Dup2 => (2, 4),
        Op::Dup2X1 => (3, 5),
        Op::Dup2X2 => (4, 6),
        Op::Swap => (2, 2),
        Op::Iadd | Op::Isub | Op::Imul | Op::Idiv | Op::Irem | Op::Iand | Op::Ior | Op::Ixor => (2, 1),
        Op::Ishl | Op::Ishr | Op::Iushr | Op::Fadd | Op::Fsub | Op::Fmul | Op::Fdiv | Op::Frem | Op::Fcmp(_) => (2, 1),
        Op::Ladd | Op::Lsub | Op::Lmul | Op::Ldiv | Op::Lrem | Op::Land | Op::Lor | Op::Lxor => (4, 2),
        Op::Dadd | Op::Dsub | Op::Dmul | Op::Ddiv | Op::Drem => (4, 2),
        Op::Lshl | Op::Lshr | Op::Lushr => (3, 2),
        Op::Ineg | Op::Fneg | Op::I2f | Op::F2i | Op::Narrow(_) => (1, 1),
        Op::Lneg | Op::Dneg | Op::L2d | Op::D2l => (2, 2),
        Op::Lcmp | Op::Dcmp(_) => (4, 1),
        Op::I2l | Op::I2d | Op::F2l | Op::F2d => (1, 2),
        Op::L2i | Op::L2f | Op::D2i | Op::D2f => (2, 1),
        Op::IfEq(_) | Op::IfNe(_) | Op::IfLt(_) | Op::IfGe(_) | Op::IfGt(_) | Op::IfLe(_) => (1, 0),
        Op::IfNull(_) | Op::IfNonNull(_) | Op::TableSwitch(_) | Op::LookupSwitch(_) => (1, 0),
        Op::IfIcmpEq(_) | Op::IfIcmpNe(_) | Op::IfIcmpLt(_) | Op::IfIcmpGe(_) | Op::IfIcmpGt(_) => (2, 0),
        Op::IfIcmpLe(_) | Op::IfAcmpEq(_) | Op::IfAcmpNe(_) => (2, 0),
        Op::ArrayLoad(ArrayKind::Long | ArrayKind::Double) => (2, 2),
        Op::ArrayLoad(_) => (2, 1),
        Op::ArrayStore(ArrayKind::Long | ArrayKind::Double) => (4, 0),
        Op::ArrayStore(_) => (3, 0),
        Op::ArrayLength | Op::NewArray(_) => (1, 1),
        Op::MonitorEnter | Op::MonitorExit => (1, 0),
        Op::ResolveMulti(_, dims) => (dims.into(), 1),
        Op::Resolve(what, index) => return unresolved_effect(what, index, pool),
        // Made by resolving an operation, or for code that no class file holds.
        Op::MultiNewArray(..)
        | Op::GetField(_)
        | Op::GetField2(_)
        | Op::PutField(_)
        | Op::PutField2(_)
        | Op::PutFieldNarrow(..)
        | Op::GetStatic(..)
        | Op::GetStatic2(..)
        | Op::PutStatic(..)
        | Op::PutStatic2(..)
        | Op::PutStaticNarrow(..)
        | Op::InvokeStatic(_)
        | Op::InvokeDirect(_)
        | Op::InvokeVirtual(..)
        | Op::InvokeInterface(..)
        | Op::InvokeDynamic(_)
        | Op::InvokePolymorphic(..)
        | Op::New(_)
        | Op::CheckCast(_)
        | Op::InstanceOf(_)
        | Op::Concat(_)
        | Op::MethodObject(_)
        | Op::Initialize(_)
        | Op::TypeSwitch(_)
        | Op::Unseen(_) => return Err(format!("{op:?} in a class file")),
    })
}

fn unresolved_effect(what: Unresolved, index: u16, pool: &ConstantPool<'_>) -> Result<(u16, u16), String> {
    let field = || -> Result<u16, String> {
        let member = member_ref(pool, index)?;
        Kind::of(&member.descriptor).map(|kind| kind.slots() as u16).ok_or_else(|| "bad field descriptor".to_owned())
    };
    let call = |descriptor: &str, receiver: u16| -> Result<(u16, u16), String> {
        let mtype = MethodType::parse(descriptor).ok_or_else(|| format!("bad descriptor {descriptor}"))?;
        let ret = mtype.ret_kind().map_or(0, |kind| kind.slots() as u16);
        Ok((mtype.arg_slots() as u16 + receiver, ret))
    };
    Ok(match what {
        Unresolved::Constant => match pool.try_get(index).map_err(|e| e.to_string())? {
            Constant::Dynamic { name_and_type_index, .. } => {
                let (_, descriptor) = name_and_type_of(pool, *name_and_type_index)?;
                (0, Kind::of(&descriptor).map_or(1, |kind| kind.slots() as u16))
            }
            _ => (0, 1),
        },
        Unresolved::New => (0, 1),
        Unresolved::NewArray | Unresolved::CheckCast | Unresolved::InstanceOf => (1, 1),
        Unresolved::GetField => (1, field()?),
        Unresolved::GetStatic => (0, field()?),
        Unresolved::PutField => (1 + field()?, 0),
        Unresolved::PutStatic => (field()?, 0),
        Unresolved::InvokeStatic => call(&member_ref(pool, index)?.descriptor, 0)?,
        Unresolved::InvokeVirtual | Unresolved::InvokeSpecial | Unresolved::InvokeInterface => {
            call(&member_ref(pool, index)?.descriptor, 1)?
        }
        Unresolved::InvokeDynamic => {
            let Constant::InvokeDynamic { name_and_type_index, .. } = pool.try_get(index).map_err(|e| e.to_string())?
            else {
                return Err("invokedynamic of another constant".into());
            };
            call(&name_and_type_of(pool, *name_and_type_index)?.1, 0)?
        }
    })
}
