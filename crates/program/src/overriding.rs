//! Which methods a method overrides.

use crate::class::access;
use crate::ids::MethodId;
use crate::program::Program;

impl Program {
    /// The methods that a method overrides or implements, those of superclasses first, the nearest one first.
    pub fn overridden(&self, method: MethodId) -> Vec<MethodId> {
        let record = self.method(method);
        let is_constructor = self.text(record.name).starts_with('<');
        if record.is_static() || record.is_private() || is_constructor {
            return Vec::new();
        }
        let mut found = self.overridden_as(method);
        // Where a type parameter of what is overridden has got an argument, a bridge overrides it.
        for &bridge in &self.class(record.class).methods {
            let other = self.method(bridge);
            let is_like = other.name == record.name && other.mtype.params.len() == record.mtype.params.len();
            if is_like && bridge != method && other.flags & access::BRIDGE != 0 {
                let through = self.overridden_as(bridge);
                found.extend(through.into_iter().filter(|known| !found.contains(known)).collect::<Vec<_>>());
            }
        }
        found
    }

    /// Those of the same erased signature.
    fn overridden_as(&self, method: MethodId) -> Vec<MethodId> {
        let record = self.method(method);
        let class = self.class(record.class);
        let mut found = Vec::new();
        for &owner in class.ancestors.iter().rev().chain(class.all_interfaces.iter()) {
            if owner == record.class {
                continue;
            }
            let inherited = self.class(owner).by_signature.get(&(record.name, record.descriptor)).copied();
            let Some(inherited) = inherited else { continue };
            let other = self.method(inherited);
            let is_package_private = other.flags & (access::PUBLIC | access::PROTECTED) == 0;
            let is_seen = !is_package_private || self.class(owner).package() == class.package();
            if !other.is_static() && !other.is_private() && is_seen {
                found.push(inherited);
            }
        }
        found
    }
}
