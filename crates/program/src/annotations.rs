//! Annotations of our Java API (`heapwright.*`) on classes, fields, methods and parameters, with the texts that they hold.

use ristretto_classfile::ClassFile;
use ristretto_classfile::attributes::{Annotation, AnnotationElement, Attribute};

use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::program::Program;
use crate::symbols::name_text;

/// The package of our Java API.
const PACKAGE: &str = "Lheapwright/";

/// An annotation of our Java API.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OurAnnotation {
    /// Its simple name: `Requires`.
    pub name: String,
    /// The texts of its `value`, in order.
    pub texts: Vec<String>,
}

impl Program {
    /// The annotations of a class.
    pub fn class_annotations(&self, class: ClassId) -> Vec<OurAnnotation> {
        let Some(file) = self.class(class).file.as_ref() else { return Vec::new() };
        ours(file, &file.attributes)
    }

    /// The annotations of the instance field or static field at a slot of the class that declares it.
    pub fn field_annotations(&self, class: ClassId, name: &str) -> Vec<OurAnnotation> {
        let Some(file) = self.class(class).file.as_ref() else { return Vec::new() };
        let is_it = |index: u16| file.constant_pool.try_get_utf8(index).is_ok_and(|own| own.to_str_lossy() == name);
        let field = file.fields.iter().find(|field| is_it(field.name_index));
        field.map_or_else(Vec::new, |field| ours(file, &field.attributes))
    }

    /// The annotations of a method.
    pub fn method_annotations(&self, method: MethodId) -> Vec<OurAnnotation> {
        let Some((file, attributes)) = self.method_attributes(method) else { return Vec::new() };
        ours(file, attributes)
    }

    /// Whether a method names exceptions in its declaration.
    pub fn declares_exceptions(&self, method: MethodId) -> bool {
        let Some((_, attributes)) = self.method_attributes(method) else { return false };
        attributes.iter().any(|attribute| {
            matches!(attribute, Attribute::Exceptions { exception_indexes, .. } if !exception_indexes.is_empty())
        })
    }

    /// Whether a method carries an annotation.
    pub fn is_annotated(&self, method: MethodId, name: &str) -> bool {
        self.method_annotations(method).iter().any(|annotation| annotation.name == name)
    }

    /// The annotations of a method's parameters, without the receiver; javac lists those that the source has.
    pub fn parameter_annotations(&self, method: MethodId) -> Vec<Vec<OurAnnotation>> {
        let Some((file, attributes)) = self.method_attributes(method) else { return Vec::new() };
        let mut found: Vec<Vec<OurAnnotation>> = vec![Vec::new(); self.method(method).mtype.params.len()];
        for attribute in attributes {
            let (Attribute::RuntimeVisibleParameterAnnotations { parameter_annotations, .. }
            | Attribute::RuntimeInvisibleParameterAnnotations { parameter_annotations, .. }) = attribute
            else {
                continue;
            };
            // Parameters that the compiler adds come first and are not listed.
            let added = found.len().saturating_sub(parameter_annotations.len());
            for (own, listed) in found[added..].iter_mut().zip(parameter_annotations) {
                own.extend(listed.annotations.iter().filter_map(|annotation| our(file, annotation)));
            }
        }
        found
    }

    /// The internal name of a class that a class mentions in its constant pool, by its simple name.
    pub fn mentioned_class(&self, class: ClassId, simple: &str) -> Option<String> {
        let pool = &self.class(class).file.as_ref()?.constant_pool;
        let mut names = (1..pool.len() as u16).filter_map(|index| pool.try_get_class(index).map(name_text).ok());
        names.find(|name| name.rsplit(['/', '$']).next() == Some(simple) && !name.starts_with('['))
    }

    /// The attributes of a method of a class file.
    pub(crate) fn method_attributes(&self, method: MethodId) -> Option<(&ClassFile<'static>, &[Attribute])> {
        let record = self.method(method);
        let file = self.class(record.class).file.as_ref()?;
        let position = match record.body {
            Body::File(position) => position,
            Body::Native | Body::Abstract => {
                self.class(record.class).methods.iter().position(|&own| own == method)? as u16
            }
            Body::Synthesized => return None,
        };
        Some((file, &file.methods.get(position as usize)?.attributes))
    }
}

fn ours(file: &ClassFile<'_>, attributes: &[Attribute]) -> Vec<OurAnnotation> {
    let listed = attributes.iter().filter_map(|attribute| match attribute {
        Attribute::RuntimeVisibleAnnotations { annotations, .. }
        | Attribute::RuntimeInvisibleAnnotations { annotations, .. } => Some(annotations),
        _ => None,
    });
    listed.flatten().filter_map(|annotation| our(file, annotation)).collect()
}

fn our(file: &ClassFile<'_>, annotation: &Annotation) -> Option<OurAnnotation> {
    let descriptor = file.constant_pool.try_get_utf8(annotation.type_index).ok()?.to_rust_string();
    let name = descriptor.strip_prefix(PACKAGE)?.strip_suffix(';')?.to_owned();
    let value = annotation.elements.iter().find(|element| {
        file.constant_pool.try_get_utf8(element.name_index).is_ok_and(|name| name.to_str_lossy() == "value")
    });
    let texts = value.map_or_else(Vec::new, |element| texts(file, &element.value));
    Some(OurAnnotation { name, texts })
}

fn texts(file: &ClassFile<'_>, value: &AnnotationElement) -> Vec<String> {
    match value {
        AnnotationElement::String { const_value_index } => {
            file.constant_pool.try_get_utf8(*const_value_index).map(|text| text.to_rust_string()).into_iter().collect()
        }
        AnnotationElement::Array { values } => values.iter().flat_map(|value| texts(file, value)).collect(),
        _ => Vec::new(),
    }
}
