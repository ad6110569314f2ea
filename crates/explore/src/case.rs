//! A case: a completed path as one concrete input with everything that is predicted of it.
//!
//! It names classes and members by their Java names and holds no reference into a machine, so that it can be written
//! down as a test and run elsewhere.

mod build;
mod graph;
mod isolation;
mod names;
mod transparent;
mod values;

pub(crate) use build::{Built, Ended, build, conditions_in_words};
pub(crate) use isolation::ClassState;
pub(crate) use names::Names;
pub(crate) use values::Values;

use std::fmt;

use crate::path::Path;
use crate::violation_kind::ViolationKind;

/// A concrete input of a path, and what is predicted of it.
#[derive(Clone, Debug, Default)]
pub struct Case {
    /// The path.
    pub path: Path,
    /// The names of the arguments.
    pub parameters: Vec<String>,
    /// The arguments of the subject, the receiver first. The receiver of a constructor is left out.
    pub arguments: Vec<Given>,
    /// Static fields that belong to the input.
    pub statics: Vec<StaticCell>,
    /// What the program asked for, in the order of asking.
    pub answers: Vec<Given>,
    /// What those of them are that contracts gave in the place of bodies, by their positions.
    pub of_contracts: Vec<(usize, String)>,
    /// All objects: those of the input that the path discovered, those that stand for inputs that the path left open,
    /// then those that the program made or found.
    pub objects: Vec<Object>,
    /// How many of the objects were discovered.
    pub discovered: usize,
    /// How many of the objects are the input's.
    pub inputs: usize,
    /// The calls around the subject, and the subject's.
    pub calls: Vec<Call>,
    /// How the subject ends.
    pub outcome: Outcome,
    /// What the path violates.
    pub violation: Option<ViolationKind>,
    /// The clause of a contract that it breaks, as it is written; methods that are broken are calls that answer false.
    pub clause: Option<String>,
    /// What was decided on the path where something else was possible, in order.
    pub decisions: Vec<Decision>,
    /// Why the real JVM cannot be asked: it would run something else.
    pub beyond: Option<String>,
    /// Why the real JVM may legally do something else.
    pub unstable: Option<String>,
    /// Why the prediction is true only in a process where nothing ran before.
    pub isolation: Option<String>,
    /// Static fields outside the JDK that the path changes: class and name, and what they held before and hold after.
    pub changed_statics: Vec<(StaticCell, Datum)>,
}

/// A value of the input.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Given {
    /// The value.
    pub value: Datum,
    /// Whether the path says so.
    pub closed: Closed,
}

/// Whether a value of the input is the path's or was chosen to close the input off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The path demands it, or a model of its conditions.
    No,
    /// The path demands some object, and this is the simplest.
    AnyObject,
    /// The path demands nothing.
    Anything,
}

/// A value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Datum {
    /// `null`
    Null,
    /// An object, by its position among the objects of the case.
    Object(usize),
    /// A primitive value.
    Number(Number),
    /// Not predicted.
    Unknown,
}

/// A primitive value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Number {
    /// `boolean`
    Boolean(bool),
    /// `byte`
    Byte(i8),
    /// `char`
    Char(u16),
    /// `short`
    Short(i16),
    /// `int`
    Int(i32),
    /// `long`
    Long(i64),
    /// `float`, by its bits.
    Float(u32),
    /// `double`, by its bits.
    Double(u64),
}

/// An object.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// Its class, as `Class.getName` spells it: `pkg.Outer$Inner`, `[I`, `[Lpkg.Node;`.
    pub class: String,
    /// What it holds when the subject is called; none for objects that are not the input's.
    pub before: Option<Content>,
    /// What it holds at the end.
    pub after: Content,
}

/// What an object holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    /// Fields, those of superclasses first. Before: all of them. After: those that are predicted.
    Fields(Vec<FieldCell>),
    /// An array: its length, and the elements that are not zero or null or were looked at, by ascending index.
    Elements(usize, Vec<(usize, Given)>),
    /// A string, or the text of a `StringBuilder` or `StringBuffer`.
    Text(Vec<u16>, Identity),
    /// A box of a number.
    Boxed(Number, Identity),
    /// A constant of an enumeration, or another object that a static field holds: the class and the name of the field.
    Constant(String, String),
    /// A `Class`, as `Class.getName` spells it.
    Class(String),
    /// Not predicted beyond its class.
    Opaque,
    /// Not predicted at all, not even its class: lambdas and other objects without a nameable class.
    Hidden,
}

