//! `heapwright store`, as users see it.

use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use store::{Key, Kind, Place, Secret, StoredEntry, Stores, Trust};

fn heapwright(cache: &Path, words: &[&str]) -> Output {
    let mut command = testing::heapwright();
    command.arg("store").args(words).env("XDG_CACHE_HOME", cache).env_remove("HEAPWRIGHT_STORE");
    command.output().expect("heapwright starts")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

fn fill(path: &Path, secret: Secret, start: usize, count: usize) {
    let stores = Stores::open(&[Place::File(path.to_owned())], Trust::Own, secret);
    for number in start..start + count {
        let question = number.to_string();
        stores.put(Key::of(Kind::Satisfiable, &question), Kind::Satisfiable, &StoredEntry::Sat(vec![1, 2]), &question);
    }
    stores.flush(Duration::from_secs(20));
    assert!(stores.notices().is_empty());
}

#[test]
fn the_default_store_is_looked_after() {
    let cache = tempfile::tempdir().unwrap();
    let folder = cache.path().join("heapwright");
    for action in ["stat", "check", "compact"] {
        let output = heapwright(cache.path(), &[action]);
        assert!(output.status.success() && text(&output).contains("does not exist yet"), "{}", text(&output));
    }
    let path = folder.join("solver.db");
    fill(&path, Secret::of_user(&folder).unwrap(), 0, 2000);
    fill(&path, Secret::random(), 5000, 7);
    let output = heapwright(cache.path(), &["stat"]);
    assert!(text(&output).contains("2000 by this user, 7 by others; 0 damaged"), "{}", text(&output));
    let json = heapwright(cache.path(), &["stat", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json["stores"][0]["own"], 2000);
    assert_eq!(heapwright(cache.path(), &["check"]).status.code(), Some(0));
    let output = heapwright(cache.path(), &["compact", "--older-than", "30d", "--max-size", "500M"]);
    assert!(text(&output).contains("7 of others"), "{}", text(&output));

    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 4096].fill(7);
    fs::write(&path, bytes).unwrap();
    let output = heapwright(cache.path(), &["check"]);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output));
    assert!(text(&output).contains("fault: "), "{}", text(&output));
    let output = heapwright(cache.path(), &["compact"]);
    assert!(text(&output).contains("the file was damaged"), "{}", text(&output));
    assert_eq!(heapwright(cache.path(), &["check"]).status.code(), Some(0));
}

#[test]
fn bad_names_are_usage_errors() {
    let cache = tempfile::tempdir().unwrap();
    let letter = cache.path().join("letter.txt");
    fs::write(&letter, "Dear reader,").unwrap();
    let letter_name = letter.display().to_string();
    for (name, words) in [
        ("/", "is a folder"),
        ("redis://h:x", "not the address"),
        ("rediss://h", "not supported"),
        ("none", "names no store"),
        ("/no/such/folder/s.db", "does not exist"),
        ("redis://127.0.0.1:1", "cannot be used"),
        (&letter_name, "not a store of Heapwright's"),
    ] {
        for action in ["stat", "compact"] {
            let output = heapwright(cache.path(), &[action, "--store", name]);
            assert_eq!(output.status.code(), Some(2), "{name}: {}", text(&output));
            assert!(text(&output).contains(words), "{name}: {}", text(&output));
        }
    }
    assert_eq!(fs::read(&letter).unwrap(), b"Dear reader,");
}
