//! Class initialization (JVMS 5.5) as a method: superclasses, constants and `<clinit>`, the state afterwards, and the
//! wrapping of exceptions. Its one argument is the number of the class.

use crate::class::access;
use crate::descriptor::MethodType;
use crate::error::LinkError;
use crate::ids::MethodId;
use crate::op::{InitStep, Op, Unresolved};
use crate::program::Program;
use crate::synth::builder::Builder;

const ERROR: &str = "java/lang/ExceptionInInitializerError";

impl Program {
    /// Builds the initializer.
    pub fn synthesize_initializer(&mut self) -> Result<MethodId, LinkError> {
        let owner = self.load("java/lang/Object")?;
        let error = self.load(ERROR)?;
        let mut code = Builder::default();
        let supers = code.push(Op::Initialize(InitStep::Supers));
        let run = code.push(Op::Initialize(InitStep::Run));
        let done = code.push(Op::Initialize(InitStep::Done));
        code.push(Op::Return);
        // A superclass failed: its exception passes unchanged.
        let failed_super = code.push(Op::Initialize(InitStep::Failed));
        code.push(Op::Throw);
        // The class itself failed: what is no Error is wrapped into one.
        let failed_body = code.push(Op::Initialize(InitStep::FailedInBody));
        let branch = code.push(Op::Nop);
        code.push(Op::New(error));
        code.push(Op::DupX1);
        code.push(Op::Swap);
        code.call(self, Unresolved::InvokeSpecial, ERROR, "<init>", "(Ljava/lang/Throwable;)V")?;
        let throw = code.push(Op::Throw);
        code.patch(branch, Op::IfNe(throw));
        code.guard(supers, run, failed_super);
        code.guard(run, done, failed_body);
        let mtype = MethodType { params: vec!["I".into()], ret: "V".into() };
        Ok(self.synthesize_method(owner, "<initialize>", mtype, access::STATIC | access::SYNTHETIC, code.finish(1)))
    }
}
