//! Reading a whole store: all its rows, its integrity, its size.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row};

use super::connect::{Access, connect};
use super::fault::Fault;
use crate::error::StoreError;
use crate::inspect::Raw;

/// How long commands for users wait for a lock: longer than an analysis does.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

pub(super) const ALL: &str =
    "select answers.key, value, made, text from answers left join texts on texts.key = answers.key";

/// Calls a function with every row, in the order of keys.
pub(crate) fn visit(path: &Path, each: &mut dyn FnMut(Raw)) -> Result<(), StoreError> {
    let connection = connect(path, Access::Read, PATIENCE)?.connection;
    rows(&connection, each).map_err(|error| Fault::from(error).at(path))
}

fn rows(connection: &Connection, each: &mut dyn FnMut(Raw)) -> rusqlite::Result<()> {
    let mut statement = connection.prepare(&format!("{ALL} order by answers.key"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        each(raw(row)?);
    }
    Ok(())
}

/// A row as it is stored; a hostile one may have anything in any column.
pub(super) fn raw(row: &Row<'_>) -> rusqlite::Result<Raw> {
    let bytes = |at| -> rusqlite::Result<Option<Vec<u8>>> {
        Ok(match row.get_ref(at)? {
            ValueRef::Blob(bytes) => Some(bytes.to_vec()),
            _ => None,
        })
    };
    let made = match row.get_ref(2)? {
        ValueRef::Integer(seconds) => u64::try_from(seconds).ok(),
        _ => None,
    };
    let text = match row.get_ref(3)? {
        ValueRef::Text(text) => Some(String::from_utf8_lossy(text).into_owned()),
        _ => None,
    };
    Ok(Raw { key: bytes(0)?.unwrap_or_default(), value: bytes(1)?, made, text })
}

/// What the database finds wrong with its own structure.
pub(crate) fn integrity(path: &Path) -> Result<Vec<String>, StoreError> {
    let connection = match connect(path, Access::Read, PATIENCE) {
        Ok(opened) => opened.connection,
        Err(StoreError::Damaged { what, .. }) => return Ok(vec![what]),
        Err(error) => return Err(error),
    };
    let look = || -> rusqlite::Result<Vec<String>> {
        let mut statement = connection.prepare("pragma integrity_check(20)")?;
        let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
        rows.collect()
    };
    match look() {
        Ok(findings) => Ok(findings.into_iter().filter(|finding| finding != "ok").collect()),
        Err(error) => Ok(vec![error.to_string()]),
    }
}

/// Bytes on disk, including those of the log.
pub(crate) fn size(path: &Path) -> Result<u64, StoreError> {
    let meta = fs::metadata(path).map_err(|error| StoreError::Io { place: path.display().to_string(), error })?;
    let wal = fs::metadata(beside(path, "-wal")).map_or(0, |meta| meta.len());
    Ok(meta.len() + wal)
}

/// A file that belongs to the database of this name.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}
