//! Inputs that were left out, though callers can pass them: noted on all paths, for the report to say so.

use std::rc::Rc;

use heap::Ref;
use program::ClassId;
use rustc_hash::FxHashSet;
use serde::{Deserialize, Serialize};

/// What was left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// Class objects other than those of a few classes, and those that the program names.
    ClassObjects,
    /// Objects that static fields hold, or lead to.
    Held,
    /// Other contents of static fields, and of objects that they lead to, than initializers leave there.
    Statics,
    /// Arrays of arrays, and arrays in them, of subtypes of their declared types.
    Nested,
    /// Effects that constructors of input records have before the method is called.
    Records,
    /// Floating-point numbers with other bits of NaN than the usual ones.
    NanBits,
    /// Objects in fields and arrays of another type than their generic type says.
    Unchecked,
    /// Objects of classes outside the class path whose methods do not keep their contracts, or change something.
    Lawless,
    /// Objects of classes outside the class path whose `toString` answers null.
    NoText,
    /// Objects of a class, by its Java name, that the program asks for after a call on them, and its class object.
    AskedLate(String),
    /// Objects of a class, by its Java name, that only the JDK can name, and that it asks for.
    Internal(String),
    /// Objects of a type, by its Java name, whose `getClass` is called, of other classes than those of the class path and one
    /// that stands for all others.
    Exact(String),
    /// Objects of classes outside the class path that are of two types, by their Java names, at once.
    Both(String),
    /// Objects of classes outside the class path that extend or implement a type, by its Java name.
    Extended(String),
    /// Objects of an interface, by its Java name, of a class that nobody has seen, whose methods throw or change something.
    Unseen(String),
    /// The same of functions, and those that answer differently to the same arguments.
    Function(String),
    /// Strings and boxes that the program has made, where a method that nobody has seen or a contract answers one.
    OwnValues,
    /// Calls of a native method, as messages spell it, that throw or change something.
    Foreign(String),
    /// What a model, in the place of a method, does otherwise than that: both as messages spell them.
    Modelled(String),
    /// Calls of a method, as messages spell it, that do something else than its contract says.
    Contracted(String),
}

impl LeftOut {
    /// One of each kind, with a class where it names one. What was asked for late is explored anew, and stays only where
    /// there was no time for that.
    pub fn of_each_kind(class: &str) -> [LeftOut; 19] {
        let class = || class.to_owned();
        [
            LeftOut::ClassObjects,
            LeftOut::Held,
            LeftOut::Statics,
            LeftOut::Nested,
            LeftOut::Records,
            LeftOut::NanBits,
            LeftOut::Unchecked,
            LeftOut::Lawless,
            LeftOut::NoText,
            LeftOut::Internal(class()),
            LeftOut::Exact(class()),
            LeftOut::Both(class()),
            LeftOut::Extended(class()),
            LeftOut::Unseen(class()),
            LeftOut::Function(class()),
            LeftOut::OwnValues,
            LeftOut::Foreign(class()),
            LeftOut::Modelled(class()),
            LeftOut::Contracted(class()),
        ]
    }
}

/// All that was left out.
#[derive(Clone, Debug, Default)]
pub struct AllLeftOut {
    noted: Vec<LeftOut>,
    /// Whether calls on inputs of a class have yet to be noticed, by class.
    pub(crate) watched: Vec<Option<bool>>,
    /// Types of inputs whose exact class was asked for, with the classes that are offered for them.
    pub(crate) exact: Vec<(ClassId, Rc<[ClassId]>)>,
    /// Classes that the program names.
    pub(crate) literals: Vec<ClassId>,
    /// What the program reads from static fields.
    pub(crate) statics: StaticReads,
    /// What constructors of records do.
    pub(crate) records: RecordsMade,
    /// Whether it was decided which class object an input is.
    pub(crate) has_class_objects: bool,
}

impl AllLeftOut {
    /// Notes that something was left out.
    pub fn note(&mut self, left_out: LeftOut) {
        if !self.noted.contains(&left_out) {
            self.noted.push(left_out);
        }
    }

    /// What was noted, in the order of the first notes.
    pub fn noted(&self) -> &[LeftOut] {
        &self.noted
    }
}

/// What the program has read from static fields, and what that leads to.
#[derive(Clone, Debug, Default)]
pub(crate) struct StaticReads {
    /// Slots of static fields that hold references, and that have not been looked at.
    pub(crate) unseen: Vec<u32>,
    /// Enumerations whose constants have been looked at.
    pub(crate) enumerations: Vec<ClassId>,
    /// Objects that static fields lead to.
    pub(crate) reached: FxHashSet<Ref>,
    /// The texts of strings among them.
    pub(crate) texts: FxHashSet<Rc<[u16]>>,
    /// Classes of those among them that can change.
    pub(crate) changing: Vec<ClassId>,
    /// Whether some that can change are of classes that are not known.
    pub(crate) is_unknown: bool,
    /// Classes as which further objects of the input were asked for, by number.
    pub(crate) asked: Vec<bool>,
}

/// What constructors of records do besides making them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RecordsMade {
    /// Whether constructors of input records have run.
    pub(crate) are_inputs: bool,
    /// Whether constructors of records read or write static fields.
    pub(crate) use_statics: bool,
}
