//! Methods of classes that nobody has seen: the machine answers for them.

use super::{Linker, Linking};
use crate::machine::{Linked, Takes};
use crate::trap::Step;
use crate::unseen::answer;

pub(super) const LINKER: Linker = Linker { name: "unseen class", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    let is_unseen = linking.program.interface_of_unseen(linking.method().class).is_some();
    let arg_slots = linking.method().arg_slots;
    Ok(is_unseen.then_some(Linked::Intrinsic { run: answer, takes: Takes::Any, arg_slots }))
}
