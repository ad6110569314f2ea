//! The methods that a class declares or inherits, as its users see them, and how targets spell them.

use std::rc::Rc;

use rustc_hash::FxHashSet;

use super::syntax::ParamType;
use crate::class::access;
use crate::descriptor::{Kind, class_of, readable};
use crate::ids::{ClassId, MethodId, Symbol};
use crate::program::Program;

/// A method as callers tell it from others. The result does not count: overriding methods may narrow it.
type Signature = (Symbol, Vec<Rc<str>>);

impl Program {
    /// The declared methods in the order of the class file, then the inherited ones from the superclass up, then those
    /// of superinterfaces. Overridden methods and static initializers are left out, and so is what the compiler made.
    pub(super) fn visible_methods(&self, class: ClassId) -> Vec<MethodId> {
        let mut seen: FxHashSet<Signature> = FxHashSet::default();
        let mut found = Vec::new();
        for &owner in self.class(class).ancestors.iter().rev() {
            let inherited = self.class(owner).methods.iter().copied().filter(|&id| self.is_inherited(class, id));
            let fresh: Vec<MethodId> = inherited.filter(|&id| !seen.contains(&self.signature(id))).collect();
            // A bridge hides the method that it stands for, though the bridge itself is left out.
            seen.extend(fresh.iter().map(|&id| self.signature(id)));
            found.extend(fresh);
        }
        let mut interfaces = self.class(class).all_interfaces.to_vec();
        interfaces.sort_unstable_by(|&a, &b| self.class(a).name.cmp(&self.class(b).name));
        for interface in interfaces {
            for &id in &self.class(interface).methods {
                let is_inherited = self.method(id).flags & (access::STATIC | access::PRIVATE) == 0;
                if is_inherited && seen.insert(self.signature(id)) {
                    found.push(self.interface_method(class, id));
                }
            }
        }
        found.retain(|&id| self.method(id).flags & access::SYNTHETIC == 0);
        found
    }

    /// How a target spells a method, seen from the class in which it was looked for.
    pub(super) fn spelled(&self, class: ClassId, method: MethodId) -> String {
        self.spelled_in(&self.class(class).java_name(), method)
    }

    /// How a target spells a method of its own class.
    pub fn spell_target(&self, method: MethodId) -> String {
        self.spelled(self.method(method).class, method)
    }

    /// How a target spells a method of a class given by name.
    pub(super) fn spelled_in(&self, class: &str, method: MethodId) -> String {
        let method = self.method(method);
        let params: Vec<String> = method.mtype.params.iter().map(|param| readable(param)).collect();
        format!("{class}.{}({})", self.text(method.name), params.join(","))
    }

    /// How well written types fit the parameters of a method: the smaller the better, none if they do not.
    pub(super) fn fit(&self, method: MethodId, written: &[ParamType]) -> Option<Fit> {
        let params = &self.method(method).mtype.params;
        if params.len() != written.len() {
            return None;
        }
        let fits = params.iter().zip(written).map(|(param, written)| fit(param, written));
        fits.collect::<Option<Vec<Fit>>>().map(|fits| fits.into_iter().max().unwrap_or(Fit::Exact))
    }

    pub(super) fn signature(&self, id: MethodId) -> Signature {
        let method = self.method(id);
        (method.name, method.mtype.params.clone())
    }

    /// Whether a class declares a method or inherits it from a superclass.
    fn is_inherited(&self, class: ClassId, id: MethodId) -> bool {
        let (class, method) = (self.class(class), self.method(id));
        let name = &**self.text(method.name);
        if method.class == class.id || name == "<clinit>" {
            return name != "<clinit>";
        }
        // Interfaces have `Object` as superclass in their class files only.
        if name == "<init>" || method.is_private() || class.is_interface() {
            return false;
        }
        let package_private = method.flags & (access::PUBLIC | access::PROTECTED) == 0;
        !package_private || self.class(method.class).package() == class.package()
    }

    /// The method that a class inherits for one of a superinterface: a default method where there is one.
    fn interface_method(&self, class: ClassId, id: MethodId) -> MethodId {
        let method = self.method(id);
        let mut candidates = self.most_specific(class, method.name, method.descriptor);
        candidates.sort_by_key(|&id| {
            let candidate = self.method(id);
            (candidate.is_abstract(), self.class(candidate.class).name.clone())
        });
        candidates.first().copied().unwrap_or(id)
    }
}

/// How a written type names the type of a parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fit {
    /// By its full name.
    Exact,
    /// Without `java.lang`.
    JavaLang,
    /// By its last parts: `Entry` or `Map.Entry` for `java.util.Map$Entry`.
    Suffix,
}

fn fit(param: &str, written: &ParamType) -> Option<Fit> {
    let dims = param.bytes().take_while(|&b| b == b'[').count();
    let element = &param[dims..];
    if dims != written.dims {
        return None;
    }
    if Kind::of(element) != Some(Kind::Ref) {
        return (readable(element) == written.name).then_some(Fit::Exact);
    }
    let name = class_of(element).replace('/', ".");
    if name == written.name {
        return Some(Fit::Exact);
    }
    if name.strip_prefix("java.lang.") == Some(&written.name) {
        return Some(Fit::JavaLang);
    }
    let (name, written) = (name.replace('$', "."), written.name.replace('$', "."));
    let rest = name.strip_suffix(&*written)?;
    (rest.is_empty() || rest.ends_with('.')).then_some(Fit::Suffix)
}
