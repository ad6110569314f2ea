//! Where inputs are left out: what is noted, and when.

use program::{ClassId, access, readable};

use crate::input_types::ANY;
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::trap::Step;

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
        let record = self.program.class(class);
        let is_internal = record.is_jdk() && record.element().is_none() && record.flags & access::PUBLIC == 0;
        let name = self.name_of(class);
        self.left_out.note(if is_internal { LeftOut::Internal(name) } else { LeftOut::AskedLate(name) });
    }

    /// Notes that the exact class of an input is asked for.
    pub(crate) fn note_exact(&mut self, class: ClassId) -> Step {
        if !self.program.has_strangers(class) {
            self.note_extended(class);
            return Ok(());
        }
        self.left_out.note(LeftOut::Exact(self.name_of(class)));
        let known = self.members((class, ANY))?;
        self.note_exact_among(class, &known)
    }

    /// Notes that an object of a class outside the class path is asked for its class: before a call had settled that, it could
    /// have been of others.
    pub(crate) fn note_strange_class(&mut self, stranger: ClassId) -> Step {
        let class = self.program.stands_for(stranger);
        self.left_out.note(LeftOut::Exact(self.name_of(class)));
        self.note_exact_among(class, &[stranger])
    }

    /// Takes note that the exact class of an input is asked for, of which certain classes are offered.
    pub(crate) fn note_exact_among(&mut self, class: ClassId, offered: &[ClassId]) -> Step {
        // Which classes are offered depends on what was called before.
        match self.left_out.exact.iter_mut().find(|(of, _)| *of == class) {
            None => self.left_out.exact.push((class, offered.into())),
            Some((_, known)) if known.iter().all(|class| offered.contains(class)) => return Ok(()),
            Some((_, known)) => *known = known.iter().copied().filter(|class| offered.contains(class)).collect(),
        }
        self.note_named()
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
                let is_settled =
                    known.contains(&named) || self.config.input.subtypes.named().contains(&self.name_of(named));
                if has_objects && self.program.is_subtype(named, of) && !is_settled {
                    self.note_asked_late(named);
                }
            }
        }
        Ok(())
    }

    /// Notes that an input of a type of the JDK is asked whether it is of another one: of the classes that nobody has seen,
    /// none is of both.
    pub(crate) fn note_both(&mut self, own: ClassId, class: ClassId) {
        let is_apart = !self.program.is_subtype(own, class) && !self.program.is_subtype(class, own);
        if is_apart && self.is_open_type(own) && self.is_open_type(class) {
            let mut names = [own, class].map(|of| self.program.class(of).java_name());
            names.sort();
            self.left_out.note(LeftOut::Both(names.join(" and a ")));
        }
    }

    /// Whether inputs of a type may be of classes that nobody has seen.
    fn is_open_type(&mut self, class: ClassId) -> bool {
        // Whether anybody implements an interface is found out when its classes are listed.
        let is_listed = !self.program.class(class).is_interface() || self.members((class, ANY)).is_ok();
        is_listed && self.program.has_strangers(class)
    }

    /// Notes that an answer depends on which classes extend a type.
    pub(crate) fn note_extended(&mut self, class: ClassId) {
        if self.is_watched(class) {
            self.left_out.watched[class.index()] = Some(false);
            self.left_out.note(LeftOut::Extended(self.program.class(class).java_name()));
        }
    }
}
