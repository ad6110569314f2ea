//! The room that a program takes in its scratch folder. The kernel bounds single files only.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

use crate::attempt::{Attempt, Kind};
use crate::plan::Plan;
use crate::said::{Said, say};

/// Between two looks. A disk takes some hundred megabytes meanwhile.
const PAUSE: Duration = Duration::from_millis(100);
/// More files are as bad as more bytes.
const MOST_FILES: u64 = 100_000;

/// Looks again and again, and ends a program that takes too much.
pub(super) fn look_after(plan: &Plan, program: Pid) {
    let (most, scratch, token) = (plan.confinement.bounds.disk, plan.confinement.scratch.clone(), plan.token.clone());
    thread::spawn(move || {
        loop {
            thread::sleep(PAUSE);
            let (mut bytes, mut files) = (0, 0);
            measure(&scratch, &mut bytes, &mut files);
            if bytes > most || files > MOST_FILES {
                let what = format!("fill the disk ({} MiB in {files} files)", bytes >> 20);
                say(&token, &Said::Tried(Attempt::new(Kind::Limit, what)));
                let _ = kill_process(program, Signal::KILL);
                return;
            }
        }
    });
}

fn measure(folder: &Path, bytes: &mut u64, files: &mut u64) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let Ok(about) = entry.metadata() else { continue };
        *files += 1;
        *bytes += about.len();
        if *files > MOST_FILES {
            return;
        }
        if about.is_dir() {
            measure(&entry.path(), bytes, files);
        }
    }
}
