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
    /// A string, and as cause the `ClassNotFoundException` of a second string.
    MissingClass,
    /// A string and a cause.
    Caused,
    /// The constructor with an object, whose text becomes the message.
    Detail,
}

const CAUSE: &str = "java/lang/ClassNotFoundException";

impl Program {
    /// Builds the method that throws a new exception of a class.
    pub fn synthesize_thrower(&mut self, class: ClassId, message: Message) -> Result<MethodId, LinkError> {
        let owner = self.load("java/lang/Object")?;
        let name = self.class(class).name.clone();
        let mut code = Builder::default();
        code.push(Op::New(class));
        code.push(Op::Dup);
        let params = match message {
            Message::None => 0,
            Message::Text | Message::Detail => 1,
            Message::MissingClass | Message::Caused => 2,
        };
        if params == 0 {
            code.call(self, Unresolved::InvokeSpecial, &name, "<init>", "()V")?;
        } else {
            code.push(Op::Load(0));
            let descriptor = match message {
                Message::Detail => "(Ljava/lang/Object;)V",
                _ => "(Ljava/lang/String;)V",
            };
            code.call(self, Unresolved::InvokeSpecial, &name, "<init>", descriptor)?;
        }
        if params == 2 {
            code.push(Op::Dup);
            if message == Message::MissingClass {
                let cause = self.load(CAUSE)?;
                code.push(Op::New(cause));
                code.push(Op::Dup);
                code.push(Op::Load(1));
                code.call(self, Unresolved::InvokeSpecial, CAUSE, "<init>", "(Ljava/lang/String;)V")?;
            } else {
                code.push(Op::Load(1));
            }
            let descriptor = "(Ljava/lang/Throwable;)Ljava/lang/Throwable;";
            code.call(self, Unresolved::InvokeVirtual, &name, "initCause", descriptor)?;
            code.push(Op::Pop);
        }
        code.push(Op::Throw);
        let mtype = MethodType { params: vec!["Ljava/lang/Object;".into(); params], ret: "V".into() };
        Ok(self.synthesize_method(owner, "<throw>", mtype, access::STATIC | access::SYNTHETIC, code.finish(params)))
    }
}
