//! The store on a Redis server, shared by machines.
//!
//! A server may be down, slow, restarted or hostile. Lookups use it only while it is known to answer quickly; the
//! writing thread finds out whether it does so again. So an analysis pays for a few time-outs at most, whatever the
//! server does.

mod health;
mod inspect;

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ::redis::{Client, Cmd, Connection, ErrorKind, Pipeline, RedisError, RedisResult, Value};

pub(crate) use inspect::{compact, size, visit};

use crate::backing::{Backing, Commit, Lookup, Mode, Row};
use crate::counters::Tally;
use crate::key::Key;
use crate::notices::{Notices, Topic};
use crate::place::Place;
use health::{Health, Trouble};

/// Time for reaching a server, including the exchange of greetings.
const CONNECT: Duration = Duration::from_millis(300);
/// Time for one lookup.
const ANSWER: Duration = Duration::from_millis(100);
/// Time for one batch of writes; no analysis waits for it.
const BATCH: Duration = Duration::from_secs(2);
/// How often the writing thread looks after the connection.
const TEND: Duration = Duration::from_millis(200);
/// Connections that are kept for lookups.
const POOL: usize = 16;

/// What stands before the digits of a key.
const PREFIX: &str = "heapwright:1:";
/// What stands before the digits of a key whose text is kept.
const TEXT_PREFIX: &str = "heapwright:1:text:";

/// A store on a server.
#[derive(Debug)]
pub(crate) struct RedisStore {
    name: String,
    client: Option<Client>,
    readers: Pool,
    writer: Pool,
    health: Health,
    /// Whether the first attempt to reach it is over.
    tried: Mutex<bool>,
    first: Condvar,
    tally: Arc<Tally>,
    notices: Arc<Notices>,
}

impl RedisStore {
    pub fn open(address: &str, tally: Arc<Tally>, notices: Arc<Notices>) -> RedisStore {
        let name = Place::Redis(address.to_owned()).to_string();
        let client = Client::open(address).ok();
        if client.is_none() {
            notices.say(&name, Topic::Gone, || {
                format!("{name} is not the address of a Redis server; going on without it")
            });
        }
        RedisStore {
            name,
            client,
            readers: Pool::default(),
            writer: Pool::default(),
            health: Health::new(),
            tried: Mutex::new(false),
            first: Condvar::new(),
            tally,
            notices,
        }
    }

    /// Waits for the first attempt to reach the server. The writing thread makes it, since resolving a name may take
    /// long.
    fn await_first(&self) {
        let tried = self.tried.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = self.first.wait_timeout_while(tried, CONNECT + ANSWER, |tried| !*tried);
        self.health.no_longer_new();
    }

    fn connect(&self, patience: Duration) -> RedisResult<Connection> {
        let client = self.client.as_ref().ok_or((ErrorKind::InvalidClientConfig, "no address"))?;
        let connection = client.get_connection_with_timeout(CONNECT)?;
        connection.set_read_timeout(Some(patience))?;
        connection.set_write_timeout(Some(patience))?;
        Ok(connection)
    }

    /// Asks on a connection of the pool. If the server has closed that one meanwhile, a new one is tried.
    fn ask<T>(
        &self,
        pool: &Pool,
        patience: Duration,
        question: impl Fn(&mut Connection) -> RedisResult<T>,
    ) -> RedisResult<T> {
        if let Some(mut kept) = pool.take() {
            match question(&mut kept) {
                Err(error) if error.is_connection_dropped() || error.is_io_error() && !error.is_timeout() => {
                    pool.clear()
                }
                other => {
                    if !other.as_ref().is_err_and(RedisError::is_io_error) {
                        pool.give(kept);
                    }
                    return other;
                }
            }
        }
        let mut fresh = self.connect(patience)?;
        let answer = question(&mut fresh)?;
        pool.give(fresh);
        Ok(answer)
    }

    fn look_up(&self, keys: &[Key]) -> RedisResult<Vec<Lookup>> {
        let lookup = |value| match value {
            Value::BulkString(bytes) => Lookup::Value(bytes),
            Value::Nil => Lookup::Absent,
            _ => Lookup::Garbage,
        };
        if let [key] = keys {
            let answer =
                self.ask(&self.readers, ANSWER, |connection| Cmd::get(name_of(key)).query::<Value>(connection));
            return match answer {
                Err(error) if error.code() == Some("WRONGTYPE") => Ok(vec![Lookup::Garbage]),
                other => Ok(vec![lookup(other?)]),
            };
        }
        let names: Vec<String> = keys.iter().map(name_of).collect();
        let values: Vec<Value> = self.ask(&self.readers, ANSWER, |connection| Cmd::mget(&names).query(connection))?;
        if values.len() != keys.len() {
            return Err((ErrorKind::UnexpectedReturnType, "another number of values than was asked for").into());
        }
        Ok(values.into_iter().map(lookup).collect())
    }

