//! The contents of arrays, by element type. Most explored paths change no array: they are marked when they change.

use crate::arena::{Arena, ArenaMark};
use crate::sparse::{ArrayEntry, Sparse};
use crate::value::Ref;

/// The elements of all arrays but tagged ones.
#[derive(Debug, Default)]
pub(crate) struct Arrays {
    pub(crate) bytes: Arena<i8>,
    pub(crate) shorts: Arena<u16>,
    pub(crate) ints: Arena<i32>,
    pub(crate) longs: Arena<i64>,
    pub(crate) floats: Arena<f32>,
    pub(crate) doubles: Arena<f64>,
    pub(crate) refs: Arena<Ref>,
    pub(crate) sparse: Arena<Sparse>,
    pub(crate) entries: Arena<ArrayEntry>,
}

crate::trailed! {
    /// A point in the history of the arrays.
    ArraysMark of Arrays {
        bytes: ArenaMark,
        shorts: ArenaMark,
        ints: ArenaMark,
        longs: ArenaMark,
        floats: ArenaMark,
        doubles: ArenaMark,
        refs: ArenaMark,
        sparse: ArenaMark,
        entries: ArenaMark,
    }
}
