//! Native methods of the program, whose bodies are outside Java: they answer anything.

use super::{Linker, Linking};
use crate::left_out::LeftOut;
use crate::machine::{Linked, Takes};
use crate::trap::Step;
use crate::unseen::answer;

pub(super) const LINKER: Linker = Linker { name: "foreign", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    if !linking.program.is_foreign(linking.id) || !linking.contracted.is_exploring() {
        return Ok(None);
    }
    let arg_slots = linking.method().arg_slots;
    linking.left_out.note(LeftOut::Foreign(linking.program.external_method(linking.id, true)));
    Ok(Some(Linked::Intrinsic { run: answer, takes: Takes::Any, arg_slots }))
}
