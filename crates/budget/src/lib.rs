//! How long a command may take, how much memory it may use, and whether it was stopped: one object, asked by everything
//! that may take long.
//!
//! | module | what it does |
//! |---|---|
//! | [`memory`](mod@memory) | the memory that this process uses |
//!
//! A budget is cheap to clone, and all clones are stopped at once. A part of the work is given a budget of its own with
//! [`Budget::within`]: it ends no later than the whole.

mod memory;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

pub use memory::resident;

/// What is left to a part of the work.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    shared: Arc<Shared>,
    deadline: Option<Instant>,
    /// Whether the work is done elsewhere: the memory of this process does not matter.
    is_elsewhere: bool,
}

/// What all budgets of a command have in common.
#[derive(Debug)]
struct Shared {
    stopped: AtomicBool,
    /// Bytes that this process may use; 0: any.
    memory: AtomicUsize,
    /// Bytes that it used when it was looked at last.
    resident: AtomicUsize,
    started: Instant,
    /// When it was looked at last: microseconds after the start.
    looked: AtomicU64,
}

impl Default for Shared {
    fn default() -> Shared {
        Shared {
            stopped: AtomicBool::default(),
            memory: AtomicUsize::default(),
            resident: AtomicUsize::default(),
            started: Instant::now(),
            looked: AtomicU64::default(),
        }
    }
}

/// Why there is nothing left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Stopped from outside.
    Stopped,
    /// The time is used up.
    Time,
    /// The memory is used up.
    Memory,
}

impl fmt::Display for Over {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Over::Stopped => "interrupted",
            Over::Time => "the time is used up",
            Over::Memory => "the memory is used up",
        })
    }
}

/// Of the memory, what paths may use: they are given up before the whole is used up, and most of it becomes free again.
const OF_PATHS: usize = 90;

impl Budget {
    /// A budget of so much time from now on.
    pub fn of(time: Duration) -> Budget {
        Budget::default().within(Some(time))
    }

    /// The same budget, for so much time from now on at most.
    #[must_use]
    pub fn within(&self, time: Option<Duration>) -> Budget {
        self.until(time.and_then(|time| Instant::now().checked_add(time)))
    }

    /// The same budget, until a moment at most.
    #[must_use]
    pub fn until(&self, moment: Option<Instant>) -> Budget {
        let deadline = match (self.deadline, moment) {
            (Some(own), Some(other)) => Some(own.min(other)),
            (own, other) => own.or(other),
        };
        Budget { deadline, ..self.clone() }
    }

    /// The same budget for other processes: the memory of this one does not matter.
    #[must_use]
    pub fn elsewhere(&self) -> Budget {
        Budget { is_elsewhere: true, ..self.clone() }
    }

    /// Ends all work on this budget, and on those that it has in common with others.
    pub fn stop(&self) {
        self.shared.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was stopped from outside.
    pub fn is_stopped(&self) -> bool {
        self.shared.stopped.load(Ordering::Relaxed)
    }

    /// When the time is used up.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// The time that is left; none: any.
    pub fn left(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Why nothing is left, if so.
    pub fn over(&self) -> Option<Over> {
        if self.is_stopped() {
            return Some(Over::Stopped);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Some(Over::Time);
        }
        let memory = self.shared.memory.load(Ordering::Relaxed);
        (memory > 0 && !self.is_elsewhere && self.shared.resident() > memory).then_some(Over::Memory)
    }

    /// Whether nothing is left.
    pub fn is_over(&self) -> bool {
        self.over().is_some()
    }

    /// Limits the memory of this process.
    pub fn limit_memory(&self, bytes: usize) {
        self.shared.memory.store(bytes.max(1), Ordering::Relaxed);
        self.shared.look();
    }

    /// Whether a path has to be given up, since it needs so many bytes more.
    pub fn is_short_of(&self, bytes: usize) -> bool {
        let memory = self.shared.memory.load(Ordering::Relaxed);
        if memory == 0 {
            return false;
        }
        if bytes >= LARGE {
            self.shared.look();
        }
        self.shared.resident().saturating_add(bytes) > memory / 100 * OF_PATHS
    }
}

/// From so many bytes on, what the process uses is looked at anew.
const LARGE: usize = 1 << 20;

/// Microseconds between two looks. Memory is filled with some gigabytes in a second.
const PAUSE: u64 = 5_000;

impl Shared {
    /// The memory that this process uses, or used a moment ago.
    fn resident(&self) -> usize {
        if self.now().saturating_sub(self.looked.load(Ordering::Relaxed)) >= PAUSE {
            self.look();
        }
        self.resident.load(Ordering::Relaxed)
    }

    /// Looks at the memory that this process uses.
    #[cold]
    fn look(&self) {
        self.looked.store(self.now(), Ordering::Relaxed);
        if let Some(bytes) = resident() {
            self.resident.store(bytes, Ordering::Relaxed);
        }
    }

    fn now(&self) -> u64 {
        self.started.elapsed().as_micros() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_ends_no_later_than_the_whole() {
        let whole = Budget::default().within(Some(Duration::from_secs(5)));
        assert!(whole.within(Some(Duration::from_secs(60))).deadline() == whole.deadline());
        assert!(whole.within(Some(Duration::from_secs(1))).deadline() < whole.deadline());
        assert!(whole.within(None).deadline() == whole.deadline());
        assert!(Budget::default().within(Some(Duration::MAX)).deadline().is_none(), "further than clocks go");
        assert_eq!(whole.within(Some(Duration::ZERO)).over(), Some(Over::Time));
    }

    #[test]
    fn all_parts_are_stopped_at_once() {
        let whole = Budget::default();
        let part = whole.within(Some(Duration::from_secs(60)));
        assert_eq!(part.over(), None);
        whole.stop();
        assert_eq!(part.over(), Some(Over::Stopped));
    }

    #[test]
    fn memory_is_watched() {
        let budget = Budget::default();
        budget.limit_memory(1 << 40);
        assert!(!budget.is_short_of(0) && budget.is_short_of(1 << 40), "{budget:?}");
        budget.limit_memory(1 << 16);
        assert!(budget.is_short_of(LARGE));
        assert_eq!(budget.over(), Some(Over::Memory));
    }
}
