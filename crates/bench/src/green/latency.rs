//! What one answer costs: from each kind of store, and from the backend.

use std::env;
use std::hint::black_box;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use program::program_on_path;
use store::{Key, Kind, Place, Secret, StoredEntry, Stores, Trust};

use super::lab::{BARE, Ints, Lab};
use super::programs::Subject;
use crate::Extent;
use crate::error::BenchError;
use crate::table::{Cell, Table};

/// How long writes may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The mean of many answers of each kind.
pub fn run(lab: &Lab) -> Result<Table, BenchError> {
    let mut table = Table::new("latency", "microseconds for one answer", &["answer", "microseconds", "per second"]);
    let entries = if lab.extent == Extent::Full { 50_000 } else { 5_000 };
    files(lab, &mut table, entries)?;
    servers(lab, &mut table, entries / 5);
    lab.say("latency", "backend");
    let bare = lab.run(&Subject::tcas("green"), BARE, &lab.new_store(), Ints::Java)?;
    push(&mut table, "call of the backend (TCAS)", bare.backend, bare.calls);
    Ok(table)
}

/// What `bench green --writer FILE` does: fills a store with answers that no other process has.
pub fn write(file: &Path) -> Result<(), BenchError> {
    let secret = Secret::of_user(file.parent().unwrap_or(Path::new(".")));
    let secret = secret.map_err(|error| BenchError::Store(error.to_string()))?;
    let stores = Stores::open(&[Place::File(file.to_owned())], Trust::Own, secret);
    fill(&stores, u64::from(std::process::id()) << 32, WRITTEN);
    Ok(())
}

/// Answers that one of two processes writes.
const WRITTEN: u64 = 20_000;

fn files(lab: &Lab, table: &mut Table, entries: u64) -> Result<(), BenchError> {
    lab.say("latency", "memory and file");
    let file = lab.new_file();
    let stores = lab.open_file(&file);
    let start = Instant::now();
    fill(&stores, 0, entries);
    push(table, "write into a file", start.elapsed(), entries);
    read(table, "hit in memory", &stores, entries);
    drop(stores);
    read(table, "hit in a file", &lab.open_file(&file), entries);

    lab.say("latency", "two processes");
    let shared = lab.new_file();
    let own = env::current_exe().map_err(|error| BenchError::Process("this program is gone", error))?;
    let start = Instant::now();
    let writer = || Command::new(&own).args(["bench", "green", "--writer"]).arg(&shared).spawn();
    let writers: Result<Vec<Child>, std::io::Error> = [writer(), writer()].into_iter().collect();
    let writers = writers.map_err(|error| BenchError::Process("this program cannot be started", error))?;
    let ended: Vec<bool> = writers.into_iter().map(|mut one| one.wait().is_ok_and(|status| status.success())).collect();
    if ended.iter().all(|&well| well) {
        push(table, "write, two processes on one file", start.elapsed(), 2 * WRITTEN);
    } else {
        table.notes.push("a process that writes into a file failed".to_owned());
    }
    Ok(())
}

fn servers(lab: &Lab, table: &mut Table, entries: u64) {
    lab.say("latency", "Redis");
    let Some(server) = Server::start(lab.folder()) else {
        table.notes.push("no redis-server on this computer: `heapwright doctor` says what to install".to_owned());
        return;
    };
    let secret = Secret::random();
    let open = || Stores::open(&[Place::Redis(server.address.clone())], Trust::Own, secret.clone());
    fill(&open(), 0, entries);
    read(table, "hit in Redis on this computer", &open(), entries);
}

fn fill(stores: &Stores, from: u64, entries: u64) {
    for number in from..from + entries {
        stores.put(key(number), Kind::Satisfiable, &StoredEntry::Sat((0..6).map(|i| number ^ i).collect()), "");
    }
    stores.flush(PATIENCE);
}

fn read(table: &mut Table, name: &str, stores: &Stores, entries: u64) {
    let keys: Vec<Key> = (0..entries).map(key).collect();
    let start = Instant::now();
    let found = keys.iter().filter(|key| black_box(stores.get(key)).is_some()).count();
    push(table, name, start.elapsed(), entries);
    if found as u64 != entries {
        table.notes.push(format!("{name}: {found} of {entries} were found"));
    }
}

fn key(number: u64) -> Key {
    Key::of(Kind::Satisfiable, &number.to_string())
}

fn push(table: &mut Table, name: &str, time: Duration, count: u64) {
    let each = time.as_secs_f64() / count.max(1) as f64;
    table.rows.push(vec![Cell::text_of(name), Cell::Millis(each * 1e6), Cell::Millis(1.0 / each.max(1e-9))]);
}

/// A Redis server that ends with its value.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts one on a free port, if there is one to start.
    fn start(folder: &Path) -> Option<Server> {
        let program = program_on_path("redis-server")?;
        let port = TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?.port();
        let mut command = Command::new(program);
        command.arg("--port").arg(port.to_string()).args(["--bind", "127.0.0.1", "--save", ""]);
        command.arg("--dir").arg(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let server = Server { process: command.spawn().ok()?, address: format!("redis://127.0.0.1:{port}") };
        let deadline = Instant::now() + Duration::from_secs(5);
        while Instant::now() < deadline {
            let mut answer = [0; 5];
            if let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port))
                && stream.write_all(b"PING\r\n").is_ok()
                && stream.read_exact(&mut answer).is_ok()
            {
                return Some(server);
            }
            sleep(Duration::from_millis(10));
        }
        None
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
