//! The thread that writes to one store: it gathers entries for a short time and commits them as one batch.

use std::collections::VecDeque;
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::backing::{Backing, Commit, Mode, Row};
use crate::counters::Tally;
use crate::entry::StoredEntry;
use crate::file::now;
use crate::key::{Key, Kind};
use crate::seal::seal;
use crate::secret::Secret;

/// How long entries are gathered. A killed process loses at most the entries of this time.
const GATHER: Duration = Duration::from_millis(20);
/// Entries of one commit.
const BATCH: usize = 500;
/// Entries that may wait for a store that is away. Further entries are not written to it.
const WAITING: usize = 100_000;
/// Time between two attempts to write to a store that another process holds.
const RETRY: Duration = Duration::from_millis(20);
/// Time between two looks at a store that is away.
const LOOK: Duration = Duration::from_millis(200);

/// Writes to one store in a thread of its own.
#[derive(Debug)]
pub(crate) struct Writer {
    desk: Arc<Desk>,
    thread: Option<JoinHandle<()>>,
}

/// An entry that is to be written.
#[derive(Debug)]
pub(crate) struct Write {
    pub key: Key,
    pub content: Content,
    pub text: Option<String>,
}

/// The content of an entry; the thread signs it.
#[derive(Debug)]
pub(crate) enum Content {
    /// An answer of this process.
    Answer(Kind, Arc<StoredEntry>),
    /// Bytes of another store, with the signature they have.
    Copy(Vec<u8>, Mode),
}

#[derive(Debug, Default)]
struct Desk {
    state: Mutex<State>,
    /// Signals the thread that there is something to do.
    wake: Condvar,
    /// Signals waiting callers that something was done.
    done: Condvar,
}

#[derive(Debug, Default)]
struct State {
    queue: VecDeque<Write>,
    /// Entries taken from the queue that are not written yet.
    under_way: usize,
    /// Entries that were dropped since the queue was full.
    dropped: usize,
    pace: Pace,
    /// Whether the store cannot be reached: then waiting is pointless.
    away: bool,
    /// Whether the store takes no more entries.
    closed: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Pace {
    #[default]
    Gather,
    Hurry,
    Stop,
}

impl Writer {
    pub fn start(store: Arc<dyn Backing>, tally: Arc<Tally>, secret: Secret) -> Writer {
        let desk = Arc::new(Desk::default());
        let shared = desk.clone();
        let thread =
            thread::Builder::new().name("store".to_owned()).spawn(move || shared.work(&*store, &tally, &secret));
        if thread.is_err() {
            desk.lock().closed = true;
        }
        Writer { desk, thread: thread.ok() }
    }

    /// Hands an entry over.
    pub fn put(&self, write: Write) {
        let mut state = self.desk.lock();
        if state.closed {
            return;
        }
        if state.queue.len() >= WAITING {
            state.dropped += 1;
            return;
        }
        state.queue.push_back(write);
        // Waking the thread is a system call, so it is done once for a batch, not for each entry.
        if matches!(state.queue.len(), 1 | BATCH) {
            self.desk.wake.notify_one();
        }
    }

    /// Waits until everything is written, at most this long; the result is how many entries are not.
    pub fn flush(&self, patience: Duration) -> usize {
        let deadline = Instant::now() + patience;
        let mut state = self.desk.lock();
        while !state.queue.is_empty() || state.under_way > 0 {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() || (state.away && state.under_way == 0) {
                break;
            }
            state.pace = Pace::Hurry;
            self.desk.wake.notify_one();
            state = self.desk.done.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        state.queue.len() + state.under_way + state.dropped
    }
}

impl Drop for Writer {
    /// Ends the thread. Entries that are not written yet are not waited for, since a hanging disk or server must not
    /// keep the process from ending.
    fn drop(&mut self) {
        let idle = {
            let mut state = self.desk.lock();
            state.pace = Pace::Stop;
            self.desk.wake.notify_one();
            state.under_way == 0 && (state.queue.is_empty() || state.away)
        };
        if let Some(thread) = self.thread.take().filter(|_| idle) {
            let deadline = Instant::now() + Duration::from_millis(500);
            // The thread may be reconnecting.
            while !thread.is_finished() && Instant::now() < deadline {
                thread::sleep(Duration::from_millis(1));
            }
        }
    }
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rest<'s>(&self, state: MutexGuard<'s, State>, time: Duration) -> MutexGuard<'s, State> {
        self.wake.wait_timeout(state, time).unwrap_or_else(PoisonError::into_inner).0
    }

    /// The loop of the thread.
    fn work(&self, store: &dyn Backing, tally: &Tally, secret: &Secret) {
        loop {
            let next = store.tend();
            let batch = match self.gather(next) {
                Order::Nothing => continue,
                Order::End => return,
                Order::Write(batch) => batch,
            };
            let rows: Vec<Row> = batch.iter().map(|write| write.row(secret)).collect();
            let outcome = store.commit(&rows);
            let mut state = self.lock();
            state.under_way = 0;
            state.away = outcome == Commit::Away;
            match outcome {
                Commit::Done => tally.writes.add(rows.len()),
                Commit::Busy | Commit::Away => {
                    tally.errors.add(1);
                    for write in batch.into_iter().rev() {
                        state.queue.push_front(write);
                    }
                }
                Commit::Refused => {
                    tally.errors.add(1);
                    state.closed = true;
                    state.queue = VecDeque::new();
                }
            }
            if state.queue.is_empty() && state.pace == Pace::Hurry {
                state.pace = Pace::Gather;
            }
            self.done.notify_all();
            if matches!(outcome, Commit::Busy | Commit::Away) {
                if state.pace == Pace::Stop {
                    return;
                }
                let pause = if outcome == Commit::Away { LOOK } else { RETRY };
                drop(self.rest(state, pause));
            }
        }
    }

    /// Waits for something to do.
    fn gather(&self, tend: Option<Duration>) -> Order {
        let mut state = self.lock();
        if state.queue.is_empty() {
            if state.pace == Pace::Stop {
                return Order::End;
            }
            state = match tend {
                Some(time) => self.rest(state, time),
                None => self.wake.wait(state).unwrap_or_else(PoisonError::into_inner),
            };
        }
        if state.queue.is_empty() {
            return Order::Nothing;
        }
        if state.pace == Pace::Gather && state.queue.len() < BATCH {
            state = self.rest(state, GATHER);
        }
        let count = state.queue.len().min(BATCH);
        let batch: Vec<Write> = if count == state.queue.len() {
            mem::take(&mut state.queue).into()
        } else {
            state.queue.drain(..count).collect()
        };
        state.under_way = batch.len();
        Order::Write(batch)
    }
}

enum Order {
    Nothing,
    Write(Vec<Write>),
    End,
}

impl Write {
    fn row(&self, secret: &Secret) -> Row {
        let (value, mode) = match &self.content {
            Content::Answer(kind, entry) => (seal(&self.key, *kind, entry, secret), Mode::Replace),
            Content::Copy(bytes, mode) => (bytes.clone(), *mode),
        };
        Row { key: self.key, value, made: now(), mode, text: self.text.clone() }
    }
}
