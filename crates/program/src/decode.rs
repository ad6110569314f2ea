//! Predecoding: from a parsed code attribute to [`Code`].

use std::cell::Cell;
use std::rc::Rc;

use ristretto_classfile::attributes::{ArrayType, Attribute, Instruction};
use ristretto_classfile::{Constant, ConstantPool};

use crate::code::{Catch, Code, Handler, Lookup, Table};
use crate::descriptor::Kind;
use crate::error::LinkError;
use crate::exception_ranges::handler_ends;
use crate::ids::MethodId;
use crate::method::Body;
use crate::op::{ArrayKind, Op, Unresolved};
use crate::program::Program;
use crate::stack_check::check_stack;
use crate::symbols::utf16;

impl Program {
    /// The predecoded body of a method, `None` for native and abstract ones.
    pub fn code(&mut self, id: MethodId) -> Result<Option<Rc<Code>>, LinkError> {
        let method = self.method(id);
        if let Some(code) = &method.code {
            return Ok(Some(code.clone()));
        }
        let Body::File(position) = method.body else {
            return Ok(None);
        };
        let class = method.class;
        let Some(file) = self.class(class).file.clone() else {
            return Ok(None);
        };
        let bad = |program: &Program, reason: String| LinkError::Verify {
            origin: program.class(class).origin.as_ref().map_or_else(|| "".into(), |o| o.to_string().into()),
            method: program.method_name(id),
            reason,
        };
        let attribute = file.methods[position as usize].attributes.iter().find_map(|attribute| match attribute {
            Attribute::Code { max_stack, max_locals, code, exception_table, attributes, .. } => {
                Some((*max_stack, *max_locals, code, exception_table, attributes))
            }
            _ => None,
        });
        let Some((max_stack, max_locals, instructions, exception_table, attributes)) = attribute else {
            return Ok(None);
        };
        let mut decoder = Decoder {
            program: self,
            pool: &file.constant_pool,
            longs: vec![],
            doubles: vec![],
            tables: vec![],
            lookups: vec![],
        };
        let mut ops = Vec::with_capacity(instructions.len());
        for (at, instruction) in instructions.iter().enumerate() {
            match decoder.op(at, instruction) {
                Ok(op) => ops.push(Cell::new(op)),
                Err(reason) => return Err(bad(self, format!("instruction {at}: {reason}"))),
            }
        }
        let Decoder { longs, doubles, tables, lookups, .. } = decoder;
        let mut handlers: Vec<Handler> = exception_table
            .iter()
            .map(|entry| Handler {
                start: entry.range_pc.start.into(),
                end: entry.range_pc.end.into(),
                target: entry.handler_pc.into(),
                catch: Cell::new(if entry.catch_type == 0 { Catch::Any } else { Catch::Pool(entry.catch_type) }),
            })
            .collect();
        // The parser maps a range that ends with the code to the last instruction: look at the bytes again.
        let last = instructions.len().saturating_sub(1) as u32;
        if handlers.iter().any(|handler| handler.end == last) {
            let name = self.class(class).name.clone();
            if let Some(bytes) = self.class_path.find(&name)? {
                let ends = handler_ends(&bytes.bytes, position as usize).unwrap_or_default();
                for (handler, at_code_end) in handlers.iter_mut().zip(ends) {
                    if at_code_end {
                        handler.end = instructions.len() as u32;
                    }
                }
            }
        }
        let code = Code {
            ops: ops.into(),
            max_locals,
            max_stack,
            handlers: handlers.into(),
            lines: lines(attributes),
            longs: longs.into(),
            doubles: doubles.into(),
            tables: tables.into(),
            lookups: lookups.into(),
        };
        let arg_slots = self.method(id).arg_slots;
        check_stack(&code, &file.constant_pool, arg_slots).map_err(|reason| bad(self, reason))?;
        let code = Rc::new(code);
        self.methods[id.index()].code = Some(code.clone());
        Ok(Some(code))
    }
}

fn lines(attributes: &[Attribute]) -> Box<[(u32, u16)]> {
    let mut lines: Vec<(u32, u16)> = attributes
        .iter()
        .filter_map(|attribute| match attribute {
            Attribute::LineNumberTable { line_numbers, .. } => Some(line_numbers),
            _ => None,
        })
        .flatten()
        .map(|entry| (u32::from(entry.start_pc), entry.line_number))
        .collect();
    lines.sort_by_key(|&(pc, _)| pc);
    lines.into()
}

struct Decoder<'a> {
    program: &'a mut Program,
    pool: &'a ConstantPool<'static>,
    longs: Vec<i64>,
    doubles: Vec<f64>,
    tables: Vec<Table>,
    lookups: Vec<Lookup>,
}

