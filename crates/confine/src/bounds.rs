//! How much a confined program may use.

use std::time::Duration;

use serde::{Deserialize, Serialize};

const MIB: u64 = 1 << 20;

/// How much a confined program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bounds {
    /// Bytes of memory that it can write to and has not reserved only.
    pub memory: u64,
    /// Bytes of one file.
    pub file: u64,
    /// Bytes of all files in its scratch folder; looked at several times a second.
    pub disk: u64,
    /// Threads at the same time; counted only where the program is watched.
    pub threads: usize,
    /// Time of the processor.
    pub cpu: Duration,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { memory: 3072 * MIB, file: 64 * MIB, disk: 256 * MIB, threads: 500, cpu: Duration::from_secs(3600) }
    }
}
