//! Cases in one JVM after another: whatever becomes of a process, every case gets exactly one answer.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ::program::Jdk;
use explore::case::Case;
use tempfile::TempDir;

use super::process::{Event, Process};
use super::write::write;
use explore::Replay;

/// A JVM that says nothing for so long on top of the cases' own limit does not answer any more.
const GRACE: Duration = Duration::from_secs(10);
/// Time for the JVM to start.
const START: Duration = Duration::from_secs(60);

/// What all processes have in common.
pub(super) struct Setting<'a> {
    pub(super) jdk: &'a Jdk,
    /// The compiled program that replays.
    pub(super) program: &'a Path,
    /// Absolute.
    pub(super) class_path: &'a [PathBuf],
    /// The time of one case.
    pub(super) limit: Duration,
    pub(super) stop: &'a AtomicBool,
}

/// How far a process came.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Starting,
    /// Between cases.
    Ready,
    /// In a case.
    Running,
    /// It said goodbye.
    Leaving,
}

/// Why a process runs no more cases.
enum End {
    /// The next process goes on.
    Restart,
    /// None of the remaining cases can be run.
    Hopeless(String),
}

/// Runs cases, and reports each by its position.
pub(super) fn run(setting: &Setting, cases: &[&Case], report: &mut dyn FnMut(usize, Replay)) {
    let mut done = 0;
    let reason = match prepare(cases) {
        Err(error) => format!("the cases cannot be written: {error}"),
        Ok((folder, file)) => loop {
            if done == cases.len() {
                return;
            }
            if setting.stop.load(Ordering::Relaxed) {
                break "interrupted".to_owned();
            }
            let before = done;
            let mut report_next = |replay| {
                report(done, replay);
                done += 1;
            };
            match one_process(setting, &file, before, cases.len(), &folder, &mut report_next) {
                End::Restart if done > before => {}
                End::Restart => break "the JVM ends without a result".to_owned(),
                End::Hopeless(reason) => break reason,
            }
        },
    };
    for at in done..cases.len() {
        report(at, Replay::NotRun(reason.clone()));
    }
}

/// A working directory, and in it the file of the cases.
fn prepare(cases: &[&Case]) -> io::Result<(TempDir, PathBuf)> {
    let folder = TempDir::with_prefix("heapwright-replay-")?;
    let path = folder.path().join("cases");
    let mut file = BufWriter::new(File::create(&path)?);
    for case in cases {
        file.write_all(write(case).as_bytes())?;
    }
    file.flush()?;
    Ok((folder, path))
}

/// Runs cases from one on until the process ends.
fn one_process(
    setting: &Setting,
    file: &Path,
    passed: usize,
    count: usize,
    folder: &TempDir,
    report_next: &mut dyn FnMut(Replay),
) -> End {
    let mut process = match Process::start(setting, file, passed, folder.path()) {
        Ok(process) => process,
        Err(error) => return End::Hopeless(format!("the JVM does not start: {error}")),
    };
    let mut phase = Phase::Starting;
    let mut left = count - passed;
    loop {
        let patience = if phase == Phase::Starting { START } else { setting.limit * 2 + GRACE };
        match process.next(patience, setting) {
            Event::Said(said) => {
                let (word, rest) = said.split_once(' ').unwrap_or((&said, ""));
                let replay = match word {
                    "confirmed" => Replay::Confirmed,
                    "refuted" => Replay::Refuted(rest.to_owned()),
                    "notrun" => Replay::NotRun(rest.to_owned()),
                    "ready" => {
                        phase = Phase::Ready;
                        continue;
                    }
                    "started" => {
                        phase = Phase::Running;
                        continue;
                    }
                    "bye" => {
                        phase = Phase::Leaving;
                        continue;
                    }
                    _ => return End::Hopeless(rest.to_owned()),
                };
                if phase == Phase::Running && left > 0 {
                    report_next(replay);
                    left -= 1;
                    phase = Phase::Ready;
                }
            }
            Event::Stopped => return End::Hopeless("interrupted".to_owned()),
            Event::Silent if phase == Phase::Starting => {
                return End::Hopeless(format!("the JVM does not start within {} s", START.as_secs()));
            }
            Event::Silent => {
                if phase == Phase::Running {
                    report_next(Replay::Refuted(format!("did not end within {} s", setting.limit.as_secs_f64())));
                }
                return End::Restart;
            }
            Event::Ended => {
                match phase {
                    Phase::Starting => {
                        return End::Hopeless(format!("the JVM does not start: {}", process.complaint()));
                    }
                    Phase::Running => report_next(Replay::NotRun(process.ending())),
                    Phase::Ready | Phase::Leaving => {}
                }
                return End::Restart;
            }
        }
    }
}
