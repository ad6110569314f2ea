//! Cases on the real JVM: one process runs many, and says of each whether what was predicted happened.
//!
//! A program in Java (`replay/java`), compiled once for each JDK, builds the input of a case, runs the calls, and compares
//! what is there at the end with the prediction. Every case has a class loader of its own, so that static state does
//! not leak, and answers the program's questions from the case. If a case crashes the JVM or does not end, only that
//! process is lost: the remaining cases are run by a new one.
//!
//! The process is confined ([`Foreign`]). What it cannot do: isolate cases from each other where they share the JDK's caches or
//! threads that go on, and keep a program that takes the replay apart, in the same process, from answering in its place
//! (`docs/security.md`).

mod batch;
mod compile;
mod process;
mod write;

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use ::budget::Budget;
use ::program::Jdk;
use confine::Attempt;
use explore::Replay;
use explore::case::{Case, Outcome};

use crate::foreign::{Account, Foreign, of_class_path};
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

/// The answer of the JVM about one case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The answer.
    pub answer: Replay,
    /// What the program tried in vain.
    pub tried: Vec<Attempt>,
}

impl Replayed {
    fn without_a_try(answer: Replay) -> Replayed {
        Replayed { answer, tried: Vec::new() }
    }
}

/// Whether cases can be run on the JVM of this JDK; if not, why.
pub fn is_possible(jdk: &Jdk, foreign: &Foreign) -> Result<(), String> {
    foreign.refusal().map_or(Ok(()), Err)?;
    compile::compiled(jdk).map(|_| ()).map_err(|error| error.to_string())
}

/// Runs cases; the answers are in their order, one each. What the processes showed beside is added to the account. Progress is told as the number of cases that are done.
/// Once nothing is left of the budget, the remaining cases are not run.
///
/// The positions of a call's arguments count the object that a constructor makes as 0, though it is not among the
/// arguments of the case. Where a constructor is predicted to return an object, the new one is compared with it.
pub fn replay(
    jdk: &Jdk,
    class_path: &[PathBuf],
    cases: &[&Case],
    limits: &Effort,
    (foreign, account): (&Foreign, &mut Account),
    budget: &Budget,
    on_progress: &dyn Fn(usize),
) -> Vec<Replayed> {
    let refused = |case: &&Case| refusal(case).map(Replayed::without_a_try);
    let mut replays: Vec<Option<Replayed>> = cases.iter().map(refused).collect();
    let waiting: Vec<usize> = (0..cases.len()).filter(|&at| replays[at].is_none()).collect();
    let mut done = cases.len() - waiting.len();
    if !waiting.is_empty() {
        let compiled = match compile::compiled(jdk) {
            Ok(compiled) => compiled,
            Err(error) => {
                let why = Replayed::without_a_try(Replay::NotRun(error.to_string()));
                return replays.into_iter().map(|replay| replay.unwrap_or_else(|| why.clone())).collect();
            }
        };
        let class_path: Vec<PathBuf> = class_path.iter().map(|entry| absolute(entry)).collect();
        let mut readable = of_class_path(jdk, &class_path);
        readable.push(compiled.folder().to_owned());
        let shared = Mutex::new(Account::default());
        let setting = Setting {
            jdk,
            foreign,
            readable: &readable,
            account: &shared,
            program: compiled.folder(),
            class_path: &class_path,
            limit: limits.each,
            grace: GRACE,
            budget,
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
                    batch::run(setting, &dealt, &mut |at, replayed| {
                        // The receiver outlives every sender.
                        let _ = sender.send((share[at], replayed));
                    });
                });
            }
            drop(sender);
            for (at, replayed) in results {
                replays[at] = Some(excused(cases[at], replayed));
                done += 1;
                on_progress(done);
            }
        });
        account.merge(shared.into_inner().unwrap_or_else(PoisonError::into_inner));
    }
    let lost = || Replayed::without_a_try(Replay::NotRun("its result was lost".to_owned()));
    replays.into_iter().map(|replay| replay.unwrap_or_else(lost)).collect()
}

/// Why a case is not run.
fn refusal(case: &Case) -> Option<Replay> {
    (case.outcome == Outcome::Exited).then(|| Replay::NotRun("it ends the process".to_owned()))
}

/// If the JVM may legally do something else, a difference does not refute the prediction. The same holds if the program was
/// refused what it would get elsewhere.
fn excused(case: &Case, replayed: Replayed) -> Replayed {
    let Replayed { answer, tried } = replayed;
    let refused = || tried.iter().map(Attempt::to_string).collect::<Vec<_>>().join(", ");
    let answer = match (answer, &case.unstable) {
        (Replay::Refuted(_), Some(reason)) => Replay::NotRun(reason.clone()),
        (Replay::Refuted(how) | Replay::Otherwise(how) | Replay::NotRun(how), _) if !tried.is_empty() => {
            Replay::NotRun(format!("{how}; the sandbox refused: {}", refused()))
        }
        (answer, _) => answer,
    };
    Replayed { answer, tried }
}

/// An absolute path, since the processes have working directories of their own. An empty entry is the current
/// directory.
fn absolute(entry: &Path) -> PathBuf {
    let entry = if entry.as_os_str().is_empty() { Path::new(".") } else { entry };
    std::path::absolute(entry).unwrap_or_else(|_| entry.to_owned())
}
