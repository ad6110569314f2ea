//! What classes and methods inherit: a subclass keeps what its superclasses and interfaces promise.

use program::{ClassId, MethodId, Program};

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
        for overridden in program.overridden(method) {
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
