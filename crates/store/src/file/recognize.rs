//! Whether a file is ours, from its first bytes: before that is known, no database library touches it.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use crate::error::StoreError;

/// `application_id` of our databases: "HWst".
pub(super) const APPLICATION: u32 = 0x4857_7374;
/// `user_version`: the format of the tables.
pub(super) const VERSION: u32 = 1;

const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: usize = 100;

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Recognized {
    /// Nothing is there, or an empty file.
    Empty,
    /// A store.
    Ours,
}

/// Recognizes a file. Both numbers are in its first page from the moment that a store is made.
pub(super) fn recognize(path: &Path) -> Result<Recognized, StoreError> {
    let place = || path.display().to_string();
    let io = |error| StoreError::Io { place: place(), error };
    let foreign = |what| StoreError::Foreign { place: place(), what };
    match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            return if folder.is_none_or(Path::is_dir) {
                Ok(Recognized::Empty)
            } else {
                Err(StoreError::NoFolder { place: place() })
            };
        }
        Err(error) => return Err(io(error)),
        Ok(meta) if !meta.is_file() => return Err(StoreError::NoFile { place: place() }),
        Ok(meta) if meta.len() == 0 => return Ok(Recognized::Empty),
        Ok(_) => (),
    }
    let mut header = Vec::new();
    File::open(path).and_then(|file| file.take(HEADER as u64).read_to_end(&mut header)).map_err(io)?;
    if !header.starts_with(MAGIC) {
        return Err(foreign("it is no database"));
    }
    let number =
        |at: usize| header.get(at..at + 4).map(|bytes| u32::from_be_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
    match (number(68), number(60)) {
        (Some(APPLICATION), Some(VERSION)) => Ok(Recognized::Ours),
        (Some(APPLICATION), Some(version)) => Err(StoreError::Version { place: place(), version }),
        (Some(_), _) => Err(foreign("it is a database of something else")),
        (None, _) => Err(foreign("it ends in its first bytes")),
    }
}
