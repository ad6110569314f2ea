//! Numbers that tell objects from all others. Most explored paths ask for none.

use crate::scalar::Scalar;
use crate::table::{Table, TableMark};

/// In which order objects were first asked for their identity.
#[derive(Debug, Default)]
pub(crate) struct Identities {
    /// By position, counted from 1; 0 for objects that were not asked.
    pub(crate) numbers: Table<u32>,
    /// How many objects were asked.
    pub(crate) count: Scalar<u32>,
}

crate::trailed! {
    /// A point in the history of the identities.
    IdentitiesMark of Identities { numbers: TableMark, count: u32 }
}
