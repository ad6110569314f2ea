//! The store in a file: an SQLite database in WAL mode, which several processes may use at once and which survives being killed.
//!
//! The file is read through system calls, never mapped, and the reader checks every value, so a damaged file causes an
//! error like any other. An error while reading bypasses the store for the rest of the run, one while writing makes it
//! read-only.

mod compact;
mod connect;
mod fault;
mod recognize;
mod rows;
mod salvage;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::types::ValueRef;
use rusqlite::{Connection, TransactionBehavior};

pub(crate) use compact::compact;
pub(crate) use rows::{integrity, size, visit};

use crate::backing::{Backing, Commit, Lookup, Mode, Row};
use crate::counters::Tally;
use crate::key::Key;
use crate::notices::{Notices, Topic};
use connect::{Access, connect};
use fault::Fault;

/// How long a lookup waits for a lock. In WAL mode readers hardly ever need one.
const READ_PATIENCE: Duration = Duration::from_millis(50);
/// How long a commit waits for a lock; it runs in a thread of its own.
const WRITE_PATIENCE: Duration = Duration::from_millis(250);
/// Connections that are kept for lookups.
const POOL: usize = 16;

/// A store in a file.
#[derive(Debug)]
pub(crate) struct FileStore {
    path: PathBuf,
    name: String,
    state: AtomicU8,
    readers: Mutex<Vec<Connection>>,
    writer: Mutex<Option<Connection>>,
    tally: Arc<Tally>,
    notices: Arc<Notices>,
}

/// How a store may be used; a higher number allows less.
const USABLE: u8 = 0;
const READ_ONLY: u8 = 1;
const FROZEN: u8 = 2;
const BYPASSED: u8 = 3;

impl FileStore {
    /// Opens or makes it.
    pub fn open(path: &Path, tally: Arc<Tally>, notices: Arc<Notices>) -> FileStore {
        let store = FileStore {
            path: path.to_owned(),
            name: path.display().to_string(),
            state: AtomicU8::new(USABLE),
            readers: Mutex::default(),
            writer: Mutex::default(),
            tally,
            notices,
        };
        match connect(path, Access::Write, WRITE_PATIENCE) {
            Ok(opened) => match opened.access {
                Access::Write => *store.writer.lock().unwrap_or_else(PoisonError::into_inner) = Some(opened.connection),
                access => {
                    store.lower(if access == Access::Read { READ_ONLY } else { FROZEN });
                    store.say_read_only("this user may not write to it");
                    store.give_back(opened.connection);
                }
            },
            Err(error) => {
                store.lower(BYPASSED);
                store.tally.errors.add(1);
                store.notices.say(&store.name, Topic::Gone, || format!("{error}; going on without this store"));
            }
        }
        store
    }

    fn state(&self) -> u8 {
        self.state.load(Ordering::Relaxed)
    }

    fn lower(&self, state: u8) {
        self.state.fetch_max(state, Ordering::Relaxed);
    }

    fn reader(&self) -> Result<Connection, Fault> {
        if let Some(connection) = self.readers.lock().unwrap_or_else(PoisonError::into_inner).pop() {
            return Ok(connection);
        }
        let access = if self.state() == FROZEN { Access::Frozen } else { Access::Read };
        connect::plain(&self.path, access, READ_PATIENCE)
    }

    fn give_back(&self, connection: Connection) {
        let mut readers = self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        if readers.len() < POOL {
            readers.push(connection);
        }
    }

    fn look_up(&self, keys: &[Key]) -> Result<Vec<Lookup>, Fault> {
        let connection = self.reader()?;
        let result = look_up(&connection, keys);
        if result.is_ok() {
            self.give_back(connection);
        }
        Ok(result?)
    }

    fn write(&self, rows: &[Row]) -> Result<(), Fault> {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(connection) = writer.as_mut() else {
            return Err(Fault::Unwritable("it was opened for reading".to_owned()));
        };
        write(connection, rows)?;
        Ok(())
    }