/// Whether it matters which of several equal strings or boxes an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Identity {
    /// It does not: `valueOf` or a literal will do.
    Any,
    /// It does: the object was made by `new`, so no literal and no `valueOf` gives it.
    Own,
    /// It does: the string is what all literals of its text are.
    Interned,
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldCell {
    /// The class that declares it, as `Class.getName` spells it.
    pub class: String,
    /// Its name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// What it holds.
    pub given: Given,
    /// Whether the path read the field before writing it. If not, the value before does not matter.
    pub read: bool,
}

/// A static field with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct StaticCell {
    /// The class that declares it, as `Class.getName` spells it.
    pub class: String,
    /// Its name.
    pub name: String,
    /// What it holds.
    pub given: Given,
}

/// A method.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MethodName {
    /// The class that declares it, as `Class.getName` spells it.
    pub class: String,
    /// Its name; `<init>` for constructors.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// Whether it is static.
    pub is_static: bool,
}

/// A call of the script around the subject.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// What it is for.
    pub role: Role,
    /// The method.
    pub method: MethodName,
    /// Positions of its arguments among those of the subject, the receiver first.
    pub arguments: Vec<usize>,
    /// Whether the subject's result is the last argument.
    pub takes_result: bool,
    /// What it answers; none for the subject itself.
    pub answer: Option<bool>,
}

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Its answer is assumed: invariants and preconditions.
    Assume,
    /// It is the subject.
    Body,
    /// Its answer is checked: postconditions and invariants. An exception counts as false.
    Check,
}

/// How the subject ends.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It returns this; none: nothing. What a constructor returns is the object that it made.
    Returned(Option<Datum>),
    /// It throws an exception of this class, as `Class.getName` spells it, with this message where that is known.
    Threw(String, Option<String>),
    /// It ends the process.
    Exited,
}

impl Outcome {
    /// The message of the exception, where it is known.
    pub fn message(&self) -> Option<&str> {
        match self {
            Outcome::Threw(_, message) => message.as_deref(),
            _ => None,
        }
    }
}

impl Default for Outcome {
    /// It returns nothing.
    fn default() -> Outcome {
        Outcome::Returned(None)
    }
}

/// Something that was decided on the path, in terms of the input: names such as `this.root.left`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// An input is null.
    Null(String),
    /// An input is not null.
    Object(String),
    /// An input that is not null is an object that nothing before led to.
    Fresh(String),
    /// Two inputs are one object.
    Same(String, String),
    /// An input is an instance of a class, by its Java name.
    Instance(String, String),
    /// An input is no instance of a class.
    NotInstance(String, String),
    /// An input is a string of so many characters; whether one of them is above 255.
    Text(String, u32, bool),
    /// A condition holds, in Java-like form.
    Holds(String),
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Null(input) => write!(f, "{input} == null"),
            Decision::Object(input) => write!(f, "{input} != null"),
            Decision::Same(one, other) => write!(f, "{one} == {other}"),
            Decision::Fresh(input) => write!(f, "{input} is a further object"),
            Decision::Instance(input, class) => write!(f, "{input} is a {class}"),
            Decision::NotInstance(input, class) => write!(f, "{input} is not a {class}"),
            Decision::Text(input, length, false) => write!(f, "{input}.length() == {length}"),
            Decision::Text(input, length, true) => {
                write!(f, "{input}.length() == {length}, with a character above '\\u00ff'")
            }
            Decision::Holds(condition) => f.write_str(condition),
        }
    }
}

impl Case {
    /// The class of an object.
    pub fn class_of(&self, value: Datum) -> Option<&str> {
        match value {
            Datum::Object(at) => self.objects.get(at).map(|object| object.class.as_str()),
            _ => None,
        }
    }
}
