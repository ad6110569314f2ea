//! A few threads that share a list of work.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many programs run at the same time.
const WORKERS: usize = 2;

/// Applies the function to all items; the results are in the order of the items, whichever was done first.
pub fn on_workers<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(index) else { break };
                    let result = work(item);
                    locked(&done).push((index, result));
                }
            });
        }
    });
    let mut results = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Lets one suite of this process run at a time, so that the time limit of a program means something.
pub fn one_suite_at_a_time() -> MutexGuard<'static, ()> {
    static RUNNING: Mutex<()> = Mutex::new(());
    locked(&RUNNING)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A suite that failed has panicked; that does not affect the next one.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
