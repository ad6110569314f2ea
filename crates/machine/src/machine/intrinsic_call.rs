//! Methods written in Rust: their type, and the call of the one that runs.

use heap::Value;
use program::MethodId;

use super::Machine;
use crate::stack::Stack;
use crate::trap::Step;

/// An implementation. Its arguments are on top of the stack and stay there until it has replied.
pub(crate) type Intrinsic = fn(&mut Machine) -> Step<Reply>;

/// What an intrinsic did.
pub(crate) enum Reply {
    /// It returns nothing.
    Void,
    /// It returns a value.
    Value(Value),
    /// It entered another method, whose result becomes its own.
    Called,
    /// It declines: the bytecode of the method runs.
    Body,
}

/// Which arguments an intrinsic can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    /// Concrete ones. Unknowns are decided first; if a number depends on the inputs, the bytecode runs instead.
    Concrete,
    /// All: the intrinsic itself handles arguments that depend on the inputs.
    Any,
    /// Those that depend on the inputs. For all others the bytecode runs, unless there are texts that are not worked
    /// out.
    Inputs,
}

/// The intrinsic that runs: which method it stands for, and where its arguments are.
#[derive(Debug)]
pub(crate) struct IntrinsicCall {
    /// The first slot of its arguments.
    first: usize,
    method: MethodId,
    texts: Texts,
}

/// Whether the machine has made texts that are not worked out yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Texts {
    WorkedOut,
    Deferred,
}

impl IntrinsicCall {
    /// No intrinsic has run.
    pub(crate) fn none() -> IntrinsicCall {
        IntrinsicCall { first: 0, method: MethodId(u32::MAX), texts: Texts::WorkedOut }
    }

    /// Begins the call of a method whose arguments are the topmost slots; answers the first of them.
    #[inline(always)]
    pub(crate) fn begin(&mut self, stack: &Stack, method: MethodId, arg_slots: u16) -> usize {
        self.first = stack.len().saturating_sub(arg_slots.into());
        self.method = method;
        self.first
    }

    /// The method.
    pub(crate) fn method(&self) -> MethodId {
        self.method
    }

    /// The first slot of the arguments, from the bottom of the stack.
    #[inline(always)]
    pub(crate) fn first(&self) -> usize {
        self.first
    }

    /// How many slots the arguments take.
    pub(crate) fn slots(&self, stack: &Stack) -> usize {
        stack.len() - self.first
    }

    /// An argument by slot.
    #[inline(always)]
    pub(crate) fn arg(&self, stack: &Stack, slot: usize) -> Value {
        stack.at(self.first + slot)
    }

    /// Notes that there is a text that is not worked out.
    pub(crate) fn note_deferred_text(&mut self) {
        self.texts = Texts::Deferred;
    }

    /// Whether there may be texts that are not worked out.
    #[inline(always)]
    pub(crate) fn has_deferred_texts(&self) -> bool {
        self.texts == Texts::Deferred
    }
}
