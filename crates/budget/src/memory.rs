//! The memory that this process uses.

use std::fs;

/// Bytes of a page where Linux does not say otherwise.
const PAGE: usize = 4096;

/// Bytes of this process that are in memory; none where that is not known.
pub fn resident() -> Option<usize> {
    let text = fs::read_to_string("/proc/self/statm").ok()?;
    text.split(' ').nth(1)?.parse::<usize>().ok().map(|pages| pages * PAGE)
}
