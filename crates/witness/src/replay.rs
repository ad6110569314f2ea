//! Cases on the real JVM: one process runs many, and says of each whether what was predicted happened.
//!
//! A program in Java (`replay/java`), compiled once for each JDK, builds the input of a case, runs the calls, and compares
//! what is there at the end with the prediction. Every case has a class loader of its own, so that static state does
//! not leak, and answers the program's questions from the case. If a case crashes the JVM or does not end, only that
//! process is lost: the remaining cases are run by a new one.
//!
//! What it cannot do: isolate what lies outside of the program's classes, such as the caches of the JDK, files, and
//! threads that go on.

mod batch;
mod compile;
mod process;
mod write;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use ::program::Jdk;
use explore::Replay;
use explore::case::{Case, Outcome};

use process::Setting;

/// The number of cases for which one more JVM is worth starting.
const WORTH_A_PROCESS: usize = 100;
/// Extra time for a JVM on a busy machine.
const GRACE: Duration = Duration::from_secs(10);

/// How long and how many at once.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The time of one case.
    pub each: Duration,
    /// The processes at the same time; few cases have fewer.
    pub jobs: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { each: Duration::from_secs(10), jobs: thread::available_parallelism().map_or(1, usize::from) }
    }
}

/// Whether cases can be run on the JVM of this JDK; if not, why.
pub fn is_possible(jdk: &Jdk) -> Result<(), String> {
    compile::compiled(jdk).map(|_| ()).map_err(|error| error.to_string())
}

/// Runs cases; the answers are in their order, one each. Progress is told as the number of cases that are done.
/// Once `stop` is set, the remaining cases are not run.
///
/// The positions of a call's arguments count the object that a constructor makes as 0, though it is not among the
/// arguments of the case. Where a constructor is predicted to return an object, the new one is compared with it.
pub fn replay(
    jdk: &Jdk,
    class_path: &[PathBuf],
    cases: &[&Case],
    limits: &Effort,
    stop: &AtomicBool,
    on_progress: &dyn Fn(usize),
) -> Vec<Replay> {
    let mut replays: Vec<Option<Replay>> = cases.iter().map(|case| refusal(case)).collect();
    let waiting: Vec<usize> = (0..cases.len()).filter(|&at| replays[at].is_none()).collect();
    let mut done = cases.len() - waiting.len();
    if !waiting.is_empty() {
        let compiled = match compile::compiled(jdk) {
            Ok(compiled) => compiled,
            Err(error) => {
                let why = Replay::NotRun(error.to_string());
                return replays.into_iter().map(|replay| replay.unwrap_or_else(|| why.clone())).collect();
            }
        };
        let class_path: Vec<PathBuf> = class_path.iter().map(|entry| absolute(entry)).collect();
        let setting = Setting {
            jdk,
            program: compiled.folder(),
            class_path: &class_path,
            limit: limits.each,
            grace: GRACE,
            stop,
        };
        let shares = waiting.len().div_ceil(WORTH_A_PROCESS).min(limits.jobs.max(1));
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            for share in 0..shares {
                // Neighbouring cases take similar time, so dealing them out makes the shares similar.
                let share: Vec<usize> = waiting.iter().copied().skip(share).step_by(shares).collect();
                let (sender, setting) = (sender.clone(), &setting);
                scope.spawn(move || {
                    let dealt: Vec<&Case> = share.iter().map(|&at| cases[at]).collect();
                    batch::run(setting, &dealt, &mut |at, replay| {
                        // The receiver outlives every sender.
                        let _ = sender.send((share[at], replay));
                    });
                });
            }
            drop(sender);
            for (at, replay) in results {
                replays[at] = Some(excused(cases[at], replay));
                done += 1;
                on_progress(done);
            }
        });
    }
    let lost = || Replay::NotRun("its result was lost".to_owned());
    replays.into_iter().map(|replay| replay.unwrap_or_else(lost)).collect()
}

/// Why a case is not run.
fn refusal(case: &Case) -> Option<Replay> {
    (case.outcome == Outcome::Exited).then(|| Replay::NotRun("it ends the process".to_owned()))
}

/// If the JVM may legally do something else, a difference does not refute the prediction.
fn excused(case: &Case, replay: Replay) -> Replay {
    match (replay, &case.unstable) {
        (Replay::Refuted(_), Some(reason)) => Replay::NotRun(reason.clone()),
        (replay, _) => replay,
    }
}

/// An absolute path, since the processes have working directories of their own. An empty entry is the current
/// directory.
fn absolute(entry: &Path) -> PathBuf {
    let entry = if entry.as_os_str().is_empty() { Path::new(".") } else { entry };
    std::path::absolute(entry).unwrap_or_else(|_| entry.to_owned())
}
