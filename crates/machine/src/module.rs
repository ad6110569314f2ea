//! `java.lang.Module` objects: enough to be asked for their names. Everything is readable, exported and open.

use heap::{Ref, Value};
use program::{ClassId, Origin, Shape};

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// The module of a class: one object per module of the JDK, one for everything outside.
    pub(crate) fn module_of(&mut self, class: ClassId) -> Step<Ref> {
        let name = self.module_name(class);
        let index = match self.module_names.iter().position(|known| *known == name) {
            Some(index) => index,
            None => {
                self.module_names.push(name.clone());
                self.module_names.len() - 1
            }
        };
        self.state.modules.grow(index + 1, |_| Ref::NULL);
        let known = self.state.modules.get(index);
        if !known.is_null() {
            return Ok(known);
        }
        let class = self.load("java/lang/Module")?;
        let module = self.new_object(class)?;
        self.state.modules.set(index, module);
        if let Some(name) = name {
            let name = self.new_text(&name)?;
            self.set_named(module, "name", Value::Ref(name))?;
        }
        Ok(module)
    }

    /// The name of a class's module, `None` for the unnamed one.
    pub(crate) fn module_name(&self, class: ClassId) -> Option<String> {
        let mut class = self.program.class(class);
        while let Shape::Array(element, _) = class.shape {
            class = self.program.class(element);
        }
        match class.origin.as_deref() {
            Some(Origin::Jdk { module }) => Some(module.clone()),
            None if matches!(class.shape, Shape::Primitive(_)) => Some("java.base".to_owned()),
            _ => None,
        }
    }
}
