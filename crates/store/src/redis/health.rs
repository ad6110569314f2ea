//! Whether a server is worth asking.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time-outs in a row after which a server is not asked for a while.
const TIMEOUTS: u32 = 3;
/// Lookups after which their average counts.
const SAMPLES: u32 = 16;
/// Lookups after which a server counts as reliable.
const PROVED: u32 = 256;
/// The first pause; each next one is twice as long.
const SHORTEST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(30);
/// What an answer costs without the store, until the actual cost is known.
const COST: Duration = Duration::from_millis(20);

/// What is known of a server.
#[derive(Debug)]
pub(super) struct Health {
    up: AtomicBool,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// When to look again, while it is away.
    due: Instant,
    pause: Duration,
    timeouts: u32,
    samples: u32,
    average: Duration,
    cost: Duration,
    /// Whether the first attempt to reach it is not over; false as soon as a lookup has waited for it.
    new: bool,
}

/// What happened to a lookup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    Slow,
    Gone,
}

impl Health {
    pub fn new() -> Health {
        let state = State {
            due: Instant::now(),
            pause: SHORTEST,
            timeouts: 0,
            samples: 0,
            average: Duration::ZERO,
            cost: COST,
            new: true,
        };
        Health { up: AtomicBool::new(false), state: Mutex::new(state) }
    }

    pub fn is_up(&self) -> bool {
        self.up.load(Ordering::Relaxed)
    }

    pub fn is_new(&self) -> bool {
        !self.is_up() && self.state().new
    }

    /// Notes that the first attempt has been waited for: this is done once.
    pub fn no_longer_new(&self) {
        self.state().new = false;
    }

    /// Whether it is away and time to look again.
    pub fn is_due(&self) -> bool {
        !self.is_up() && self.state().due <= Instant::now()
    }

    /// Whether a server that answers in this time is worth asking.
    pub fn is_quick(&self, time: Duration) -> bool {
        time <= self.state().cost
    }

    pub fn set_cost(&self, cost: Duration) {
        self.state().cost = cost;
    }

    /// Notes a lookup that was answered; the result says whether the server is not asked from now on.
    pub fn answered(&self, time: Duration) -> bool {
        let mut state = self.state();
        state.timeouts = 0;
        state.samples += 1;
        state.average = if state.samples == 1 { time } else { (state.average * 7 + time) / 8 };
        if state.samples >= PROVED {
            state.pause = SHORTEST;
        }
        let slow = state.samples >= SAMPLES && state.average > state.cost;
        if slow {
            self.leave(&mut state);
        }
        slow
    }

    /// Notes a lookup that failed; the result says whether the server is not asked from now on.
    pub fn trouble(&self, trouble: Trouble) -> bool {
        let mut state = self.state();
        if !self.is_up() {
            return false;
        }
        state.timeouts += 1;
        let left = trouble == Trouble::Gone || state.timeouts >= TIMEOUTS;
        if left {
            self.leave(&mut state);
        }
        left
    }

    /// It answers again.
    pub fn back(&self) {
        let mut state = self.state();
        state.new = false;
        state.timeouts = 0;
        state.samples = 0;
        self.up.store(true, Ordering::Relaxed);
    }

    /// It still does not answer.
    pub fn still_away(&self) {
        let mut state = self.state();
        state.new = false;
        self.leave(&mut state);
    }

    fn leave(&self, state: &mut State) {
        state.due = Instant::now() + state.pause;
        state.pause = (state.pause * 2).min(LONGEST);
        self.up.store(false, Ordering::Relaxed);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn up() -> Health {
        let health = Health::new();
        health.back();
        health
    }

    #[test]
    fn a_slow_server_is_left_alone() {
        let health = up();
        health.set_cost(Duration::from_millis(5));
        let left = (1..=SAMPLES).find(|_| health.answered(Duration::from_millis(6)));
        assert_eq!(left, Some(SAMPLES));
        assert!(!health.is_up() && !health.is_due());
        let health = up();
        assert!((0..1000).all(|_| !health.answered(Duration::from_millis(1))));
    }

    #[test]
    fn time_outs_in_a_row_count() {
        let health = up();
        for _ in 0..10 {
            assert!(!health.trouble(Trouble::Slow) && !health.trouble(Trouble::Slow));
            assert!(!health.answered(Duration::from_millis(1)));
        }
        assert!(!health.trouble(Trouble::Slow) && !health.trouble(Trouble::Slow) && health.trouble(Trouble::Slow));
        assert!(up().trouble(Trouble::Gone));
    }

    #[test]
    fn pauses_grow_until_the_server_has_proved_itself() {
        let health = up();
        for _ in 0..20 {
            health.still_away();
        }
        assert_eq!(health.state().pause, LONGEST);
        health.back();
        assert_eq!(health.state().pause, LONGEST);
        for _ in 0..PROVED {
            health.answered(Duration::from_millis(1));
        }
        assert_eq!(health.state().pause, SHORTEST);
    }
}
