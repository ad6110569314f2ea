//! The vocabulary of the software verification competition, `org.sosy_lab.sv_benchmarks.Verifier`.

use super::asked::*;
use crate::intrinsics::Entries;

pub(super) const WORDS: Entries = &[
    ("assume(Z)V", assume),
    ("nondetBoolean()Z", any_boolean),
    ("nondetByte()B", any_byte),
    ("nondetChar()C", any_char),
    ("nondetShort()S", any_short),
    ("nondetInt()I", any_int),
    ("nondetLong()J", any_long),
    ("nondetFloat()F", any_float),
    ("nondetDouble()D", any_double),
    ("nondetString()Ljava/lang/String;", any_string),
];
