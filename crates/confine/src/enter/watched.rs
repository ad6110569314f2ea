//! Asking the guard to watch this process, by `ptrace`.

use rustix::process::{Signal, getpid, kill_process};

/// Waits until the guard watches. It sees the stop, and lets this process go on.
#[cfg(target_arch = "x86_64")]
pub(super) fn ask() -> Result<(), String> {
    nix::sys::ptrace::traceme().map_err(|error| format!("the guard cannot watch (ptrace: {error})"))?;
    kill_process(getpid(), Signal::STOP).map_err(|error| error.to_string())
}

/// Where registers have other names, nobody has written it yet.
#[cfg(not(target_arch = "x86_64"))]
pub(super) fn ask() -> Result<(), String> {
    Err("the guard can only watch on x86-64".to_owned())
}
