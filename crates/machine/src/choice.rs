//! Choices: where a path can go on in several ways, and the names of these ways.
//!
//! The machine proposes alternatives and picks none. It leaves out only those that limits forbid where inputs are not
//! shared (`limits.rs`). `alternatives.rs` lists the ways of a choice and takes one.

use heap::{Ref, TypeSet, Unknown};
use program::{ClassId, MethodId};
use smallvec::SmallVec;
use term::Term;

/// Something undecided that an instruction needs decided.
#[derive(Clone, Debug)]
pub enum Choice {
    /// Whether a condition holds.
    Condition(Term),
    /// Whether a condition has the given truth; only then the path goes on.
    Assumption(Term, bool),
    /// Which value within a range a number has.
    Value {
        /// The number.
        term: Term,
        /// The least value.
        low: i32,
        /// The greatest value.
        high: i32,
    },
    /// Whether an unknown is null.
    Nullness(Unknown),
    /// Which object an unknown is; it is not null.
    Identity(Unknown),
    /// Which object an unknown is; it is not null, and may be this one, which is no input.
    Held(Unknown, Ref),
    /// Whether an input is an instance of a class.
    Subtype(Typed, ClassId),
    /// Which method a call reaches.
    Target(Typed, Vec<(Option<MethodId>, TypeSet)>),
}

/// An input whose class is not decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// An unknown.
    Unknown(Unknown),
    /// An input object, by its number.
    Object(u32),
}

/// One way to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// A condition has this truth.
    Holds(Term, bool),
    /// An unknown is null.
    Null(Unknown),
    /// An unknown is an object.
    Object(Unknown),
    /// An unknown is an object that exists already.
    Alias(Unknown, Ref),
    /// An unknown is an object of the input that nothing discovered so far refers to.
    Fresh(Unknown),
    /// An unknown is a string that nothing discovered so far refers to, or an object turns out to be one, of so many
    /// characters.
    Text(Typed, u32, Coder),
    /// An input is of one of these classes; the class, if given, is a common superclass of them.
    Types(Typed, TypeSet, Option<ClassId>),
}

/// The ways to go on at a choice; mostly two.
pub type Alternatives = SmallVec<[Alternative; 2]>;

/// How a string keeps its characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coder {
    /// A byte each: no character is above 255.
    Latin1,
    /// Two bytes each: some character is above 255.
    Utf16,
}
