//! Files that are damaged, foreign or hostile: no wrong answer, no crash, one notice.

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{Key, Kind, Place, Secret, Stores};
use support::{PATIENCE, file, filled, present, put};
use testing::plan;

const COUNT: u64 = 2000;

struct Sample {
    folder: tempfile::TempDir,
    path: PathBuf,
    secret: Secret,
    bytes: Vec<u8>,
}

fn sample() -> Sample {
    let folder = tempfile::tempdir().unwrap();
    let (path, secret) = (folder.path().join("s.db"), Secret::random());
    filled(&path, &secret, COUNT);
    let bytes = fs::read(&path).unwrap();
    assert!(bytes.len() > 40 * 4096);
    Sample { folder, path, secret, bytes }
}

impl Sample {
    /// Uses a file with these bytes: there are right answers or none, also after writing to it, and each notice comes
    /// once.
    fn survive(&self, bytes: &[u8]) -> (u64, Vec<String>) {
        for suffix in ["", "-wal", "-shm"] {
            let _ = fs::remove_file(format!("{}{suffix}", self.path.display()));
        }
        fs::write(&self.path, bytes).unwrap();
        self.survive_what_is_there()
    }

    fn survive_what_is_there(&self) -> (u64, Vec<String>) {
        let stores = file(&self.path, &self.secret);
        let found = present(&stores, COUNT);
        put(&stores, COUNT..COUNT + 50);
        stores.flush(PATIENCE);
        // Of the old ones more may be found than before: what was written has mended a part of the file.
        let old = present(&stores, COUNT);
        assert_eq!(present(&stores, COUNT + 50) - old, 50, "memory has what was put");
        let notices = stores.notices();
        assert!(notices.len() <= 2, "{notices:?}");
        assert!(found == COUNT || !notices.is_empty() || found > 0, "an empty store without a word");
        (found, notices)
    }
}

#[test]
fn random_bytes() {
    let sample = sample();
    let mut random = plan(1).random();
    for length in [1, 15, 99, 100, 4096, 100_000] {
        let bytes: Vec<u8> = (0..length).map(|_| random.bits() as u8).collect();
        let (found, notices) = sample.survive(&bytes);
        assert_eq!(found, 0);
        assert!(notices.len() == 1 && notices[0].contains("not a store of Heapwright's"), "{notices:?}");
        assert_eq!(fs::read(&sample.path).unwrap(), bytes, "never written to");
        assert_eq!(fs::read_dir(sample.folder.path()).unwrap().count(), 1, "nothing beside it");
    }
}

#[test]
fn truncated() {
    let sample = sample();
    let pages = sample.bytes.len() / 4096;
    let plan = plan(60);
    let mut random = plan.random();
    let lengths: Vec<usize> = (0..plan.cases).map(|_| 1 + random.index(sample.bytes.len() - 1)).collect();
    let mut said = 0;
    for length in (1..pages).map(|page| page * 4096).chain(lengths) {
        let (found, notices) = sample.survive(&sample.bytes[..length]);
        said += usize::from(!notices.is_empty());
        assert!(found < COUNT, "{length}");
    }
    assert!(said >= pages, "only {said} cuts were noticed");
}

#[test]
fn random_bytes_inside() {
    let sample = sample();
    let plan = plan(150);
    let mut random = plan.random();
    for round in 0..plan.cases {
        let mut bytes = sample.bytes.clone();
        // From single bytes to whole pages. In every other round the numbers by which a store is recognized are spared.
        let start = if round % 2 == 0 { 100 } else { 0 };
        for _ in 0..1 + random.index(20) {
            let at = start + random.index(bytes.len() - start);
            let length = [1, 8, 300, 4096][random.index(4)].min(bytes.len() - at);
            for byte in &mut bytes[at..at + length] {
                *byte = random.bits() as u8;
            }
        }
        sample.survive(&bytes);
    }
}