impl Decoder<'_> {
    fn op(&mut self, at: usize, instruction: &Instruction) -> Result<Op, String> {
        use Instruction as I;
        Ok(match instruction {
            I::Nop => Op::Nop,
            I::Aconst_null => Op::Null,
            I::Iconst_m1 => Op::Int(-1),
            I::Iconst_0 => Op::Int(0),
            I::Iconst_1 => Op::Int(1),
            I::Iconst_2 => Op::Int(2),
            I::Iconst_3 => Op::Int(3),
            I::Iconst_4 => Op::Int(4),
            I::Iconst_5 => Op::Int(5),
            I::Lconst_0 => self.long(0),
            I::Lconst_1 => self.long(1),
            I::Fconst_0 => Op::Float(0.0),
            I::Fconst_1 => Op::Float(1.0),
            I::Fconst_2 => Op::Float(2.0),
            I::Dconst_0 => self.double(0.0),
            I::Dconst_1 => self.double(1.0),
            I::Bipush(value) => Op::Int((*value).into()),
            I::Sipush(value) => Op::Int((*value).into()),
            I::Ldc(index) => self.constant((*index).into())?,
            I::Ldc_w(index) | I::Ldc2_w(index) => self.constant(*index)?,
            I::Iload(n) | I::Fload(n) | I::Aload(n) => Op::Load((*n).into()),
            I::Lload(n) | I::Dload(n) => Op::Load2((*n).into()),
            I::Iload_w(n) | I::Fload_w(n) | I::Aload_w(n) => Op::Load(*n),
            I::Lload_w(n) | I::Dload_w(n) => Op::Load2(*n),
            I::Iload_0 | I::Fload_0 | I::Aload_0 => Op::Load(0),
            I::Iload_1 | I::Fload_1 | I::Aload_1 => Op::Load(1),
            I::Iload_2 | I::Fload_2 | I::Aload_2 => Op::Load(2),
            I::Iload_3 | I::Fload_3 | I::Aload_3 => Op::Load(3),
            I::Lload_0 | I::Dload_0 => Op::Load2(0),
            I::Lload_1 | I::Dload_1 => Op::Load2(1),
            I::Lload_2 | I::Dload_2 => Op::Load2(2),
            I::Lload_3 | I::Dload_3 => Op::Load2(3),
            I::Istore(n) | I::Fstore(n) | I::Astore(n) => Op::Store((*n).into()),
            I::Lstore(n) | I::Dstore(n) => Op::Store2((*n).into()),
            I::Istore_w(n) | I::Fstore_w(n) | I::Astore_w(n) => Op::Store(*n),
            I::Lstore_w(n) | I::Dstore_w(n) => Op::Store2(*n),
            I::Istore_0 | I::Fstore_0 | I::Astore_0 => Op::Store(0),
            I::Istore_1 | I::Fstore_1 | I::Astore_1 => Op::Store(1),
            I::Istore_2 | I::Fstore_2 | I::Astore_2 => Op::Store(2),
            I::Istore_3 | I::Fstore_3 | I::Astore_3 => Op::Store(3),
            I::Lstore_0 | I::Dstore_0 => Op::Store2(0),
            I::Lstore_1 | I::Dstore_1 => Op::Store2(1),
            I::Lstore_2 | I::Dstore_2 => Op::Store2(2),
            I::Lstore_3 | I::Dstore_3 => Op::Store2(3),
            I::Iinc(n, by) => Op::Iinc((*n).into(), (*by).into()),
            I::Iinc_w(n, by) => Op::Iinc(*n, *by),
            I::Iaload => Op::ArrayLoad(ArrayKind::Int),
            I::Laload => Op::ArrayLoad(ArrayKind::Long),
            I::Faload => Op::ArrayLoad(ArrayKind::Float),
            I::Daload => Op::ArrayLoad(ArrayKind::Double),
            I::Aaload => Op::ArrayLoad(ArrayKind::Ref),
            I::Baload => Op::ArrayLoad(ArrayKind::Byte),
            I::Caload => Op::ArrayLoad(ArrayKind::Char),
            I::Saload => Op::ArrayLoad(ArrayKind::Short),
            I::Iastore => Op::ArrayStore(ArrayKind::Int),
            I::Lastore => Op::ArrayStore(ArrayKind::Long),
            I::Fastore => Op::ArrayStore(ArrayKind::Float),
            I::Dastore => Op::ArrayStore(ArrayKind::Double),
            I::Aastore => Op::ArrayStore(ArrayKind::Ref),
            I::Bastore => Op::ArrayStore(ArrayKind::Byte),
            I::Castore => Op::ArrayStore(ArrayKind::Char),
            I::Sastore => Op::ArrayStore(ArrayKind::Short),
            I::Pop => Op::Pop,
            I::Pop2 => Op::Pop2,
            I::Dup => Op::Dup,
            I::Dup_x1 => Op::DupX1,
            I::Dup_x2 => Op::DupX2,
            I::Dup2 => Op::Dup2,
            I::Dup2_x1 => Op::Dup2X1,
            I::Dup2_x2 => Op::Dup2X2,
            I::Swap => Op::Swap,
            I::Iadd => Op::Iadd,
            I::Ladd => Op::Ladd,
            I::Fadd => Op::Fadd,
            I::Dadd => Op::Dadd,
            I::Isub => Op::Isub,
            I::Lsub => Op::Lsub,
            I::Fsub => Op::Fsub,
            I::Dsub => Op::Dsub,
            I::Imul => Op::Imul,
            I::Lmul => Op::Lmul,
            I::Fmul => Op::Fmul,
            I::Dmul => Op::Dmul,
            I::Idiv => Op::Idiv,
            I::Ldiv => Op::Ldiv,
            I::Fdiv => Op::Fdiv,
            I::Ddiv => Op::Ddiv,
            I::Irem => Op::Irem,
            I::Lrem => Op::Lrem,
            I::Frem => Op::Frem,
            I::Drem => Op::Drem,
            I::Ineg => Op::Ineg,
            I::Lneg => Op::Lneg,
            I::Fneg => Op::Fneg,
            I::Dneg => Op::Dneg,
            I::Ishl => Op::Ishl,
            I::Lshl => Op::Lshl,
            I::Ishr => Op::Ishr,
            I::Lshr => Op::Lshr,
            I::Iushr => Op::Iushr,
            I::Lushr => Op::Lushr,
            I::Iand => Op::Iand,
            I::Land => Op::Land,
            I::Ior => Op::Ior,
            I::Lor => Op::Lor,
            I::Ixor => Op::Ixor,
            I::Lxor => Op::Lxor,
            I::I2l => Op::I2l,
            I::I2f => Op::I2f,
            I::I2d => Op::I2d,
            I::L2i => Op::L2i,
            I::L2f => Op::L2f,
            I::L2d => Op::L2d,
            I::F2i => Op::F2i,
            I::F2l => Op::F2l,
            I::F2d => Op::F2d,
            I::D2i => Op::D2i,
            I::D2l => Op::D2l,
            I::D2f => Op::D2f,
            I::I2b => Op::Narrow(Kind::Byte),
            I::I2c => Op::Narrow(Kind::Char),
            I::I2s => Op::Narrow(Kind::Short),
            I::Lcmp => Op::Lcmp,
            I::Fcmpl => Op::Fcmp(-1),
            I::Fcmpg => Op::Fcmp(1),
            I::Dcmpl => Op::Dcmp(-1),
            I::Dcmpg => Op::Dcmp(1),
            I::Ifeq(to) => Op::IfEq((*to).into()),
            I::Ifne(to) => Op::IfNe((*to).into()),
            I::Iflt(to) => Op::IfLt((*to).into()),
            I::Ifge(to) => Op::IfGe((*to).into()),
            I::Ifgt(to) => Op::IfGt((*to).into()),
            I::Ifle(to) => Op::IfLe((*to).into()),
            I::If_icmpeq(to) => Op::IfIcmpEq((*to).into()),
            I::If_icmpne(to) => Op::IfIcmpNe((*to).into()),
            I::If_icmplt(to) => Op::IfIcmpLt((*to).into()),
            I::If_icmpge(to) => Op::IfIcmpGe((*to).into()),
            I::If_icmpgt(to) => Op::IfIcmpGt((*to).into()),
            I::If_icmple(to) => Op::IfIcmpLe((*to).into()),
            I::If_acmpeq(to) => Op::IfAcmpEq((*to).into()),
            I::If_acmpne(to) => Op::IfAcmpNe((*to).into()),
            I::Ifnull(to) => Op::IfNull((*to).into()),
            I::Ifnonnull(to) => Op::IfNonNull((*to).into()),
            I::Goto(to) => Op::Goto((*to).into()),
            I::Goto_w(to) => Op::Goto(*to as u32),
            I::Jsr(to) => Op::Jsr((*to).into()),
            I::Jsr_w(to) => Op::Jsr(*to as u32),
            I::Ret(n) => Op::Ret((*n).into()),
            I::Ret_w(n) => Op::Ret(*n),
            I::Tableswitch(switch) => {
                let target = |offset: i32| (at as i64 + i64::from(offset)) as u32;
                self.tables.push(Table {
                    low: switch.low,
                    default: target(switch.default),
                    targets: switch.offsets.iter().map(|&offset| target(offset)).collect(),
                });
                Op::TableSwitch(self.tables.len() as u32 - 1)
            }
            I::Lookupswitch(switch) => {
                let target = |offset: i32| (at as i64 + i64::from(offset)) as u32;
                let mut pairs: Vec<(i32, u32)> = switch.pairs.iter().map(|(&key, &to)| (key, target(to))).collect();
                pairs.sort_by_key(|&(key, _)| key);
                self.lookups.push(Lookup { default: target(switch.default), pairs: pairs.into() });
                Op::LookupSwitch(self.lookups.len() as u32 - 1)
            }
            I::Ireturn | I::Freturn | I::Areturn => Op::ReturnValue,
            I::Lreturn | I::Dreturn => Op::ReturnValue2,
            I::Return => Op::Return,
            I::Getstatic(index) => Op::Resolve(Unresolved::GetStatic, *index),
            I::Putstatic(index) => Op::Resolve(Unresolved::PutStatic, *index),
            I::Getfield(index) => Op::Resolve(Unresolved::GetField, *index),
            I::Putfield(index) => Op::Resolve(Unresolved::PutField, *index),
            I::Invokevirtual(index) => Op::Resolve(Unresolved::InvokeVirtual, *index),
            I::Invokespecial(index) => Op::Resolve(Unresolved::InvokeSpecial, *index),
            I::Invokestatic(index) => Op::Resolve(Unresolved::InvokeStatic, *index),
            I::Invokeinterface(index, _) => Op::Resolve(Unresolved::InvokeInterface, *index),
            I::Invokedynamic(index) => Op::Resolve(Unresolved::InvokeDynamic, *index),
            I::New(index) => Op::Resolve(Unresolved::New, *index),
            I::Newarray(kind) => {
                let letter = element_kind(kind).letter();
                let class = self.program.load(&format!("[{letter}")).map_err(|error| error.to_string())?;
                Op::NewArray(class)
            }
            I::Anewarray(index) => Op::Resolve(Unresolved::NewArray, *index),
            I::Arraylength => Op::ArrayLength,
            I::Athrow => Op::Throw,
            I::Checkcast(index) => Op::Resolve(Unresolved::CheckCast, *index),
            I::Instanceof(index) => Op::Resolve(Unresolved::InstanceOf, *index),
            I::Monitorenter => Op::MonitorEnter,
            I::Monitorexit => Op::MonitorExit,
            I::Multianewarray(_, 0) => return Err("multianewarray with no dimension".into()),
            I::Multianewarray(index, dims) => Op::ResolveMulti(*index, *dims),
            I::Wide | I::Breakpoint | I::Impdep1 | I::Impdep2 => return Err(format!("reserved opcode {instruction}")),
        })
    }

    fn long(&mut self, value: i64) -> Op {
        self.longs.push(value);
        Op::Long(self.longs.len() as u32 - 1)
    }

    fn double(&mut self, value: f64) -> Op {
        self.doubles.push(value);
        Op::Double(self.doubles.len() as u32 - 1)
    }

    fn constant(&mut self, index: u16) -> Result<Op, String> {
        Ok(match self.pool.try_get(index).map_err(|error| error.to_string())? {
            Constant::Integer(value) => Op::Int(*value),
            Constant::Float(value) => Op::Float(*value),
            Constant::Long(value) => self.long(*value),
            Constant::Double(value) => self.double(*value),
            Constant::String(utf8) => {
                let text = utf16(self.pool.try_get_utf8(*utf8).map_err(|error| error.to_string())?);
                Op::Text(self.program.literals.intern(&text))
            }
            Constant::Class(_) | Constant::MethodHandle { .. } | Constant::MethodType(_) | Constant::Dynamic { .. } => {
                Op::Resolve(Unresolved::Constant, index)
            }
            other => return Err(format!("ldc of {other}")),
        })
    }
}

fn element_kind(kind: &ArrayType) -> Kind {
    match kind {
        ArrayType::Boolean => Kind::Boolean,
        ArrayType::Char => Kind::Char,
        ArrayType::Float => Kind::Float,
        ArrayType::Double => Kind::Double,
        ArrayType::Byte => Kind::Byte,
        ArrayType::Short => Kind::Short,
        ArrayType::Int => Kind::Int,
        ArrayType::Long => Kind::Long,
    }
}
