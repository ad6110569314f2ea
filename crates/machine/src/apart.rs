//! Inputs that exist apart from the others: arrays, constants of enumerations, class objects. An input declared as `Object`, or as
//! another type for which strangers stand, is mostly none of them; once it has become an object, it is none any more.
//!
//! Where the program asks for one late, the target is explored anew with that class named. Then it is decided first whether
//! the input is one.

use heap::{TypeSet, Unknown};
use program::{ClassId, ClassKind};

use crate::choice::Typed;
use crate::input_types::{narrower, type_of};
use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// Whether objects of a class exist apart from others.
    fn is_apart(&self, class: ClassId) -> bool {
        matches!(self.program.class(class).kind, ClassKind::Array(..))
            || class == self.known.class
            || self.program.is_enum_constant_class(class)
    }

    /// Whether an unknown is of a type that includes such objects, and some of their classes are named.
    pub(crate) fn can_be_apart(&self, unknown: Unknown) -> bool {
        let subtypes = &self.config.input.subtypes;
        !subtypes.named().is_empty()
            && subtypes.are_all()
            && self.program.has_strangers(self.state.input.unknown(unknown).class)
    }

    /// Decides whether an unknown is of one of the named classes whose objects exist apart from others.
    pub(crate) fn decide_apart(&mut self, unknown: Unknown) -> Step {
        if !self.can_be_apart(unknown) {
            return Ok(());
        }
        for name in self.config.input.subtypes.named().to_vec() {
            let class = self.program.load_named(&name)?;
            self.grow();
            let typed = Typed::Unknown(unknown);
            if self.is_apart(class) && self.test_type(typed, class)? {
                // Calls may have left nothing but that class; it is made as what it is only if it is the upper bound.
                let (_, types) = type_of(&self.state.input, typed);
                let types = self.with_subtypes(class, types);
                return self.set_types(typed, types, Some(class));
            }
        }
        Ok(())
    }

    /// The constraint of an input that is an instance of a class. Where that is an array, the arrays of subtypes are among what
    /// is left: calls on them reach the same methods.
    pub(crate) fn with_subtypes(&mut self, class: ClassId, inside: TypeSet) -> TypeSet {
        match self.program.class(class).kind {
            ClassKind::Array(..) => self.input_types.unlisted(inside),
            _ => inside,
        }
    }

    /// The constraint that an input is an instance of a class, without what it cannot be since it is an object already.
    pub(crate) fn without_apart(&mut self, typed: Typed, class: ClassId, inside: TypeSet) -> Step<TypeSet> {
        let Typed::Object(number) = typed else { return Ok(inside) };
        let own = self.state.input.objects()[number as usize].class;
        if !self.program.has_strangers(own) {
            return Ok(inside);
        }
        let members = self.members((narrower(&self.program, own, class), inside))?;
        let (apart, others): (Vec<ClassId>, Vec<ClassId>) = members.iter().partition(|&&member| self.is_apart(member));
        if apart.is_empty() {
            return Ok(inside);
        }
        for class in apart {
            self.note_asked_late(self.program.enumeration_of(class));
        }
        Ok(self.input_types.only_among(inside, &others))
    }
}
