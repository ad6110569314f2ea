//! Earlier states, as contracts ask for them: showing a moment, forgetting what a call may assign, telling what is new.

use std::rc::Rc;

use heap::{Ref, Value};

use crate::input::domain_of;
use crate::machine::Machine;
use crate::moments::{ENTRY, Entry, Overwritten, Place};
use crate::trap::{Step, Trap};

impl Machine {
    /// Says that paths start in the present state, and which static fields can change.
    pub fn set_entry(&mut self, statics: &[(usize, Value)]) {
        self.entry = Entry { statics: statics.into(), objects: self.state.heap.numbers() as u32 };
    }

    /// Static fields that can change, with what they hold at entry.
    pub(crate) fn entry_statics(&self) -> Rc<[(usize, Value)]> {
        self.entry.statics.clone()
    }

    /// From here to [`Machine::show_present`], fields hold what they held at a moment.
    pub(crate) fn show_moment(&mut self, moment: i32) -> Step {
        let overwritten = match moment {
            ENTRY => {
                let statics = self.entry_statics();
                self.show_entry(&statics)?
            }
            moment => self.show_before(self.begun(moment)?.0)?,
        };
        self.state.runtime.moments.open(&overwritten);
        Ok(())
    }

    /// Begins the moment of a call; answers its number.
    pub(crate) fn begin_moment(&mut self) -> i32 {
        let objects = self.state.heap.numbers() as u32;
        self.state.runtime.moments.begin(objects)
    }

    /// How many places had been forgotten, and how many objects there were, when the moment of a call began.
    fn begun(&self, moment: i32) -> Step<(usize, u32)> {
        let begun = self.state.runtime.moments.begun(moment);
        begun.ok_or_else(|| Trap::malformed(format!("there is no moment {moment}")))
    }

    /// Gives places that were forgotten what they held before.
    fn show_before(&mut self, from: usize) -> Step<Overwritten> {
        let mut overwritten = Overwritten::default();
        let forgotten: Vec<(Place, Value)> = self.state.runtime.moments.forgotten_since(from).to_vec();
        for (place, then) in forgotten {
            match place {
                Place::Field(object, slot) => {
                    overwritten.fields.push((object, slot, self.state.heap.field(object, slot)?));
                    self.state.heap.set_field(object, slot, then)?;
                }
                Place::Static(slot) => {
                    overwritten.statics.push((slot, self.state.statics.get(slot)));
                    self.state.statics.set(slot, then);
                }
                Place::Entry(..) => return Err(Trap::malformed("an element that was forgotten".to_owned())),
            }
        }
        Ok(overwritten)
    }

    fn has_forgotten(&self, place: Place, from: usize) -> bool {
        self.state.runtime.moments.forgotten_since(from).iter().any(|(known, _)| *known == place)
    }

    /// Lets a field hold anything from now on; the moment remembers what it held.
    pub(crate) fn forget_field(&mut self, object: Ref, slot: u32, moment: i32) -> Step {
        let from = self.begun(moment)?.0;
        let class = self.state.heap.class_of(object).ok_or_else(Trap::null)?;
        let kind = self.program.class(class).slots.get(slot as usize).copied();
        let domain =
            kind.and_then(domain_of).ok_or_else(|| Trap::unsupported("a reference that a contract assigns"))?;
        let place = Place::Field(object, slot);
        if self.has_forgotten(place, from) {
            return Ok(());
        }
        let then = self.read_field(object, slot)?;
        self.state.runtime.moments.forget(place, then);
        let value = self.ask_number(domain);
        Ok(self.state.heap.set_field(object, slot, value)?)
    }

    /// The same for a static field.
    pub(crate) fn forget_static(&mut self, slot: usize, moment: i32) -> Step {
        let from = self.begun(moment)?.0;
        let place = Place::Static(slot);
        if self.has_forgotten(place, from) {
            return Ok(());
        }
        let then = self.state.statics.get(slot);
        let kind = self.program.static_field(slot as u32).map(|(_, field)| field.kind);
        let domain =
            kind.and_then(domain_of).ok_or_else(|| Trap::unsupported("a static field that a contract assigns"))?;
        self.state.runtime.moments.forget(place, then);
        let value = self.ask_number(domain);
        self.state.statics.set(slot, value);
        Ok(())
    }

    /// Puts back what the moment that is shown has replaced.
    pub(crate) fn show_present(&mut self) -> Step {
        match self.state.runtime.moments.close() {
            Some(overwritten) => self.show_current(&overwritten),
            None => Err(Trap::malformed("no moment is shown".to_owned())),
        }
    }

    /// Whether an object did not exist at a moment. An input existed at entry, whatever object it is.
    pub(crate) fn is_fresh(&mut self, reference: Ref, moment: i32) -> Step<bool> {
        let objects = if moment == ENTRY { self.entry.objects } else { self.begun(moment)?.1 };
        let object = match reference.unknown() {
            None => reference,
            Some(unknown) => match self.state.input.decided(unknown) {
                Some(object) => object,
                None => return Ok(false),
            },
        };
        if object.is_null() || object.number() < objects || self.state.input.number_of(object).is_some() {
            return Ok(false);
        }
        // The JVM makes objects for literals and classes when they are needed; programs cannot tell when.
        let is_class = self.state.heap.class_of(object) == Some(self.known.class);
        Ok(!is_class && !self.is_interned(object))
    }
}
