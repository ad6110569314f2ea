//! The machine's own exceptions: a method per exception class that makes and throws it, as Java code would.

use crate::class::access;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::{Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

/// Whether the exception gets a message.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Message {
    /// The constructor without parameters.
    None,
    /// The constructor with a string.
    Text,
}

impl Program {
    /// Builds the method that throws a new exception of a class.
    pub fn synthesize_thrower(&mut self, class: ClassId, message: Message) -> Result<MethodId, LinkError> {
        let owner = self.load("java/lang/Object")?;
        let name = self.class(class).name.clone();
        let mut code = Builder::default();
        code.push(Op::New(class));
        code.push(Op::Dup);
        let (params, descriptor): (Vec<_>, _) = match message {
            Message::None => (vec![], "()V"),
            Message::Text => {
                code.push(Op::Load(0));
                (vec!["Ljava/lang/String;".into()], "(Ljava/lang/String;)V")
            }
        };
        code.call(self, Unresolved::InvokeSpecial, &name, "<init>", descriptor)?;
        code.push(Op::Throw);
        let locals = params.len();
        let mtype = MethodType { params, ret: "V".into() };
        Ok(self.synthesize_method(owner, "<throw>", mtype, access::STATIC | access::SYNTHETIC, code.finish(locals)))
    }
}
