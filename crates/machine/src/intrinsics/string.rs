//! Strings: natives, and the methods that would otherwise go through `Unsafe` or vector intrinsics.

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

/// Claims to have compared nothing: the caller then compares element by element.
fn vectorized_mismatch(machine: &mut Machine) -> Step<Reply> {
    int(!machine.arg_int(6)?)
}
