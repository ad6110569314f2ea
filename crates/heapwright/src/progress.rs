//! A line on the terminal about an exploration that takes long; it is removed when the exploration is over.

use std::io::{IsTerminal, Write};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use explore::Progress;

/// How long an exploration runs before its progress is shown.
const PATIENCE: Duration = Duration::from_secs(2);
/// Time between two updates.
const INTERVAL: Duration = Duration::from_millis(250);
/// Columns that every terminal has.
const WIDTH: usize = 79;

/// Shows the progress of an exploration as long as it lives.
pub struct Ticker {
    ended: Arc<(Mutex<bool>, Condvar)>,
    thread: Option<JoinHandle<()>>,
}

impl Ticker {
    /// Starts to show the progress, if standard error is a terminal.
    pub fn start(target: &str, progress: Arc<Progress>) -> Ticker {
        let ended = Arc::new((Mutex::new(false), Condvar::new()));
        let thread = std::io::stderr().is_terminal().then(|| {
            let (ended, target) = (ended.clone(), target.to_owned());
            std::thread::spawn(move || watch(&target, &progress, &ended))
        });
        Ticker { ended, thread }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        *self.ended.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.ended.1.notify_all();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Removes a line of progress from the terminal; it comes back where the exploration goes on.
pub fn clear() {
    let mut stderr = std::io::stderr().lock();
    if stderr.is_terminal() {
        let _ = write!(stderr, "\r\x1b[K");
    }
}

fn watch(target: &str, progress: &Progress, (ended, signal): &(Mutex<bool>, Condvar)) {
    let started = Instant::now();
    let mut pause = PATIENCE;
    let mut shown = false;
    let mut guard = ended.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        guard = signal.wait_timeout_while(guard, pause, |ended| !*ended).unwrap_or_else(PoisonError::into_inner).0;
        // An error is ignored: a terminal that has gone away is no reason to stop.
        let mut stderr = std::io::stderr().lock();
        if *guard {
            if shown {
                let _ = write!(stderr, "\r\x1b[K");
            }
            return;
        }
        let _ = write!(stderr, "\r\x1b[K{}", line(target, progress, started.elapsed()));
        let _ = stderr.flush();
        (shown, pause) = (true, INTERVAL);
    }
}

fn line(target: &str, progress: &Progress, elapsed: Duration) -> String {
    let count = |value: &std::sync::atomic::AtomicU64| value.load(Ordering::Relaxed);
    let (paths, violated, gaps) = (count(&progress.paths), count(&progress.violated), count(&progress.gaps));
    let seconds = elapsed.as_secs_f64();
    let mut numbers = format!("{seconds:.0} s, {paths} paths, {:.0}/s", paths as f64 / seconds.max(0.001));
    for (count, what) in [(violated, "violated"), (gaps, "left")] {
        if count > 0 {
            numbers += &format!(", {count} {what}");
        }
    }
    numbers += " (Ctrl-C: report)";
    let room = WIDTH.saturating_sub(numbers.chars().count() + 2);
    let target: String = match target.char_indices().nth(room) {
        Some((end, _)) => format!("{}…", &target[..target[..end].char_indices().next_back().map_or(0, |(at, _)| at)]),
        None => target.to_owned(),
    };
    format!("{target}: {numbers}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_fits_a_terminal() {
        let progress = Progress::default();
        progress.paths.store(1000, Ordering::Relaxed);
        let time = Duration::from_secs(4);
        assert_eq!(line("A.b(int)", &progress, time), "A.b(int): 4 s, 1000 paths, 250/s (Ctrl-C: report)");
        progress.violated.store(3, Ordering::Relaxed);
        progress.gaps.store(2, Ordering::Relaxed);
        let long = line(&"pkg.Class.method(int)".repeat(9), &progress, time);
        assert!(long.chars().count() <= WIDTH, "{long}");
        assert!(long.ends_with("…: 4 s, 1000 paths, 250/s, 3 violated, 2 left (Ctrl-C: report)"), "{long}");
    }
}
