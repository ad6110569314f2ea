//! Objects of classes outside the class path: what contracts say about their answers.

use heap::{Nullness, Ref, TypeSet, Value};
use program::{ClassId, ClassKind};

use crate::choice::{Choice, Typed};
use crate::input_types::{Promise, type_of};
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::references::{known_part, set_nullness};
use crate::trap::{Step, Trap};

impl Machine {
    /// From `equals` or `compareTo` of a stranger: notes that its input could be of the class of the other object, which answers
    /// otherwise.
    pub(crate) fn note_compared(&mut self, other: Ref) -> Step {
        let Value::Ref(stranger) = self.state.stack.local(0) else { return Ok(()) };
        let input = &self.state.input;
        let (stranger, other) = (known_part(input, stranger), known_part(input, other));
        let own = stranger.unknown().map(Typed::Unknown).or_else(|| input.number_of(stranger).map(Typed::Object));
        let (Some(own), Some(class)) = (own, self.bound_of(other)) else { return Ok(()) };
        // An array equals only itself: the input could be one that is an input, too, and none that the program has made.
        let is_made = other.unknown().is_none() && self.state.input.number_of(other).is_none();
        if is_made && matches!(self.program.class(class).kind, ClassKind::Array(..)) {
            return Ok(());
        }
        self.note_late(own, class)
    }

    /// Whether an input is of a class outside the class path; proposes both when that is open.
    pub(crate) fn test_strange(&mut self, typed: Typed) -> Step<bool> {
        let members = self.members(type_of(&self.state.input, typed))?;
        let strange = members.iter().filter(|&&member| self.program.class(member).is_stranger()).count();
        match strange {
            0 => Ok(false),
            _ if strange == members.len() => Ok(true),
            _ => Err(Trap::choose(Choice::Subtype(typed, self.known.strange))),
        }
    }

    /// The constraint that an input is of a class outside the class path.
    pub(crate) fn strange_types(&mut self, typed: Typed) -> Step<TypeSet> {
        let members = self.members(type_of(&self.state.input, typed))?;
        let strange: Vec<ClassId> =
            members.iter().copied().filter(|&member| self.program.class(member).is_stranger()).collect();
        Ok(self.only_among(typed, &strange))
    }

    /// The class of an object, or the upper bound of an input; none for null.
    fn bound_of(&self, reference: Ref) -> Option<ClassId> {
        let input = &self.state.input;
        match (reference.unknown(), input.number_of(reference)) {
            (Some(unknown), _) => Some(input.unknown(unknown).class),
            (None, Some(number)) => Some(input.objects()[number as usize].class),
            (None, None) => self.state.heap.class_of(reference),
        }
    }

    /// What is known about a field of an input from the beginning.
    pub(crate) fn promise(&self, class: ClassId, slot: u32) -> Option<Promise> {
        if !self.program.class(class).is_stranger() {
            return None;
        }
        let field = self.program.field_at(class, slot)?;
        match &**self.program.text(field.name) {
            "text" if self.program.class(class).name.ends_with("/TextStranger") => Some(Promise::Present),
            "text" => Some(Promise::Described),
            _ => None,
        }
    }

    /// Makes a promise true of a new reference.
    pub(crate) fn keep_promise(&mut self, value: Value, promise: Promise) {
        if matches!(promise, Promise::Described) {
            self.left_out.note(LeftOut::NoText);
        }
        if let Value::Ref(reference) = value
            && let Some(unknown) = reference.unknown()
        {
            set_nullness(&mut self.state.input, unknown, Nullness::Object);
        }
    }
}
