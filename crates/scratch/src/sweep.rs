//! Removing what killed runs left.

use std::fs::{self, File, Metadata};
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::time::Duration;

use crate::{ALIVE, PREFIX};

/// How old something is at least that has no locked file, or not yet.
const OLD: Duration = Duration::from_secs(3600);

/// Removes the temporary folders below a place whose processes have ended, and old files of ours. What cannot be removed stays: it
/// may be another user's.
pub fn sweep(place: &Path) {
    let Ok(entries) = fs::read_dir(place) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        // Not followed if it is a link: that is none of ours.
        let Ok(found) = fs::symlink_metadata(&path) else { continue };
        let is_ours = entry.file_name().to_str().is_some_and(|name| name.starts_with(PREFIX));
        if !is_ours || !is_of_this_user(place, &found) {
            continue;
        }
        if found.is_dir() {
            sweep_folder(&path, &found);
        } else if found.is_file() && is_old(&found) {
            let _ = fs::remove_file(&path);
        }
    }
}

fn sweep_folder(path: &Path, found: &Metadata) {
    match File::open(path.join(ALIVE)) {
        // Locked as long as the folder is being removed, so two runs do not get in each other's way.
        Ok(alive) if alive.try_lock().is_ok() => {
            let _ = fs::remove_dir_all(path);
        }
        Ok(_) => {}
        Err(_) if is_old(found) => {
            let _ = fs::remove_dir_all(path);
        }
        Err(_) => {}
    }
}

/// Whether something belongs to the user of this process: as what the process makes there does.
fn is_of_this_user(place: &Path, found: &Metadata) -> bool {
    tempfile::tempfile_in(place).and_then(|file| file.metadata()).is_ok_and(|own| own.uid() == found.uid())
}

fn is_old(found: &Metadata) -> bool {
    found.modified().is_ok_and(|time| time.elapsed().is_ok_and(|age| age >= OLD))
}
