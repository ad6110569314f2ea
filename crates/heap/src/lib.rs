//! The heap: one mutable store of objects with an undo trail. Every write passes the barrier of an [`Arena`] or
//! [`Table`], so that rolling back to a mark restores the state bit for bit.

mod arena;
mod arrays;
mod collect;
mod free_list;
mod heap;
mod identities;
mod input;
mod packed;
mod scalar;
mod seldom;
mod sparse;
mod sparse_access;
mod table;
mod trailed;
mod value;

pub use backtrack::Trailed;

pub use arena::{Arena, ArenaMark};
pub use heap::{Fault, FieldCell, Header, Heap, HeapMark, Nature, Store};
pub use input::{
    InputCell, InputHeap, InputMark, InputObject, InputVariable, Nullness, Origin, Question, Response, Root, TypeSet,
    UnknownCell, mix,
};
pub use packed::Packed;
pub use scalar::Scalar;
pub use seldom::Seldom;
pub use sparse::{ArrayEntry, EntryId, Sparse};
pub use table::{Table, TableMark};
pub use value::{Ref, Unknown, Value};
