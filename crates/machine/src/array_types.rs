//! The types of input arrays: an array that a caller passes may have been made for a subtype of its declared elements,
//! so storing into it can fail.
//!
//! Arrays in fields are open in this way unless their class makes them itself. What an array holds constrains its class, and
//! its class what it holds.

use heap::{Heap, InputObject, Nature, Nullness, Origin, Ref, Value};
use program::{ClassId, ClassKind, Kind, Program};

use crate::choice::{Choice, Typed};
use crate::input_types::{ANY, Bound, type_of};
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::moments::ENTRY;
use crate::references::{held_by, open_input};
use crate::trap::{Step, Trap};

impl Machine {
    /// The classes that an input array can be of; one where its class is known.
    pub(crate) fn array_candidates(&mut self, number: u32) -> Step<Vec<ClassId>> {
        let InputObject { class, types, origin, .. } = self.state.input.objects()[number as usize];
        let ClassKind::Array(element, Kind::Ref) = self.program.class(class).kind else { return Ok(vec![class]) };
        let is_plain = matches!(self.program.class(element).kind, ClassKind::Instance | ClassKind::Interface);
        if !is_plain || self.program.class(element).is_final() || !self.may_come_from_elsewhere(origin)? {
            return Ok(vec![class]);
        }
        let found = self.arrays_for(class, element)?;
        let mut admitted = self.input_types.admitted(&self.program, types, &found);
        let held = held_by(&self.state.input, number);
        let own = self.state.input.objects()[number as usize].object;
        admitted.retain(|&array| {
            let fits = |&object: &Ref| match object == own {
                true => self.program.class(array).element().is_some_and(|of| self.program.is_subtype(array, of)),
                false => fits(&self.program, &self.state.heap, object, array),
            };
            held.iter().all(fits)
        });
        if admitted.len() > 1 {
            for element in self.undecided_elements(number) {
                admitted = self.with_room_for(element, admitted)?;
            }
        }
        Ok(admitted)
    }

    /// The classes that an array which is declared with a class can be of.
    fn arrays_for(&mut self, class: ClassId, element: ClassId) -> Step<Vec<ClassId>> {
        let mut found = vec![class];
        for &subtype in self.members((element, ANY))?.iter() {
            found.push(self.program.array_of(subtype)?);
        }
        if self.config.input.subtypes.are_all() {
            for name in self.config.input.subtypes.named().to_vec() {
                found.push(self.program.load_named(&name)?);
            }
        }
        self.grow();
        let mut seen = Vec::new();
        found.retain(|&array| {
            let is_new = self.program.is_subtype(array, class) && !seen.contains(&array);
            seen.push(array);
            is_new
        });
        Ok(found)
    }

    /// Notes that a class is asked for that an array of the input could have been of.
    pub(crate) fn note_late_array(&mut self, number: u32, class: ClassId) -> Step {
        let InputObject { class: own, origin, .. } = self.state.input.objects()[number as usize];
        let ClassKind::Array(element, Kind::Ref) = self.program.class(own).kind else { return Ok(()) };
        if self.program.is_subtype(class, own)
            && self.config.input.subtypes.are_all()
            && self.may_come_from_elsewhere(origin)?
            && !self.arrays_for(own, element)?.contains(&class)
        {
            self.note_asked_late(class);
        }
        Ok(())
    }

    /// Notes that the exact class of an array of the input is asked for.
    fn note_exact_array(&mut self, number: u32) -> Step {
        let InputObject { class, origin, .. } = self.state.input.objects()[number as usize];
        let ClassKind::Array(element, Kind::Ref) = self.program.class(class).kind else { return Ok(()) };
        self.note_array_extended(number)?;
        self.note_nested(number);
        if self.program.class(element).is_final() || !self.may_come_from_elsewhere(origin)? {
            return Ok(());
        }
        if self.program.has_strangers(element) {
            self.left_out.note(LeftOut::Exact(self.name_of(class)));
        }
        let known = self.arrays_for(class, element)?;
        self.note_exact_among(class, &known)
    }

    /// Whether what is done with an array of the input is to be noticed: it may be one of a class outside the class path, and
    /// nothing has been said of that yet.
    fn is_array_watched(&mut self, number: u32) -> Step<bool> {
        let InputObject { class, origin, .. } = self.state.input.objects()[number as usize];
        let base = self.program.innermost(class);
        Ok(!self.program.has_strangers(base) && self.is_watched(base) && self.may_come_from_elsewhere(origin)?)
    }

    /// Notes that an answer depends on which classes arrays like one of the input can be of.
    fn note_array_extended(&mut self, number: u32) -> Step {
        if self.is_array_watched(number)? {
            let class = self.state.input.objects()[number as usize].class;
            let base = self.program.innermost(class);
            self.note_extended(base);
        }
        Ok(())
    }

    /// Notes that an answer depends on the exact class of an array of arrays, or of an array in one: those of subtypes are not
    /// explored.
    pub(crate) fn note_nested(&mut self, number: u32) {
        let InputObject { class, origin, .. } = self.state.input.objects()[number as usize];
        let ClassKind::Array(element, Kind::Ref) = self.program.class(class).kind else { return };
        let is_nested = matches!(origin, Origin::Element(..)) || self.program.class(element).element().is_some();
        if is_nested && !self.program.class(self.program.innermost(class)).is_final() {
            self.left_out.note(LeftOut::Nested);
        }
    }

