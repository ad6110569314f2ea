//! Methods of classes that nobody has seen: the machine answers for them.

use super::{Linker, Linking};
use crate::left_out::LeftOut;
use crate::machine::{Linked, Takes};
use crate::trap::Step;
use crate::unseen::answer;

pub(super) const LINKER: Linker = Linker { name: "unseen class", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    let Some(interface) = linking.program.interface_of_unseen(linking.method().class) else { return Ok(None) };
    if linking.program.implemented(linking.id).is_none() {
        // `equals`, `hashCode` or `toString`: as of any object.
        linking.left_out.note(LeftOut::Unseen(linking.program.class(interface).java_name()));
        return Ok(None);
    }
    let arg_slots = linking.method().arg_slots;
    Ok(Some(Linked::Intrinsic { run: answer, takes: Takes::Any, arg_slots }))
}
