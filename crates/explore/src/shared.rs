//! What workers share: the frontier, and whether the exploration is over.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use budget::{Budget, Over};

use crate::frontier::{Frontier, Portion, frontier};
use crate::path::Path;
use crate::progress::Progress;
use crate::task::Task;

/// How long a worker without work waits before it looks whether the exploration is over.
const PATIENCE: Duration = Duration::from_millis(50);

/// How long further workers wait whether the first one is done by then.
const TURN: Duration = Duration::from_millis(100);

/// What workers share.
pub struct Shared<'a> {
    frontier: Mutex<Box<dyn Frontier>>,
    portion: Portion,
    signal: Condvar,
    waiting: AtomicUsize,
    /// Workers whose turn to start has not come.
    unstarted: AtomicUsize,
    jobs: usize,
    done: AtomicBool,
    /// Whether something was left because the exploration was to end early.
    left: AtomicBool,
    budget: Budget,
    /// What is left of it once there is a violation.
    after_violation: Budget,
    has_violation: AtomicBool,
    /// What can be seen from outside.
    pub progress: &'a Progress,
}

impl<'a> Shared<'a> {
    /// Nothing has been explored yet.
    pub fn new(task: &Task, budget: Budget, progress: &'a Progress) -> Shared<'a> {
        let frontier = frontier(task.settings.order);
        Shared {
            portion: frontier.portion(),
            frontier: Mutex::new(frontier),
            signal: Condvar::new(),
            waiting: AtomicUsize::new(0),
            unstarted: AtomicUsize::new(0),
            jobs: task.settings.jobs().max(1),
            done: AtomicBool::new(false),
            left: AtomicBool::new(false),
            after_violation: budget.until(task.reserve.end(&budget, true)),
            budget: budget.until(task.reserve.end(&budget, false)),
            has_violation: AtomicBool::new(false),
            progress,
        }
    }

    /// How many workers there are.
    pub fn jobs(&self) -> usize {
        self.jobs
    }

    /// What a worker does with a prefix.
    pub fn portion(&self) -> Portion {
        self.portion
    }

    /// Whether the exploration is to end early.
    pub fn is_over(&self) -> bool {
        self.over().is_some()
    }

    /// Why the exploration is to end early, if it is.
    pub fn over(&self) -> Option<Over> {
        match self.has_violation.load(Ordering::Relaxed) {
            true => self.after_violation.over(),
            false => self.budget.over(),
        }
    }

    /// Notes that a path violates the property.
    pub fn note_violation(&self) {
        self.has_violation.store(true, Ordering::Relaxed);
    }

    /// What the exploration may take.
    pub fn budget(&self) -> &Budget {
        &self.budget
    }

    /// Notes that paths were left because the exploration is over.
    pub fn leave(&self) {
        self.left.store(true, Ordering::Relaxed);
    }

    /// Whether paths were left because the exploration is over.
    pub fn has_left(&self) -> bool {
        self.left.load(Ordering::Relaxed)
    }

    /// Ends the exploration: no worker waits for further work.
    pub fn end(&self) {
        // Under the lock: a worker between its look at `done` and its wait would miss the signal.
        let _frontier = self.lock();
        self.finish();
    }

    /// Says that so many workers wait for their turn.
    pub fn postpone(&self, workers: usize) {
        self.unstarted.store(workers, Ordering::Relaxed);
    }

    /// Waits for the turn of a further worker: false if all is explored before it comes. Starting one takes longer than most
    /// explorations.
    pub fn await_turn(&self) -> bool {
        let turn = Instant::now() + TURN;
        let mut frontier = self.lock();
        loop {
            let left = turn.saturating_duration_since(Instant::now());
            if self.done.load(Ordering::Relaxed) || self.is_over() {
                return false;
            }
            if left.is_zero() {
                self.unstarted.fetch_sub(1, Ordering::Relaxed);
                return true;
            }
            frontier = self.signal.wait_timeout(frontier, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Whether some worker has nothing to do.
    pub fn is_hungry(&self) -> bool {
        self.waiting.load(Ordering::Relaxed) > 0
    }

    /// Gives prefixes to workers that have nothing to do.
    pub fn give(&self, prefixes: Vec<Path>) {
        self.lock().give(prefixes);
        self.signal.notify_all();
    }

    /// The next prefix; none when all is explored.
    pub fn take(&self) -> Option<Path> {
        let mut frontier = self.lock();
        loop {
            if self.done.load(Ordering::Relaxed) || self.is_over() {
                // Prefixes that other workers gave after the end are not explored.
                if !frontier.is_empty() {
                    self.leave();
                }
                self.finish();
                return None;
            }
            if let Some(path) = frontier.take() {
                return Some(path);
            }
            let idle = self.waiting.fetch_add(1, Ordering::Relaxed) + 1 + self.unstarted.load(Ordering::Relaxed);
            if idle == self.jobs {
                self.finish();
                return None;
            }
            // The end by time or by Ctrl-C does not signal: wait no longer than this.
            frontier = self.signal.wait_timeout(frontier, PATIENCE).unwrap_or_else(PoisonError::into_inner).0;
            self.waiting.fetch_sub(1, Ordering::Relaxed);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Box<dyn Frontier>> {
        self.frontier.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn finish(&self) {
        self.done.store(true, Ordering::Relaxed);
        self.signal.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Order, Settings};

    /// One worker waits when the time is up, while the other one still expands the last prefix.
    #[test]
    fn what_is_given_after_the_end_is_left() {
        let progress = Progress::default();
        let settings = Settings { jobs: Some(2), order: Order::BreadthFirst, ..Settings::default() };
        let task = Task { settings, ..Task::default() };
        let shared = Shared::new(&task, task.budget.clone(), &progress);
        assert!(shared.take().is_some());
        task.budget.stop();
        assert!(shared.take().is_none());
        shared.give(vec![Path::default()]);
        assert!(shared.take().is_none());
        assert!(shared.has_left());
    }
}
