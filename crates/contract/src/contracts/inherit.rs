//! What classes and methods inherit: a subclass keeps what its superclasses and interfaces promise.

use program::{ClassId, MethodId, Program, access};

use super::{Contracts, Found};
use crate::tree::{ClassContract, MethodContract, Purity};

impl Contracts {
    pub(super) fn whole_class(&mut self, program: &mut Program, class: ClassId) -> Found<ClassContract> {
        let record = program.class(class);
        let mut order: Vec<ClassId> = record.all_interfaces.iter().chain(record.ancestors.iter()).copied().collect();
        order.dedup();
        let mut whole = ClassContract::default();
        for owner in order {
            let own = self.own_class(program, owner)?;
            whole.invariants.extend(own.invariants.iter().cloned());
            whole.constraints.extend(own.constraints.iter().cloned());
            whole.initially.extend(own.initially.iter().cloned());
            whole.ghosts.extend(own.ghosts.iter().cloned());
            whole.regions.extend(own.regions.iter().cloned());
        }
        Ok(whole)
    }

    pub(super) fn whole_method(&mut self, program: &mut Program, method: MethodId) -> Found<Option<MethodContract>> {
        let mut whole: Option<MethodContract> = self.own_method(program, method)?.map(|own| (*own).clone());
        for overridden in overridden(program, method) {
            let Some(inherited) = self.own_method(program, overridden)? else { continue };
            let Some(whole) = &mut whole else {
                let names = program.parameter_names(method);
                whole =
                    Some(MethodContract { method, parameters: names, statements: Vec::new(), ..(*inherited).clone() });
                continue;
            };
            whole.cases.extend(inherited.cases.iter().cloned());
            if inherited.purity == Purity::Pure {
                whole.purity = Purity::Pure;
            }
            for (own, inherited) in whole.regions.iter_mut().zip(&inherited.regions) {
                if own.is_none() {
                    own.clone_from(inherited);
                }
            }
        }
        Ok(whole)
    }
}

/// The methods that a method overrides or implements.
pub(super) fn overridden(program: &Program, method: MethodId) -> Vec<MethodId> {
    let record = program.method(method);
    let is_constructor = program.text(record.name).starts_with('<');
    if record.is_static() || record.is_private() || is_constructor {
        return Vec::new();
    }
    let class = program.class(record.class);
    let mut found = Vec::new();
    for &owner in class.ancestors.iter().rev().chain(class.all_interfaces.iter()) {
        if owner == record.class {
            continue;
        }
        let inherited = program.class(owner).by_signature.get(&(record.name, record.descriptor)).copied();
        let Some(inherited) = inherited else { continue };
        let other = program.method(inherited);
        let is_package_private = other.flags & (access::PUBLIC | access::PROTECTED) == 0;
        let is_seen = !is_package_private || program.class(owner).package() == class.package();
        if !other.is_static() && !other.is_private() && is_seen {
            found.push(inherited);
        }
    }
    found
}
