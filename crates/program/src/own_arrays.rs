//! Fields that hold only arrays which their class has made: of exactly the class that the field is declared with.

use crate::class::access;
use crate::error::LinkError;
use crate::ids::ClassId;
use crate::op::{Op, Unresolved};
use crate::program::Program;

impl Program {
    /// Whether the arrays in a field of objects of a class were made for its declared type: nobody else writes it, and it is
    /// not given what callers pass. Containers of the JDK are taken to be so.
    pub fn makes_own_arrays(&mut self, class: ClassId, slot: u32) -> Result<bool, LinkError> {
        if let Some(&known) = self.own_arrays.get(&(class, slot)) {
            return Ok(known);
        }
        let mut owner = class;
        while !self.class(owner).fields.iter().any(|field| field.slot == slot && !field.is_static()) {
            match self.class(owner).super_class {
                Some(above) => owner = above,
                None => return Ok(true),
            }
        }
        let is_private = self.field_at(owner, slot).is_some_and(|field| field.flags & access::PRIVATE != 0);
        let own = self.class(owner).is_jdk() || (is_private && !self.is_given(owner, slot)?);
        self.own_arrays.insert((class, slot), own);
        Ok(own)
    }

    /// Whether a method of a class puts one of its parameters into a field.
    fn is_given(&mut self, owner: ClassId, slot: u32) -> Result<bool, LinkError> {
        let Some(field) = self.field_at(owner, slot) else { return Ok(false) };
        let name = self.text(field.name).to_string();
        for method in self.class(owner).methods.clone() {
            let parameters = self.method(method).arg_slots;
            let Some(code) = self.code(method)? else { continue };
            for pair in code.ops.windows(2) {
                let Op::Load(local) = pair[0].get() else { continue };
                let is_it = match pair[1].get() {
                    Op::PutField(written) => written == slot,
                    Op::Resolve(Unresolved::PutField, index) => self.member_ref(owner, index)?.name == name,
                    _ => false,
                };
                if is_it && local < parameters {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
