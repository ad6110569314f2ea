//! Access checks at resolution (JVMS 5.4.4): which classes may name which members. What modules export is not checked.

use ristretto_classfile::attributes::Attribute;

use crate::class::{ClassKind, access};
use crate::class_bytes::ClassOrigin;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::program::Program;
use crate::symbols::name_text;

impl Program {
    /// Whether code of one class may name another.
    pub(crate) fn check_class_access(&self, caller: ClassId, target: ClassId) -> Result<(), LinkError> {
        let target = self.innermost(target);
        let class = self.class(target);
        let allowed = class.flags & access::PUBLIC != 0
            || matches!(class.kind, ClassKind::Primitive(_))
            || class.package() == self.class(caller).package();
        if allowed {
            return Ok(());
        }
        Err(LinkError::IllegalAccess(format!(
            "failed to access class {} from class {} ({})",
            class.java_name(),
            self.class(caller).java_name(),
            self.homes(target, caller)
        )))
    }

    /// Whether code of a class may call a method.
    pub(crate) fn check_method_access(&self, caller: ClassId, id: MethodId) -> Result<(), LinkError> {
        let method = self.method(id);
        if self.may_access(caller, method.class, method.flags) {
            return Ok(());
        }
        let what = format!("method '{}'", self.external_method(id, true));
        Err(self.illegal_access(caller, method.class, method.flags, &what))
    }

    /// Whether code of a class may touch a field.
    pub(crate) fn check_field_access(
        &self,
        caller: ClassId,
        owner: ClassId,
        flags: u16,
        name: &str,
    ) -> Result<(), LinkError> {
        if self.may_access(caller, owner, flags) {
            return Ok(());
        }
        let what = format!("field {}.{name}", self.class(owner).java_name());
        Err(self.illegal_access(caller, owner, flags, &what))
    }

    fn may_access(&self, caller: ClassId, owner: ClassId, flags: u16) -> bool {
        if flags & access::PUBLIC != 0 || caller == owner {
            return true;
        }
        if flags & access::PRIVATE != 0 {
            return self.nest_host_name(caller) == self.nest_host_name(owner);
        }
        let same_package = self.class(caller).package() == self.class(owner).package();
        same_package || flags & access::PROTECTED != 0 && self.is_subtype(caller, owner)
    }

    fn illegal_access(&self, caller: ClassId, owner: ClassId, flags: u16, what: &str) -> LinkError {
        let modifier = match flags & (access::PRIVATE | access::PROTECTED) {
            access::PRIVATE => "private ",
            access::PROTECTED => "protected ",
            _ => "",
        };
        LinkError::IllegalAccess(format!(
            "class {} tried to access {modifier}{what} ({})",
            self.class(caller).java_name(),
            self.homes(caller, owner)
        ))
    }

    /// The name of the class whose nest a class belongs to.
    fn nest_host_name(&self, class: ClassId) -> String {
        let class = self.class(class);
        let host = class.attributes().iter().find_map(|attribute| match attribute {
            Attribute::NestHost { host_class_index, .. } => {
                class.file.as_ref()?.constant_pool.try_get_class(*host_class_index).map(name_text).ok()
            }
            _ => None,
        });
        host.unwrap_or_else(|| class.name.to_string())
    }

    /// The class of an array's innermost elements.
    pub fn innermost(&self, class: ClassId) -> ClassId {
        let mut class = class;
        while let ClassKind::Array(element, _) = self.class(class).kind {
            class = element;
        }
        class
    }

    /// The name of a class's module, `None` for the unnamed one.
    pub fn module_name(&self, class: ClassId) -> Option<&str> {
        let class = self.class(self.innermost(class));
        match class.origin.as_deref() {
            Some(ClassOrigin::Jdk { module }) => Some(module),
            None if matches!(class.kind, ClassKind::Primitive(_)) => Some("java.base"),
            _ => None,
        }
    }

    /// Where two classes are at home, as messages of the JVM spell it.
    pub fn homes(&self, a: ClassId, b: ClassId) -> String {
        let home = |class: ClassId| match self.module_name(class) {
            Some(module) => format!("module {module} of loader 'bootstrap'"),
            None => "unnamed module of loader 'app'".to_owned(),
        };
        let (a_name, b_name) = (self.class(a).java_name(), self.class(b).java_name());
        if home(a) == home(b) {
            format!("{a_name} and {b_name} are in {}", home(a))
        } else {
            format!("{a_name} is in {}; {b_name} is in {}", home(a), home(b))
        }
    }
}
