//! Strings: natives, and the methods that would otherwise go through `Unsafe` or vector intrinsics.

use crate::intrinsics::unsafe_access::ARRAY_BASE;
use crate::intrinsics::{Entries, Reply, int, reference, zero};
use crate::machine::Machine;
use crate::trap::Step;

pub(super) const TABLE: Entries = &[
    ("java/lang/String.intern()Ljava/lang/String;", intern),
    ("java/lang/StringUTF16.isBigEndian()Z", zero),
    ("java/lang/StringCoding.err(Ljava/lang/String;)V", super::nothing),
    (
        "jdk/internal/util/ArraysSupport.vectorizedMismatch(Ljava/lang/Object;JLjava/lang/Object;JII)I",
        vectorized_mismatch,
    ),
];

fn intern(machine: &mut Machine) -> Step<Reply> {
    let string = machine.arg_ref(0)?;
    reference(machine.intern(string)?)
}

/// The index of the first element whose bits differ, or -1 for none. The offsets are those of `unsafe_access`.
fn vectorized_mismatch(machine: &mut Machine) -> Step<Reply> {
    let (a, b) = (machine.arg_ref(0)?, machine.arg_ref(3)?);
    let scale = machine.arg_int(7)?;
    let start = |offset: i64| ((offset - ARRAY_BASE) >> scale) as i32;
    let (a_start, b_start) = (start(machine.arg_long(1)?), start(machine.arg_long(4)?));
    let (a_kind, b_kind) = (machine.element_kind(a)?, machine.element_kind(b)?);
    for index in 0..machine.arg_int(6)? {
        if machine.element(a, a_start + index, a_kind)? != machine.element(b, b_start + index, b_kind)? {
            return int(index);
        }
    }
    int(-1)
}
