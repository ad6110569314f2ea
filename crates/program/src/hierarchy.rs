//! Which classes an input of a declared type may be of.

use std::rc::Rc;

use crate::error::LinkError;
use crate::ids::ClassId;
use crate::program::Program;

/// Which subtypes are offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subtypes {
    /// All.
    All,
    /// None but the class itself.
    Declared,
    /// These.
    List(Vec<String>),
}

impl Program {
    /// The instantiable subtypes of a class.
    pub fn subtypes(&mut self, class: ClassId, _policy: &Subtypes) -> Result<Rc<[ClassId]>, LinkError> {
        Ok(if self.class(class).is_instantiable() { [class].into() } else { [].into() })
    }
}
