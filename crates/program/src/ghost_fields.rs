//! The ghost fields of the classes of a program.

use crate::ghosts::{GHOST, GhostField};
use crate::ids::ClassId;
use crate::program::Program;

impl Program {
    /// Adds a field to a class, by its internal name. The class must not be loaded yet.
    pub fn declare_ghost(&mut self, class: &str, ghost: GhostField) {
        debug_assert!(self.loaded(class).is_none(), "{class} is loaded: its objects have their slots");
        let ghosts = self.ghosts.entry(class.into()).or_default();
        if !ghosts.iter().any(|known| known.name == ghost.name) {
            ghosts.push(ghost);
        }
    }

    /// Whether the field at a slot of a class exists only for contracts.
    pub fn is_ghost_field(&self, class: ClassId, slot: u32) -> bool {
        self.field_at(class, slot).is_some_and(|field| field.flags & GHOST != 0)
    }

    /// The same of a static field, by its index in the table of all statics.
    pub fn is_ghost_static(&self, slot: u32) -> bool {
        self.static_field(slot).is_some_and(|(_, field)| field.flags & GHOST != 0)
    }

    /// Whether a field of a class exists only for contracts, by names.
    pub fn is_ghost_named(&self, class: &str, field: &str) -> bool {
        self.ghosts.get(class).is_some_and(|ghosts| ghosts.iter().any(|ghost| ghost.name == field))
    }

    /// Whether a class file of this name can be found.
    pub fn has_class_file(&self, name: &str) -> bool {
        matches!(self.class_path.find(name), Ok(Some(_)))
    }
}
