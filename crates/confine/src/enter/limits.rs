//! Bounds that the kernel keeps for each process. The total of all files is looked after by the guard.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use crate::bounds::Bounds;

/// Files that may be open at the same time.
const OPEN_FILES: u64 = 4096;

/// Sets the limits, which cannot be raised again.
pub(super) fn set(bounds: &Bounds) -> Result<(), String> {
    let limits = [
        // Not the address space: a JVM reserves much more of it than it uses.
        (Resource::Data, bounds.memory, "memory"),
        (Resource::Fsize, bounds.file, "size of files"),
        (Resource::Cpu, bounds.cpu.as_secs().max(1), "time"),
        (Resource::Nofile, OPEN_FILES, "open files"),
        (Resource::Core, 0, "core files"),
    ];
    for (resource, value, name) in limits {
        let value = getrlimit(resource).maximum.map_or(value, |most| value.min(most));
        setrlimit(resource, Rlimit { current: Some(value), maximum: Some(value) })
            .map_err(|error| format!("no limit on {name} ({error})"))?;
    }
    Ok(())
}
