//! Workers and how they share work: by prefixes of paths. Each has a machine of its own; nothing else is shared, so the
//! set of results depends neither on the number of workers nor on which worker explored which path.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use budget::Over;
use machine::Machine;
use program::MethodId;

use crate::case::Case;
use crate::counts::{Interruption, Record};
use crate::coverage::Coverage;
use crate::error::{Bug, ExploreError};
use crate::frontier::Portion;
use crate::path::Path;
use crate::progress::Progress;
use crate::shared::Shared;
use crate::story::Story;
use crate::subject::{Subject, SubjectError, in_words};
use crate::task::{Setup, Task};
use crate::worker::{Completion, Worker};

/// Time for finding the inputs of paths, at least.
const RETAKING: Duration = Duration::from_secs(10);
/// The fewest paths for which a further worker, with a machine of its own, is started.
const FEWEST_PATHS: usize = 32;
/// Stack of a worker: terms are walked recursively.
const STACK: usize = 64 << 20;

/// Explores a subject with as many workers as the settings say. `find` finds the subject on each machine.
pub fn explore(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    progress: &Progress,
) -> Result<Record, ExploreError> {
    let shared = Shared::new(task, task.budget.within(task.settings.limits.time), progress);
    let results: Vec<Result<Record, ExploreError>> = std::thread::scope(|scope| {
        shared.postpone(shared.jobs() - 1);
        let start = |number: usize| {
            let builder = std::thread::Builder::new().stack_size(STACK);
            let shared = &shared;
            let run = move || match number == 0 || shared.await_turn() {
                true => work(setup, find, task, shared),
                false => Ok(Record::default()),
            };
            builder.spawn_scoped(scope, run).expect("a thread can be started")
        };
        let workers: Vec<_> = (0..shared.jobs()).map(start).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let mut record = Record::default();
    for result in results {
        record.merge(result?);
    }
    // Where a worker panicked, that is why others left something.
    if shared.has_left() && record.bugs.is_empty() {
        record.interrupted = Some(match shared.over() {
            Some(Over::Stopped) => Interruption::Stopped,
            Some(Over::Memory) => Interruption::Memory(task.settings.limits.memory),
            Some(Over::Time) | None => Interruption::Time(task.settings.limits.time.unwrap_or_default()),
        });
    }
    Ok(record)
}

/// The cases of paths, each with what the path executes; none for a path of which no input is found.
pub type Retaken = Vec<Option<(Case, Coverage)>>;

/// The cases of paths that were explored before, in their order. Each path is taken again from the start.
pub fn cases(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    paths: &[Path],
) -> Result<Retaken, ExploreError> {
    retake_all(setup, find, task, paths, &|worker, path, shared| worker.retake(path, shared))
}

/// For paths of an invariant that were explored before: whether their input heaps can be completed so that the
/// invariant answers true.
pub fn completions(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    paths: &[Path],
) -> Result<Vec<Completion>, ExploreError> {
    retake_all(setup, find, task, paths, &|worker, path, shared| worker.completion(path, shared))
}

/// Takes one path, as users write it, and tells it line by line.
pub fn tell(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    path: &Path,
) -> Result<Story, ExploreError> {
    let told =
        retake_all(setup, find, task, std::slice::from_ref(path), &|worker, path, shared| worker.tell(path, shared))?;
    Ok(told.into_iter().next().unwrap_or_default())
}

/// Takes paths again, each from the start.
fn retake_all<T: Send>(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    paths: &[Path],
    retake_one: &(dyn Fn(&mut Worker, &Path, &Shared) -> Result<T, SubjectError> + Sync),
) -> Result<Vec<T>, ExploreError> {
    let progress = Progress::default();
    // Finding inputs may take longer than finding paths: a question to the solver has a time limit of its own.
    let time = task.settings.limits.time.map(|time| time.max(RETAKING));
    let shared = Shared::new(task, task.budget.within(time), &progress);
    let share = paths.len().div_ceil(shared.jobs()).max(FEWEST_PATHS);
    let retake = &|paths: &[Path]| {
        let caught = catch_unwind(AssertUnwindSafe(|| {
            let (mut worker, _) = start_worker(setup, find, task, &shared)?;
            paths.iter().map(|path| retake_one(&mut worker, path, &shared).map_err(ExploreError::from)).collect()
        }));
        caught.unwrap_or_else(|panic| Err(Bug::new(&*panic, String::new()).into()))
    };
    let results: Vec<Result<Vec<T>, ExploreError>> = std::thread::scope(|scope| {
        let start = |share| {
            let builder = std::thread::Builder::new().stack_size(STACK);
            builder.spawn_scoped(scope, move || retake(share)).expect("a thread can be started")
        };
        let workers: Vec<_> = paths.chunks(share).map(start).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let mut retaken = Vec::with_capacity(paths.len());
    for result in results {
        retaken.extend(result?);
    }
    Ok(retaken)
}

/// What one worker does. If it fails, the other workers must not wait for its prefixes.
fn work(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    shared: &Shared,
) -> Result<Record, ExploreError> {
    // A worker that panicked is not used again.
    let caught = catch_unwind(AssertUnwindSafe(|| worker_loop(setup, find, task, shared)));
    let result = caught.unwrap_or_else(|panic| Err(Bug::new(&*panic, String::new()).into()));
    if result.is_err() {
        shared.end();
    }
    result
}

/// A worker that has prepared the subject, and how long its machine took to start.
fn start_worker<'a>(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &'a Task,
    shared: &Shared,
) -> Result<(Worker<'a>, Duration), SubjectError> {
    let started = Instant::now();
    let mut machine =
        setup().map_err(|stop| SubjectError::Start(format!("the JDK cannot be started: {}", in_words(&stop))))?;
    let method = find(&mut machine)?;
    let subject = Subject::new(&mut machine, method, task)?;
    let boot = started.elapsed();
    Ok((Worker::new(machine, subject, task, shared)?, boot))
}

fn worker_loop(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    shared: &Shared,
) -> Result<Record, ExploreError> {
    let (mut worker, boot) = start_worker(setup, find, task, shared)?;
    while let Some(prefix) = shared.take() {
        let explored = catch_unwind(AssertUnwindSafe(|| match shared.portion() {
            Portion::Below => worker.explore(prefix, shared),
            Portion::Step => worker.expand(prefix, shared).map(|children| shared.give(children)),
        }));
        match explored {
            Ok(explored) => explored?,
            Err(panic) => {
                // Nobody goes on with a worker that panicked; what it had found counts.
                let bug = Bug::new(&*panic, worker.path().to_string());
                shared.leave();
                shared.end();
                let found = catch_unwind(AssertUnwindSafe(|| worker.into_record()));
                let mut record = found.unwrap_or_default();
                record.bugs.push(bug);
                return Ok(Record { boot, ..record });
            }
        }
    }
    Ok(Record { boot, ..worker.into_record() })
}
