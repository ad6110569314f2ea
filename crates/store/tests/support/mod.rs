//! What the tests of this crate share.
#![allow(dead_code, reason = "each test uses its part")]

pub mod child;

use std::path::Path;
use std::time::Duration;

use store::{Key, Kind, Place, Secret, StoredEntry, Stores, Trust};

pub const PATIENCE: Duration = Duration::from_secs(20);

/// The question of a number.
pub fn text(number: u64) -> String {
    format!("question {number}")
}

/// Its key.
pub fn key(number: u64) -> Key {
    Key::of(Kind::Satisfiable, &text(number))
}

/// Its answer; a part of it, or another answer, can be told from it.
pub fn entry(number: u64) -> StoredEntry {
    if number.is_multiple_of(3) {
        StoredEntry::Unsat
    } else {
        StoredEntry::Sat((0..number % 40).map(|i| number * i).collect())
    }
}

pub fn put(stores: &Stores, numbers: impl IntoIterator<Item = u64>) {
    for number in numbers {
        stores.put(key(number), Kind::Satisfiable, &entry(number), &text(number));
    }
}

pub fn file(path: &Path, secret: &Secret) -> Stores {
    Stores::open(&[Place::File(path.to_owned())], Trust::Own, secret.clone())
}

/// A store with the answers to the numbers up to this one, closed.
pub fn filled(path: &Path, secret: &Secret, count: u64) {
    let stores = file(path, secret);
    put(&stores, 0..count);
    stores.flush(PATIENCE);
    assert_eq!(stores.notices(), Vec::<String>::new());
}

/// How many of the answers are there; each must be the right one.
pub fn present(stores: &Stores, count: u64) -> u64 {
    let mut present = 0;
    for number in 0..count {
        if let Some(found) = stores.get(&key(number)) {
            assert!(found.believed);
            assert_eq!(found.entry, entry(number), "of {number}");
            present += 1;
        }
    }
    present
}
