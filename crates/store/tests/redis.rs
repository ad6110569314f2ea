//! A real Redis server: answers, and everything that can go wrong with it.

mod support;

use std::thread::sleep;
use std::time::{Duration, Instant};

use redis::{Client, Cmd, Connection};
use store::{Key, Kind, Place, Retention, Secret, StoredEntry, Stores, Trust};
use support::{PATIENCE, entry, key, present, put};
use testing::redis::Server;

fn open(address: &str, secret: &Secret) -> Stores {
    Stores::open(&[Place::Redis(address.to_owned())], Trust::Own, secret.clone())
}

fn client(server: &Server) -> Connection {
    Client::open(server.address()).unwrap().get_connection().unwrap()
}

fn name(number: u64) -> String {
    format!("heapwright:1:{}", key(number))
}

#[test]
fn round_trip() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("redis.sock");
    let server = Server::start(folder.path(), &["--unixsocket", socket.to_str().unwrap()]);
    let secret = Secret::random();
    put(&open(&server.address(), &secret), 0..1000);
    for address in [server.address(), format!("unix://{}", socket.display())] {
        let stores = open(&address, &secret);
        assert_eq!(stores.get(&key(5)).unwrap().from, 1);
        let keys: Vec<Key> = (0..1200).map(key).collect();
        let found = stores.get_many(&keys);
        assert!(found.iter().enumerate().all(|(i, found)| found.is_some() == (i < 1000)));
        assert_eq!(present(&stores, 1000), 1000);
        let counters = &stores.counters()[1];
        assert_eq!((counters.hits, counters.misses, counters.errors), (1000, 200, 0));
        assert!(stores.notices().is_empty());
    }
}

#[test]
fn a_remote_hit_is_copied_to_the_file_in_front() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let secret = Secret::random();
    put(&open(&server.address(), &secret), 0..100);
    let path = folder.path().join("s.db");
    let both = [Place::File(path.clone()), Place::Redis(server.address())];
    let stores = Stores::open(&both, Trust::Own, secret.clone());
    assert_eq!(stores.get(&key(1)).unwrap().from, 2);
    assert_eq!(present(&stores, 100), 100);
    put(&stores, 100..200);
    drop(stores);
    assert_eq!(present(&support::file(&path, &secret), 200), 200);
    assert_eq!(present(&open(&server.address(), &secret), 200), 200);
}

#[test]
fn killed_and_restarted_in_the_middle() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), &[]);
    let (address, port, secret) = (server.address(), server.port, Secret::random());
    let path = folder.path().join("s.db");
    let stores = Stores::open(&[Place::File(path.clone()), Place::Redis(address.clone())], Trust::Own, secret.clone());
    put(&stores, 0..100);
    stores.flush(PATIENCE);
    assert!(stores.notices().is_empty());

    server.kill();
    let start = Instant::now();
    for number in 1000..3000 {
        assert!(stores.get(&key(number)).is_none());
        put(&stores, [number]);
    }
    assert!(start.elapsed() < Duration::from_secs(20), "{:?} without the server", start.elapsed());
    let notices = stores.notices();
    assert!(notices.len() == 1 && notices[0].contains("going on without it"), "{notices:?}");

    let server = Server::start_at(folder.path(), port, &[]);
    let deadline = Instant::now() + Duration::from_secs(20);
    let mut other = client(&server);
    while Cmd::new().arg("DBSIZE").query::<u64>(&mut other).unwrap() < 2000 {
        assert!(Instant::now() < deadline, "what waited has not been sent");
        sleep(Duration::from_millis(20));
    }
    put(&open(&address, &secret), 5000..5010);
    assert_eq!(stores.get(&key(5001)).map(|found| found.from), Some(2), "the server is used again");
    assert!(stores.notices().is_empty(), "said once");
    drop(stores);
    let local = support::file(&path, &secret);
    assert!((1000..3000).all(|number| local.get(&key(number)).is_some()), "nothing is lost locally");
}

#[test]
fn down_from_the_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path(), &[]);
    server.kill();
    let start = Instant::now();
    let stores = open(&server.address(), &Secret::random());
    put(&stores, 0..100);
    assert_eq!(present(&stores, 200), 100);
    stores.flush(PATIENCE);
    let notices = stores.notices();
    assert_eq!(notices.len(), 1, "{notices:?}");
    assert!(notices[0].contains("cannot be used"), "{notices:?}");
    drop(stores);
    assert!(start.elapsed() < Duration::from_secs(10), "nobody waits for it: {:?}", start.elapsed());
}

