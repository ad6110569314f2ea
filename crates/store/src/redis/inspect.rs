//! Looking into the entries on a server, by `SCAN`, which does not block other clients.

use std::time::Duration;

use ::redis::{Client, Cmd, Connection, RedisError, RedisResult, Value, pipe};

use super::{PREFIX, TEXT_PREFIX, in_words};
use crate::error::StoreError;
use crate::inspect::{Compacted, Raw};
use crate::key::Key;
use crate::place::Place;
use crate::seal::Owner;
use crate::secret::Secret;

/// How long commands for users wait: longer than an analysis does.
const PATIENCE: Duration = Duration::from_secs(5);
const CHUNK: usize = 500;

/// Calls a function with every entry, in the order of the server.
pub(crate) fn visit(address: &str, each: &mut dyn FnMut(Raw)) -> Result<(), StoreError> {
    let error = |error| failure(address, &error);
    let mut connection = connect(address).map_err(error)?;
    scan(&mut connection, |connection, names| {
        for (name, value, text) in read(connection, names)? {
            each(raw(&name, value, text));
        }
        Ok(())
    })
    .map_err(error)
}

/// Bytes that our entries take in the memory of the server.
pub(crate) fn size(address: &str) -> Result<u64, StoreError> {
    let error = |error| failure(address, &error);
    let mut connection = connect(address).map_err(error)?;
    let mut bytes = 0;
    scan(&mut connection, |connection, names| {
        let mut batch = pipe();
        for name in names {
            batch.cmd("MEMORY").arg("USAGE").arg(name);
            batch.cmd("MEMORY").arg("USAGE").arg(text_name(name));
        }
        let sizes: Vec<Option<u64>> = batch.query(connection)?;
        bytes += sizes.into_iter().flatten().sum::<u64>();
        Ok(())
    })
    .map_err(error)?;
    Ok(bytes)
}

/// Drops entries that are foreign or not intact, under our own prefix only.
pub(crate) fn compact(address: &str, secret: &Secret) -> Result<Compacted, StoreError> {
    let error = |error| failure(address, &error);
    let mut compacted = Compacted { before: size(address)?, ..Compacted::default() };
    let mut connection = connect(address).map_err(error)?;
    scan(&mut connection, |connection, names| {
        let mut batch = pipe();
        for (name, value, text) in read(connection, names)? {
            match raw(&name, value, text).unseal(secret) {
                Some((_, unsealed)) if unsealed.owner == Owner::Own => {
                    compacted.kept += 1;
                    continue;
                }
                Some(_) => compacted.foreign += 1,
                None => compacted.rejected += 1,
            }
            batch.cmd("DEL").arg(&name).arg(text_name(&name)).ignore();
        }
        if batch.is_empty() { Ok(()) } else { batch.query(connection) }
    })
    .map_err(error)?;
    compacted.after = size(address)?;
    Ok(compacted)
}

fn connect(address: &str) -> RedisResult<Connection> {
    let connection = Client::open(address)?.get_connection_with_timeout(PATIENCE)?;
    connection.set_read_timeout(Some(PATIENCE))?;
    connection.set_write_timeout(Some(PATIENCE))?;
    Ok(connection)
}

fn failure(address: &str, error: &RedisError) -> StoreError {
    StoreError::Server { place: Place::Redis(address.to_owned()).to_string(), what: in_words(error) }
}

/// Goes through the names of our entries, chunk by chunk. The server may show a name twice if it changes meanwhile.
fn scan(
    connection: &mut Connection,
    mut each: impl FnMut(&mut Connection, &[Vec<u8>]) -> RedisResult<()>,
) -> RedisResult<()> {
    let mut cursor = 0u64;
    loop {
        let mut scan = Cmd::new();
        scan.arg("SCAN").arg(cursor).arg("MATCH").arg(format!("{PREFIX}*")).arg("COUNT").arg(CHUNK);
        let (next, mut names): (u64, Vec<Vec<u8>>) = scan.query(connection)?;
        names.retain(|name| !name.starts_with(TEXT_PREFIX.as_bytes()));
        if !names.is_empty() {
            each(connection, &names)?;
        }
        cursor = next;
        if cursor == 0 {
            return Ok(());
        }
    }
}

type Named = (Vec<u8>, Option<Vec<u8>>, Option<String>);

/// The values and texts of some names; an entry of another type has no value.
fn read(connection: &mut Connection, names: &[Vec<u8>]) -> RedisResult<Vec<Named>> {
    let texts: Vec<Vec<u8>> = names.iter().map(|name| text_name(name)).collect();
    let (values, texts): (Vec<Value>, Vec<Value>) =
        pipe().cmd("MGET").arg(names).cmd("MGET").arg(texts).query(connection)?;
    let bytes = |value| match value {
        Value::BulkString(bytes) => Some(bytes),
        _ => None,
    };
    let pairs = values.into_iter().zip(texts);
    let named = names.iter().zip(pairs).map(|(name, (value, text))| {
        (name.clone(), bytes(value), bytes(text).map(|text| String::from_utf8_lossy(&text).into_owned()))
    });
    Ok(named.collect())
}

fn raw(name: &[u8], value: Option<Vec<u8>>, text: Option<String>) -> Raw {
    let digits = name.strip_prefix(PREFIX.as_bytes()).and_then(|digits| std::str::from_utf8(digits).ok());
    let key = digits.and_then(|digits| digits.parse::<Key>().ok());
    Raw { key: key.map_or_else(Vec::new, |key| key.0.to_vec()), value, made: None, text }
}

fn text_name(name: &[u8]) -> Vec<u8> {
    let digits = name.strip_prefix(PREFIX.as_bytes()).unwrap_or(name);
    [TEXT_PREFIX.as_bytes(), digits].concat()
}
