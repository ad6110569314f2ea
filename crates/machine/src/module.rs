//! `java.lang.Module` objects: enough to be asked for their names. Everything is readable, exported and open.

use heap::{Ref, Value};
use program::ClassId;

use crate::machine::Machine;
use crate::trap::Step;

impl Machine {
    /// The module of a class: one object per module of the JDK, one for everything outside.
    pub(crate) fn module_of(&mut self, class: ClassId) -> Step<Ref> {
        let name = self.program.module_name(class).map(str::to_owned);
        let index = self.host.module_number(name.as_deref());
        self.state.runtime.modules.grow(index + 1, |_| Ref::NULL);
        let known = self.state.runtime.modules.get(index);
        if !known.is_null() {
            return Ok(known);
        }
        let class = self.load("java/lang/Module")?;
        let module = self.new_object(class)?;
        self.state.runtime.modules.set(index, module);
        if name.is_none() {
            self.set_named(module, "loader", Value::Ref(self.host.app_loader()))?;
            self.set_named(self.host.app_loader(), "unnamedModule", Value::Ref(module))?;
        }
        if let Some(name) = name {
            let name = self.new_text(&name)?;
            self.set_named(module, "name", Value::Ref(name))?;
        }
        Ok(module)
    }
}
