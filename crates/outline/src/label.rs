//! Names as numbers: a label is a digest of a name, the same in every process.

use serde::{Deserialize, Serialize};

/// A digest of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Label(u64);

impl Label {
    /// The label of a name.
    pub fn of(name: &str) -> Label {
        let digest = blake3::hash(name.as_bytes());
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&digest.as_bytes()[..8]);
        Label(u64::from_le_bytes(bytes))
    }

    /// The label of a part that has a number instead of a name.
    pub fn number(number: u64) -> Label {
        Label(number)
    }
}
