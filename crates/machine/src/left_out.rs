//! Inputs that were left out, though callers can pass them: noted on all paths, for the report to say so.

use std::rc::Rc;

use program::{ClassId, readable};
use serde::{Deserialize, Serialize};

use crate::input_types::ANY;
use crate::machine::Machine;
use crate::trap::Step;

/// What was left out.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LeftOut {
    /// Class objects other than those of a few classes, and those that the program names.
    ClassObjects,
    /// Objects that static fields hold.
    Held,
    /// Floating-point numbers with other bits of NaN than the usual ones.
    NanBits,
    /// Objects in fields and arrays of another type than their generic type says.
    Unchecked,
    /// Objects of classes outside the class path whose `toString` answers null.
    NoText,
    /// Objects of a class, by its Java name, that the program asks for after a call on them, and its class object.
    AskedLate(String),
    /// Objects of a type, by its Java name, whose `getClass` is called, of other classes than those of the class path and one
    /// that stands for all others.
    Exact(String),
    /// Objects of classes outside the class path that are of two types, by their Java names, at once.
    Both(String),
    /// Objects of classes outside the class path that extend or implement a type, by its Java name.
    Extended(String),
}

impl LeftOut {
    /// One of each kind, with a class where it names one. What was asked for late is explored anew, and stays only where
    /// there was no time for that.
    pub fn of_each_kind(class: &str) -> [LeftOut; 8] {
        let class = || class.to_owned();
        [
            LeftOut::ClassObjects,
            LeftOut::Held,
            LeftOut::NanBits,
            LeftOut::Unchecked,
            LeftOut::NoText,
            LeftOut::Exact(class()),
            LeftOut::Both(class()),
            LeftOut::Extended(class()),
        ]
    }
}

/// All that was left out.
#[derive(Clone, Debug, Default)]
pub struct AllLeftOut {
    noted: Vec<LeftOut>,
    /// Whether calls on inputs of a class have yet to be noticed, by class.
    watched: Vec<Option<bool>>,
    /// Types of inputs whose exact class was asked for, with the classes that are offered for them.
    exact: Vec<(ClassId, Rc<[ClassId]>)>,
    /// Classes that the program names.
    literals: Vec<ClassId>,
    /// Whether it was decided which class object an input is.
    has_class_objects: bool,
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

impl Machine {
    /// Whether calls on inputs of a class are to be noticed: a class outside the class path could extend it, and nothing has
    /// been said of that yet.
    pub(crate) fn is_watched(&mut self, class: ClassId) -> bool {
        let watched = &mut self.left_out.watched;
        if watched.len() <= class.index() {
            watched.resize(class.index() + 1, None);
        }
        let program = &self.program;
        *watched[class.index()].get_or_insert_with(|| program.is_extensible(class))
    }

    /// Notes that a class is asked for that an input could have been of, had it been known from the beginning.
    pub(crate) fn note_asked_late(&mut self, class: ClassId) {
        self.left_out.note(LeftOut::AskedLate(self.name_of(class)));
    }

    /// Notes that the exact class of an input is asked for.
    pub(crate) fn note_exact(&mut self, class: ClassId) -> Step {
        if self.program.stranger_of(class).is_none() {
            self.note_extended(class);
            return Ok(());
        }
        self.left_out.note(LeftOut::Exact(self.name_of(class)));
        let known = self.members((class, ANY))?;
        self.note_exact_among(class, &known)
    }

    /// Takes note that the exact class of an input is asked for, of which certain classes are offered.
    pub(crate) fn note_exact_among(&mut self, class: ClassId, offered: &[ClassId]) -> Step {
        if !self.left_out.exact.iter().any(|(of, _)| *of == class) {
            self.left_out.exact.push((class, offered.into()));
            self.note_named()?;
        }
        Ok(())
    }

    /// The name of a class as in Java source.
    pub(crate) fn name_of(&self, class: ClassId) -> String {
        let class = self.program.class(class);
        if class.name.starts_with('[') { readable(&class.name) } else { class.java_name() }
    }

    /// Notes that it is decided which class object an input is.
    pub(crate) fn note_class_object(&mut self) -> Step {
        if !self.left_out.has_class_objects {
            self.left_out.has_class_objects = true;
            self.left_out.note(LeftOut::ClassObjects);
            self.note_named()?;
        }
        Ok(())
    }

    /// Takes note of a class that the program names: the exact class of an input may be compared with it.
    pub(crate) fn note_literal(&mut self, class: ClassId) -> Step {
        let current = self.program.method(self.state.stack.current.method).class;
        if self.left_out.literals.contains(&class) || self.program.class(current).is_library() {
            return Ok(());
        }
        self.left_out.literals.push(class);
        self.note_named()
    }

    /// Notes the classes that the program names, and that inputs whose exact class is asked for could have been of, or could
    /// have been the class objects of.
    fn note_named(&mut self) -> Step {
        if !self.config.input.subtypes.are_all() {
            return Ok(());
        }
        if self.left_out.has_class_objects {
            let offered = self.offered_classes()?;
            for named in self.left_out.literals.clone() {
                if !offered.contains(&named) {
                    self.note_asked_late(named);
                }
            }
        }
        for (of, known) in self.left_out.exact.clone() {
            for named in self.left_out.literals.clone() {
                let class = self.program.class(named);
                let has_objects = class.is_instantiable() || class.element().is_some();
                if has_objects && self.program.is_subtype(named, of) && !known.contains(&named) {
                    self.note_asked_late(named);
                }
            }
        }
        Ok(())
    }

    /// Notes that an input of a type of the JDK is asked whether it is of another one: of the classes that nobody has seen,
    /// none is of both.
    pub(crate) fn note_both(&mut self, own: ClassId, class: ClassId) {
        let is_open = |of: ClassId| self.program.stranger_of(of).is_some();
        let is_apart = !self.program.is_subtype(own, class) && !self.program.is_subtype(class, own);
        if is_apart && is_open(own) && is_open(class) {
            let mut names = [own, class].map(|of| self.program.class(of).java_name());
            names.sort();
            self.left_out.note(LeftOut::Both(names.join(" and a ")));
        }
    }

    /// Notes that an answer depends on which classes extend a type.
    pub(crate) fn note_extended(&mut self, class: ClassId) {
        if self.is_watched(class) {
            self.left_out.watched[class.index()] = Some(false);
            self.left_out.note(LeftOut::Extended(self.program.class(class).java_name()));
        }
    }
}
