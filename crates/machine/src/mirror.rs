//! `java.lang.Class` objects.

use heap::{Ref, Value};
use program::{ClassId, ClassKind};

use crate::intrinsics::modifiers;
use crate::machine::Machine;
use crate::trap::{Step, Trap};

impl Machine {
    /// The `Class` object of a class, made on first sight.
    pub fn mirror(&mut self, class: ClassId) -> Step<Ref> {
        let known = self.state.mirror(class);
        if !known.is_null() {
            return Ok(known);
        }
        let mirror = self.new_object(self.known.class)?;
        self.state.heap.set_field(mirror, self.known.class_number, Value::Int(class.0 as i32))?;
        self.state.runtime.mirrors.set(class.index(), mirror);
        // Newer JDKs have fields for these; older ones lack the fields and call natives instead.
        if self.program.slot(self.known.class, "primitive").is_some() {
            let is_primitive = matches!(self.program.class(class).kind, ClassKind::Primitive(_));
            let modifiers = modifiers(&self.program, class);
            self.set_named(mirror, "primitive", is_primitive.into())?;
            self.set_named(mirror, "modifiers", Value::Int(modifiers.into()))?;
        }
        let loader = self.host.loader_of(&self.program, class);
        self.set_named(mirror, "classLoader", Value::Ref(loader))?;
        let module = self.module_of(class)?;
        self.set_named(mirror, "module", Value::Ref(module))?;
        if let ClassKind::Array(element, _) = self.program.class(class).kind
            && let Some(slot) = self.program.slot(self.known.class, "componentType")
        {
            let element = self.mirror(element)?;
            self.state.heap.set_field(mirror, slot, Value::Ref(element))?;
        }
        Ok(mirror)
    }

    /// The class that a `Class` object stands for.
    pub fn class_of_mirror(&self, mirror: Ref) -> Step<ClassId> {
        if self.state.heap.class_of(mirror) != Some(self.known.class) {
            return Err(if mirror.is_null() { Trap::null() } else { Trap::malformed("class object expected") });
        }
        match self.state.heap.field(mirror, self.known.class_number)? {
            Value::Int(number) => Ok(ClassId(number as u32)),
            _ => Err(Trap::malformed("class object without class")),
        }
    }
}