#[test]
fn random_bytes_in_the_log() {
    let sample = sample();
    let plan = plan(30);
    let mut random = plan.random();
    for round in 0..plan.cases {
        let log: Vec<u8> = (0..30_000).map(|_| random.bits() as u8).collect();
        let _ = sample.survive(&sample.bytes);
        fs::write(&sample.path, &sample.bytes).unwrap();
        fs::write(format!("{}-wal", sample.path.display()), &log).unwrap();
        if round % 2 == 0 {
            fs::write(format!("{}-shm", sample.path.display()), &log).unwrap();
        }
        let (found, _) = sample.survive_what_is_there();
        assert_eq!(found, COUNT, "a log without sense is no log");
    }
}

#[test]
fn another_database_is_left_alone() {
    let sample = sample();
    for sql in [
        "create table answers (key blob primary key, value blob)",
        "create table letters (text); pragma journal_mode = wal; insert into letters values ('dear')",
        "pragma application_id = 1234; create table letters (text)",
    ] {
        let path = sample.folder.path().join("other.db");
        let database = Connection::open(&path).unwrap();
        database.execute_batch(sql).unwrap();
        drop(database);
        let before = fs::read(&path).unwrap();
        let stores = file(&path, &sample.secret);
        put(&stores, 0..10);
        stores.flush(PATIENCE);
        let notices = stores.notices();
        assert!(notices.len() == 1 && notices[0].contains("database of something else"), "{notices:?}");
        drop(stores);
        assert_eq!(fs::read(&path).unwrap(), before);
        assert!(store::compact(&Place::File(path.clone()), &sample.secret, &Default::default()).is_err());
        assert_eq!(fs::read(&path).unwrap(), before);
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_store_with_other_tables_or_of_another_version_is_refused() {
    for (sql, words) in [
        ("alter table answers add column more", "its tables are not those of a store"),
        ("create trigger t after insert on answers begin delete from answers; end", "its tables"),
        ("drop table texts", "its tables"),
        ("pragma user_version = 2", "another version"),
    ] {
        let sample = sample();
        Connection::open(&sample.path).unwrap().execute_batch(sql).unwrap();
        let (found, notices) = sample.survive_what_is_there();
        assert_eq!(found, 0);
        assert!(notices.len() == 1 && notices[0].contains(words), "{notices:?}");
    }
}

#[test]
fn a_folder_or_a_device_is_no_store() {
    for path in [Path::new("/dev/zero"), tempfile::tempdir().unwrap().path()] {
        let _ = fs::create_dir(path);
        let stores = file(path, &Secret::random());
        assert_eq!(stores.get(&Key::of(Kind::Count, "x")), None);
        let notices = stores.notices();
        assert!(notices.len() == 1 && notices[0].contains("is not a file"), "{notices:?}");
    }
}

#[test]
fn what_can_be_read_is_saved() {
    let sample = sample();
    let mut bytes = sample.bytes.clone();
    let pages = bytes.len() / 4096;
    // One page in the middle.
    bytes[pages / 2 * 4096..][..4096].fill(0xa5);
    for suffix in ["-wal", "-shm"] {
        let _ = fs::remove_file(format!("{}{suffix}", sample.path.display()));
    }
    fs::write(&sample.path, &bytes).unwrap();
    let place = Place::File(sample.path.clone());
    let checked = store::check(&place, &sample.secret).unwrap();
    assert!(checked.count > 0);
    let compacted = store::compact(&place, &sample.secret, &Default::default()).unwrap();
    let lost = COUNT - compacted.kept;
    assert!(lost < COUNT / 10, "{lost} of {COUNT} lost");
    assert_eq!(fs::read(compacted.damaged.unwrap()).unwrap().len(), bytes.len(), "the damaged file is kept");
    assert_eq!(store::check(&place, &sample.secret).unwrap().count, 0);
    let stores: Stores = file(&sample.path, &sample.secret);
    assert_eq!(present(&stores, COUNT), compacted.kept);
    assert!(stores.notices().is_empty());
}