#[test]
fn a_stopped_server_does_not_hold_up_the_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let secret = Secret::random();
    put(&open(&server.address(), &secret), 0..10);
    let stores = open(&server.address(), &secret);
    assert_eq!(present(&stores, 5), 5);
    server.signal("STOP");
    let start = Instant::now();
    for number in 100..2100 {
        assert!(stores.get(&key(number)).is_none());
    }
    let time = start.elapsed();
    assert!(time < Duration::from_secs(20), "{time:?} for 2000 lookups");
    let notices = stores.notices();
    assert!(notices.len() == 1 && notices[0].contains("too slowly"), "{notices:?}");
    server.signal("CONT");
    let deadline = Instant::now() + Duration::from_secs(20);
    while stores.get(&key(9)).is_none() {
        assert!(Instant::now() < deadline, "a server that answers again is used again");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_server_slower_than_the_solver_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let stores = open(&server.address(), &Secret::random());
    stores.set_cost(Duration::from_nanos(1));
    for number in 0..1000 {
        stores.get(&key(number));
    }
    let counters = &stores.counters()[1];
    assert!(counters.misses < 100, "{counters:?}");
    assert!(stores.notices()[0].contains("too slowly"));
}

#[test]
fn garbage_and_other_types() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let secret = Secret::random();
    put(&open(&server.address(), &secret), 0..10);
    // A refutation signed with another secret, and the bytes of another key.
    open(&server.address(), &Secret::random()).put(key(4), Kind::Satisfiable, &StoredEntry::Unsat, "");
    let mut hostile = client(&server);
    Cmd::set(name(0), "no entry").exec(&mut hostile).unwrap();
    let bytes: Vec<u8> = Cmd::get(name(3)).query(&mut hostile).unwrap();
    Cmd::set(name(1), bytes).exec(&mut hostile).unwrap();
    Cmd::del(name(2)).exec(&mut hostile).unwrap();
    Cmd::lpush(name(2), "list").exec(&mut hostile).unwrap();
    Cmd::set("heapwright:1:nonsense", "x").exec(&mut hostile).unwrap();
    Cmd::set("somebody's", "own").exec(&mut hostile).unwrap();

    let stores = open(&server.address(), &secret);
    for number in 0..3 {
        assert_eq!(stores.get(&key(number)), None);
    }
    assert!(!stores.get(&key(4)).unwrap().believed);
    assert!((5..10).all(|number| stores.get(&key(number)).unwrap().entry == entry(number)));
    let counters = &stores.counters()[1];
    assert_eq!((counters.rejected, counters.errors), (3, 0), "{counters:?}");
    assert_eq!(stores.notices().len(), 1);

    let place = Place::Redis(server.address());
    let survey = store::survey(&place, &secret).unwrap();
    assert_eq!((survey.entries, survey.own, survey.foreign, survey.rejected), (11, 6, 1, 4));
    assert!(survey.bytes > 500);
    assert_eq!(store::check(&place, &secret).unwrap().count, 4);
    let compacted = store::compact(&place, &secret, &Retention::default()).unwrap();
    assert_eq!((compacted.kept, compacted.foreign, compacted.rejected), (6, 1, 4));
    assert_eq!(store::check(&place, &secret).unwrap().count, 0);
    assert_eq!(Cmd::get("somebody's").query::<String>(&mut hostile).unwrap(), "own");
    // Entries that are found missing are written again.
    put(&stores, 0..5);
    drop(stores);
    assert_eq!(present(&open(&server.address(), &secret), 10), 10);
}

#[test]
fn a_password_is_demanded() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--requirepass", "sesame"]);
    let secret = Secret::random();
    for start in ["redis://", "redis://:wrong@"] {
        let stores = open(&server.address().replace("redis://", start), &secret);
        put(&stores, 0..5);
        assert_eq!(present(&stores, 10), 5);
        let notices = stores.notices();
        assert!(notices.len() == 1 && notices[0].contains("password"), "{notices:?}");
        assert!(!notices[0].contains("wrong@"), "{notices:?}");
    }
    let stores = open(&server.address().replace("redis://", "redis://:sesame@"), &secret);
    put(&stores, 0..5);
    stores.flush(PATIENCE);
    assert!(stores.notices().is_empty());
    assert!(!format!("{stores:?} {:?}", stores.counters()).contains("sesame"));
}

#[test]
fn a_server_that_takes_no_writes_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &[]);
    let secret = Secret::random();
    put(&open(&server.address(), &secret), 0..10);
    let mut other = client(&server);
    Cmd::new().arg("CONFIG").arg("SET").arg("maxmemory").arg("1").exec(&mut other).unwrap();
    let stores = open(&server.address(), &secret);
    put(&stores, 10..20);
    stores.flush(PATIENCE);
    let notices = stores.notices();
    assert!(notices.len() == 1 && notices[0].contains("new answers are not kept"), "{notices:?}");
    assert_eq!(present(&stores, 10), 10);
}
