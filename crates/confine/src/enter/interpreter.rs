//! The program that loads a program: the `PT_INTERP` entry of an ELF file.

use std::ffi::OsStr;
use std::fs::File;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

const PT_INTERP: u32 = 3;
/// More than any path has.
const LONGEST: u64 = 4096;

/// The interpreter of a 64-bit little-endian ELF file; none if it has none, or is something else.
pub(super) fn of(program: &Path) -> Option<PathBuf> {
    let file = File::open(program).ok()?;
    let bytes = |at: u64, length: u64| {
        let mut bytes = vec![0; usize::try_from(length).ok()?];
        file.read_exact_at(&mut bytes, at).ok()?;
        Some(bytes)
    };
    let number = |at: u64, length: u64| {
        let mut all = [0; 8];
        all[..usize::try_from(length).ok()?].copy_from_slice(&bytes(at, length)?);
        Some(u64::from_le_bytes(all))
    };
    if bytes(0, 6)? != [0x7f, b'E', b'L', b'F', 2, 1] {
        return None;
    }
    let (table, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
    for entry in 0..count {
        let at = table.checked_add(entry * size)?;
        if number(at, 4)? == u64::from(PT_INTERP) {
            let path = bytes(number(at + 8, 8)?, number(at + 32, 8)?.min(LONGEST))?;
            return Some(PathBuf::from(OsStr::from_bytes(path.strip_suffix(b"\0")?)));
        }
    }
    None
}

#[test]
fn programs_have_one_and_texts_have_none() {
    let own = std::env::current_exe().unwrap();
    assert!(of(&own).is_some_and(|path| path.is_file()));
    assert_eq!(of(Path::new("/etc/passwd")), None);
}
