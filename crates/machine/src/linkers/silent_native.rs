//! Natives of the JDK that prepare the real JVM for other natives: they do nothing here.

use program::Body;

use super::{Linker, Linking};
use crate::intrinsics;
use crate::machine::{Linked, Takes};
use crate::trap::Step;

pub(super) const LINKER: Linker = Linker { name: "silent native", link };

const NAMES: &[&str] = &["registerNatives", "initIDs", "initNative"];

fn link(linking: &mut Linking<'_>) -> Step<Option<Linked>> {
    let is_silent =
        linking.is_of_jdk() && linking.method().body == Body::Native && NAMES.contains(&linking.signature().0);
    let arg_slots = linking.method().arg_slots;
    Ok(is_silent.then_some(Linked::Intrinsic { run: intrinsics::nothing, takes: Takes::Any, arg_slots }))
}
