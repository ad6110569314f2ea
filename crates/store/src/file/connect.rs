//! Connections to databases that may be hostile, and the creation of databases.

use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::limits::Limit;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::fault::Fault;
use super::recognize::{APPLICATION, Recognized, VERSION, recognize};
use crate::error::StoreError;
use crate::seal::LONGEST;

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Access {
    /// Reading and writing.
    Write,
    /// Reading.
    Read,
    /// Reading where not even locks can be taken, as in a folder in which writing is not allowed.
    Frozen,
}

/// A connection, and what it can be used for.
#[derive(Debug)]
pub(super) struct Opened {
    pub connection: Connection,
    pub access: Access,
}

/// Its tables; without row numbers, so that a lookup goes through one tree.
const TABLES: [(&str, &str); 2] = [
    (
        "answers",
        "CREATE TABLE answers (key BLOB PRIMARY KEY NOT NULL, value BLOB NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID",
    ),
    ("texts", "CREATE TABLE texts (key BLOB PRIMARY KEY NOT NULL, text TEXT NOT NULL) WITHOUT ROWID"),
];

/// Opens a store. For writing, a store that does not exist is made.
pub(super) fn connect(path: &Path, access: Access, patience: Duration) -> Result<Opened, StoreError> {
    let recognized = recognize(path)?;
    if recognized == Recognized::Empty {
        if access != Access::Write {
            return Err(StoreError::Absent { place: path.display().to_string() });
        }
        create(path).map_err(|fault| fault.at(path))?;
    }
    let attempt = |access| -> Result<Opened, Fault> {
        let connection = plain(path, access, patience)?;
        let good = tables(&connection)? == TABLES.map(|(name, sql)| (name.to_owned(), sql.to_owned()));
        if !good {
            return Err(Fault::Damaged("its tables are not those of a store".to_owned()));
        }
        let access = if connection.is_readonly("main")? && access == Access::Write { Access::Read } else { access };
        Ok(Opened { connection, access })
    };
    match attempt(access) {
        Err(Fault::Unwritable(_)) => attempt(Access::Frozen),
        other => other,
    }
    .map_err(|fault| fault.at(path))
}

/// A connection; the contents of the file are not checked.
pub(super) fn plain(path: &Path, access: Access, patience: Duration) -> Result<Connection, Fault> {
    // An absolute path, since SQLite gives names such as `:memory:` another meaning.
    let path = std::path::absolute(path).map_err(|error| Fault::Unwritable(error.to_string()))?;
    let threads = OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = match access {
        Access::Write => Connection::open_with_flags(path, threads | OpenFlags::SQLITE_OPEN_READ_WRITE)?,
        // Readers take locks too, and locks are kept in a file beside the database, so this file must be writable.
        Access::Read => match Connection::open_with_flags(&path, threads | OpenFlags::SQLITE_OPEN_READ_WRITE) {
            Ok(connection) => connection,
            Err(_) => Connection::open_with_flags(&path, threads | OpenFlags::SQLITE_OPEN_READ_ONLY)?,
        },
        Access::Frozen => {
            let flags = threads | OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
            Connection::open_with_flags(frozen(&path), flags)?
        }
    };
    prepare(&connection, patience)?;
    if access != Access::Write {
        connection.pragma_update(None, "query_only", true)?;
    }
    Ok(connection)
}

/// The address of a file that SQLite takes for immutable.
fn frozen(path: &Path) -> String {
    let mut address = "file:".to_owned();
    for &byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'.' | b'-' | b'_' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => address.push(char::from(byte)),
            _ => address += &format!("%{byte:02X}"),
        }
    }
    address + "?immutable=1"
}

/// The settings of a connection: nothing in the file may run, grow or be mapped.
fn prepare(connection: &Connection, patience: Duration) -> Result<(), Fault> {
    connection.busy_timeout(patience)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, i32::try_from(2 * LONGEST).unwrap_or(i32::MAX))?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update_and_check(None, "mmap_size", 0, |_| Ok(())).or_else(nothing_said)?;
    connection.pragma_update(None, "synchronous", "normal")?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update(None, "cache_size", -8_000)?;
    Ok(())
}

/// Turns "no rows" into success: depending on how SQLite was built, some settings answer with a row, others without.
fn nothing_said(error: rusqlite::Error) -> rusqlite::Result<()> {
    if matches!(error, rusqlite::Error::QueryReturnedNoRows) { Ok(()) } else { Err(error) }
}

fn tables(connection: &Connection) -> rusqlite::Result<Vec<(String, String)>> {
    let mut statement =
        connection.prepare("select name, sql from sqlite_schema where name not like 'sqlite_%' order by name")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    rows.collect()
}

/// Makes the database if there is none; other processes may do so at the same time.
pub(super) fn create(path: &Path) -> Result<(), Fault> {
    let absolute = std::path::absolute(path).map_err(|error| Fault::Unwritable(error.to_string()))?;
    let flags = OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = Connection::open_with_flags(absolute, flags)?;
    prepare(&connection, Duration::from_secs(2))?;
    // Before WAL mode is switched on: the numbers by which a store is recognized have to be in the file itself.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Exclusive)?;
    if tables(&transaction)?.is_empty() {
        for (_, sql) in TABLES {
            transaction.execute(sql, [])?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    transaction.commit()?;
    // Switching to WAL mode needs exclusive access for a moment. Without it the store works, but readers wait for
    // writers.
    let deadline = Instant::now() + Duration::from_secs(2);
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0)) {
            Err(rusqlite::Error::SqliteFailure(code, _))
                if code.code == ErrorCode::DatabaseBusy && Instant::now() < deadline =>
            {
                thread::sleep(Duration::from_millis(5));
            }
            Err(error) => return Err(error.into()),
            Ok(_) => return Ok(()),
        }
    }
}
