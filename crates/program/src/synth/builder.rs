//! Assembles predecoded code.

use std::cell::Cell;

use crate::code::{Catch, Code, Handler};
use crate::descriptor::{Kind, MethodType};
use crate::error::LinkError;
use crate::ids::ClassId;
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::resolve::{MemberRef, Referent};

/// Operands of synthesized code: at most the arguments of one call and a few temporaries.
const MAX_STACK: u16 = 600;

/// Code under construction.
#[derive(Default)]
pub struct Builder {
    ops: Vec<Op>,
    handlers: Vec<Handler>,
    longs: Vec<i64>,
    doubles: Vec<f64>,
}

impl Builder {
    /// Appends an operation and tells its index.
    pub fn push(&mut self, op: Op) -> u32 {
        self.ops.push(op);
        self.ops.len() as u32 - 1
    }

    /// Pushes a `long` constant.
    pub fn push_long(&mut self, value: i64) {
        self.push(Op::Long(self.longs.len() as u32));
        self.longs.push(value);
    }

    /// Pushes a `double` constant.
    pub fn push_double(&mut self, value: f64) {
        self.push(Op::Double(self.doubles.len() as u32));
        self.doubles.push(value);
    }

    /// The index of the next operation.
    pub fn next(&self) -> u32 {
        self.ops.len() as u32
    }

    /// Replaces an operation, to set a jump that was not known yet.
    pub fn patch(&mut self, at: u32, op: Op) {
        self.ops[at as usize] = op;
    }

    /// Guards a range by a handler for everything.
    pub fn guard(&mut self, start: u32, end: u32, target: u32) {
        self.handlers.push(Handler { start, end, target, catch: Cell::new(Catch::Any) });
    }

    /// Pushes a local variable.
    pub fn load(&mut self, kind: Kind, slot: usize) {
        self.push(if kind.is_wide() { Op::Load2(slot as u16) } else { Op::Load(slot as u16) });
    }

    /// Pushes a field of the object in a local variable.
    pub fn load_field(&mut self, kind: Kind, object: u16, slot: u32) {
        self.push(Op::Load(object));
        self.push(if kind.is_wide() { Op::GetField2(slot) } else { Op::GetField(slot) });
    }

    /// Pushes the parameters of a static method or, from slot 1 on, of an instance method; tells the slots used.
    pub fn load_params(&mut self, mtype: &MethodType, first: usize) -> usize {
        let mut slot = first;
        for kind in mtype.param_kinds() {
            self.load(kind, slot);
            slot += kind.slots();
        }
        slot
    }

    /// Returns the value on the stack, or nothing.
    pub fn ret(&mut self, kind: Option<Kind>) {
        self.push(match kind {
            None => Op::Return,
            Some(kind) if kind.is_wide() => Op::ReturnValue2,
            Some(_) => Op::ReturnValue,
        });
    }

    /// Calls a method of a class by name.
    pub fn call(
        &mut self,
        program: &mut Program,
        what: Unresolved,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<(), LinkError> {
        let member = MemberRef {
            class: class.into(),
            name: name.into(),
            descriptor: descriptor.into(),
            referent: if what == Unresolved::InvokeInterface { Referent::Interface } else { Referent::Class },
        };
        let caller = program.load("java/lang/Object")?;
        let op = program.call_op(caller, what, &member)?;
        self.push(op);
        Ok(())
    }

    /// Casts the reference on the stack, unless every reference passes.
    pub fn cast(&mut self, program: &Program, class: ClassId) {
        if &*program.class(class).name != "java/lang/Object" {
            self.push(Op::CheckCast(class));
        }
    }

    /// The finished code.
    pub fn finish(self, max_locals: usize) -> Code {
        Code {
            ops: self.ops.into_iter().map(Cell::new).collect(),
            max_locals: max_locals as u16,
            max_stack: MAX_STACK,
            handlers: self.handlers.into(),
            longs: self.longs.into(),
            doubles: self.doubles.into(),
            ..Code::default()
        }
    }
}
