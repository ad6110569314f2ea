//! Records: whether their canonical constructor does more than keep its parameters.

use crate::class::access;
use crate::error::LinkError;
use crate::ids::{ClassId, MethodId};
use crate::op::{Op, Unresolved};
use crate::program::Program;

impl Program {
    /// The canonical constructor of a record, unless all that it does is to keep its parameters in the fields.
    pub fn checking_constructor(&mut self, class: ClassId) -> Result<Option<MethodId>, LinkError> {
        if !self.class(class).is_record() {
            return Ok(None);
        }
        let fields = self.class(class).fields.iter().filter(|field| field.flags & access::STATIC == 0);
        let fields: Vec<(String, String)> =
            fields.map(|field| (self.text(field.name).to_string(), self.text(field.descriptor).to_string())).collect();
        let descriptors: String = fields.iter().map(|(_, descriptor)| descriptor.as_str()).collect();
        let Some(constructor) = self.declared(class, "<init>", &format!("({descriptors})V")) else { return Ok(None) };
        let kept = self.kept_parameters(class, constructor)?;
        let expected = self.method(constructor).mtype.param_kinds().scan(1, |slot, kind| {
            let own = *slot;
            *slot += kind.slots() as u16;
            Some(own)
        });
        let names = fields.into_iter().map(|(name, _)| name);
        let is_plain = kept.is_some_and(|kept| kept.into_iter().eq(expected.zip(names)));
        Ok((!is_plain).then_some(constructor))
    }

    /// The parameters that a constructor keeps, by slot, and the fields that it keeps them in; none if it does more.
    fn kept_parameters(
        &mut self,
        class: ClassId,
        constructor: MethodId,
    ) -> Result<Option<Vec<(u16, String)>>, LinkError> {
        let Some(code) = self.code(constructor)? else { return Ok(None) };
        let mut loaded = Vec::new();
        let mut kept = Vec::new();
        let mut super_calls = 0;
        for op in code.ops.iter() {
            match op.get() {
                Op::Load(slot) | Op::Load2(slot) => loaded.push(slot),
                Op::Resolve(Unresolved::InvokeSpecial, _) | Op::InvokeDirect(_)
                    if loaded == [0] && super_calls == 0 =>
                {
                    super_calls += 1;
                    loaded.clear();
                }
                Op::Resolve(Unresolved::PutField, index) if loaded.len() == 2 && loaded[0] == 0 => {
                    kept.push((loaded[1], self.member_ref(class, index)?.name));
                    loaded.clear();
                }
                Op::PutField(slot) | Op::PutField2(slot) | Op::PutFieldNarrow(_, slot)
                    if loaded.len() == 2 && loaded[0] == 0 =>
                {
                    let Some(field) = self.field_at(class, slot) else { return Ok(None) };
                    kept.push((loaded[1], self.text(field.name).to_string()));
                    loaded.clear();
                }
                Op::Return => {}
                _ => return Ok(None),
            }
        }
        Ok(loaded.is_empty().then_some(kept))
    }
}
