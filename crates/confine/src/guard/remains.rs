//! Processes that a program left behind. A confined program cannot start any; this is for computers that cannot confine.

use std::fs;

use rustix::process::{Pid, Signal, WaitOptions, getpid, kill_process, wait};

/// Rounds: a process may start another one while it is being ended.
const ROUNDS: usize = 100;

/// Ends all processes that are children of this one, until there are none.
pub(super) fn end() {
    for _ in 0..ROUNDS {
        let children = children();
        if children.is_empty() {
            return;
        }
        for child in children {
            let _ = kill_process(child, Signal::KILL);
        }
        // Their own children become ours when they have been waited for.
        let _ = wait(WaitOptions::empty());
        while matches!(wait(WaitOptions::NOHANG), Ok(Some(_))) {}
    }
}

fn children() -> Vec<Pid> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let numbers = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<i32>().ok());
    numbers.filter_map(Pid::from_raw).filter(|process| parent(*process) == Some(getpid())).collect()
}

/// The parent of a process: the second field behind its name, which stands in brackets and may hold anything.
fn parent(process: Pid) -> Option<Pid> {
    let text = fs::read_to_string(format!("/proc/{}/stat", process.as_raw_nonzero())).ok()?;
    Pid::from_raw(text.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()?)
}

#[test]
fn the_parent_of_a_process_is_found() {
    assert_eq!(parent(getpid()), rustix::process::getppid());
}
