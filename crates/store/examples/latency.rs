//! What the stores cost: `cargo run --release -p store --example latency`. Needs `redis-server` for its last lines.

use std::env;
use std::hint::black_box;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use store::{Key, Kind, Place, Secret, StoredEntry, Stores, Trust};

const ENTRIES: u64 = 100_000;

fn main() {
    let arguments: Vec<String> = env::args().collect();
    if let [_, path, from] = arguments.as_slice() {
        let stores = open(Place::File(path.into()), &Secret::of_user(folder(Path::new(path))).expect("a secret"));
        put(&stores, from.parse().expect("a number"), ENTRIES);
        return;
    }
    let place = tempfile::tempdir().expect("a folder");
    let secret = Secret::of_user(place.path()).expect("a secret");
    println!("{:44}{:>12}", "operation", "us each");
    files(place.path(), &secret);
    let (server, address) = server(place.path());
    match server {
        Some(mut server) => {
            servers(&address, &secret);
            let _ = server.kill();
            let _ = server.wait();
        }
        None => println!("redis-server cannot be started; run: scripts/setup.sh test"),
    }
}

fn files(place: &Path, secret: &Secret) {
    let path = place.join("s.db");
    let stores = open(Place::File(path.clone()), secret);
    let keys: Vec<Key> = (0..ENTRIES).map(key).collect();
    let start = Instant::now();
    // Not more than waits in the queue.
    for (number, key) in keys.iter().enumerate() {
        stores.put(*key, Kind::Satisfiable, &entry(number as u64), "");
    }
    line("put, as the caller sees it", start, ENTRIES);
    stores.flush(Duration::from_secs(60));
    line("put, until it is in the file", start, ENTRIES);
    let start = Instant::now();
    keys.iter().for_each(|key| assert!(black_box(stores.get(key)).is_some()));
    line("memory hit", start, ENTRIES);
    drop(stores);
    let stores = open(Place::File(path.clone()), secret);
    let start = Instant::now();
    for i in 0..ENTRIES {
        assert!(black_box(stores.get(&keys[(i * 7919 % ENTRIES) as usize])).is_some());
    }
    line("file hit, of 100000 entries", start, ENTRIES);
    let missing: Vec<Key> = (ENTRIES..2 * ENTRIES).map(key).collect();
    let start = Instant::now();
    missing.iter().for_each(|key| assert!(black_box(stores.get(key)).is_none()));
    line("file miss", start, ENTRIES);
    let again = open(Place::File(path.clone()), secret);
    let start = Instant::now();
    for chunk in keys.chunks(100) {
        black_box(again.get_many(chunk));
    }
    line("file hit, 100 at a time", start, ENTRIES);
    let start = Instant::now();
    let one = || Command::new(env::current_exe().expect("this program"));
    let writers: Vec<Child> = [2, 3]
        .map(|part| one().arg(&path).arg((part * ENTRIES).to_string()).spawn().expect("a process"))
        .into_iter()
        .collect();
    for mut writer in writers {
        assert!(writer.wait().expect("a process").success());
    }
    line("write, 2 processes on one file", start, 2 * ENTRIES);
}

fn servers(address: &str, secret: &Secret) {
    let count = 20_000;
    let stores = open(Place::Redis(address.to_owned()), secret);
    let start = Instant::now();
    put(&stores, 0, count);
    line("Redis put, until it is on the server", start, count);
    let stores = open(Place::Redis(address.to_owned()), secret);
    let keys: Vec<Key> = (0..count).map(key).collect();
    let start = Instant::now();
    keys.iter().for_each(|key| assert!(black_box(stores.get(key)).is_some()));
    line("Redis hit", start, count);
    let start = Instant::now();
    (count..2 * count).for_each(|number| assert!(black_box(stores.get(&key(number))).is_none()));
    line("Redis miss", start, count);
    let again = open(Place::Redis(address.to_owned()), secret);
    let start = Instant::now();
    for chunk in keys.chunks(100) {
        black_box(again.get_many(chunk));
    }
    line("Redis hit, 100 at a time", start, count);
}

fn line(what: &str, start: Instant, count: u64) {
    println!("{what:44}{:>12.2}", start.elapsed().as_secs_f64() * 1e6 / count as f64);
}

fn key(number: u64) -> Key {
    Key::of(Kind::Satisfiable, &number.to_string())
}

fn entry(number: u64) -> StoredEntry {
    StoredEntry::Sat((0..6).map(|i| number * i).collect())
}

fn open(place: Place, secret: &Secret) -> Stores {
    Stores::open(&[place], Trust::Own, secret.clone())
}

fn put(stores: &Stores, from: u64, count: u64) {
    for number in from..from + count {
        stores.put(key(number), Kind::Satisfiable, &entry(number), "");
    }
    stores.flush(Duration::from_secs(60));
    assert!(stores.notices().is_empty());
}

fn folder(path: &Path) -> &Path {
    path.parent().expect("a folder")
}

fn server(place: &Path) -> (Option<Child>, String) {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a free port").port();
    let mut command = Command::new("redis-server");
    command.arg("--port").arg(port.to_string()).args(["--bind", "127.0.0.1", "--save", ""]).arg("--dir").arg(place);
    let server = command.stdout(Stdio::null()).spawn().ok();
    sleep(Duration::from_millis(500));
    (server, format!("redis://127.0.0.1:{port}"))
}
