//! The ways to go on at a choice, and what taking one does to the state.
//!
//! The alternatives of a choice and their order depend on nothing but the state. So the positions of the chosen ones
//! identify a path.

use heap::{InputCell, InputObject, Nature, Nullness, Origin, Ref, Store, TypeSet, Unknown, UnknownCell, Value};
use program::{ClassId, ClassKind, GenericType};
use smallvec::smallvec;
use term::{Domain, Term};

use crate::choice::{Alternative, Alternatives, Choice, Coder, Typed};
use crate::decide::Conditions;
use crate::input_config::Aliasing;
use crate::input_types::{ANY, Plain};
use crate::limits::is_value_class;
use crate::machine::Machine;
use crate::references::{enter_input, set_nullness};
use crate::runtime::InitState;
use crate::text_units::split_unit;
use crate::trap::{Step, Trap};

impl Machine {
    /// The ways to go on.
    pub fn alternatives(&mut self, choice: &Choice) -> Step<Alternatives> {
        Ok(match *choice {
            Choice::Condition(term) => smallvec![Alternative::Holds(term, true), Alternative::Holds(term, false)],
            Choice::Assumption(term, holds) => smallvec![Alternative::Holds(term, holds)],
            Choice::Value { term, low, high } => (low..=high)
                .map(|value| {
                    let value = self.terms.int(value);
                    Alternative::Holds(self.terms.eq(term, value), true)
                })
                .collect(),
            Choice::Nullness(unknown) => smallvec![Alternative::Null(unknown), Alternative::Object(unknown)],
            Choice::Identity(unknown) => self.identities(unknown)?,
            Choice::Held(unknown, held) => {
                let mut ways: Alternatives = smallvec![Alternative::Alias(unknown, held)];
                for way in self.identities(unknown)? {
                    if !ways.contains(&way) {
                        ways.push(way);
                    }
                }
                ways
            }
            Choice::Subtype(typed, class) => {
                let (inside, outside) = self.split_possible(typed, class)?;
                let inside = self.with_subtypes(class, inside);
                // A stranger is of the type for which it stands.
                let bound = (class != self.known.strange).then_some(class);
                self.narrowings(typed, [(inside, bound), (outside, None)])?
            }
            Choice::Target(typed, ref groups) => {
                self.narrowings(typed, groups.iter().map(|&(_, types)| (types, None)))?
            }
        })
    }

    /// The ways to narrow the type of an input. An object that can then only be a string needs characters.
    fn narrowings(
        &mut self,
        typed: Typed,
        types: impl IntoIterator<Item = (TypeSet, Option<ClassId>)>,
    ) -> Step<Alternatives> {
        let mut ways = Alternatives::new();
        for (types, class) in types {
            let is_object = matches!(typed, Typed::Object(_));
            if is_object && self.class_left(typed, types, class)? == Some(self.known.string) {
                self.add_texts(typed, &mut ways);
            } else {
                ways.push(Alternative::Types(typed, types, class));
            }
        }
        Ok(ways)
    }

    fn add_texts(&self, typed: Typed, ways: &mut Alternatives) {
        for length in 0..=self.config.input.text {
            ways.push(Alternative::Text(typed, length, Coder::Latin1));
            if length > 0 {
                ways.push(Alternative::Text(typed, length, Coder::Utf16));
            }
        }
    }

    /// The objects that an unknown can be: those of the input discovered so far, or a further one.
    fn identities(&mut self, unknown: Unknown) -> Step<Alternatives> {
        let cell = self.state.input.unknown(unknown);
        let mut ways = Alternatives::new();
        if self.program.is_enum(cell.class) {
            self.add_constants(unknown, cell.class, &mut ways)?;
            return Ok(ways);
        }
        if self.is_class_object(unknown) {
            ways.extend(self.class_objects()?.into_iter().map(|mirror| Alternative::Alias(unknown, mirror)));
            return Ok(ways);
        }
        let constants = self.constants(unknown)?;
        for &enumeration in constants.enumerations.iter() {
            self.add_constants(unknown, enumeration, &mut ways)?;
        }
        if constants.are_all {
            self.note_extended(cell.class);
            return Ok(ways);
        }
        let is_value = is_value_class(&self.program, &self.known, cell.class);
        if self.config.input.aliasing == Aliasing::Free && !is_value {
            for number in 0..self.state.input.objects().len() {
                let object = self.state.input.objects()[number].object;
                if self.may_be(&cell, number as u32)?
                    && self.may_be_component(cell.origin, number as u32)
                    && self.may_be_shared(cell.origin, number as u32)
                    && self.fits_arguments(cell.origin, number as u32)
                    && !self.is_made_after(number as u32, cell.origin)
                {
                    ways.push(Alternative::Alias(unknown, object));
                }
            }
        }
        if self.state.runtime.moments.has_begun() && !is_value {
            let given = self.given_objects(cell.origin, cell.class);
            ways.extend(given.into_iter().map(|object| Alternative::Alias(unknown, object)));
        }
        if cell.class == self.known.string {
            self.add_texts(Typed::Unknown(unknown), &mut ways);
            return Ok(ways);
        }
        if self.config.input.aliasing == Aliasing::Free && !is_value {
            self.note_asked(cell.class);
        }
        ways.push(Alternative::Fresh(unknown));
        Ok(ways)
    }

