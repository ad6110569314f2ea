//! The experiments of `heapwright bench green`: their programs are right, the example of the paper comes out exactly, and all
//! tables are made.

use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use testing::{Ending, Javac, Jdk, Observation, heapwright, observe_within, repository};

/// All tables, in their order.
const TABLES: [&str; 10] =
    ["example", "scaling", "mutants", "regression", "matrix", "ablation", "trie", "versions", "chain", "latency"];

fn bench(words: &[&str]) -> Observation {
    observe_within(Duration::from_secs(600), heapwright().arg("bench").args(words))
}

fn tables(words: &[&str]) -> Vec<Value> {
    let seen = bench(&[words, &["--format", "json"]].concat());
    assert_eq!(seen.ending, Ending::Exited(0), "{}", seen.stderr);
    let report: Value = serde_json::from_slice(&seen.stdout).expect("a report in JSON");
    report["tables"].as_array().expect("tables").clone()
}

#[test]
fn the_programs_agree_with_the_java_library() {
    let jdk = Jdk::required();
    let classes = Javac::new("bench-green").folder(&repository().join("bench/java/green")).compile();
    let mut java = Command::new(jdk.tool("java"));
    java.arg("-cp").arg(&classes).arg("green.Agreement");
    let run = observe_within(Duration::from_secs(60), &mut java);
    assert_eq!(String::from_utf8_lossy(&run.stdout), "agreed\n", "{}", run.stderr);
}

#[test]
fn the_example_of_the_paper_comes_out_exactly() {
    let tables = tables(&["green", "--table", "example"]);
    // Checks and calls.
    let rows: Vec<Vec<u64>> = tables[0]["rows"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|row| [1, 3].iter().map(|&at: &usize| row[at].as_u64().expect("a count")).collect())
        .collect();
    assert_eq!(rows, [[22, 6], [22, 4]]);
}

/// All of them, with `HEAPWRIGHT_SLOW=1`.
#[test]
fn tables_are_made_quickly() {
    if !testing::environment::slow() {
        return;
    }
    let tables = tables(&["green", "--quick"]);
    let names: Vec<&str> = tables.iter().filter_map(|table| table["name"].as_str()).collect();
    assert_eq!(names, TABLES);
    for table in &tables {
        let columns = table["columns"].as_array().expect("columns").len();
        let rows = table["rows"].as_array().expect("rows");
        assert!(!rows.is_empty(), "{}", table["name"]);
        assert!(rows.iter().all(|row| row.as_array().is_some_and(|row| row.len() == columns)), "{}", table["name"]);
    }
    let mutants = tables.iter().find(|table| table["name"] == "mutants").expect("the table of mutants");
    // One for each of the five other operators of a comparison, and one for each addition or subtraction.
    assert_eq!(mutants["rows"][0][1], 94, "mutants of TriTyp");
    assert_eq!(mutants["rows"][3][1], 22, "mutants of Euclid");
}

#[test]
fn tables_are_listed_and_unknown_ones_refused() {
    let list = bench(&[]);
    assert_eq!(list.ending, Ending::Exited(0));
    let text = String::from_utf8_lossy(&list.stdout).into_owned();
    assert!(TABLES.iter().all(|name| text.contains(&format!("\n  {name} "))), "{text}");
    for words in [["red", "--quick"], ["green", "--table=nothing"]] {
        assert_eq!(bench(&words).ending, Ending::Exited(2));
    }
}