    fn blame(&self, error: &RedisError) {
        let name = &self.name;
        let trouble = if error.is_timeout() { Trouble::Slow } else { Trouble::Gone };
        if !self.health.trouble(trouble) {
            return;
        }
        match trouble {
            Trouble::Slow => self.say_slow(),
            Trouble::Gone => self.notices.say(name, Topic::Gone, || {
                let what = in_words(error);
                format!("{name} cannot be used ({what}); going on without it, and trying again from time to time")
            }),
        }
    }

    fn say_slow(&self) {
        let name = &self.name;
        self.notices.say(name, Topic::Slow, || {
            format!("{name} answers too slowly to be of use; it is left alone, and tried again from time to time")
        });
    }
}

impl Backing for RedisStore {
    fn name(&self) -> &str {
        &self.name
    }

    fn get(&self, keys: &[Key]) -> Vec<Lookup> {
        if self.health.is_new() {
            self.await_first();
        }
        if !self.health.is_up() {
            return vec![Lookup::NotAsked; keys.len()];
        }
        let start = Instant::now();
        match self.look_up(keys) {
            Ok(found) => {
                if self.health.answered(start.elapsed()) {
                    self.say_slow();
                }
                found
            }
            Err(error) => {
                self.tally.errors.add(1);
                self.blame(&error);
                vec![Lookup::NotAsked; keys.len()]
            }
        }
    }

    fn commit(&self, rows: &[Row]) -> Commit {
        if self.client.is_none() {
            return Commit::Refused;
        }
        if !self.health.is_up() {
            return Commit::Away;
        }
        let mut batch = Pipeline::with_capacity(rows.len());
        for row in rows {
            let set = batch.cmd("SET").arg(name_of(&row.key)).arg(&row.value);
            if row.mode == Mode::Keep {
                set.arg("NX");
            }
            set.ignore();
            if let Some(text) = &row.text {
                batch.cmd("SET").arg(text_name_of(&row.key)).arg(text).arg("NX").ignore();
            }
        }
        match self.ask(&self.writer, BATCH, |connection| batch.query::<()>(connection)) {
            Ok(()) => Commit::Done,
            Err(error) if let Some(what) = refusal(&error) => {
                let name = &self.name;
                self.notices.say(name, Topic::ReadOnly, || {
                    format!("{name}: new answers are not kept there ({what}); what is in it is used")
                });
                Commit::Refused
            }
            Err(error) => {
                self.blame(&error);
                Commit::Away
            }
        }
    }

    /// Finds out whether a server that was away is back and quick enough.
    fn tend(&self) -> Option<Duration> {
        self.client.as_ref()?;
        if self.health.is_due() {
            let greeted = self.connect(ANSWER).and_then(|mut connection| {
                let start = Instant::now();
                Cmd::new().arg("PING").exec(&mut connection)?;
                Ok((connection, start.elapsed()))
            });
            match greeted {
                Ok((connection, time)) if self.health.is_quick(time) => {
                    self.readers.give(connection);
                    self.health.back();
                }
                Ok(_) => {
                    self.health.still_away();
                    self.say_slow();
                }
                Err(error) => {
                    self.tally.errors.add(1);
                    self.health.still_away();
                    let name = &self.name;
                    self.notices.say(name, Topic::Gone, || {
                        let what = in_words(&error);
                        format!(
                            "{name} cannot be used ({what}); going on without it, and trying again from time to time"
                        )
                    });
                }
            }
            *self.tried.lock().unwrap_or_else(PoisonError::into_inner) = true;
            self.first.notify_all();
        }
        Some(TEND)
    }

    fn is_reachable(&self) -> bool {
        self.health.is_up() || self.health.is_new()
    }

    fn set_cost(&self, cost: Duration) {
        self.health.set_cost(cost);
    }
}

fn name_of(key: &Key) -> String {
    format!("{PREFIX}{key}")
}

fn text_name_of(key: &Key) -> String {
    format!("{TEXT_PREFIX}{key}")
}

/// What a server or the network answered, in words, with what to do about it.
fn in_words(error: &RedisError) -> String {
    if error.is_timeout() {
        return "it does not answer in time".to_owned();
    }
    match (error.kind(), error.code()) {
        (ErrorKind::AuthenticationFailed, _) | (_, Some("NOAUTH" | "WRONGPASS")) => {
            "it demands a password, or another one: redis://:PASSWORD@HOST:PORT".to_owned()
        }
        _ => error.to_string(),
    }
}

/// The message of a server that takes no writes, now and probably later.
fn refusal(error: &RedisError) -> Option<String> {
    let errors = error.clone().into_server_errors()?;
    let refused = errors.iter().map(|(_, error)| error);
    refused
        .filter(|error| matches!(error.code(), "READONLY" | "OOM" | "MISCONF" | "NOPERM"))
        .map(ToString::to_string)
        .next()
}

/// Connections that are not in use.
#[derive(Default)]
struct Pool(Mutex<Vec<Connection>>);

impl Pool {
    fn take(&self) -> Option<Connection> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn give(&self, connection: Connection) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() < POOL {
            kept.push(connection);
        }
    }

    /// Drops all connections: if one of them was closed by the server, the others probably were too.
    fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}
