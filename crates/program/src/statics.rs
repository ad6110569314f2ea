//! Static fields by their index in the table of all statics.

use crate::class::Field;
use crate::ids::ClassId;
use crate::program::Program;

impl Program {
    /// `Class.field` of a static field, by its index in the table of all statics.
    pub fn static_name(&self, slot: u32) -> String {
        match self.static_field(slot) {
            Some((class, field)) => format!("{}.{}", self.class(class).java_name(), self.text(field.name)),
            None => format!("static {slot}"),
        }
    }

    /// A static field and its class, by its index in the table of all statics.
    pub fn static_field(&self, slot: u32) -> Option<(ClassId, &Field)> {
        let class = *self.static_owners.get(slot as usize)?;
        Some((class, self.static_at(class, slot)?))
    }
}
