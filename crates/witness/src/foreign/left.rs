//! Files that a foreign program left: they may be links to files of the user, pipes, or without end.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

/// More than any report of ours has.
const MOST: u64 = 64 << 20;

/// The text of a plain file; none if it is something else. The program has ended, so nobody changes it meanwhile.
pub(crate) fn text(path: &Path) -> Option<String> {
    if !fs::symlink_metadata(path).ok()?.is_file() {
        return None;
    }
    let mut text = String::new();
    File::open(path).ok()?.take(MOST).read_to_string(&mut text).ok()?;
    Some(text)
}

#[test]
fn links_and_folders_are_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("plain"), "text").unwrap();
    std::os::unix::fs::symlink(at("plain"), at("link")).unwrap();
    assert_eq!(text(&at("plain")).as_deref(), Some("text"));
    assert_eq!((text(&at("link")), text(folder.path()), text(&at("none"))), (None, None, None));
}
