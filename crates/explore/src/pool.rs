//! Workers and how they share work: by prefixes of paths. Each has a machine of its own; nothing else is shared, so the
//! set of results does not depend on how many there are or who explored what.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use machine::Machine;
use program::MethodId;

use crate::case::Case;
use crate::counts::{Interruption, Record};
use crate::coverage::Coverage;
use crate::error::{Bug, ExploreError};
use crate::path::Path;
use crate::settings::Order;
use crate::subject::{Subject, SubjectError, in_words};
use crate::task::{Setup, Task};
use crate::worker::{Completion, Worker};

/// What can be seen while an exploration runs.
#[derive(Debug, Default)]
pub struct Progress {
    /// Paths ended so far, in whatever way.
    pub paths: AtomicU64,
    /// Paths that violated the property.
    pub violated: AtomicU64,
    /// Paths that were left.
    pub gaps: AtomicU64,
}

/// How long a worker without work waits before it looks whether the exploration is over.
const PATIENCE: Duration = Duration::from_millis(50);
/// Time for finding the inputs of paths, at least.
const RETAKING: Duration = Duration::from_secs(10);
/// Paths that are worth another machine.
const FEWEST_PATHS: usize = 32;
/// Stack of a worker: terms are walked recursively.
const STACK: usize = 64 << 20;

/// What workers share.
pub struct Shared<'a> {
    queue: Mutex<VecDeque<Path>>,
    signal: Condvar,
    waiting: AtomicUsize,
    jobs: usize,
    done: AtomicBool,
    /// Whether something was left because the exploration was to end early.
    left: AtomicBool,
    order: Order,
    draws: AtomicU64,
    deadline: Option<Instant>,
    stop: Arc<AtomicBool>,
    /// What can be seen from outside.
    pub progress: &'a Progress,
}

impl<'a> Shared<'a> {
    fn new(task: &Task, deadline: Option<Instant>, progress: &'a Progress) -> Shared<'a> {
        Shared {
            queue: Mutex::new(VecDeque::from([Path::default()])),
            signal: Condvar::new(),
            waiting: AtomicUsize::new(0),
            jobs: task.settings.jobs().max(1),
            done: AtomicBool::new(false),
            left: AtomicBool::new(false),
            order: task.settings.order,
            draws: AtomicU64::new(0),
            deadline,
            stop: task.stop.clone(),
            progress,
        }
    }

    /// Whether the exploration is to end early.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.is_out_of_time()
    }

    /// When the exploration is to end.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    fn is_out_of_time(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Notes that paths were left because the exploration is over.
    pub fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }

    /// Nobody is to wait for further work.
    fn end(&self) {
        // Under the lock: a worker between its look at `done` and its wait would miss the signal.
        let _queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        self.done.store(true, Ordering::Relaxed);
        self.signal.notify_all();
    }

    /// Whether some worker has nothing to do.
    pub fn is_hungry(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Gives prefixes to whoever has nothing to do.
    pub fn give(&self, prefixes: Vec<Path>) {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.extend(prefixes);
        self.signal.notify_all();
    }

    /// The next prefix; none when all is explored.
    fn take(&self) -> Option<Path> {
        let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if self.done.load(Ordering::Relaxed) {
                // Whoever ended the exploration did not know of what others were about to give.
                if !queue.is_empty() {
                    self.leave();
                }
                return None;
            }
            if self.is_over() {
                if !queue.is_empty() {
                    self.leave();
                }
                self.done.store(true, Ordering::Relaxed);
                self.signal.notify_all();
                return None;
            }
            if let Some(path) = self.draw(&mut queue) {
                return Some(path);
            }
            if self.waiting.fetch_add(1, Ordering::Relaxed) + 1 == self.jobs {
                self.done.store(true, Ordering::Relaxed);
                self.signal.notify_all();
                return None;
            }
            // Time and Ctrl-C do not signal.
            queue = self.signal.wait_timeout(queue, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
    }

    fn draw(&self, queue: &mut VecDeque<Path>) -> Option<Path> {
        match self.order {
            Order::Random(seed) if queue.len() > 1 => {
                let draw = self.draws.fetch_add(1, Ordering::Relaxed);
                let at = (heap::mix(seed, draw, 0) % queue.len() as u64) as usize;
                queue.swap_remove_back(at)
            }
            _ => queue.pop_front(),
        }
    }
}

/// Explores a subject with as many workers as the settings say. `find` finds the subject on each machine.
pub fn explore(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    progress: &Progress,
) -> Result<Record, ExploreError> {
    let shared = Shared::new(task, task.settings.limits.time.map(|time| Instant::now() + time), progress);
    let results: Vec<Result<Record, ExploreError>> = std::thread::scope(|scope| {
        let start = |_| {
            let builder = std::thread::Builder::new().stack_size(STACK);
            builder.spawn_scoped(scope, || work(setup, find, task, &shared)).expect("a thread can be started")
        };
        let workers: Vec<_> = (0..shared.jobs).map(start).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let mut record = Record::default();
    for result in results {
        record.merge(result?);
    }
    if shared.left.load(Ordering::Relaxed) {
        record.interrupted = Some(match task.stop.load(Ordering::Relaxed) {
            true => Interruption::Stopped,
            false => Interruption::Time(task.settings.limits.time.unwrap_or_default()),
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

/// Whether the input heaps of paths of an invariant, which were explored before, can be completed so that it answers
/// true.
pub fn completions(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    task: &Task,
    paths: &[Path],
) -> Result<Vec<Completion>, ExploreError> {
    retake_all(setup, find, task, paths, &|worker, path, shared| worker.completion(path, shared))
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
    let shared = Shared::new(task, time.map(|time| Instant::now() + time), &progress);
    let share = paths.len().div_ceil(shared.jobs).max(FEWEST_PATHS);
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

/// What one worker does. One that fails must not leave the others waiting for its prefixes.
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
        let explored = catch_unwind(AssertUnwindSafe(|| match task.settings.order {
            Order::DepthFirst => worker.explore(prefix, shared),
            Order::BreadthFirst | Order::Random(_) => {
                worker.expand(prefix, shared).map(|children| shared.give(children))
            }
        }));
        match explored {
            Ok(explored) => explored?,
            Err(panic) => return Err(Bug::new(&*panic, worker.path().to_string()).into()),
        }
    }
    let mut record = worker.into_record();
    record.boot = boot;
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    /// One worker waits when the time is up, while the other one still expands the last prefix.
    #[test]
    fn what_is_given_after_the_end_is_left() {
        let progress = Progress::default();
        let settings = Settings { jobs: Some(2), order: Order::BreadthFirst, ..Settings::default() };
        let task = Task { settings, ..Task::default() };
        let shared = Shared::new(&task, None, &progress);
        assert!(shared.take().is_some());
        task.stop.store(true, Ordering::Relaxed);
        assert!(shared.take().is_none());
        shared.give(vec![Path::default()]);
        assert!(shared.take().is_none());
        assert!(shared.left.load(Ordering::Relaxed));
    }
}
