//! What stores do for explorations; and that damaged or missing stores change no result.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use testing::redis::Server;
use testing::{Javac, heapwright};

/// Needs a hundred answers of the backend.
const SOURCES: &[(&str, &str)] = &[(
    "Kept.java",
    "public class Kept {\n\
     static int f(int x, int y) {\n\
     int r = 0;\n\
     if (x * y == 42) r++;\n\
     if (x * x + y * y < 100) r += 2;\n\
     if (x * 3 + 7 * y == 11) r += 4;\n\
     if ((x ^ y) * 5 > 77) r += 8;\n\
     for (int i = 0; i < 3; i++) if (x * i + y > r * 7) r += i;\n\
     assert r != 13;\n\
     return r;\n\
     }\n\
     }",
)];

fn classes() -> PathBuf {
    Javac::new("kept").texts(SOURCES).compile()
}

/// A run with a cache of its own.
fn check(classes: &Path, cache: &Path, words: &[&str]) -> Command {
    let mut command = heapwright();
    command.args(["check", "Kept.f", "--no-replay", "--format", "json", "--cp"]).arg(classes).args(words);
    command.env("XDG_CACHE_HOME", cache).env_remove("HEAPWRIGHT_STORE");
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(mut command: Command) -> (Value, String) {
    read(&command.output().expect("heapwright starts"))
}

fn read(output: &Output) -> (Value, String) {
    let notices = String::from_utf8_lossy(&output.stderr).into_owned();
    let report = serde_json::from_slice(&output.stdout).unwrap_or_else(|error| panic!("{error}: {notices}"));
    (report, notices)
}

/// What may not depend on stores.
fn findings(report: &Value) -> String {
    format!("{} {} {}", report["verdict"], report["paths"], report["violations"])
}

fn calls(report: &Value) -> u64 {
    report["counters"]["smt_calls"].as_u64().expect("a number")
}

#[test]
fn a_second_run_asks_nothing_again() {
    let (classes, cache) = (classes(), tempfile::tempdir().expect("a folder"));
    let (cold, _) = run(check(&classes, cache.path(), &["--jobs", "1"]));
    assert!(calls(&cold) > 50, "{}", cold["counters"]);
    assert!(cache.path().join("heapwright/solver.db").exists());
    let (warm, notices) = run(check(&classes, cache.path(), &["--jobs", "1"]));
    assert_eq!((calls(&warm), notices.as_str()), (0, ""), "{}", warm["counters"]);
    assert_eq!(findings(&cold), findings(&warm));
    // In another order other models are known, and another violating path may be met first.
    let (other, _) = run(check(&classes, cache.path(), &["--order", "bfs", "--jobs", "2"]));
    assert!(calls(&other) <= 3, "{}", other["counters"]);
    assert_eq!(findings(&cold), findings(&other));
    // Answers that are not believed are found again: this costs time, and changes no result.
    let (distrusted, _) = run(check(&classes, cache.path(), &["--trust", "none"]));
    assert!(calls(&distrusted) > 0);
    assert_eq!(findings(&cold), findings(&distrusted));
}

#[test]
fn damaged_stores_change_nothing() {
    let (classes, cache) = (classes(), tempfile::tempdir().expect("a folder"));
    let file = cache.path().join("kept.db");
    let store = ["--store", file.to_str().expect("a readable name")];
    let (cold, _) = run(check(&classes, cache.path(), &store));
    let sound = fs::read(&file).expect("a store");
    let noise: Vec<u8> = (0..sound.len()).map(|at| ((at * at * 31) >> 7) as u8).collect();
    let mut half = sound.clone();
    half[4096..].copy_from_slice(&noise[4096..]);
    for (name, bytes) in [("random", &noise), ("half random", &half), ("short", &sound[..5000].to_vec())] {
        for rest in ["kept.db-wal", "kept.db-shm"] {
            let _ = fs::remove_file(cache.path().join(rest));
        }
        fs::write(&file, bytes).expect("a file");
        let (report, notices) = run(check(&classes, cache.path(), &store));
        assert_eq!(findings(&cold), findings(&report), "{name}");
        assert!(notices.contains("kept.db"), "{name}: {notices}");
    }
}

#[test]
fn a_server_that_goes_away_and_comes_back_changes_nothing() {
    let (classes, cache) = (classes(), tempfile::tempdir().expect("a folder"));
    let mut server = Server::start(cache.path(), &[]);
    let url = server.address();
    // A busy computer makes the server slow, and a slow server is bypassed: such a run is repeated.
    let undisturbed = || {
        let mut runs = (0..10).map(|_| run(check(&classes, cache.path(), &["--store", &url])));
        let (report, _) = runs.find(|(_, notices)| notices.is_empty()).expect("a run that the server answers");
        report
    };
    let (cold, warm) = (undisturbed(), undisturbed());
    assert!(calls(&warm) <= 3, "{}", warm["counters"]);
    let words = ["--store", &url, "--trust", "none", "--jobs", "1"];
    let running = check(&classes, cache.path(), &words).spawn().expect("heapwright starts");
    std::thread::sleep(Duration::from_millis(250));
    server.kill();
    std::thread::sleep(Duration::from_millis(250));
    let mut server = Server::start_at(cache.path(), server.port, &[]);
    let (report, notices) = read(&running.wait_with_output().expect("an end"));
    assert_eq!(findings(&cold), findings(&report));
    assert!(notices.matches(&url).count() <= 2, "{notices}");
    server.kill();
    let (report, notices) = run(check(&classes, cache.path(), &words));
    assert_eq!(findings(&cold), findings(&report));
    assert_eq!(notices.lines().count(), 1, "{notices}");
}

#[test]
fn a_solver_that_hangs_is_a_gap() {
    let (classes, cache) = (classes(), tempfile::tempdir().expect("a folder"));
    let start = Instant::now();
    let words = ["--solver", "sleep 1000", "--solver-time", "50ms", "--solver-layers", "none", "--time", "2s"];
    let (report, _) = run(check(&classes, cache.path(), &words));
    assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    assert!(report["paths"]["gaps"]["unknown"].as_u64() > Some(0), "{}", report["paths"]);
    assert_eq!(report["verdict"], "incomplete");
}