    fn say_read_only(&self, why: &str) {
        let name = &self.name;
        self.notices.say(name, Topic::ReadOnly, || {
            format!("{name}: new answers are not kept there, {why}; what is in it is used")
        });
    }

    fn say_busy(&self) {
        let name = &self.name;
        self.notices.say(name, Topic::Busy, || {
            format!("{name}: another process keeps it locked; going on without it until it is free")
        });
    }
}

impl Backing for FileStore {
    fn name(&self) -> &str {
        &self.name
    }

    fn get(&self, keys: &[Key]) -> Vec<Lookup> {
        if self.state() == BYPASSED {
            return vec![Lookup::NotAsked; keys.len()];
        }
        self.look_up(keys).unwrap_or_else(|fault| {
            self.tally.errors.add(1);
            if fault == Fault::Busy {
                self.say_busy();
            } else {
                self.lower(BYPASSED);
                let error = fault.at(&self.path);
                self.notices.say(&self.name, Topic::Gone, || format!("{error}; going on without this store"));
            }
            vec![Lookup::NotAsked; keys.len()]
        })
    }

    fn commit(&self, rows: &[Row]) -> Commit {
        if self.state() != USABLE {
            return Commit::Refused;
        }
        match self.write(rows) {
            Ok(()) => Commit::Done,
            Err(Fault::Busy) => {
                self.say_busy();
                Commit::Busy
            }
            Err(Fault::Unwritable(why)) => {
                self.lower(READ_ONLY);
                self.say_read_only(&why);
                Commit::Refused
            }
            Err(fault @ Fault::Damaged(_)) => {
                self.lower(BYPASSED);
                let error = fault.at(&self.path);
                self.notices.say(&self.name, Topic::Gone, || format!("{error}; going on without this store"));
                Commit::Refused
            }
        }
    }
}

fn look_up(connection: &Connection, keys: &[Key]) -> rusqlite::Result<Vec<Lookup>> {
    // One transaction, so that the locks are taken once.
    let transaction = if keys.len() > 1 { Some(connection.unchecked_transaction()?) } else { None };
    let mut statement = connection.prepare_cached("select value from answers where key = ?1")?;
    let mut look_up = |key: &Key| -> rusqlite::Result<Lookup> {
        let mut rows = statement.query([&key.0[..]])?;
        Ok(match rows.next()? {
            None => Lookup::Absent,
            Some(row) => match row.get_ref(0)? {
                ValueRef::Blob(bytes) => Lookup::Value(bytes.to_vec()),
                _ => Lookup::Garbage,
            },
        })
    };
    let found = keys.iter().map(&mut look_up).collect();
    drop(statement);
    if let Some(transaction) = transaction {
        transaction.commit()?;
    }
    found
}

const REPLACE: &str = "insert into answers (key, value, made) values (?1, ?2, ?3)
    on conflict (key) do update set value = excluded.value, made = excluded.made where value is not excluded.value";
const KEEP: &str = "insert into answers (key, value, made) values (?1, ?2, ?3) on conflict (key) do nothing";
const TEXT: &str = "insert into texts (key, text) values (?1, ?2) on conflict (key) do nothing";

/// Writes rows in one transaction.
fn write(connection: &mut Connection, rows: &[Row]) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut replace = transaction.prepare_cached(REPLACE)?;
        let mut keep = transaction.prepare_cached(KEEP)?;
        let mut text = transaction.prepare_cached(TEXT)?;
        for row in rows {
            let made = i64::try_from(row.made).unwrap_or(i64::MAX);
            let statement = if row.mode == Mode::Replace { &mut replace } else { &mut keep };
            statement.execute((&row.key.0[..], &row.value, made))?;
            if let Some(words) = &row.text {
                text.execute((&row.key.0[..], words))?;
            }
        }
    }
    transaction.commit()
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
