//! Models: static methods that run in the place of others.

use crate::class::access;
use crate::code::Code;
use crate::descriptor::descriptor_of;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::Unresolved;
use crate::program::Program;
use crate::resolve::{MemberRef, Referent};
use crate::synth::builder::Builder;

impl Program {
    /// The static method of a class that can run in the place of another one: it takes the receiver first, as its class or a
    /// supertype, then the same parameters, and returns the same type.
    pub fn model_of(&self, method: MethodId, class: ClassId, name: &str) -> Option<MethodId> {
        let replaced = self.method(method);
        let receiver = (!replaced.is_static()).then_some(replaced.class);
        let fits = |&id: &MethodId| {
            let model = self.method(id);
            let params = &model.mtype.params;
            let takes_receiver = receiver.is_none_or(|receiver| {
                params.first().is_some_and(|first| self.is_supertype_descriptor(receiver, first))
            });
            model.flags & access::STATIC != 0
                && **self.text(model.name) == *name
                && model.mtype.ret == replaced.mtype.ret
                && takes_receiver
                && params.iter().skip(usize::from(receiver.is_some())).eq(replaced.mtype.params.iter())
        };
        self.class(class).methods.iter().copied().find(fits)
    }

    /// Whether a descriptor names a class or one of its supertypes.
    fn is_supertype_descriptor(&self, class: ClassId, descriptor: &str) -> bool {
        let record = self.class(class);
        let mut above = record.ancestors.iter().chain(record.all_interfaces.iter());
        above.any(|&above| *descriptor_of(&self.class(above).name) == *descriptor)
    }

    /// Code that calls a model with what a method is given.
    pub fn model_code(&mut self, method: MethodId, model: MethodId) -> Result<Code, LinkError> {
        let (owner, slots) = (self.method(method).class, self.method(method).arg_slots);
        let model = self.method(model);
        let (mtype, class) = (model.mtype.clone(), self.class(model.class));
        let member = MemberRef {
            class: class.name.to_string(),
            name: self.text(model.name).to_string(),
            descriptor: self.text(model.descriptor).to_string(),
            referent: if class.is_interface() { Referent::Interface } else { Referent::Class },
        };
        let mut code = Builder::default();
        code.load_params(&mtype, 0);
        let call = self.call_op(owner, Unresolved::InvokeStatic, &member)?;
        code.push(call);
        code.ret(mtype.ret_kind());
        Ok(code.finish(slots.into()))
    }
}
