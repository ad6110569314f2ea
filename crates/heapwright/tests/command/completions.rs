//! Admission loses no valid heap and keeps nothing else: partial heaps that it admits, against those of all valid
//! heaps.
//!
//! The programs of `support/brute_force` look at any part of a structure, and write down what they see as a number. A real JVM runs
//! them on every complete heap within a limit on which `repOK` answers true, and so enumerates the partial heaps that some valid
//! heap extends; the engine, which shares no code with that, runs them on all heaps that it is allowed to make.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::Value;
use testing::{Ending, Javac, Jdk, environment, observe_within, repository};

const TIME_LIMIT: Duration = Duration::from_secs(600);

/// What a walk sees: every set of references, the same with primitives, and some references in every order.
const WALKS: [&str; 3] = ["references", "everything", "order"];

/// The walks of the larger structures: HEAPWRIGHT_SLOW=1 takes all.
fn fewer_walks() -> &'static [&'static str] {
    if environment::slow() { &WALKS } else { &WALKS[..1] }
}

/// The compiled programs.
fn classes() -> &'static Path {
    static CLASSES: OnceLock<PathBuf> = OnceLock::new();
    CLASSES.get_or_init(|| {
        let own = repository().join("crates/heapwright/tests/support/brute_force");
        Javac::new("completions").folder(&repository().join("java/src/heapwright")).folder(&own).compile()
    })
}

/// What the walk sees of all valid heaps with at most so many nodes, and how many heaps there are in words.
fn seen_on_valid_heaps(class: &str, walk: &str, n: u32) -> (BTreeSet<i64>, String) {
    let mut java = Command::new(Jdk::required().tool("java"));
    java.arg("-cp").arg(classes()).args(["BruteForce", class, walk, &n.to_string()]);
    let run = observe_within(TIME_LIMIT, &mut java);
    assert_eq!(run.ending, Ending::Exited(0), "{}", run.stderr);
    let numbers = String::from_utf8_lossy(&run.stdout);
    (numbers.lines().map(|line| line.parse().expect("a number")).collect(), run.stderr.trim().to_owned())
}

/// What the walk sees of all heaps that are admitted. Each path is one heap; its code is in the condition on parameter
/// `code`.
fn seen_on_admitted_heaps(class: &str, walk: &str, n: u32, flags: &[&str]) -> BTreeSet<i64> {
    let mut heapwright = testing::heapwright();
    heapwright.arg("count").arg(format!("{class}.{walk}")).arg("--cp").arg(classes()).args(flags);
    heapwright.args([
        "--n",
        &n.to_string(),
        "--loop",
        "100",
        "--paths",
        "1000000",
        "--format",
        "json",
        "--store",
        "none",
    ]);
    // Reports of many paths are long, and the command ends in time by itself.
    let run = heapwright.output().expect("the command can be started");
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(0), "{class}.{walk} {flags:?}: {said}");
    let report: Value = serde_json::from_slice(&run.stdout).expect("a report");
    assert_eq!(report["gaps"], 0, "{class}.{walk} {flags:?}");
    let paths = report["paths"].as_array().expect("paths");
    assert_eq!(report["completed"], paths.len(), "all paths are listed");
    let code = |path: &Value| {
        let conditions = path["conditions"].as_array().expect("conditions");
        let mut said = conditions.iter().filter_map(|condition| condition.as_str()?.strip_prefix("code == "));
        let number = said.next().unwrap_or_else(|| panic!("no code among {conditions:?}"));
        number.trim_end_matches('L').parse().unwrap_or_else(|_| panic!("{number} is no number"))
    };
    paths.iter().map(code).collect()
}

/// Compares what each member admits; prints how much more than necessary.
fn nothing_valid_is_lost(class: &str, n: u32, walks: &[&str], without: bool) {
    for walk in walks {
        let (valid, heaps) = seen_on_valid_heaps(class, walk, n);
        let mut line = format!("{class}.{walk}, n = {n}: {heaps}; {} partial heaps of these", valid.len());
        for laziness in ["lazy", "lazier", "lazier#"] {
            let admitted =
                |members| seen_on_admitted_heaps(class, walk, n, &["--admission", members, "--laziness", laziness]);
            let whole = admitted("whole");
            let differences: Vec<_> = whole.symmetric_difference(&valid).take(5).collect();
            assert!(differences.is_empty(), "{class}.{walk} {laziness}: whole is not exact: {differences:x?}");
            line += &format!("; {laziness}: whole the same");
            // Hybrid is not asked about primitives: with them it admits the same heaps, times the values of the
            // primitives.
            if laziness == "lazier" || (n > 2 && *walk == "everything") {
                continue;
            }
            let hybrid = admitted("hybrid");
            let lost: Vec<_> = valid.difference(&hybrid).take(5).collect();
            assert!(lost.is_empty(), "{class}.{walk} {laziness}: hybrid loses {lost:x?}");
            line += &format!(", hybrid {} more", hybrid.len() - valid.len());
            if without && laziness == "lazy" {
                let none = admitted("none");
                assert!(none.is_superset(&hybrid), "{class}.{walk}: without admission there are fewer heaps");
                line += &format!(", none {} more", none.len() - valid.len());
            }
        }
        println!("{line}");
    }
}

#[test]
fn of_a_chain() {
    nothing_valid_is_lost("Chain", 3, &WALKS, true);
}

#[test]
fn of_a_doubly_linked_ring() {
    nothing_valid_is_lost("Ring", 2, &WALKS, true);
    nothing_valid_is_lost("Ring", 3, fewer_walks(), true);
}

#[test]
fn of_a_search_tree() {
    nothing_valid_is_lost("SearchTree", 2, &WALKS, true);
    nothing_valid_is_lost("SearchTree", 3, fewer_walks(), false);
}

#[test]
fn of_a_red_black_map() {
    nothing_valid_is_lost("RedBlackMap", 2, fewer_walks(), false);
    // HEAPWRIGHT_SLOW=1 adds three entries: minutes, and gigabytes.
    if environment::slow() {
        nothing_valid_is_lost("RedBlackMap", 3, &WALKS, false);
    }
}