    /// Whether an array of the input may have been made for a subtype of its elements' type: by a caller, or by whoever writes
    /// the field that holds it.
    fn may_come_from_elsewhere(&mut self, origin: Origin) -> Step<bool> {
        match origin {
            Origin::Parameter(_) | Origin::Response(_) => Ok(true),
            Origin::Asked(_) => Ok(self.context_of(origin) != ENTRY),
            Origin::Field(owner, slot) => {
                let holder = self.state.input.objects()[owner as usize].object;
                match self.state.heap.class_of(holder) {
                    Some(class) => Ok(!self.program.makes_own_arrays(class, slot)?),
                    None => Ok(false),
                }
            }
            _ => Ok(false),
        }
    }

    /// The types of elements of an input array that are not null, and of which it is not decided which object they are.
    fn undecided_elements(&self, number: u32) -> Vec<Bound> {
        let cells = self.state.input.cells().iter().filter(|cell| cell.owner == number);
        let undecided = cells.filter_map(|cell| match cell.value {
            Value::Ref(reference) => reference.unknown().filter(|&unknown| self.state.input.decided(unknown).is_none()),
            _ => None,
        });
        undecided
            .map(|unknown| self.state.input.unknown(unknown))
            .filter(|cell| cell.nullness == Nullness::Object)
            .map(|cell| (cell.class, cell.types))
            .collect()
    }

    /// Those of some array classes that can hold an object of a type.
    fn with_room_for(&mut self, held: Bound, arrays: Vec<ClassId>) -> Step<Vec<ClassId>> {
        let mut fitting = Vec::with_capacity(arrays.len());
        for array in arrays {
            let Some(element) = self.program.class(array).element() else { continue };
            let meet = self.input_types.meet(&self.program, held, (element, ANY));
            if !self.members(meet)?.is_empty() {
                fitting.push(array);
            }
        }
        Ok(fitting)
    }

    /// Whether an undecided reference was an element of an input array at entry: then the array admits it, whatever their classes.
    pub(crate) fn was_held(&self, array: Ref, element: Ref) -> bool {
        let origin = element.unknown().map(|unknown| self.state.input.unknown(unknown).origin);
        match (origin, self.state.input.number_of(array)) {
            (Some(Origin::Element(owner, _)), Some(number)) => owner == number,
            _ => false,
        }
    }

    /// Whether an array whose class is open admits an element that is not null; proposes both when that is open.
    pub(crate) fn decide_store(&mut self, array: Ref, element: Ref) -> Step<bool> {
        let Some(number) = self.state.input.number_of(array) else {
            return Err(Trap::malformed("an open array that is no input"));
        };
        let object = self.object(element)?;
        if held_by(&self.state.input, number).contains(&object) {
            return Ok(true);
        }
        let candidates = self.array_candidates(number)?;
        let own = self.state.heap.header(object).ok_or_else(Trap::null)?;
        let (inside, outside): (Vec<ClassId>, Vec<ClassId>) = candidates.iter().partition(|&&candidate| {
            let wanted = self.program.class(candidate).element();
            wanted.is_some_and(|wanted| self.program.is_subtype(own.class, wanted))
        });
        if outside.is_empty() || inside.is_empty() && !own.is_open() {
            self.note_array_extended(number)?;
            return Ok(outside.is_empty());
        }
        let typed = Typed::Object(number);
        let groups = if own.is_open() {
            // Each class by itself: afterwards it is the element's type that is open.
            candidates.iter().map(|&class| (None, self.only_among(typed, &[class]))).collect()
        } else {
            vec![(None, self.only_among(typed, &inside)), (None, self.only_among(typed, &outside))]
        };
        Err(Trap::choose(Choice::Target(typed, groups)))
    }

    /// The class of an input array that is not null: decides it where it is open.
    pub(crate) fn exact_array_class(&mut self, reference: Ref) -> Step<ClassId> {
        let array = self.object(reference)?;
        let class = self.state.heap.class_of(array).ok_or_else(Trap::null)?;
        let Some(number) = self.state.input.number_of(array) else { return Ok(class) };
        self.note_exact_array(number)?;
        let typed = Typed::Object(number);
        match self.array_candidates(number)?[..] {
            [] => Ok(class),
            [only] => Ok(only),
            ref several => {
                let groups = several.iter().map(|&one| (None, self.only_among(typed, &[one]))).collect();
                Err(Trap::choose(Choice::Target(typed, groups)))
            }
        }
    }

    /// Gives an input array the class that is left, and its elements the types that follow.
    pub(crate) fn settle_array(&mut self, number: u32) -> Step {
        let InputObject { object, class, .. } = self.state.input.objects()[number as usize];
        let (class, nature) = match self.array_candidates(number)?[..] {
            [only] if !self.is_array_watched(number)? => (only, Nature::Plain),
            _ => (class, Nature::Open),
        };
        self.state.heap.narrow(object, class, 0, nature);
        let Some(element) = self.program.class(class).element() else { return Ok(()) };
        let cells: Vec<Value> =
            self.state.input.cells().iter().filter(|cell| cell.owner == number).map(|cell| cell.value).collect();
        for value in cells {
            if let Value::Ref(reference) = value
                && let Some(typed) = open_input(&self.state.heap, &self.state.input, reference)
                && !self.program.is_subtype(type_of(&self.state.input, typed).0, element)
            {
                let (inside, _) = self.split_types(typed, element);
                self.set_types(typed, inside, Some(element))?;
            }
        }
        Ok(())
    }
}

/// Whether an object can be an element of an array class; open ones can be narrowed to it.
fn fits(program: &Program, heap: &Heap, object: Ref, array: ClassId) -> bool {
    let Some(element) = program.class(array).element() else { return false };
    heap.header(object).is_some_and(|header| {
        program.is_subtype(header.class, element) || (header.is_open() && program.is_subtype(element, header.class))
    })
}
