//! Open files that a process inherits from those who started it.

use std::fs;

/// Closes everything but the three standard streams.
pub(super) fn close_inherited() {
    let Ok(entries) = fs::read_dir("/proc/self/fd") else { return };
    // Collected first, so that the folder itself is closed again before anything else is.
    let open: Vec<i32> = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok()).collect();
    for handle in open.into_iter().filter(|handle| *handle > 2) {
        // An error is ignored: it is closed already.
        let _ = nix::unistd::close(handle);
    }
}
