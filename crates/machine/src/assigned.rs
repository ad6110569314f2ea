//! What a path has assigned of what existed at entry: fields and elements of the input, and static fields that hold something else
//! than they did.

use heap::{Ref, Value};

use crate::machine::Machine;
use crate::moments::ENTRY;
use crate::trap::Step;

/// A place of the input that the program has written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assigned {
    /// The object or array; null for a static field.
    pub object: Ref,
    /// The slot of the field, or the index of the element.
    pub slot: Value,
    /// What it holds now.
    pub now: Value,
    /// Whether it is an element.
    pub is_element: bool,
}

impl Machine {
    /// The places whose values are not known to be those at entry. They may be equal all the same.
    pub fn assigned(&mut self) -> Step<Vec<Assigned>> {
        self.refuse_shared()?;
        let statics = self.entry_statics();
        let overwritten = self.show_entry(&statics)?;
        self.show_current(&overwritten)?;
        let slot = |slot: u32| Value::Int(slot as i32);
        let fields = overwritten.fields.iter();
        let fields = fields.map(|&(object, at, now)| Assigned { object, slot: slot(at), now, is_element: false });
        let heap = &self.state.heap;
        let entries = overwritten.entries.iter().map(|&(object, entry, now)| Assigned {
            object,
            slot: heap.entry(entry).index,
            now,
            is_element: true,
        });
        let statics = overwritten.statics.iter().map(|&(at, now)| Assigned {
            object: Ref::NULL,
            slot: slot(at as u32),
            now,
            is_element: false,
        });
        Ok(fields.chain(entries).chain(statics).collect())
    }

    /// Whether a place holds something else than at entry.
    pub fn is_changed(&mut self, place: &Assigned) -> Step<bool> {
        if !place.object.is_null() && self.is_new_since(place.object, ENTRY)? {
            return Ok(false);
        }
        let then = match (place.slot, place.object.is_null()) {
            (Value::Int(slot), true) => {
                let statics = self.entry_statics();
                let known = statics.iter().find(|(at, _)| *at == slot as usize);
                known.map_or(place.now, |(_, value)| *value)
            }
            _ => self.value_at_entry(place)?,
        };
        Ok(!self.decide_equal(then, place.now)?)
    }

    /// What a field or element held at entry; discovers it if it has not been read.
    fn value_at_entry(&mut self, place: &Assigned) -> Step<Value> {
        let statics = self.entry_statics();
        let overwritten = self.show_entry(&statics)?;
        let value = match place.slot {
            Value::Int(slot) if !place.is_element => self.read_field(place.object, slot as u32),
            index => self.read_element(place.object, index),
        };
        self.show_current(&overwritten)?;
        value
    }
}
