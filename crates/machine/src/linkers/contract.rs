//! Methods whose contracts stand in the place of their bodies.

use std::rc::Rc;

use super::{Linker, Linking};
use crate::left_out::LeftOut;
use crate::machine::Linked;
use crate::trap::Step;

pub(super) const LINKER: Linker = Linker { name: "contract", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    let (arg_slots, id) = (linking.method().arg_slots, linking.id);
    let Some(code) = linking.contracted.stub(linking.program, id)? else { return Ok(None) };
    let declared = linking.program.implemented(id).unwrap_or(id);
    linking.left_out.note(LeftOut::Contracted(linking.program.external_method(declared, true)));
    Ok(Some(Linked::Code { code: Rc::new(code), arg_slots, synchronized: false }))
}
