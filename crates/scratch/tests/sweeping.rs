//! Folders of processes that were killed are removed; folders of living ones stay.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use scratch::{PREFIX, Scratch, sweep};

/// Set for the process that makes a folder and waits.
const PLACE: &str = "HEAPWRIGHT_TEST_SCRATCH";

/// No test of its own: the other process of the tests below.
#[test]
fn hold_a_folder() {
    let Some(place) = std::env::var_os(PLACE) else { return };
    let folder = Scratch::below(&PathBuf::from(place)).expect("a folder");
    fs::write(folder.path().join("data"), "x").expect("a file");
    println!("at {}", folder.path().display());
    std::thread::sleep(std::time::Duration::from_secs(600));
}

#[test]
fn only_folders_of_ended_processes_are_removed() {
    let place = tempfile::tempdir().expect("a folder");
    let own = Scratch::below(place.path()).expect("a folder");
    let mut other = Command::new(std::env::current_exe().expect("this program"))
        .args(["hold_a_folder", "--exact", "--nocapture"])
        .env(PLACE, place.path())
        .stdout(Stdio::piped())
        .spawn()
        .expect("starting this program");
    let lines = BufReader::new(other.stdout.take().expect("a pipe")).lines();
    let found =
        lines.map_while(Result::ok).find_map(|line| line.split_once("at ").map(|(_, path)| PathBuf::from(path)));
    let found = found.expect("the other process tells where its folder is");
    sweep(place.path());
    assert!(found.join("data").is_file(), "its process lives");
    other.kill().expect("ending the other process");
    other.wait().expect("ending the other process");
    assert!(found.is_dir(), "a killed process removes nothing");
    sweep(place.path());
    assert!(!found.exists());
    assert!(own.path().is_dir(), "this process lives");
    let gone = own.path().to_owned();
    drop(own);
    assert!(!gone.exists());
}

#[test]
fn what_is_young_or_not_ours_stays() {
    let place = tempfile::tempdir().expect("a folder");
    let at = |name: &str| place.path().join(name);
    fs::create_dir(at(&format!("{PREFIX}young"))).expect("a folder");
    fs::create_dir(at("others")).expect("a folder");
    fs::write(at(&format!("{PREFIX}file")), "").expect("a file");
    std::os::unix::fs::symlink(at("others"), at(&format!("{PREFIX}link"))).expect("a link");
    sweep(place.path());
    for name in [format!("{PREFIX}young"), "others".to_owned(), format!("{PREFIX}file"), format!("{PREFIX}link")] {
        assert!(at(&name).exists(), "{name}");
    }
}
