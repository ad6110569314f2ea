//! Methods of the JDK, and of classes that stand for unseen ones, that have an implementation of ours.

use super::{Linker, Linking};
use crate::intrinsics;
use crate::machine::{Linked, Takes};
use crate::trap::Step;

pub(super) const LINKER: Linker = Linker { name: "intrinsic", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    if !linking.is_of_jdk() && !linking.class().is_stranger() {
        return Ok(None);
    }
    let (name, descriptor) = linking.signature();
    let key = format!("{}.{name}{descriptor}", linking.class().name);
    let Some((takes, run)) = intrinsics::find(&key) else { return Ok(None) };
    let arg_slots = linking.method().arg_slots;
    if takes == Takes::Inputs
        && let Some(code) = linking.program.code(linking.id)?
    {
        return Ok(Some(Linked::Overlaid { code, run, arg_slots }));
    }
    Ok(Some(Linked::Intrinsic { run, takes, arg_slots }))
}
