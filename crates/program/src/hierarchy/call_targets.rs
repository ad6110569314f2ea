//! Which methods a virtual or interface call can reach, given the classes that its receiver may have.

use rustc_hash::FxHashMap;

use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::program::Program;

/// Receiver classes grouped by the method that a call reaches on them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CallTargets {
    /// The methods, ordered by the names of their classes, each with the classes that lead there in the order given.
    pub reached: Vec<(MethodId, Vec<ClassId>)>,
    /// The classes on which the call fails to link, such as by an `AbstractMethodError`, in the order given.
    pub failing: Vec<ClassId>,
}

impl Program {
    /// The targets of a call of `method` on receivers of the candidate classes. Methods that cannot be overridden are
    /// the only target.
    pub fn common_method(&mut self, candidates: &[ClassId], method: MethodId) -> CallTargets {
        let mut found = CallTargets::default();
        let mut places: FxHashMap<MethodId, usize> = FxHashMap::default();
        for &candidate in candidates {
            let Ok(target) = self.call_target(candidate, method) else {
                found.failing.push(candidate);
                continue;
            };
            let place = *places.entry(target).or_insert(found.reached.len());
            match found.reached.get_mut(place) {
                Some((_, classes)) => classes.push(candidate),
                None => found.reached.push((target, vec![candidate])),
            }
        }
        // Sorted by class names, since ids follow the order of loading; all targets have the same name and descriptor.
        found.reached.sort_by_key(|&(target, _)| self.class(self.method(target).class).name.clone());
        found
    }

    /// The method that a call of `method`, virtual or of an interface, reaches on a receiver of a class.
    pub fn call_target(&mut self, receiver: ClassId, method: MethodId) -> Result<MethodId, LinkError> {
        let called = self.method(method);
        let (owner, vindex) = (called.class, called.vindex);
        let is_fixed = called.is_private() || called.is_static();
        if !self.is_subtype(receiver, owner) {
            return Err(LinkError::Incompatible(format!(
                "Class {} is not a subtype of {}",
                self.class(receiver).java_name(),
                self.class(owner).java_name()
            )));
        }
        if is_fixed {
            return Ok(method);
        }
        if self.class(owner).is_interface() {
            return self.select(receiver, method);
        }
        // A method without a place in the virtual table, such as a constructor, is its own target.
        let Some(vindex) = vindex else { return Ok(method) };
        let target = self.class(receiver).vtable[vindex as usize];
        if self.method(target).is_abstract() {
            return Err(self.abstract_method(receiver, target));
        }
        Ok(target)
    }
}
