//! Contracts that annotations of our Java API state: `@Requires("m")` and `@Ensures("m")` name a method, `@Invariant`
//! marks one.

use std::collections::BTreeSet;

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::{Annotation, AnnotationElement, Attribute};

use crate::class::{Class, Field};
use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::program::Program;

/// The package of our Java API.
const PACKAGE: &str = "Lheapwright/";

impl Program {
    /// The boolean method that an annotation of a method names: any of that name in the same class, whatever its
    /// parameters.
    pub fn contract(&self, id: MethodId, annotation: &str) -> Option<MethodId> {
        let name = self.contract_name(id, annotation)?;
        let class = self.class(self.method(id).class);
        class.methods.iter().copied().find(|&candidate| {
            let method = self.method(candidate);
            **self.text(method.name) == *name && &*method.mtype.ret == "Z"
        })
    }

    fn contract_name(&self, id: MethodId, annotation: &str) -> Option<String> {
        let annotations = self.method_annotations(id);
        annotations.into_iter().find(|own| own.name == annotation)?.texts.into_iter().next()
    }

    /// Whether a method carries an annotation of our Java API.
    pub fn is_annotated(&self, id: MethodId, annotation: &str) -> bool {
        self.annotation(id, annotation).is_some()
    }

    fn annotation(&self, id: MethodId, annotation: &str) -> Option<&Annotation> {
        let method = self.method(id);
        let Body::File(position) = method.body else { return None };
        let file = self.class(method.class).file.as_ref()?;
        find_annotation(file, &file.methods[position as usize].attributes, annotation)
    }

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
            let Ok(class) = self.load(&name) else { continue };
            let class = self.class(class);
            if class.is_jdk() {
                continue;
            }
            found.extend(shape_text(class).map(|text| (class.java_name(), text)));
            work.extend(class.super_class.map(|super_class| self.class(super_class).name.to_string()));
            let fields = class.fields.iter().filter_map(|field| class_in(self.text(field.descriptor)));
            work.extend(fields);
        }
        found.sort();
        found
    }

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

/// The class that a descriptor names; of an array, the class of its elements.
fn class_in(descriptor: &str) -> Option<String> {
    let name = descriptor.trim_start_matches('[').strip_prefix('L')?.strip_suffix(';')?;
    Some(name.to_owned())
}

/// The text of `@Hex` of a class.
fn shape_text(class: &Class) -> Option<String> {
    let file = class.file.as_ref()?;
    let annotation = find_annotation(file, &file.attributes, "Hex")?;
    let text = |value: &AnnotationElement| match value {
        AnnotationElement::String { const_value_index } => {
            Some(file.constant_pool.try_get_utf8(*const_value_index).ok()?.to_rust_string())
        }
        _ => None,
    };
    let value = &annotation.elements.first()?.value;
    match value {
        AnnotationElement::Array { values } => Some(values.iter().filter_map(text).collect::<Vec<_>>().join("\n")),
        other => text(other),
    }
}

fn find_annotation<'a>(file: &ClassFile<'_>, attributes: &'a [Attribute], wanted: &str) -> Option<&'a Annotation> {
    let wanted = format!("{PACKAGE}{wanted};");
    let annotations = attributes.iter().filter_map(|attribute| match attribute {
        Attribute::RuntimeVisibleAnnotations { annotations, .. }
        | Attribute::RuntimeInvisibleAnnotations { annotations, .. } => Some(annotations),
        _ => None,
    });
    annotations
        .flatten()
        .find(|known| file.constant_pool.try_get_utf8(known.type_index).is_ok_and(|name| name.to_str_lossy() == wanted))
}
