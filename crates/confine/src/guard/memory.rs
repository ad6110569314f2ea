//! Reading what a stopped thread has in its memory.

use std::ffi::OsString;
use std::fs::{self, File};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

use rustix::process::Pid;

/// The longest path that the system takes.
const LONGEST: usize = 4096;
/// Memory ends at pages: reading goes in steps that do not cross one.
const STEP: u64 = 256;

/// The text at an address, up to the byte that ends it.
pub(super) fn text(thread: Pid, address: u64) -> Option<PathBuf> {
    let memory = File::open(format!("/proc/{}/mem", thread.as_raw_nonzero())).ok()?;
    let (mut bytes, mut at) = (Vec::new(), address);
    while bytes.len() < LONGEST {
        let mut step = [0; STEP as usize];
        let length = usize::try_from(STEP - at % STEP).ok()?;
        let read = memory.read_at(&mut step[..length], at).ok()?;
        if let Some(end) = step[..read].iter().position(|byte| *byte == 0) {
            bytes.extend(&step[..end]);
            return Some(PathBuf::from(OsString::from_vec(bytes)));
        }
        if read == 0 {
            return None;
        }
        bytes.extend(&step[..read]);
        at += read as u64;
    }
    None
}

/// Some bytes at an address.
pub(super) fn bytes<const N: usize>(thread: Pid, address: u64) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    let memory = File::open(format!("/proc/{}/mem", thread.as_raw_nonzero())).ok()?;
    memory.read_exact_at(&mut bytes, address).ok()?;
    Some(bytes)
}

/// The path at an address, relative to an open folder of the thread, or to its working directory.
pub(super) fn path(thread: Pid, folder: Option<i32>, address: u64) -> Option<PathBuf> {
    let path = text(thread, address)?;
    if path.is_absolute() {
        return Some(path);
    }
    let process = PathBuf::from(format!("/proc/{}", thread.as_raw_nonzero()));
    let link = match folder {
        Some(folder) if folder >= 0 => process.join("fd").join(folder.to_string()),
        _ => process.join("cwd"),
    };
    Some(plain(&fs::read_link(link).ok()?.join(path)))
}

/// Without `.` and `..`, as far as the text alone says.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            std::path::Component::ParentDir => drop(plain.pop()),
            std::path::Component::CurDir => {}
            part => plain.push(part),
        }
    }
    plain
}
