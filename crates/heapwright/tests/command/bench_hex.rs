//! `heapwright bench hex`: its tables are made, and what must hold of them at any size does.

use std::time::Duration;

use serde_json::Value;

use testing::{Ending, Observation, heapwright, observe_within};

fn bench(words: &[&str]) -> Observation {
    observe_within(Duration::from_secs(600), heapwright().arg("bench").args(words))
}

#[test]
fn the_components_are_measured_with_all_techniques() {
    let seen = bench(&["hex", "--quick", "--table", "components", "--format", "json"]);
    assert_eq!(seen.ending, Ending::Exited(0), "{}", seen.stderr);
    let report: Value = serde_json::from_slice(&seen.stdout).expect("a report in JSON");
    let table = &report["tables"][0];
    let columns: Vec<&str> = table["columns"].as_array().expect("columns").iter().filter_map(Value::as_str).collect();
    let place = |name: &str| columns.iter().position(|column| *column == name).expect("a column");
    let rows = table["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 15);
    for row in rows {
        let count = |name: &str| row[place(name)].as_u64().expect("a count");
        assert!(count("traces") > 0, "{row}");
        // These admit no invalid heap: the last two look at whole heaps.
        if ["hex", "eager", "whole"].contains(&row[1].as_str().expect("a technique")) {
            assert_eq!((count("invalid"), count("false")), (0, 0), "{row}");
            // P5 is right, and the others have a fault.
            assert_eq!(count("alarms") > 0, row[0] != "P5", "{row}");
        }
    }
}

#[test]
fn tables_are_listed_and_unknown_ones_refused() {
    let list = bench(&[]);
    let text = String::from_utf8_lossy(&list.stdout).into_owned();
    assert!(["components", "spread", "totals"].iter().all(|name| text.contains(&format!("\n  {name} "))), "{text}");
    assert_eq!(bench(&["hex", "--table=nothing"]).ending, Ending::Exited(2));
}
