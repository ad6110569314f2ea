//! The fields that a method writes, found without running it.

use crate::error::LinkError;
use crate::ids::MethodId;
use crate::op::{Op, Unresolved};
use crate::program::Program;

impl Program {
    /// The fields that a method writes, or that other methods of its class write for it: declaring class, with slashes, and
    /// name. Must be called before the code is executed: instructions that have been resolved are not recognized.
    pub fn fields_written(&mut self, method: MethodId) -> Result<Vec<(String, String)>, LinkError> {
        let class = self.method(method).class;
        let mut methods = vec![method];
        let mut fields = Vec::new();
        let mut at = 0;
        while let Some(&method) = methods.get(at) {
            at += 1;
            let Some(code) = self.code(method)? else { continue };
            for op in code.ops.iter() {
                let Op::Resolve(what, index) = op.get() else { continue };
                match what {
                    Unresolved::PutField | Unresolved::PutStatic => {
                        let member = self.member_ref(class, index)?;
                        let target = self.load(&member.class)?;
                        let (owner, _) = self.find_field(target, &member.name, &member.descriptor)?;
                        fields.push((self.class(owner).name.to_string(), member.name));
                    }
                    Unresolved::InvokeStatic | Unresolved::InvokeSpecial | Unresolved::InvokeVirtual => {
                        let member = self.member_ref(class, index)?;
                        let called = self.class(class).methods.iter().copied().find(|&own| {
                            let own = self.method(own);
                            *member.class == *self.class(class).name
                                && **self.text(own.name) == *member.name
                                && **self.text(own.descriptor) == *member.descriptor
                        });
                        methods.extend(called.filter(|called| !methods.contains(called)));
                    }
                    _ => {}
                }
            }
        }
        Ok(fields)
    }
}
