//! Specifications of heap shapes that annotations (`@Hex`) state.

use std::collections::BTreeSet;

use crate::ids::{ClassId, MethodId};
use crate::program::Program;

impl Program {
    /// The specifications of heap shapes (`@Hex`) of the classes of a method's parameters, and of those that their fields
    /// can lead to: each with the name of its class.
    pub fn annotated_shapes(&mut self, id: MethodId) -> Vec<(String, String)> {
        let method = self.method(id);
        let mut classes = vec![self.class(method.class).name.to_string()];
        classes.extend(method.mtype.params.iter().filter_map(|descriptor| class_in(descriptor)));
        self.shapes_from(classes)
    }

    /// The same of a class, and of those that its fields can lead to.
    pub fn annotated_shapes_of(&mut self, class: ClassId) -> Vec<(String, String)> {
        let name = self.class(class).name.to_string();
        self.shapes_from(vec![name])
    }

    fn shapes_from(&mut self, mut work: Vec<String>) -> Vec<(String, String)> {
        let mut found = Vec::new();
        let mut visited = BTreeSet::new();
        while let Some(name) = work.pop() {
            if !visited.insert(name.clone()) {
                continue;
            }
            let Ok(id) = self.load(&name) else { continue };
            let class = self.class(id);
            if class.is_jdk() {
                continue;
            }
            found.extend(self.shape_text(id).map(|text| (class.java_name(), text)));
            work.extend(class.super_class.map(|super_class| self.class(super_class).name.to_string()));
            let fields = class.fields.iter().filter_map(|field| class_in(self.text(field.descriptor)));
            work.extend(fields);
        }
        found.sort();
        found
    }

    /// The text of `@Hex` of a class.
    fn shape_text(&self, class: ClassId) -> Option<String> {
        let annotations = self.class_annotations(class);
        Some(annotations.into_iter().find(|own| own.name == "Hex")?.texts.join("\n"))
    }
}

/// The class that a descriptor names; of an array, the class of its elements.
fn class_in(descriptor: &str) -> Option<String> {
    let name = descriptor.trim_start_matches('[').strip_prefix('L')?.strip_suffix(';')?;
    Some(name.to_owned())
}
