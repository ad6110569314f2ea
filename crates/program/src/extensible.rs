//! Which classes others can extend that are not on the class path.

use ristretto_classfile::attributes::Attribute;

use crate::class::{ClassKind, access};
use crate::ids::ClassId;
use crate::program::Program;

impl Program {
    /// Whether inputs of a type may be of classes outside the class path that nothing stands for.
    pub fn is_extensible(&self, class: ClassId) -> bool {
        let record = self.class(class);
        let is_declared = matches!(record.kind, ClassKind::Instance | ClassKind::Interface) && record.file.is_some();
        if !is_declared || record.flags & access::FINAL != 0 || record.is_stranger() || self.has_strangers(class) {
            return false;
        }
        let is_sealed =
            record.attributes().iter().any(|attribute| matches!(attribute, Attribute::PermittedSubclasses { .. }));
        // Local classes, and private ones, are visible only where they are declared.
        let is_hidden = self.nesting(class).is_some_and(|nesting| {
            nesting.outer.is_none() || nesting.name.is_none() || nesting.flags & access::PRIVATE != 0
        });
        let has_constructor = record.is_interface()
            || record
                .methods
                .iter()
                .map(|&method| self.method(method))
                .any(|method| &**self.text(method.name) == "<init>" && method.flags & access::PRIVATE == 0);
        !is_sealed && !is_hidden && has_constructor
    }
}
