//! Making a store smaller, or whole again.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, TransactionBehavior};

use super::connect::{Access, connect, create, plain};
use super::fault::Fault;
use super::recognize::{Recognized, recognize};
use super::rows::{PATIENCE, beside, integrity, raw, size};
use super::salvage::salvage;
use super::{now, write};
use crate::backing::{Mode, Row};
use crate::error::StoreError;
use crate::inspect::{Compacted, Raw, Retention};
use crate::key::Key;
use crate::seal::Owner;
use crate::secret::Secret;

/// Drops entries that are of no use, and gives the room on disk back.
pub(crate) fn compact(path: &Path, secret: &Secret, limits: &Retention) -> Result<Compacted, StoreError> {
    if recognize(path)? == Recognized::Empty {
        return Err(StoreError::Absent { place: path.display().to_string() });
    }
    let mut compacted = Compacted { before: size(path)?, ..Compacted::default() };
    if integrity(path)?.is_empty() {
        sweep(path, secret, limits, &mut compacted)?;
    } else {
        rebuild(path, secret, &mut compacted)?;
        sweep(path, secret, limits, &mut compacted)?;
    }
    compacted.after = size(path)?;
    Ok(compacted)
}

/// Deletes rows of a sound store.
fn sweep(path: &Path, secret: &Secret, limits: &Retention, compacted: &mut Compacted) -> Result<(), StoreError> {
    let opened = connect(path, Access::Write, PATIENCE)?;
    let mut connection = opened.connection;
    if opened.access != Access::Write {
        let what = "this user may not write to it".to_owned();
        return Err(StoreError::Unwritable { place: path.display().to_string(), what });
    }
    let mut work = || -> Result<(), Fault> {
        drop_useless(&mut connection, secret, compacted)?;
        if let Some(age) = limits.age {
            let oldest = i64::try_from(now().saturating_sub(age.as_secs())).unwrap_or(i64::MAX);
            compacted.old += connection.execute("delete from answers where made < ?1", [oldest])? as u64;
        }
        if let Some(size) = limits.size {
            drop_oldest(&connection, size, compacted)?;
        }
        connection.execute("delete from texts where key not in (select key from answers)", [])?;
        connection.execute_batch("vacuum")?;
        connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()))?;
        compacted.kept = connection.query_row("select count(*) from answers", [], |row| row.get::<_, i64>(0))? as u64;
        Ok(())
    };
    work().map_err(|fault| fault.at(path))
}

fn drop_useless(connection: &mut Connection, secret: &Secret, compacted: &mut Compacted) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut useless = Vec::new();
    {
        let mut statement = transaction.prepare("select key, value, made, null from answers")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let raw = raw(row)?;
            match raw.unseal(secret) {
                Some((_, unsealed)) if unsealed.owner == Owner::Own => continue,
                Some(_) => compacted.foreign += 1,
                None => compacted.rejected += 1,
            }
            useless.push(row.get::<_, rusqlite::types::Value>(0)?);
        }
        let mut delete = transaction.prepare("delete from answers where key = ?1")?;
        for key in useless {
            delete.execute([key])?;
        }
    }
    transaction.commit()
}

/// Deletes the oldest rows until the rest would fit.
fn drop_oldest(connection: &Connection, size: u64, compacted: &mut Compacted) -> rusqlite::Result<()> {
    loop {
        let pages = "select (page_count - freelist_count) * page_size
            from pragma_page_count, pragma_freelist_count, pragma_page_size";
        let used: i64 = connection.query_row(pages, [], |row| row.get(0))?;
        let rows: i64 = connection.query_row("select count(*) from answers", [], |row| row.get(0))?;
        let used = u64::try_from(used).unwrap_or(0);
        if used <= size || rows == 0 {
            return Ok(());
        }
        // A page becomes free only when all its rows are gone, so deleting this share may not suffice: the loop goes
        // on.
        let share = (used - size) as f64 / used as f64;
        let count = ((rows as f64 * share).ceil() as i64).clamp(1, rows);
        let sql = "delete from answers where key in (select key from answers order by made, key limit ?1)";
        compacted.old += connection.execute(sql, [count])? as u64;
        connection.execute("delete from texts where key not in (select key from answers)", [])?;
        connection.execute_batch("vacuum")?;
    }
}

/// Writes what can be read into a new file and puts it in the place of the damaged one, which is kept under another
/// name.
fn rebuild(path: &Path, secret: &Secret, compacted: &mut Compacted) -> Result<(), StoreError> {
    let io = |error| StoreError::Io { place: path.display().to_string(), error };
    let fresh = unused(path, ".new");
    let result = (|| -> Result<(), Fault> {
        create(&fresh)?;
        let mut connection = plain(&fresh, Access::Write, PATIENCE)?;
        let found = salvage(path);
        let rows: Vec<Row> = found.values().filter_map(|raw| row(raw, secret)).collect();
        compacted.rejected += (found.len() - rows.len()) as u64;
        write(&mut connection, &rows)?;
        Ok(())
    })();
    if let Err(fault) = result {
        remove(&fresh);
        return Err(fault.at(&fresh));
    }
    let damaged = unused(path, ".damaged");
    // In this order, since a database takes a log beside it for its own, even if it belongs to another database. After
    // a crash in between there is no database; the process that makes a new one discards the log.
    fs::rename(path, &damaged).map_err(io)?;
    for suffix in ["-wal", "-shm"] {
        let _ = fs::rename(beside(path, suffix), beside(&damaged, suffix));
    }
    fs::rename(&fresh, path).map_err(io)?;
    compacted.damaged = Some(damaged.display().to_string());
    Ok(())
}

fn row(raw: &Raw, secret: &Secret) -> Option<Row> {
    let (key, unsealed): (Key, _) = raw.unseal(secret)?;
    // A text that does not belong to the key is left out. Foreign entries are dropped and counted by the sweep.
    let text = raw.text.clone().filter(|text| Key::of(unsealed.kind, text) == key);
    Some(Row { key, value: raw.value.clone()?, made: raw.made.unwrap_or_else(now), mode: Mode::Replace, text })
}

fn unused(path: &Path, suffix: &str) -> PathBuf {
    let first = beside(path, suffix);
    let others = (2..).map(|number: u32| beside(path, &format!("{suffix}{number}")));
    std::iter::once(first).chain(others).find(|path| !path.exists()).expect("there are names enough")
}

fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        let _ = fs::remove_file(beside(path, suffix));
    }
}
