//! Arguments that depend on the inputs, for intrinsics that take only concrete ones.

use heap::{Ref, Value};
use program::{Body, ClassId, MethodId};

use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// Decides every unknown among the arguments. False when a number among them depends on the inputs and the bytecode
    /// of the method has to run instead.
    #[cold]
    pub(crate) fn prepare_inputs(&mut self, method: MethodId) -> Step<bool> {
        for at in self.call.first()..self.state.stack.len() {
            match self.state.stack.at(at) {
                Value::Ref(reference) if reference.is_undecided() => {
                    let object = self.object(reference)?;
                    self.state.stack.set_at(at, Value::Ref(object));
                }
                Value::Term(..) if matches!(self.program.method(method).body, Body::File(_)) => return Ok(false),
                Value::Term(..) => {
                    return Err(Trap::unsupported(format!(
                        "native method {} of a number that depends on the inputs",
                        self.program.method_name(method)
                    )));
                }
                _ => {}
            }
        }
        Ok(true)
    }

    /// The constants of an enumeration, in their order.
    pub(crate) fn enum_constants(&mut self, class: ClassId) -> Step<Vec<Ref>> {
        let wanted = program::descriptor_of(&self.program.class(class).name);
        let constants: Vec<u32> = self
            .program
            .class(class)
            .fields
            .iter()
            .filter(|field| field.flags & program::access::ENUM != 0 && field.is_static())
            .filter(|field| **self.program.text(field.descriptor) == *wanted)
            .map(|field| field.slot)
            .collect();
        let mut found = Vec::new();
        for slot in constants {
            if let Value::Ref(constant) = self.state.statics.get(slot as usize)
                && !constant.is_null()
            {
                found.push(constant);
            }
        }
        Ok(found)
    }
}
