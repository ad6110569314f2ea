//! Temporary folders that do not stay behind: a run that is killed cannot remove its folders, so the next one does.
//!
//! Each folder holds a file that its process keeps locked. The kernel unlocks it when the process ends, however that
//! happens; a folder whose file can be locked belongs to no living process.

mod sweep;

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Once;

use tempfile::TempDir;

pub use sweep::sweep;

/// How the names of our folders and files begin.
pub const PREFIX: &str = "heapwright-";
/// The file that is locked, beside the folder that is given out.
const ALIVE: &str = "alive";
/// The folder that is given out.
const INSIDE: &str = "in";

/// A temporary folder; removed when dropped.
#[derive(Debug)]
pub struct Scratch {
    folder: TempDir,
    inside: PathBuf,
    _alive: File,
}

impl Scratch {
    /// A new folder among the temporary files of the system. The first one of a process removes what killed runs left there.
    pub fn new() -> io::Result<Scratch> {
        static SWEPT: Once = Once::new();
        let place = std::env::temp_dir();
        SWEPT.call_once(|| sweep(&place));
        Scratch::below(&place)
    }

    /// A new folder below another one.
    pub fn below(place: &Path) -> io::Result<Scratch> {
        // Nothing is given out before the lock is held: another process could take the folder for abandoned.
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(place)?;
        let alive = File::create_new(folder.path().join(ALIVE))?;
        alive.try_lock().map_err(io::Error::from)?;
        let inside = folder.path().join(INSIDE);
        std::fs::create_dir(&inside)?;
        Ok(Scratch { folder, inside, _alive: alive })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.inside
    }

    /// Removes the folder; an error says why it stays.
    pub fn close(self) -> io::Result<()> {
        self.folder.close()
    }
}
