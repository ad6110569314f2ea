//! Objects of the JDK in the input: only in states that programs can make. When the first field of one is read that
//! matters for this, a method looks at all of them; where it throws, there is no such object.

use std::rc::Rc;

use heap::{Origin, Value};
use program::{ClassId, KnownState};

use crate::input_types::FieldReading;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// What reading a field does, where states of its class are known.
    pub(crate) fn state_reading(&mut self, class: ClassId, slot: u32) -> Step<Option<FieldReading>> {
        let Some(state) = self.state_of(class)? else { return Ok(None) };
        Ok(if state.given.contains(&slot) {
            Some(FieldReading::InState)
        } else {
            state.kept.contains(&slot).then_some(FieldReading::Kept)
        })
    }

    fn state_of(&mut self, class: ClassId) -> Step<Option<Rc<KnownState>>> {
        if let Some(known) = self.input_types.state(class) {
            return Ok(known);
        }
        let state = self.program.known_state(class)?.map(Rc::new);
        self.grow();
        self.input_types.set_state(class, state.clone());
        Ok(state)
    }

    /// Discovers all fields that the state of an object consists of, and enters the method that looks at them. The
    /// instruction is executed again afterwards.
    pub(crate) fn discover_state(&mut self, owner: u32, class: ClassId) -> Step<Value> {
        let state = self.state_of(class)?.ok_or_else(|| Trap::malformed("no state is known"))?;
        let object = self.state.input.objects()[owner as usize].object;
        let mut values = Vec::with_capacity(state.given.len());
        for &slot in &state.given {
            let of = self.field_type(class, slot)?;
            let value = self.discover_cell(owner, slot, of);
            if self.state.heap.field(object, slot)? == Value::Top {
                self.state.heap.set_field(object, slot, value)?;
            }
            values.push(value);
        }
        self.state.stack.rewind();
        self.call(state.method, &values)?;
        Err(Trap::again())
    }

    /// Whether the current frame looks at the state of an input.
    pub(crate) fn is_looking_at_state(&self) -> bool {
        let method = self.program.method(self.state.stack.current.method);
        self.program.class(method.class).is_states()
    }

    /// Whether an input may be found at an origin, as far as nothing else leads to parts of the JDK's own objects.
    pub(crate) fn may_be_shared(&self, origin: Origin, number: u32) -> bool {
        let found = &self.state.input.objects()[number as usize];
        let is_array = self.program.class(found.class).element().is_some();
        !is_array || !self.is_part(origin) && !self.is_part(found.origin)
    }

    /// Whether an origin is a field of an object whose states are known.
    fn is_part(&self, origin: Origin) -> bool {
        let Origin::Field(owner, _) = origin else { return false };
        let class = self.state.heap.class_of(self.state.input.objects()[owner as usize].object);
        class.is_some_and(|class| matches!(self.input_types.state(class), Some(Some(_))))
    }
}