    fn add_constants(&mut self, unknown: Unknown, enumeration: ClassId, ways: &mut Alternatives) -> Step {
        let cell = self.state.input.unknown(unknown);
        let constants = self.enum_constants(enumeration)?;
        self.look_at_constants(enumeration, &constants);
        for constant in constants {
            // A constant can have a class of its own, a subclass of the enumeration.
            let class = self.state.heap.class_of(constant);
            if class.is_some_and(|class| self.input_types.may_be_of(&self.program, &cell, class)) {
                ways.push(Alternative::Alias(unknown, constant));
            }
        }
        Ok(())
    }

    /// Takes one way. The conditions of [`Alternative::Holds`] are the caller's to add to the path condition.
    pub fn apply(&mut self, alternative: Alternative) -> Step {
        match alternative {
            Alternative::Holds(term, holds) => self.state.truth.set_truth(&self.terms, term, holds),
            Alternative::Null(unknown) => set_nullness(&mut self.state.input, unknown, Nullness::Null),
            Alternative::Object(unknown) => set_nullness(&mut self.state.input, unknown, Nullness::Object),
            Alternative::Alias(unknown, object) => {
                let cell = self.state.input.unknown(unknown);
                self.state.input.set_identity(unknown, object);
                self.state.input.add_shared();
                if let Some(number) = self.state.input.number_of(object) {
                    self.meet_types(number, &cell)?;
                    self.meet_arguments(number, cell.origin);
                }
            }
            Alternative::Fresh(unknown) => {
                self.materialize(unknown)?;
            }
            Alternative::Text(typed, length, coder) => self.materialize_text(typed, length, coder)?,
            Alternative::Types(typed, types, class) => self.set_types(typed, types, class)?,
        }
        Ok(())
    }

    /// Makes the object of an unknown if no other object comes into question: inputs are not shared, and its class is
    /// initialized. False if it does not.
    pub fn materialize_unshared(&mut self, unknown: Unknown) -> Step<bool> {
        if !self.is_unshared() || self.can_be_apart(unknown) {
            return Ok(false);
        }
        let before = self.state.input.unknown(unknown);
        if before.types == ANY
            && let Some(Plain { fields, nature }) = self.input_types.plain(before.class)
            && self.state.runtime.init.get(before.class.index()) == InitState::Done
        {
            let object = self.state.heap.new_unread_as(before.class, fields as usize, nature);
            let generic = self.generic_of_new(before.origin);
            enter_input(&mut self.state.input, unknown, object, generic);
            return Ok(true);
        }
        self.settle_unknown(unknown)?;
        let class = self.state.input.unknown(unknown).class;
        let is_ready = self.state.runtime.init.get(class.index()) == InitState::Done
            && class != self.known.string
            && class != self.known.class
            && !self.program.is_enum(class)
            && self.constants(unknown)?.enumerations.is_empty();
        if is_ready {
            self.materialize(unknown)?;
            self.note_plain(&before, unknown);
        }
        Ok(is_ready)
    }

    /// Remembers how the object of an unknown has just been made, if nothing but its class had a say in it.
    fn note_plain(&mut self, before: &UnknownCell, unknown: Unknown) {
        let after = self.state.input.unknown(unknown);
        let Some(header) = self.state.heap.header(after.object) else { return };
        // A class is watched until the first call on an input of it has been noticed, and then no longer.
        if (after.class, after.types) == (before.class, ANY)
            && header.class == before.class
            && header.nature != Nature::Watched
            && header.store == Store::Fields
        {
            let plain = Plain { fields: header.len() as u32, nature: header.nature };
            self.input_types.set_plain(before.class, plain);
        }
    }

