//! `invokedynamic` and the operations of the methods synthesized for it.

use heap::{Ref, Value};
use program::{ClassId, Linkage, SiteId};

use crate::machine::Machine;
use crate::text_input::concrete_bytes;
use crate::trap::Step;

impl Machine {
    pub(crate) fn invoke_dynamic(&mut self, site: SiteId) -> Step {
        let linkage = match self.program.site(site).linkage {
            Some(linkage) => linkage,
            None => {
                let linkage = self.program.link_site(site);
                self.grow();
                linkage?
            }
        };
        match linkage {
            Linkage::Call(method) => self.invoke(method),
            Linkage::Capture(class) if self.program.class(class).slots.is_empty() => {
                // A lambda that captures nothing is the same object every time.
                let mut object = self.state.singleton(site);
                if object.is_null() {
                    object = self.new_object(class)?;
                    self.state.runtime.singletons.grow(site.index() + 1, |_| Ref::NULL);
                    self.state.runtime.singletons.set(site.index(), object);
                }
                self.state.stack.put(Value::Ref(object))
            }
            Linkage::Capture(class) => self.capture(class),
        }
    }

    pub(crate) fn capture(&mut self, class: ClassId) -> Step {
        let kinds = self.program.class(class).slots.clone();
        let mut fields: Vec<Value> = Vec::with_capacity(kinds.len());
        for kind in kinds.iter().rev() {
            fields.push(if kind.is_wide() { self.state.stack.pop2() } else { self.state.stack.pop() });
        }
        fields.reverse();
        let object = self.new_object(class)?;
        for (slot, value) in fields.into_iter().enumerate() {
            self.state.heap.set_field(object, slot as u32, value)?;
        }
        self.state.stack.put(Value::Ref(object))
    }

    /// Joins strings; null becomes the text `null`.
    pub(crate) fn concat(&mut self, parts: u16) -> Step {
        let first = self.state.stack.len().saturating_sub(parts.into());
        let mut strings = Vec::with_capacity(parts.into());
        for part in 0..usize::from(parts) {
            match self.state.stack.at(first + part) {
                Value::Ref(string) => strings.push(string),
                _ => strings.push(Ref::NULL),
            }
        }
        let is_concrete =
            |&string: &Ref| string.is_null() || concrete_bytes(&self.state.heap, &self.known, string).is_some();
        let joined = if strings.iter().all(is_concrete) { self.join(&strings)? } else { self.deferred_join(&strings)? };
        self.state.stack.truncate(first);
        self.state.stack.put(Value::Ref(joined))
    }
}
