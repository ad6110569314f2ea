//! How the execution of an instruction can end other than by going on to the next.

use heap::{Fault, Ref, Value};
use program::LinkError;

use crate::characters::Question;
use crate::choice::Choice;

/// The result of executing an instruction.
pub type Step<T = ()> = Result<T, Trap>;

/// Why the next instruction is not simply the following one. Boxed, so that the result of an instruction is one word
/// and stays in a register: measured, it doubles the speed of the interpreter loop.
#[derive(Debug)]
pub struct Trap(Box<Cause>);

/// What a trap is about.
#[derive(Debug)]
pub enum Cause {
    /// Frames were pushed that must run first; afterwards the same instruction is executed again.
    Again,
    /// A Java exception.
    Throw(Ref),
    /// An exception that the machine itself raises, not made yet.
    Raise(Raise),
    /// Several ways to go on; afterwards the same instruction is executed again.
    Choose(Choice),
    /// Properties of characters are needed that only the bytecode knows, of this receiver unless the method is static;
    /// they are found out in a side run, and afterwards the same instruction is executed again.
    Ask(Question, Ref),
    /// The run ends.
    Stop(Stop),
}

/// An exception to be made and thrown.
#[derive(Debug)]
pub struct Raise {
    /// Its class.
    pub class: &'static str,
    /// Its message.
    pub message: Option<Words>,
    /// What caused it.
    pub reason: Reason,
}

/// The message of an exception that the machine raises.
#[derive(Debug)]
pub enum Words {
    /// A text.
    Text(String),
    /// Texts with a number behind each; the numbers can depend on the inputs.
    Numbers(Vec<(&'static str, Value)>),
    /// It depends on what the inputs leave open.
    Open,
}

/// The cause of an exception that the machine raises.
#[derive(Debug)]
pub enum Reason {
    /// None.
    None,
    /// A class of this name does not exist.
    MissingClass(String),
    /// An exception that exists already.
    Exception(Ref),
}

/// Why a run ended.
#[derive(Debug, Clone)]
pub enum Stop {
    /// The entry method returned.
    Returned,
    /// The entry method threw; the exception is left for inspection.
    Uncaught(Ref),
    /// The program asked to exit.
    Exit(i32),
    /// The budget of instructions is used up; the run can go on.
    Paused,
    /// The time of the command is used up, or it was stopped.
    Interrupted,
    /// There are several ways to go on: one has to be applied, then the run can go on.
    Choose(Choice),
    /// The program gave the path up: an assumption does not hold.
    Ignored,
    /// A call breaks the precondition of a method whose contract stands in the place of its body; the number of the demand.
    Demanded(u32),
    /// A limit was reached.
    Limit(Limit),
    /// Something this machine cannot do.
    Unsupported(String),
    /// The class path or a class file is at fault.
    Link(Box<LinkError>),
    /// The code breaks a rule that verified code keeps.
    Malformed(String),
}

impl Stop {
    /// The class path or a class file is at fault.
    pub fn link(error: impl Into<LinkError>) -> Stop {
        Stop::Link(Box::new(error.into()))
    }
}

/// A limit of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// Memory of the heap.
    Memory,
    /// Frames.
    Depth,
    /// Elements of an array of the input.
    Array,
    /// Elements of an array that the program makes, where its length depends on the inputs and has to be known.
    MadeArray,
    /// Characters of a string of the input.
    Text,
    /// The length of a chain of materializations.
    K,
    /// Input objects of a class.
    N,
}

impl Trap {
    /// Whether it is an exception that the machine raises.
    pub(crate) fn is_raise(&self) -> bool {
        matches!(*self.0, Cause::Raise(_))
    }

    /// The instruction is to be executed again.
    #[cold]
    pub fn again() -> Trap {
        Trap(Box::new(Cause::Again))
    }

    /// Several ways to go on.
    #[cold]
    pub fn choose(choice: Choice) -> Trap {
        Trap(Box::new(Cause::Choose(choice)))
    }

    /// A Java exception.
    #[cold]
    pub fn throw(exception: Ref) -> Trap {
        Trap(Box::new(Cause::Throw(exception)))
    }