    /// Makes the object that the unknown stands for. Its fields are discovered when they are read.
    fn materialize(&mut self, unknown: Unknown) -> Step {
        self.exclude_constants(unknown)?;
        let cell = self.state.input.unknown(unknown);
        let number = self.state.input.objects().len() as u32;
        let class = self.program.class(cell.class);
        let object = match class.kind {
            ClassKind::Array(_, _) => {
                let length = self.new_variable(Origin::Length(number), Domain::Natural);
                self.state.heap.new_sparse(cell.class, length, Value::Top)
            }
            ClassKind::Instance | ClassKind::Interface => self.state.heap.new_unread(cell.class, class.slots.len()),
            ClassKind::Primitive(_) => return Err(Trap::malformed("a reference of a primitive type")),
        };
        let generic = self.generic_of_new(cell.origin);
        enter_input(&mut self.state.input, unknown, object, generic);
        self.settle_types(number)
    }

    /// Makes a string of the input.
    fn materialize_text(&mut self, typed: Typed, length: u32, coder: Coder) -> Step {
        let number = match typed {
            Typed::Unknown(_) => self.state.input.objects().len() as u32,
            Typed::Object(number) => number,
        };
        let mut bytes = Vec::new();
        let mut wide = Vec::new();
        for at in 0..length {
            let origin = Origin::Character(number, at);
            match coder {
                Coder::Latin1 => bytes.push(self.new_variable(origin, Domain::Byte)),
                Coder::Utf16 => {
                    let unit = self.new_variable(origin, Domain::Char);
                    let (low, high) = split_unit(&mut self.terms, unit)?;
                    bytes.extend([low, high]);
                    wide.push(unit);
                }
            }
            let value = wide.last().or(bytes.last()).copied().unwrap_or(Value::Top);
            self.state.input.add_cell(InputCell { owner: number, slot: at, value });
        }
        let value = self.state.heap.new_tagged(self.known.byte_array, &bytes);
        let class = self.known.string;
        let string = match typed {
            Typed::Unknown(_) => self.new_object(class)?,
            Typed::Object(number) => {
                let input = self.state.input.objects()[number as usize];
                self.state.input.set_object(number, InputObject { class, types: ANY, ..input });
                let slots = self.program.class(class).slots.clone();
                self.state.heap.narrow(input.object, class, slots.len(), Nature::Plain);
                for (slot, &kind) in slots.iter().enumerate() {
                    self.state.heap.set_field(input.object, slot as u32, Value::default_of(kind))?;
                }
                input.object
            }
        };
        self.state.heap.set_field(string, self.known.string_value, Value::Ref(value))?;
        let coder = Value::Int(i32::from(coder == Coder::Utf16));
        self.state.heap.set_field(string, self.known.string_coder, coder)?;
        self.state.heap.set_boxed(string);
        if let Typed::Unknown(unknown) = typed {
            enter_input(&mut self.state.input, unknown, string, GenericType::NONE);
        }
        Ok(())
    }

    /// The condition that comes with an alternative beyond what [`Machine::apply`] does.
    #[inline]
    pub fn condition(&mut self, alternative: Alternative) -> Option<Term> {
        match alternative {
            Alternative::Holds(term, true) => Some(term),
            Alternative::Holds(term, false) => Some(self.terms.not(term)),
            Alternative::Text(_, length, Coder::Utf16) => Some(self.needs_two_bytes(length)),
            Alternative::Null(unknown) => self.agreement_of_unknown(unknown, Ref::NULL),
            Alternative::Alias(unknown, object) => self.agreement_of_unknown(unknown, object),
            _ => None,
        }
    }

    /// The condition that one of the next variables of the path, which are the characters of a string, needs two bytes.
    #[cold]
    #[inline(never)]
    fn needs_two_bytes(&mut self, length: u32) -> Term {
        let first = self.state.input.variables().len() as u32;
        let largest = self.terms.int(0xff);
        let mut some = self.terms.bool(false);
        for at in 0..length {
            let unit = self.terms.variable(first + at, Domain::Char);
            let above = self.terms.lt(largest, unit);
            some = self.terms.or(some, above);
        }
        some
    }
}
