//! Ghost fields: fields that no class file has, which contracts add to classes. They have slots like others.

use crate::class::access;
use crate::descriptor::{Kind, class_of};

/// Marks ghost fields; class files have no such flag on fields.
pub(crate) const GHOST: u16 = 0x8000;

/// A field to be added to a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GhostField {
    /// Its name.
    pub name: String,
    /// Its descriptor.
    pub descriptor: String,
    /// Whether it is static.
    pub is_static: bool,
}

impl GhostField {
    pub(crate) fn flags(&self) -> u16 {
        GHOST | access::PUBLIC | access::SYNTHETIC | if self.is_static { access::STATIC } else { 0 }
    }
}

/// Whether a text can be the descriptor of a ghost field.
pub(crate) fn is_usable(ghost: &GhostField) -> bool {
    Kind::of(&ghost.descriptor).is_some() && !class_of(&ghost.descriptor).is_empty()
}
