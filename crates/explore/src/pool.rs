//! Workers and how they share work: by prefixes of paths. Each has a machine of its own; nothing else is shared, so the
//! set of results does not depend on how many there are or who explored what.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Instant;

use machine::Machine;
use program::MethodId;

use crate::config::{Config, Order, Setup};
use crate::counts::Record;
use crate::path::Path;
use crate::subject::{Subject, SubjectError};
use crate::worker::Worker;

/// What can be seen while an exploration runs.
#[derive(Debug, Default)]
pub struct Progress {
    /// Paths ended so far, in whatever way.
    pub paths: AtomicU64,
}

/// What workers share.
pub struct Shared<'a> {
    queue: Mutex<VecDeque<Path>>,
    signal: Condvar,
    waiting: AtomicUsize,
    jobs: usize,
    done: AtomicBool,
    order: Order,
    draws: AtomicU64,
    deadline: Option<Instant>,
    stop: Arc<AtomicBool>,
    /// What can be seen from outside.
    pub progress: &'a Progress,
}

impl Shared<'_> {
    /// Whether the exploration is to end early.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.is_out_of_time()
    }

    fn is_out_of_time(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
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
            if self.done.load(Ordering::Relaxed) || self.is_over() {
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
            queue = self.signal.wait(queue).unwrap_or_else(PoisonError::into_inner);
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

/// Explores a subject with as many workers as the configuration says. `find` finds the subject on each machine.
pub fn explore(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    config: &Config,
    progress: &Progress,
) -> Result<Record, SubjectError> {
    let shared = Shared {
        queue: Mutex::new(VecDeque::from([Path::default()])),
        signal: Condvar::new(),
        waiting: AtomicUsize::new(0),
        jobs: config.jobs.max(1),
        done: AtomicBool::new(false),
        order: config.order,
        draws: AtomicU64::new(0),
        deadline: config.limits.time.map(|time| Instant::now() + time),
        stop: config.stop.clone(),
        progress,
    };
    let mut record = if shared.jobs == 1 {
        work(setup, find, config, &shared)?
    } else {
        let results: Vec<Result<Record, SubjectError>> = std::thread::scope(|scope| {
            let workers: Vec<_> =
                (0..shared.jobs).map(|_| scope.spawn(|| work(setup, find, config, &shared))).collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let mut total = Record::default();
        for result in results {
            total.merge(result?);
        }
        total
    };
    if config.stop.load(Ordering::Relaxed) {
        record.interrupted = Some("interrupted".to_owned());
    } else if shared.is_out_of_time() {
        let seconds = config.limits.time.map_or(0.0, |time| time.as_secs_f64());
        record.interrupted = Some(format!("--time {seconds} s is used up"));
    }
    Ok(record)
}

/// What one worker does.
fn work(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    config: &Config,
    shared: &Shared,
) -> Result<Record, SubjectError> {
    // A worker that fails must not leave the others waiting for its prefixes.
    let result = worker_loop(setup, find, config, shared);
    if result.is_err() {
        shared.done.store(true, Ordering::Relaxed);
        shared.signal.notify_all();
    }
    result
}

fn worker_loop(
    setup: &Setup<'_>,
    find: &(dyn Fn(&mut Machine) -> Result<MethodId, SubjectError> + Sync),
    config: &Config,
    shared: &Shared,
) -> Result<Record, SubjectError> {
    let started = Instant::now();
    let mut machine = setup().map_err(|stop| SubjectError::Start(format!("the JDK cannot be started: {stop:?}")))?;
    let method = find(&mut machine)?;
    let subject = Subject::new(&mut machine, method, config)?;
    let boot = started.elapsed();
    let mut worker = Worker::new(machine, subject, config)?;
    while let Some(prefix) = shared.take() {
        match config.order {
            Order::DepthFirst => worker.explore(prefix, shared)?,
            Order::BreadthFirst | Order::Random(_) => {
                let children = worker.expand(prefix, shared)?;
                shared.give(children);
            }
        }
    }
    let mut record = worker.into_record();
    record.boot = boot;
    Ok(record)
}
