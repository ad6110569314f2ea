//! Calls through reflection: a static method that calls its target with unboxed arguments and boxes the result. It
//! wraps exceptions of the target, unless the caller of this method does so.

use crate::class::access;
use crate::descriptor::{Kind, MethodType, descriptor_of};
use crate::error::LinkError;
use crate::ids::MethodId;
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::resolve::{MemberRef, Referent};
use crate::synth::builder::Builder;

const WRAPPER: &str = "java/lang/reflect/InvocationTargetException";

/// What becomes of an exception that the target of a reflective call throws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thrown {
    /// It is the cause of an `InvocationTargetException`.
    Wrapped,
    /// It is thrown on.
    AsIs,
}

impl Program {
    /// Builds the method that calls a method, or makes an object by a constructor, and answers an `Object`.
    pub fn synthesize_reflective(&mut self, target: MethodId, thrown: Thrown) -> Result<MethodId, LinkError> {
        let method = self.method(target);
        let owner = method.class;
        let (is_static, mtype) = (method.is_static(), method.mtype.clone());
        let class = self.class(owner);
        let (class_name, is_interface) = (class.name.clone(), class.is_interface());
        let member = MemberRef {
            class: class_name.to_string(),
            name: self.text(method.name).to_string(),
            descriptor: self.text(method.descriptor).to_string(),
            referent: if is_interface { Referent::Interface } else { Referent::Class },
        };
        let is_constructor = member.name == "<init>";
        let mut code = Builder::default();
        let mut params = Vec::new();
        let what = match (is_constructor, is_static, is_interface) {
            (true, ..) => {
                code.push(Op::New(owner));
                code.push(Op::Dup);
                Unresolved::InvokeSpecial
            }
            (_, true, _) => Unresolved::InvokeStatic,
            (.., true) => Unresolved::InvokeInterface,
            _ => Unresolved::InvokeVirtual,
        };
        if !is_static && !is_constructor {
            params.push(descriptor_of(&class_name).into());
        }
        params.extend(mtype.params.iter().cloned());
        let shape = MethodType { params, ret: "Ljava/lang/Object;".into() };
        let slots = code.load_params(&shape, 0);
        let op = self.call_op(owner, what, &member)?;
        let call = code.push(op);
        if !is_constructor {
            match mtype.ret_kind() {
                None => {
                    code.push(Op::Null);
                }
                Some(Kind::Ref) => {}
                Some(_) => code.adapt(self, &mtype.ret, "Ljava/lang/Object;")?,
            }
        }
        code.push(Op::ReturnValue);
        if thrown == Thrown::Wrapped {
            let wrapper = self.load(WRAPPER)?;
            let handler = code.push(Op::New(wrapper));
            code.push(Op::DupX1);
            code.push(Op::Swap);
            code.call(self, Unresolved::InvokeSpecial, WRAPPER, "<init>", "(Ljava/lang/Throwable;)V")?;
            code.push(Op::Throw);
            code.guard(call, call + 1, handler);
        }
        let flags = access::STATIC | access::SYNTHETIC;
        Ok(self.synthesize_method(owner, "<reflect>", shape, flags, code.finish(slots)))
    }
}
