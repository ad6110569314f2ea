//! First execution of an operation that names a constant-pool entry: it is replaced by its resolved form.

use program::{LinkError, Op, Unresolved};

use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    #[cold]
    pub(crate) fn resolve(&mut self, what: Unresolved, index: u16) -> Step {
        let class = self.program.method(self.state.stack.current.method).class;
        if what == Unresolved::Constant {
            let getter = self.program.constant_getter(class, index);
            self.grow();
            if let Some(getter) = getter? {
                return self.quicken(Op::InvokeStatic(getter));
            }
        }
        if self.program.class(class).is_stranger() {
            self.left_out.note(LeftOut::Lawless);
        }
        let resolved = self.program.resolve(class, what, index);
        self.grow();
        let op = match resolved {
            Ok(op) => op,
            Err(LinkError::Malformed { origin, reason }) if what == Unresolved::Constant => {
                return Err(Trap::unsupported(format!("{origin}: this constant: {reason}")));
            }
            Err(error) => return Err(error.into()),
        };
        if let Op::New(class) = op
            && !self.program.class(class).is_instantiable()
        {
            return Err(Trap::raise_with("java/lang/InstantiationError", self.program.class(class).java_name()));
        }
        if let Op::GetStatic(slot) | Op::GetStatic2(slot) = op {
            self.note_static_read(slot);
        }
        if let Op::PutStatic(slot) | Op::PutStatic2(slot) | Op::PutStaticNarrow(_, slot) = op {
            self.note_static_write(slot);
        }
        self.quicken(op)
    }

    #[cold]
    pub(crate) fn resolve_multi(&mut self, index: u16, dims: u8) -> Step {
        let class = self.program.method(self.state.stack.current.method).class;
        let resolved = self.program.resolve_class(class, index);
        self.grow();
        self.quicken(Op::MultiNewArray(resolved?, dims))
    }

    /// Replaces the current operation and executes the new one.
    fn quicken(&mut self, op: Op) -> Step {
        self.state.stack.rewind();
        let frame = &self.state.stack.current;
        frame.code.ops[frame.pc as usize].set(op);
        Err(Trap::again())
    }
}
