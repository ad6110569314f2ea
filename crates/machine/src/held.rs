//! Objects that static fields hold: callers can pass those whose fields they see.

use heap::{Ref, Unknown, Value};
use program::{ClassId, access};

use crate::choice::Choice;
use crate::left_out::LeftOut;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// Whether an unknown is a certain object of the program, which it can only be if a static field holds it.
    pub(crate) fn unknown_is_held(&mut self, unknown: Unknown, object: Ref, class: ClassId) -> Step<bool> {
        let mut cell = self.state.input.unknown(unknown);
        if !self.input_types.may_be_of(&self.program, &cell, class) {
            // Calls may have left only classes that are listed.
            cell.types = self.input_types.unlisted(cell.types);
            if self.input_types.may_be_of(&self.program, &cell, class) {
                self.note_held(object);
            }
            return Ok(false);
        }
        if !(self.state.statics.cells().contains(&Value::Ref(object)) || self.is_reached(object)) {
            return Ok(false);
        }
        if self.visible_holder(object).is_none() {
            // Callers may have been given it.
            self.left_out.note(LeftOut::Held);
            return Ok(false);
        }
        if self.is_null_unknown(unknown)? {
            return Ok(false);
        }
        self.decide_apart(unknown)?;
        self.settle_unknown(unknown)?;
        self.state.runtime.offered.set(Some((unknown, object)));
        Err(Trap::choose(Choice::Held(unknown, object)))
    }

    /// A static final field that holds an object, and that other classes see.
    pub fn visible_holder(&self, object: Ref) -> Option<(ClassId, String)> {
        let cells = self.state.statics.cells().iter().enumerate();
        cells.filter(|(_, cell)| **cell == Value::Ref(object)).find_map(|(slot, _)| {
            let owner = self.program.static_owner(slot as u32);
            let field = self.program.static_at(owner, slot as u32)?;
            let class = self.program.class(owner);
            let nested = self.program.nesting(owner);
            let is_hidden =
                nested.is_some_and(|nesting| nesting.flags & access::PRIVATE != 0 || nesting.name.is_none());
            let is_visible = if class.is_jdk() {
                class.flags & field.flags & access::PUBLIC != 0
            } else {
                field.flags & access::PRIVATE == 0 && !is_hidden
            };
            let is_meant = is_visible && field.flags & access::FINAL != 0 && field.flags & access::SYNTHETIC == 0;
            is_meant.then(|| (owner, self.program.text(field.name).to_string()))
        })
    }
}
