//! Saving rows that can be read from a damaged store.
//!
//! A scan of a database ends at its first damaged page, so keys are asked for in many small ranges. This finds every
//! row on a sound page to which only sound pages lead.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::Connection;

use super::connect::{Access, plain};
use super::rows::{ALL, PATIENCE, raw};
use crate::inspect::Raw;

/// The rows that can be read, by key.
pub(super) fn salvage(path: &Path) -> BTreeMap<Vec<u8>, Raw> {
    let mut found = BTreeMap::new();
    // If reading with locks finds nothing, the file is read without: the lock file may be damaged too.
    for access in [Access::Read, Access::Frozen] {
        if let Ok(connection) = plain(path, access, PATIENCE) {
            for first in 0..=255u8 {
                if range(&connection, &[first], &mut found).is_err() {
                    for second in 0..=255u8 {
                        // An error is ignored: the rows that were read before it are kept.
                        let _ = range(&connection, &[first, second], &mut found);
                    }
                }
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// Reads the rows whose keys begin with a prefix.
fn range(connection: &Connection, prefix: &[u8], found: &mut BTreeMap<Vec<u8>, Raw>) -> rusqlite::Result<()> {
    let mut end = prefix.to_vec();
    end.resize(33, 0xff);
    let mut result = Ok(());
    // From both ends, since the damaged page may be in the middle.
    for order in ["asc", "desc"] {
        result = rows(connection, prefix, &end, order, found);
        if result.is_ok() {
            break;
        }
    }
    result
}

fn rows(
    connection: &Connection,
    start: &[u8],
    end: &[u8],
    order: &str,
    found: &mut BTreeMap<Vec<u8>, Raw>,
) -> rusqlite::Result<()> {
    let without_texts = ALL.replace(", text from", ", null from").split(" left join").next().unwrap_or(ALL).to_owned();
    let mut failed = None;
    for select in [ALL, &without_texts] {
        failed = None;
        let sql = format!("{select} where answers.key between ?1 and ?2 order by answers.key {order}");
        let mut read = || -> rusqlite::Result<()> {
            let mut statement = connection.prepare_cached(&sql)?;
            let mut rows = statement.query([start, end])?;
            while let Some(row) = rows.next()? {
                let raw = raw(row)?;
                found.entry(raw.key.clone()).or_insert(raw);
            }
            Ok(())
        };
        match read() {
            Ok(()) => break,
            // Perhaps only the texts are damaged: read the rows again without them.
            Err(error) => failed = Some(error),
        }
    }
    failed.map_or(Ok(()), Err)
}
