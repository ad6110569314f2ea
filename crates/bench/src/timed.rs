//! Explorations with the processor time that they take, and the targets of benchmarks.
//!
//! Runs are made in this process, one after the other with one worker each: a process for each would start the JDK's
//! classes anew and blur small runs. The time in which the machine is started is known exactly here, and left out.

use std::cell::RefCell;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use explore::{Record, Settings};
use machine::Machine;
use program::Jdk;
use rustix::time::{ClockId, clock_gettime};
use session::{Session, SessionError, Target, Watch};
use store::Stores;

use crate::error::BenchError;
use crate::table::ratio;

/// An exploration, and the processor time that it took.
pub struct Timed {
    /// What it found.
    pub record: Record,
    /// Time of starting the machine.
    pub boot: Duration,
    /// Time of exploring.
    pub cpu: Duration,
}

/// Explores a target.
pub fn explore_timed(session: Session, target: &Target) -> Result<Timed, SessionError> {
    let start = processor_time();
    let clock = Clock(Arc::new(Mutex::new(start)));
    let ready = clock.0.clone();
    let session = session.watched_by(clock);
    let record = session.explore(target);
    let end = processor_time();
    let ready = *ready.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(Timed { record: record?, boot: ready.saturating_sub(start), cpu: end.saturating_sub(ready) })
}

/// Notes when a worker is ready to explore.
struct Clock(Arc<Mutex<Duration>>);

impl Watch for Clock {
    fn ready(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = processor_time();
    }
}

/// The time that processors have spent on this process.
fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Processor time of one run over that of another: T of the papers.
pub fn time_ratio(with: Duration, without: Duration) -> Option<f64> {
    ratio(with.as_secs_f64(), without.as_secs_f64())
}

/// Finds methods of compiled programs by their names.
pub struct Scout(RefCell<Machine>);

impl Scout {
    /// A machine that knows the programs in a folder.
    pub fn new(jdk: &Jdk, classes: &Path) -> Result<Scout, BenchError> {
        let class_path = [classes.to_owned()];
        let session = Session::with_stores(jdk.clone(), &class_path, Settings::default(), Stores::default());
        Ok(Scout(RefCell::new(session.machine()?)))
    }

    /// The method that a text names.
    pub fn target(&self, text: &str) -> Result<Target, BenchError> {
        let found = Target::named(&mut self.0.borrow_mut(), text).map_err(SessionError::from)?;
        Ok(found.into_iter().next().expect("a text that names no method is an error"))
    }
}
