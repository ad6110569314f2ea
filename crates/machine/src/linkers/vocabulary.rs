//! Methods of the vocabulary, where they have their meaning for the engine.

use super::{Linker, Linking};
use crate::intrinsics::vocabulary;
use crate::machine::{Linked, Takes};
use crate::trap::Step;

pub(super) const LINKER: Linker = Linker { name: "vocabulary", link };

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    if !linking.config.vocabulary || linking.is_of_jdk() || !linking.method().is_static() {
        return Ok(None);
    }
    let (name, descriptor) = linking.signature();
    let meaning = vocabulary::word(&linking.class().name, name, descriptor);
    let arg_slots = linking.method().arg_slots;
    Ok(meaning.map(|run| Linked::Intrinsic { run, takes: Takes::Any, arg_slots }))
}
