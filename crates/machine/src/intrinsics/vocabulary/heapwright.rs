//! Our own vocabulary, `heapwright.Heapwright`.

use heap::Nullness;

use super::asked::*;
use crate::intrinsics::{Entries, reference};
use crate::machine::{Machine, Reply};
use crate::trap::Step;

pub(super) const WORDS: Entries = &[
    ("running()Z", is_running),
    ("assume(Z)V", assume),
    ("ignore()V", ignore),
    ("check(Z)V", check),
    ("check(ZLjava/lang/String;)V", check_with_message),
    ("isDecided(Ljava/lang/Object;Ljava/lang/String;)Z", is_decided),
    ("anyBoolean()Z", any_boolean),
    ("anyByte()B", any_byte),
    ("anyShort()S", any_short),
    ("anyChar()C", any_char),
    ("anyInt()I", any_int),
    ("anyInt(II)I", any_int_between),
    ("anyLong()J", any_long),
    ("anyFloat()F", any_float),
    ("anyDouble()D", any_double),
    ("anyString()Ljava/lang/String;", any_string),
    ("any(Ljava/lang/Class;)Ljava/lang/Object;", any_object),
    ("anyNonNull(Ljava/lang/Class;)Ljava/lang/Object;", any_non_null),
];

fn any_object(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_object_class(0)?;
    reference(machine.ask_object(class, Nullness::Maybe))
}

fn any_non_null(machine: &mut Machine) -> Step<Reply> {
    let class = machine.arg_object_class(0)?;
    reference(machine.ask_object(class, Nullness::Object))
}
