//! Methods in whose place users want a model to run.

use std::rc::Rc;

use super::{Linker, Linking};
use crate::left_out::LeftOut;
use crate::machine::Linked;
use crate::trap::{Step, Trap};

pub(super) const LINKER: Linker = Linker { name: "model", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    let Some((class, name)) = linking.contracted.model_of(linking.program, linking.id) else { return Ok(None) };
    let class = linking.program.load(&class.replace('.', "/"))?;
    let replaced = linking.program.external_method(linking.id, true);
    let Some(model) = linking.program.model_of(linking.id, class, &name) else {
        let class = linking.program.class(class).java_name();
        return Err(Trap::unsupported(format!(
            "{class}.{name} has no form that could run in the place of {replaced}: a static method with its receiver first"
        )));
    };
    let code = linking.program.model_code(linking.id, model)?;
    let model = linking.program.external_method(model, true);
    linking.left_out.note(LeftOut::Modelled(format!("{model} for {replaced}")));
    linking.contracted.note_model(linking.id);
    let arg_slots = linking.method().arg_slots;
    Ok(Some(Linked::Code { code: Rc::new(code), arg_slots, synchronized: false }))
}
