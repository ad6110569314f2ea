//! Classes as their source declares them: what a nested class is called, where it is nested, and from where it is
//! visible. A class file's own flags do not tell: they make protected classes public, and private ones visible in the
//! package.

use ristretto_classfile::attributes::Attribute;

use crate::generics::signature_text;
use crate::ids::{ClassId, MethodId};
use crate::method::Body;
use crate::program::Program;
use crate::symbols::name_text;

/// How a class is nested, as its own `InnerClasses` attribute says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nesting {
    /// The internal name of the class of which it is a member; none if it is local or anonymous.
    pub outer: Option<String>,
    /// Its simple name; none if it is anonymous.
    pub name: Option<String>,
    /// Its flags as in the source.
    pub flags: u16,
}

impl Program {
    /// How a class is nested; none if it is not.
    pub fn nesting(&self, class: ClassId) -> Option<Nesting> {
        let class = self.class(class);
        let pool = &class.file.as_ref()?.constant_pool;
        class.attributes().iter().find_map(|attribute| match attribute {
            Attribute::InnerClasses { classes, .. } => classes.iter().find_map(|inner| {
                let own = pool.try_get_class(inner.class_info_index).map(name_text).ok()?;
                (own == *class.name).then(|| Nesting {
                    outer: pool.try_get_class(inner.outer_class_info_index).map(name_text).ok(),
                    name: pool.try_get_utf8(inner.name_index).map(name_text).ok(),
                    flags: inner.access_flags.bits(),
                })
            }),
            _ => None,
        })
    }

    /// Whether a class has type parameters.
    pub fn is_generic_class(&self, id: ClassId) -> bool {
        let class = self.class(id);
        let Some(file) = class.file.as_ref() else { return false };
        signature_text(class.attributes(), &file.constant_pool).is_some_and(|text| text.starts_with('<'))
    }

    /// Whether a method has type parameters of its own.
    pub fn is_generic(&self, id: MethodId) -> bool {
        let method = self.method(id);
        let Body::File(position) = method.body else { return false };
        let Some(file) = self.class(method.class).file.as_ref() else { return false };
        let attributes = &file.methods[position as usize].attributes;
        signature_text(attributes, &file.constant_pool).is_some_and(|text| text.starts_with('<'))
    }
}
