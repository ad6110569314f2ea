//! The input at entry in the place of the current heap. An invariant of the input is evaluated on it in the middle or at
//! the end of a path, when the program may have overwritten parts of the input.
//!
//! Objects that the program made are left as they are: no reference of the input leads to them. Static fields have the
//! values that the caller gives; objects that only static fields lead to are left as they are.

use heap::{Ref, Store, Value};
use program::Kind;
use rustc_hash::FxHashMap;

use crate::limits::is_value_class;
use crate::machine::Machine;
use crate::moments::Overwritten;
use crate::references::as_decided;
use crate::trap::Step;

impl Machine {
    /// Gives every field and element of the input the value that it had at entry, as far as that is known. A field that
    /// the program wrote before reading it becomes undiscovered again. Rollback undoes these changes like all others.
    pub fn show_entry(&mut self, statics: &[(usize, Value)]) -> Step<Overwritten> {
        let mut overwritten = Overwritten::default();
        let cells: FxHashMap<(u32, u32), Value> =
            self.state.input.cells().iter().map(|cell| ((cell.owner, cell.slot), cell.value)).collect();
        let at_entry = |owner: u32, slot: u32| cells.get(&(owner, slot)).copied().unwrap_or(Value::Top);
        for number in 0..self.state.input.objects().len() as u32 {
            let object = self.state.input.objects()[number as usize].object;
            let Some(header) = self.state.heap.header(object) else { continue };
            let is_record = self.program.class(header.class).is_record();
            if is_record || is_value_class(&self.program, &self.known, header.class) {
                // Strings, boxes and records never change. The cells of a string are its characters, those of a record
                // what its constructor was given.
                continue;
            }
            match header.store {
                Store::Fields => {
                    for slot in 0..header.len() as u32 {
                        let now = self.state.heap.field(object, slot)?;
                        let then = as_decided(&self.state.input, at_entry(number, slot));
                        if as_decided(&self.state.input, now).bits() != then.bits() {
                            overwritten.fields.push((object, slot, now));
                            self.state.heap.set_field(object, slot, then)?;
                        }
                    }
                }
                Store::Sparse => {
                    let mut entries: Vec<_> = self.state.heap.numbered_entries(object).collect();
                    entries.reverse();
                    for (slot, (id, entry)) in entries.into_iter().enumerate() {
                        let then = as_decided(&self.state.input, at_entry(number, slot as u32));
                        if as_decided(&self.state.input, entry.value).bits() != then.bits() {
                            overwritten.entries.push((object, id, entry.value));
                            self.state.heap.set_entry(id, then);
                        }
                    }
                }
                _ => {}
            }
        }
        for &(slot, then) in statics {
            let now = self.state.statics.get(slot);
            if now.bits() != then.bits() {
                overwritten.statics.push((slot, now));
                self.state.statics.set(slot, then);
            }
        }
        Ok(overwritten)
    }

    /// Puts back what [`Machine::show_entry`] has replaced.
    pub fn show_current(&mut self, overwritten: &Overwritten) -> Step {
        // A field that was undiscovered before may have been discovered while the entry was shown: it stays discovered.
        let is_known = |value: &Value| !matches!(value, Value::Top);
        for &(object, slot, value) in overwritten.fields.iter().filter(|(_, _, value)| is_known(value)) {
            self.state.heap.set_field(object, slot, value)?;
        }
        for &(_, id, value) in overwritten.entries.iter().filter(|(_, _, value)| is_known(value)) {
            self.state.heap.set_entry(id, value);
        }
        for &(slot, value) in &overwritten.statics {
            self.state.statics.set(slot, value);
        }
        Ok(())
    }

    /// The slots of an object that hold references.
    pub fn reference_slots(&self, object: Ref) -> Vec<u32> {
        let Some(header) = self.state.heap.header(object) else { return Vec::new() };
        if header.store != Store::Fields || is_value_class(&self.program, &self.known, header.class) {
            return Vec::new();
        }
        let slots = &self.program.class(header.class).slots;
        (0..slots.len() as u32).filter(|&slot| slots[slot as usize] == Kind::Ref).collect()
    }

    /// What a field of an input object held at entry, while the entry is shown; discovers it if it has not been read.
    pub fn entry_field(&mut self, object: Ref, slot: u32) -> Step<Value> {
        self.read_field(object, slot)
    }
}