    /// Properties of characters are needed.
    #[cold]
    pub(crate) fn ask(question: Question, receiver: Ref) -> Trap {
        Trap(Box::new(Cause::Ask(question, receiver)))
    }

    /// What it is about.
    pub fn cause(self) -> Cause {
        *self.0
    }

    /// An exception without message.
    #[cold]
    pub fn raise(class: &'static str) -> Trap {
        Trap(Box::new(Cause::Raise(Raise { class, message: None, reason: Reason::None })))
    }

    /// An exception with a message.
    #[cold]
    pub fn raise_with(class: &'static str, message: impl Into<String>) -> Trap {
        Trap(Box::new(Cause::Raise(Raise { class, message: Some(Words::Text(message.into())), reason: Reason::None })))
    }

    /// An exception whose message holds numbers that can depend on the inputs.
    #[cold]
    pub fn raise_with_numbers(class: &'static str, message: Vec<(&'static str, Value)>) -> Trap {
        Trap(Box::new(Cause::Raise(Raise { class, message: Some(Words::Numbers(message)), reason: Reason::None })))
    }

    /// An exception whose message depends on what the inputs leave open.
    #[cold]
    pub fn raise_open(class: &'static str) -> Trap {
        Trap(Box::new(Cause::Raise(Raise { class, message: Some(Words::Open), reason: Reason::None })))
    }

    /// An exception with a message and a cause.
    #[cold]
    pub fn raise_caused(class: &'static str, message: String, cause: Ref) -> Trap {
        Trap(Box::new(Cause::Raise(Raise {
            class,
            message: Some(Words::Text(message)),
            reason: Reason::Exception(cause),
        })))
    }

    /// The null-pointer exception of an instruction; its message is worked out when it is asked for.
    #[cold]
    pub fn null() -> Trap {
        Trap::raise("java/lang/NullPointerException")
    }

    /// The end of the run.
    #[cold]
    pub fn stop(stop: Stop) -> Trap {
        Trap(Box::new(Cause::Stop(stop)))
    }

    /// A feature that is missing here.
    #[cold]
    pub fn unsupported(what: impl Into<String>) -> Trap {
        Trap::stop(Stop::Unsupported(what.into()))
    }

    /// Code that no verifier passes.
    #[cold]
    pub fn malformed(what: impl Into<String>) -> Trap {
        Trap::stop(Stop::Malformed(what.into()))
    }
}

impl From<Cause> for Trap {
    fn from(cause: Cause) -> Trap {
        Trap(Box::new(cause))
    }
}

impl From<Fault> for Trap {
    #[cold]
    fn from(fault: Fault) -> Trap {
        match fault {
            Fault::Null => Trap::null(),
            Fault::Index { index, len } => Trap::raise_with(
                "java/lang/ArrayIndexOutOfBoundsException",
                format!("Index {index} out of bounds for length {len}"),
            ),
            Fault::Sort => Trap::malformed("an object is not of the sort the instruction needs"),
        }
    }
}

impl From<LinkError> for Trap {
    #[cold]
    fn from(error: LinkError) -> Trap {
        let message = error.to_string();
        match error {
            LinkError::ClassNotFound(name) => Trap(Box::new(Cause::Raise(Raise {
                class: "java/lang/NoClassDefFoundError",
                message: Some(Words::Text(name.to_string())),
                reason: Reason::MissingClass(name.replace('/', ".")),
            }))),
            LinkError::Circular(_) => Trap::raise_with("java/lang/ClassCircularityError", message),
            LinkError::Incompatible(_) => Trap::raise_with("java/lang/IncompatibleClassChangeError", message),
            LinkError::IllegalAccess(_) => Trap::raise_with("java/lang/IllegalAccessError", message),
            LinkError::NoSuchField(_) => Trap::raise_with("java/lang/NoSuchFieldError", message),
            LinkError::NoSuchMethod(_) => Trap::raise_with("java/lang/NoSuchMethodError", message),
            LinkError::AbstractMethod(_) => Trap::raise_with("java/lang/AbstractMethodError", message),
            LinkError::Unsupported(what) => Trap::unsupported(what),
            other => Trap::stop(Stop::link(other)),
        }
    }
}
